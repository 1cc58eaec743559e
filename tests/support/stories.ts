import { beforeEach } from 'vitest'

import { inTurn, ofThisCommit } from './long.ts'
import { placeOf } from './place.ts'

/** What the name of a story ends with that shows another one's thing again: to others, at another time, elsewhere. */
const WAYS = /(?: (?:In Arabic|In Turkish|At Night|On A Phone))+$/

/** Things that are shown for each commit: one in so many, and all of a file in whose own something changed. */
const IN_SO_MANY = 5
/** Files of stories, one a line (vitest.config.ts). */
const touched: ReadonlySet<string> = new Set((process.env['TOUCHED'] ?? '').split('\n'))

// Of the things that are looked at for this commit each is shown, and in one of the other ways in which it has a story, the
// next thing in the next; in the long run all things in all of them.
beforeEach(({ task, skip }) => {
  const thing = task.name.replace(WAYS, '')
  const names = task.file.tasks.map(({ name }) => name)
  const things = [...new Set(names.map((name) => name.replace(WAYS, '')))]
  const isChanged = () => touched.has(task.file.name)
  if (!ofThisCommit(things, { inSoMany: IN_SO_MANY, from: placeOf(task.file.name), isChanged }).includes(thing)) skip()
  if (task.name === thing) return
  const ways = names.filter((name) => name !== thing && name.replace(WAYS, '') === thing)
  if (!inTurn(ways, placeOf(`${task.file.name}${thing}`)).includes(task.name)) skip()
})
