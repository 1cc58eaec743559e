import type { MessageAudience } from './contract/class-form.contract.ts'

/** The page of a class. */
export const classAddress = (id: number): string => `/instructor/course/${id}`

/** The roster of a class. */
export const rosterAddress = (id: number): string => `/instructor/roster/${id}`

/** The page of a class with a message to some of it begun. */
export const writingAddress = (id: number, audience: MessageAudience): string => `${classAddress(id)}?write=${audience}`

const REPEAT = 'repeat'
const ATTENDANCE = 'attendance'

/** Where a class is held again and again. */
export const seriesAddress = (id: number): string => `${classAddress(id)}?part=${REPEAT}`

/** Whether the page of a class is asked for that. */
export const isSeriesAsked = (query: URLSearchParams): boolean => query.get('part') === REPEAT

/** Where the attendance of a completed class is corrected. */
export const correctionAddress = (id: number): string => `${classAddress(id)}?part=${ATTENDANCE}`

/** Whether the page of a class is asked for that. */
export const isCorrectionAsked = (query: URLSearchParams): boolean => query.get('part') === ATTENDANCE

const RECORD = 'record'

/** Where a class that was held is recorded. */
export const recordingAddress = `/admin/in-person?part=${RECORD}`

/** Whether the list of all classes is asked for that. */
export const isRecordingAsked = (query: URLSearchParams): boolean => query.get('part') === RECORD

/** Where who has no camera types the code on the wall. */
export const CHECK_IN_PATH = '/check-in'

/** The same with a code that was typed. */
export const typedCodeAddress = (typed: string): string => `${CHECK_IN_PATH}?code=${encodeURIComponent(typed)}`
