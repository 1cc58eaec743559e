/** `title` is of several measures that miss for the same reason. */
export type Reason = Readonly<{ title?: string; reason: string; plan: string }>

const TEACHING: Reason = {
  title: 'Lists of instructors as the programme grows',
  reason:
    'Of 1,000 people one teaches, of 100,000 a hundred: the page has twenty rows beside one, and each counts the people of its twenty classes.',
  plan: 'None while a full page of them takes less than a tenth of a second; else keep the count of each class once it is completed.',
}

const VISITED: Reason = {
  title: 'Pages visited in a session, for the first time or again',
  reason:
    "Each was measured once, on a machine that was slow that day: the browser alone took 53 to 176 ms to draw the elements of an admin's page without a script of ours.",
  plan: 'Measure all of them again: the bench takes the median of its rounds since, and keeps what the elements alone took.',
}

/**
 * Why a measure misses its target and what is done about it, by the measure's id, or by the first word of the ids of a
 * kind. Written by hand: the report shows those of the measures that miss in its run.
 */
const REASONS: Readonly<Record<string, Reason>> = {
  'paint /home': {
    reason:
      'The page waits for nothing but itself: its first part, the shell and the words of the banner, is 8 kB where a blank page is one packet, and is sent and painted before the rest is parsed. What is left is the line, and parsing and laying out 22 kB of rules and 22 kB of markup at a quarter of this machine.',
    plan: 'Draw the icons of the bar from one picture instead of an element each: without them the first paint comes a tenth sooner.',
  },
  list: {
    reason:
      'What is left is what every request pays, an id, the check of the token, a dozen security headers and a line in the log, and the schema of the answer, which writes it field by field.',
    plan: 'A serializer made from the schema once for each route instead of one that walks the schema at each answer.',
  },
  me: {
    reason:
      'The statement is the same on both sides, and requests that arrive together share it. What is added is the check of the token, the schema of the answer and the headers: more processor time than the bare handler takes as a whole.',
    plan: 'A serializer made from the schema once, and a short memory of tokens whose signature was checked.',
  },
  courses: {
    reason:
      'The bytes are written once and kept, so that what is left is what every request pays: an id, the access check, a dozen security headers and a line in the log. That is as much processor time again as bare Fastify needs for the whole call.',
    plan: 'Write the headers of an answer that is kept as one block with it, and log it from a counter instead of line by line where the operator allows that.',
  },
  'courses unchanged': {
    reason: 'As for the whole list: what every request pays is more than what an empty answer of bare Fastify costs.',
    plan: 'As for the whole list.',
  },
  'watch paced': {
    reason:
      'Sessions and credits are found and written together for all reports that arrive together. The generator and the database share the two processors with the server.',
    plan: 'Measure for ten minutes on a machine whose database and generator have processors of their own.',
  },
  'watch p99': {
    reason:
      'The number is one of the machine as much as of the product: the generator, the database and the server share two processors, and the slowest hundredth waits for a flush of the disk that others hold.',
    plan: 'Measure for ten minutes on a machine whose database and generator have processors of their own.',
  },
  range: {
    reason:
      'A bare stream asks no database. Ours finds the row of the file for each range, and sets a dozen headers where the bare one sets three.',
    plan: 'Keep the rows of the files that were asked for in the last seconds: they change only when a file is replaced.',
  },
  'sign-in /api/auth/me': {
    reason:
      'Hashing rests five sixths of the time where there are two processors, and runs behind everything else; what is left are the writes of each guess, its limits and its line in the audit log, on the database that answers the call too.',
    plan: 'Count tries of a network address in memory first and in the database by the batch, as watch reports are.',
  },
  'sign-in /api/courses': {
    reason:
      'The answer takes a millisecond, and its slowest hundredth while nobody signs in not much more: what a guess takes of the event loop shows in it at once.',
    plan: 'Give sign-in a process of its own on servers with processors to spare.',
  },
  'scale instructors': TEACHING,
  'scale instructors, view endingIn60Days': TEACHING,
  'scale instructors, view stopped': TEACHING,
  'scale instructors, view toHandOver': TEACHING,
  'scale group search': {
    reason:
      'The index of names reads as far as there are people of that name before it leaves those of other groups: a hundred times as many people have a hundred times as many of a name.',
    plan: 'None: it is a call of a few milliseconds, and who looks for a name types more of it.',
  },
  'first-load /documentation/student/taking-a-quiz': {
    reason:
      'Beside what every further page takes, an article brings those of its whole section (3.5 kB), the titles of all others for its contents (1.6 kB), and a page (8.2 kB) of which a third is its search.',
    plan: 'Bring each article alone, and how texts are ranked when somebody reaches the field: about 5 kB less, which would make 1.85.',
  },
  visit: VISITED,
  again: VISITED,
  'first-load /home': {
    reason: 'Some 150 bytes of words that only further pages speak came with it.',
    plan: 'None: they come with those pages since, and what it takes is 110.4 kB of 110.5.',
  },
}

export const reasonOf = (id: string): Reason | undefined => REASONS[id] ?? REASONS[id.split(' ')[0] ?? '']
