import { expect, type Locator, type Page } from '@playwright/test'

import { toLatinDigits } from '../../../src/domain/digits.ts'
import type { Language } from '../../../src/domain/language.ts'
import { wordsFor } from './words.ts'

export type ClassHours = Readonly<{ day: string; start: string; end: string }>
export type Venue = Readonly<{ venue: string; address: string; city: string; county: string }>

/** What whoever runs the program does on its screens, on a desk or on a phone, in the words of a language. */
export const staffDeskOf = (page: Page, language: Language, isPhone: boolean) => {
  const { classDesk, programmeDash, reportsList, wizard } = wordsFor(language)

  /** A row by all of these texts. */
  const rowOf = (...texts: readonly string[]): Locator => {
    const rows = isPhone
      ? page.getByRole('listitem').filter({ has: page.locator('button[aria-expanded]') })
      : page.getByRole('row')
    return texts.reduce((found, hasText) => found.filter({ hasText }), rows)
  }

  /** Opens what a row says beside or below it. */
  const openRow = async (row: Locator): Promise<void> => {
    if (!isPhone) return row.getByRole('rowheader').getByRole('link').click()
    const toggle = row.locator('button[aria-expanded]').first()
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  }

  /** Does with a row what its menu offers, or on a phone what stands below it. */
  const act = async (row: Locator, name: string): Promise<void> => {
    if (isPhone) {
      await openRow(row)
      return row
        .getByRole('button', { name, exact: true })
        .or(row.getByRole('link', { name, exact: true }))
        .click()
    }
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  /** Does with the class that is open what its page offers: on a phone what is seldom done is in a menu. */
  const actOnClass = async (name: string): Promise<void> => {
    if (!isPhone)
      return page
        .getByRole('button', { name, exact: true })
        .or(page.getByRole('link', { name, exact: true }))
        .click()
    await page.getByRole('button', { name: classDesk.detail.more(), exact: true }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }

  const goOn = () => page.getByRole('button', { name: wizard.next(), exact: true }).click()

  /** A course, and who teaches it. */
  const chooseCourse = async (courseId: number, instructor: string): Promise<void> => {
    await page.getByLabel(classDesk.fields.courseId(), { exact: true }).selectOption(String(courseId))
    const staff = page.getByRole('combobox', { name: classDesk.fields.allInstructors() })
    await staff.fill(instructor)
    await page.getByRole('option', { name: new RegExp(instructor) }).click()
    // Several can be chosen: it stays open until it is left.
    await page.getByRole('heading', { level: 1 }).click()
  }

  const writeHours = async ({ day, start, end }: ClassHours): Promise<void> => {
    const { fields } = classDesk
    const named = (field: string) => page.getByLabel(fields.sessionNamed({ field, number: 1 }))
    await named(fields.date()).fill(day)
    await named(fields.start()).fill(start)
    await named(fields.end()).fill(end)
  }

  const writeVenue = async (where: Venue): Promise<void> => {
    for (const field of ['venue', 'address', 'city', 'county'] as const)
      await page.getByLabel(classDesk.fields[field](), { exact: true }).fill(where[field])
  }

  /** A number as it is written in any digits. */
  const numberIn = async (place: Locator): Promise<number> =>
    Number(toLatinDigits(await place.innerText()).replaceAll(/\D/g, ''))

  /** A figure of the dashboard, by what it counts. */
  const figure = (label: string): Promise<number> =>
    numberIn(page.getByText(label, { exact: true }).locator('xpath=ancestor::div[1]/span[2]').first())

  /** People trained of an agency, as the table of the chart has it; 0 where it is in none. */
  const trainedOf = async (agency: string): Promise<number> => {
    const section = page.getByRole('region', { name: programmeDash.byAgency() })
    const asTable = section.getByRole('radio', { name: programmeDash.table() })
    if ((await asTable.count()) === 0) return 0
    await asTable.check()
    const row = section.getByRole('row').filter({ hasText: agency })
    return (await row.count()) === 0 ? 0 : numberIn(row.getByRole('cell').first())
  }

  const expectReport = async (agency: string, quarter: string, state: keyof typeof reportsList.states) => {
    const said = reportsList.quarter({ part: quarter.slice(-1), year: quarter.slice(0, 4) })
    const row = rowOf(agency, said)
    // By the day, it may be late.
    const late: Partial<Record<typeof state, string>> = { due: reportsList.overdue(), built: reportsList.builtLate() }
    const chips = [reportsList.states[state](), late[state]].filter((chip) => chip !== undefined)
    await expect(row.getByText(new RegExp(`^(${chips.join('|')})$`)).first()).toBeVisible()
    return row
  }

  return {
    act,
    actOnClass,
    chooseCourse,
    expectReport,
    figure,
    goOn,
    openRow,
    rowOf,
    trainedOf,
    writeHours,
    writeVenue,
  }
}
