/** Whether a check is made whole, as `npm run test:long` asks for, or by the sample that `npm test` has time for. */
export const isLong: boolean = process.env['LONG'] === '1'

/**
 * Of the ways in which each of many things is looked at, those that are taken of the thing at a place: in the long run
 * all, else so many, the next ones for the next thing. So each thing is looked at, and each way of looking is taken.
 */
export const inTurn = <Way>(ways: readonly Way[], place: number, count = 1): readonly Way[] =>
  isLong ? ways : ways.filter((_, at) => (at - place * count + place * count * ways.length) % ways.length < count)
