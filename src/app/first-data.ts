import type { Course } from '../domain/contract/course.contract.ts'
import type { DemoAccount } from '../domain/contract/demo.contract.ts'

/** What the server knows when it renders a public page. */
export type FirstData = Readonly<{ courses?: readonly Course[]; demoAccounts?: readonly DemoAccount[] }>

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
