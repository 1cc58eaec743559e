/** Whether a check is made whole, as `npm run test:long` asks for, or by the sample that `npm test` has time for. */
export const isLong: boolean = process.env['LONG'] === '1'

type Sample<Thing> = Readonly<{
  inSoMany: number
  /** Of a group of things among others: where it begins, so that not all groups begin with the first. */
  from?: number
  isChanged?: (thing: Thing) => boolean
}>

/** What is looked at of much that is alike: all in the long run, else what falls to a commit, by a number of it. */
export const samplesOf = (turn: number, isWhole: boolean) => {
  /** So that a thing is looked at in another way each time that its turn comes. */
  const further = Math.floor(turn / 4096)
  return {
    /**
     * Of the ways in which each of many things is looked at, those that are taken of the thing at a place: in the long run
     * all, else so many, the next ones for the next thing and with another commit. So each way of looking is taken.
     */
    inTurn: <Way>(ways: readonly Way[], place: number, count = 1): readonly Way[] => {
      const first = ((place + further) * count) % ways.length
      return isWhole ? ways : ways.filter((_, at) => (at - first + ways.length) % ways.length < count)
    },
    /**
     * Of many things of one kind those that are looked at: in the long run all; else one in so many, with each commit others,
     * and whatever was changed lately. What is wrong with all of them is wrong with those.
     */
    ofThisCommit: <Thing>(
      things: readonly Thing[],
      { inSoMany, from = 0, isChanged = () => false }: Sample<Thing>,
    ): readonly Thing[] =>
      isWhole ? things : things.filter((thing, at) => (at + from + turn) % inSoMany === 0 || isChanged(thing)),
  }
}

/** Of the commit that is tried, as commit.ts tells it. */
export const { inTurn, ofThisCommit } = samplesOf(Number(process.env['TURN'] ?? 0), isLong)
