import { DEFAULT_APPEARANCE, type Appearance } from '../domain/appearance.ts'
import type { UserType } from '../domain/contract/agency.contract.ts'
import type { CourseDetail, CourseSearchPage } from '../domain/contract/course-search.contract.ts'
import type { Course } from '../domain/contract/course.contract.ts'
import type { DemoAccount } from '../domain/contract/demo.contract.ts'
import type { Partner } from '../domain/discipline.ts'
import { directionOf, type Language } from '../domain/language.ts'

/** What the server paints a page with beside its language; what is not there is the default. */
export type Painted = Partial<Pick<Appearance, 'mode' | 'scheme' | 'direction' | 'layout'>>

/** What the server knows when it renders a public page. */
export type FirstData = Readonly<{
  courses?: readonly Course[]
  /** What was found for one address of the search, with its question mark. */
  courseSearch?: Readonly<{ address: string; page: CourseSearchPage }>
  /** Null is that there is no such course. */
  courseDetail?: Readonly<{ courseId: number; detail: CourseDetail | null }>
  demoAccounts?: readonly DemoAccount[]
  userTypes?: readonly UserType[]
  partners?: readonly Partner[]
  painted?: Painted
}>

/** The server paints with it and the browser takes the page over with it: the same, or React would draw it anew. */
export const paintedWith = (language: Language, { painted }: FirstData): Appearance => ({
  ...DEFAULT_APPEARANCE,
  language,
  direction: directionOf(language),
  ...painted,
})

export const FIRST_DATA_ID = 'first-data'

/** As text for a script element: no character of it can end the element or start another. */
export const writeFirstData = (data: FirstData): string =>
  JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Trusts its shape: it comes from the server that sent the script that reads it. */
export const readFirstData = (page: Document): FirstData => {
  const text = page.getElementById(FIRST_DATA_ID)?.textContent
  return text ? (JSON.parse(text) as FirstData) : {}
}
