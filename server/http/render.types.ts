import type { Appearance } from '../../src/domain/appearance.ts'
import type { UserType } from '../../src/domain/contract/agency.contract.ts'
import type { CourseDetail, CourseSearchPage } from '../../src/domain/contract/course-search.contract.ts'
import type { Course } from '../../src/domain/contract/course.contract.ts'
import type { DemoAccount } from '../../src/domain/contract/demo.contract.ts'
import type { Partner } from '../../src/domain/discipline.ts'
import type { Language } from '../../src/domain/language.ts'

/** What the server puts into a public page, so that its first paint waits for nothing. */
export type FirstData = Readonly<{
  courses?: readonly Course[]
  /** What was found for one address of the search, with its question mark. */
  courseSearch?: Readonly<{ address: string; page: CourseSearchPage }>
  /** Null is that there is no such course. */
  courseDetail?: Readonly<{ courseId: number; detail: CourseDetail | null }>
  demoAccounts?: readonly DemoAccount[]
  partners?: readonly Partner[]
  userTypes?: readonly UserType[]
}>

/**
 * `location` goes with a redirect; `styleHash` names the page's inline styles to the content security policy;
 * `firstScreen` is how much of `html`, in UTF-16 units, a browser paints first, where the page says so.
 */
export type Rendered = Readonly<{
  status: number
  html: string
  location?: string
  styleHash?: string
  firstScreen?: number
}>

/** What `dist/server/render.js` exports as `render`. */
export type Render = (page: {
  url: string
  language: Language
  /** How this device looks; what is not there is the default. */
  painted?: Partial<Pick<Appearance, 'mode' | 'scheme' | 'direction' | 'layout'>>
  firstData: FirstData
  /** It holds cookies of ours: what it keeps beside them is waited for before the first paint. */
  isKnownDevice: boolean
}) => Promise<Rendered>
