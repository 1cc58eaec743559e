import { ATTENDING_STATES, type Attendance, type RegistrationState } from './class.ts'
import { toLatinDigits } from './digits.ts'
import { ID_MAX } from './id-max.ts'

/** Seconds that a code stands on the wall before the next takes its place. */
export const CHECK_IN_WINDOW_SECONDS = 15
/** Windows before the present one whose codes are still taken: someone has to hold up the phone, and it has to load. */
export const CHECK_IN_GRACE_WINDOWS = 2
/** Characters of the code's proof: 120 bits of it. */
export const CHECK_IN_MAC_LENGTH = 20
export const CHECK_IN_CODE_MAX = 80

/** Milliseconds before a session's start, and after its end, in which people check in. */
export const CHECK_IN_EARLY_MS = 3_600_000
export const CHECK_IN_LATE_MS = 3_600_000

export type CheckInCode = Readonly<{ classId: number; sessionId: number; window: number; mac: string }>

/** `now` in milliseconds by the server's clock. */
export const checkInWindow = (now: number): number => Math.floor(now / 1000 / CHECK_IN_WINDOW_SECONDS)

/** Milliseconds until the next code, more than 0. */
export const untilNextWindow = (now: number): number => {
  const length = CHECK_IN_WINDOW_SECONDS * 1000
  return length - (((now % length) + length) % length)
}

/** What the proof is made of: HMAC-SHA256 with the secret of the class, as base64url, cut to its length. */
export const checkInSubject = ({ classId, sessionId, window }: Omit<CheckInCode, 'mac'>): string =>
  `${classId}.${sessionId}.${window}`

export const checkInText = (code: CheckInCode): string => `${checkInSubject(code)}.${code.mac}`

const CODE = /^([1-9]\d{0,9})\.([1-9]\d{0,9})\.(\d{1,12})\.([\w-]{20})$/

/** A code as an address carries it; null for anything else. */
export const readCheckInCode = (text: string): CheckInCode | null => {
  const [, classId, sessionId, window, mac] = CODE.exec(text.trim()) ?? []
  if (classId === undefined || sessionId === undefined || window === undefined || mac === undefined) return null
  const code = { classId: Number(classId), sessionId: Number(sessionId), window: Number(window), mac }
  // No class has such a number.
  return Math.max(code.classId, code.sessionId) > ID_MAX ? null : code
}

/** A photograph that was sent on is of a window that is over; one of a window to come was never on a wall. */
export const isFreshWindow = (window: number, now: number): boolean => {
  const present = checkInWindow(now)
  return window <= present && window >= present - CHECK_IN_GRACE_WINDOWS
}

/** Letters of a code that is typed; none of them is read as another, on paper or across a room. */
export const SHORT_CODE_ALPHABET = '34679ACDEFGHJKMNPQRTVWXY'
export const SHORT_CODE_LENGTH = 6
/** Seconds that a code to be typed stands on the wall: it takes longer than a camera. */
export const SHORT_CODE_WINDOW_SECONDS = 60
export const SHORT_CODE_GRACE_WINDOWS = 2
/** So many windows more in which a code is known as one that was too late. */
export const SHORT_CODE_KNOWN_WINDOWS = 10

/** `now` in milliseconds by the server's clock. */
export const shortCodeWindow = (now: number): number => Math.floor(now / 1000 / SHORT_CODE_WINDOW_SECONDS)

/** What a short code is made of: HMAC-SHA256 with the secret of the class. */
export const shortCodeSubject = ({ sessionId, window }: Readonly<{ sessionId: number; window: number }>): string =>
  `short.${sessionId}.${window}`

/** The first bytes of that, as letters. */
export const shortCodeText = (signed: Uint8Array): string =>
  Array.from(signed.slice(0, SHORT_CODE_LENGTH), (byte) =>
    SHORT_CODE_ALPHABET.charAt(byte % SHORT_CODE_ALPHABET.length),
  ).join('')

const SHORT = new RegExp(`^[${SHORT_CODE_ALPHABET}]{${SHORT_CODE_LENGTH}}$`)

/** A code as it was typed, in capitals; null when it cannot be one. Case, spaces and dashes are free. */
export const readShortCode = (typed: string): string | null => {
  const bare = toLatinDigits(typed)
    .replaceAll(/[\s\-–—]/g, '')
    .replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
  return SHORT.test(bare) ? bare : null
}

/** As it is read off: in two halves. */
export const spacedShortCode = (code: string): string =>
  `${code.slice(0, SHORT_CODE_LENGTH / 2)} ${code.slice(SHORT_CODE_LENGTH / 2)}`

export type SessionTimes = Readonly<{ id: number; startsAt: string; endsAt: string }>

/**
 * When people can check in for what begins at `startsAt`. Of a class it is when anybody can be marked as having come, by
 * a code or by hand. Milliseconds.
 */
export const checkInOpensAt = (startsAt: string): number => Date.parse(startsAt) - CHECK_IN_EARLY_MS

/** Whether that time has come. */
export const isCheckInOpen = (startsAt: string, now: number): boolean => now >= checkInOpensAt(startsAt)

/** Whether people check in for a session: from an hour before its start to an hour after its end. */
export const isSessionOn = ({ startsAt, endsAt }: SessionTimes, now: number): boolean =>
  isCheckInOpen(startsAt, now) && now < Date.parse(endsAt) + CHECK_IN_LATE_MS

/** The session for which people check in now; of two the one that begins later, since people come for that. */
export const sessionOn = <Session extends SessionTimes>(sessions: readonly Session[], now: number): Session | null =>
  sessions.findLast((session) => isSessionOn(session, now)) ?? null

/** The next session for which people will check in, if there is one. */
export const nextSession = <Session extends SessionTimes>(sessions: readonly Session[], now: number): Session | null =>
  sessions.find(({ startsAt }) => !isCheckInOpen(startsAt, now)) ?? null

export const mayCheckIn = (state: RegistrationState): boolean => ATTENDING_STATES.some((held) => held === state)

export type CheckInFacts = Readonly<{
  sessions: readonly SessionTimes[]
  /** Sessions at which the student was checked in, with the one of now. */
  checkedIn: readonly number[]
  attendance: Attendance | null
  /** The mark was made by the instructor's hand, and not by a code. */
  isByHand: boolean
}>

/**
 * What a check-in makes of a student's attendance: present who was there at every session for which people could
 * have checked in until now, else partial. A partial that the instructor marked stays one: a code says that somebody
 * came, not that they stayed.
 */
export const attendanceAfterCheckIn = (
  { sessions, checkedIn, attendance, isByHand }: CheckInFacts,
  now: number,
): Attendance => {
  if (attendance === 'partial' && isByHand) return 'partial'
  const begun = sessions.filter(({ startsAt }) => now >= Date.parse(startsAt))
  return begun.every(({ id }) => checkedIn.includes(id)) ? 'present' : 'partial'
}

/** Why a code checked nobody in: what the server answers, and what the page says. */
export const CHECK_IN_REFUSALS = {
  /** Not a code of ours, or not of this class. */
  CHECK_IN_UNKNOWN: 'unknown',
  /** It was on the wall a while ago. */
  CHECK_IN_OLD: 'old',
  /** No session of the class is going on. */
  CHECK_IN_NOT_NOW: 'notNow',
  /** The person is not on this class. */
  CHECK_IN_NOT_ON_CLASS: 'notOnClass',
  /** The person can show the code. */
  OWN_ATTENDANCE: 'own',
} as const

export type CheckInRefusal = (typeof CHECK_IN_REFUSALS)[keyof typeof CHECK_IN_REFUSALS]
