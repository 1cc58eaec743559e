import { beforeEach } from 'vitest'

import { inTurn } from './long.ts'

/** What the name of a story ends with that shows another one's thing again: to others, at another time, elsewhere. */
const WAYS = /(?: (?:In Arabic|In Turkish|At Night|On A Phone))+$/

const placeOf = (text: string): number =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).reduce((sum, code) => sum + code, 0)

// Each thing is shown, and in one of the other ways in which it has a story, the next thing in the next; in the long run
// in all of them.
beforeEach(({ task, skip }) => {
  const thing = task.name.replace(WAYS, '')
  if (task.name === thing) return
  const names = task.file.tasks.map(({ name }) => name)
  const ways = names.filter((name) => name !== thing && name.replace(WAYS, '') === thing)
  if (!inTurn(ways, placeOf(`${task.file.name}${thing}`)).includes(task.name)) skip()
})
