/** The page of a class. */
export const classAddress = (id: number): string => `/instructor/course/${id}`

const REPEAT = 'repeat'

/** Where a class is held again and again. */
export const seriesAddress = (id: number): string => `${classAddress(id)}?part=${REPEAT}`

/** Whether the page of a class is asked for that. */
export const isSeriesAsked = (query: URLSearchParams): boolean => query.get('part') === REPEAT
