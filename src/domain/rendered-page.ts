import type { Appearance } from './appearance.ts'
import type { Calls } from './calls.ts'
import type { CheckLinkAnswer } from './contract/account.contract.ts'
import type { UserType } from './contract/agency.contract.ts'
import type { Viewer } from './contract/auth.contract.ts'
import type { CourseDetail, CourseSearchPage } from './contract/course-search.contract.ts'
import type { Course } from './contract/course.contract.ts'
import type { DemoAccount, OutboxMessage } from './contract/demo.contract.ts'
import type { Partner } from './discipline.ts'
import type { FirstAsk } from './first-ask.ts'
import type { Language } from './language.ts'

/** What a page is painted with beside its language; what is not there is the default. */
export type Painted = Partial<Pick<Appearance, 'mode' | 'scheme' | 'direction' | 'layout'>>

/** Where somebody looks, as far as what is painted depends on it: their time zone, whether there is room for a table, and the origin that they opened. */
export type Place = Readonly<{ zone: string; isWide: boolean; origin: string }>

/** With what a page was painted for who is signed in. It is of one session: nobody else takes it over. */
export type Theirs = Readonly<{
  /** The session's id. */
  session: string
  viewer: Viewer
  /** What was read for it, by the names under which answers are kept. */
  answers: Readonly<Record<string, unknown>>
  place: Place
}>

/** What the server puts into a page, so that its first paint waits for nothing. */
export type FirstData = Readonly<{
  courses?: readonly Course[]
  /** What was found for one address of the search, with its question mark. */
  courseSearch?: Readonly<{ address: string; page: CourseSearchPage }>
  /** Null is that there is no such course. */
  courseDetail?: Readonly<{ courseId: number; detail: CourseDetail | null }>
  demoAccounts?: readonly DemoAccount[]
  outbox?: readonly OutboxMessage[]
  /** What the mailed link is that the address has the code of; null is that it is over. */
  mailedLink?: Readonly<{ code: string; link: CheckLinkAnswer | null }>
  userTypes?: readonly UserType[]
  partners?: readonly Partner[]
  painted?: Painted
  /** The programme's clock, where it is another than UTC: see `programmeZone`. */
  timeZone?: string
  /** With what depends on the day: the server's time in milliseconds, which the browser takes the page over with. */
  paintedAt?: number
  /** What the page reads first for someone who is signed in: asked for while its scripts are on their way. */
  asks?: readonly FirstAsk[]
  /** The words of a page that waits for who is looking, by area and those of the language itself by '': no file of its own. */
  words?: Readonly<Record<string, object>>
  /** Whom the browser asks and with what, where it was configured. */
  calls?: Calls
  theirs?: Theirs
}>

/** For whom a page is painted: their session, where they look, and how our own calls are made for them. */
export type PaintedFor = Readonly<{
  session: string
  token: string
  place: Place
  /** Our own calls, by their path: of them reads alone. */
  ask: (path: string, sent?: RequestInit) => Promise<Response>
  /** The server's time in milliseconds. */
  now: () => number
  /** Told why it could not be painted. */
  failed: (cause: unknown) => void
}>

/** The programme's clock, whose days lists have and rules of days go by. */
export const programmeZone = ({ timeZone = 'UTC' }: Pick<FirstData, 'timeZone'>): string => timeZone

export type RenderRequest = Readonly<{
  /** Path with query, as in the address bar. */
  url: string
  language: Language
  painted?: Painted
  firstData?: FirstData
  /** This device has been here before: what it keeps is waited for before the first paint. */
  isKnownDevice?: boolean
  /** Its files may stand in the page: a browser opens it, and does not keep them. */
  carriesFiles?: boolean
  paintedFor?: PaintedFor
}>

/**
 * `location` goes with a redirect; `styleHashes` and `scriptHashes` name what is inline to the content security policy;
 * `firstScreen` is how much of `html`, in UTF-16 units, a browser paints first, where the page says so.
 */
export type Rendered = Readonly<{
  status: number
  html: string
  location?: string
  styleHashes?: readonly string[]
  scriptHashes?: readonly string[]
  firstScreen?: number
  /** It shows what is somebody's own. */
  isTheirs?: boolean
}>

/** What `server/render.js` exports as `render`. */
export type Render = (request: RenderRequest) => Promise<Rendered>
