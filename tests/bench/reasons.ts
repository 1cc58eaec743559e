/**
 * Why a measure misses its target and what is done about it, by the measure's id. Written by hand: the report shows
 * those of the measures that miss in its run.
 */
export const REASONS: Readonly<Record<string, Readonly<{ reason: string; plan: string }>>> = {
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
}
