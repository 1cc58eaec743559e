/**
 * Why a measure misses its target and what is done about it, by the measure's id. Written by hand: the report shows
 * those of the measures that miss in its run.
 */
export const REASONS: Readonly<Record<string, Readonly<{ reason: string; plan: string }>>> = {
  'paint /home': {
    reason:
      'The text waits for a second round trip (the stylesheet of the whole product, 13.8 kB, and /boot.js), and that one shares the line with the scripts and the font. Tried on this page in one run: with the rules that the page uses inlined (8 kB), the rest of the stylesheet at the end of the body, /boot.js inlined, no font preload and the scripts begun after the first paint, it is at 1.46 x.',
    plan: 'Do that in the renderer: collect the rules of the rendered classes once for each page and language, and name both inline blocks by their hash in the content security policy.',
  },
  list: {
    reason:
      'A quarter of the processor time is spent in Drizzle: the statement is built anew at each call, and every column of three tables is mapped where the answer has seven. The rest is the schema of the answer, the headers and the log.',
    plan: 'A prepared statement with the columns of the answer, as the session has; sessions that are asked for together found by one statement.',
  },
  me: {
    reason:
      'The statement is the same on both sides; what is added is the check of the token, the schema of the answer, a dozen security headers and a line in the log: more processor time than the bare handler takes as a whole.',
    plan: 'Find the sessions that are asked for together by one statement, write the log once for each turn of the event loop, and make the hooks that every request passes plain functions instead of promises.',
  },
  courses: {
    reason:
      'The bytes are written once and kept, so that what is left is what every request pays: an id, the access check, a dozen security headers and a line in the log. That is twice the processor time that bare Fastify needs for the whole call; a third of it is the log, which costs a write to the system for each line.',
    plan: 'Write the lines of one turn of the event loop together; set all constant headers at once; plain functions instead of promises in the hooks that every request passes.',
  },
  'courses unchanged': {
    reason: 'As for the whole list: what every request pays is twice what an empty answer of bare Fastify costs.',
    plan: 'As for the whole list.',
  },
  'watch paced': {
    reason:
      'Crediting is shared by all reports that arrive together, but each report still finds its session by a statement of its own, which is a third of its processor time. The generator and the database share the two processors, and in this run with other work too.',
    plan: 'Find the sessions that are asked for together by one statement, in the way that the reports are credited; then measure for ten minutes on a quiet machine.',
  },
  'watch p99': {
    reason:
      'The number is one of the machine as much as of the product, and the machine had other work in this run. Of ours: each report finds its session by a statement of its own before it can share a transaction, so that it waits twice for the database.',
    plan: 'Find the sessions that are asked for together by one statement; then measure for ten minutes on a quiet machine.',
  },
  range: {
    reason:
      'A bare stream asks no database. Ours finds the row of the file for each range, by a statement that is built and planned anew, and reads 256 kB in four pieces.',
    plan: 'A prepared statement for the row, and reads as long as the range up to 256 kB: tried on a bare stream, these take 30 % less processor time than the default pieces of 64 kB.',
  },
}
