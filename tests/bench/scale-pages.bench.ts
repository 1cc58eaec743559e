import type { Browser } from 'playwright-core'

import { FURTHER_PARTS, HOMES, PAGES } from '../e2e/support/pages.ts'
import { atMost, interleave, median } from './measure.ts'
import type { Measure } from './measure.ts'
import { blankPage, inColdPage } from './support/browser.ts'
import { listenOn } from './support/listen.ts'
import { load, visit, visitOf } from './support/page-loads.ts'
import type { RunningScaleServer, ScaleServers } from './support/start-scale-servers.ts'

type Staff = 'admin' | 'master' | 'instructor' | 'coordinator'
type StaffPage = Readonly<{ path: string; person: Staff }>

const isStaff = (person: string | null): person is Staff =>
  ['admin', 'master', 'instructor', 'coordinator'].some((one) => one === person)

/** Every page of those who run and teach the program. */
const STAFF_PAGES: readonly StaffPage[] = [...Object.values(PAGES), ...HOMES, ...FURTHER_PARTS].flatMap(
  ({ path, person }) => (isStaff(person) ? [{ path, person }] : []),
)

/** A class is one of the instructor who is asked for: with as many people in it on either side. */
const addressOf = ({ path }: StaffPage, { classId }: RunningScaleServer): string => path.replace(/\/7$/, `/${classId}`)

/** By quality 44: cold beside a blank page, and milliseconds from the click to the first figures, by issue of the year. */
const COLD = 4
const FIRST_FIGURES = 1000
/** By quality 40. */
const FLAT = 1.5

/**
 * Each page of the staff in a browser, cold, on a slow line and at a quarter of the processor: of so many people beside
 * few, and beside a blank page; and how soon after a click the figures of the program are there, with nothing slowed.
 */
export const measureScalePages = async (
  browser: Browser,
  { few, many, fewPeople }: ScaleServers & Readonly<{ fewPeople: number }>,
  note: (measures: readonly Measure[]) => void,
  { rounds, pages }: Readonly<{ rounds: number; pages: RegExp }>,
): Promise<void> => {
  const blank = blankPage()
  const blankOrigin = await listenOn(blank)
  const contentOf = async (server: RunningScaleServer, page: StaffPage): Promise<number> =>
    (
      await load(
        browser,
        server.origin + addressOf(page, server),
        await visitOf(server.origin, server[page.person].token),
      )
    ).content
  try {
    for (const page of STAFF_PAGES) {
      const name = `${page.path} of ${page.person}`
      if (!pages.test(name)) continue
      const times = await interleave(
        {
          many: () => contentOf(many, page),
          few: () => contentOf(few, page),
          blank: async () => (await load(browser, blankOrigin, {})).content,
        },
        rounds,
      )
      const [ours, fewer, bare] = [median(times.many), median(times.few), median(times.blank)]
      const seen = `${Math.round(ours)} ms / ${Math.round(fewer)} ms; a blank page ${Math.round(bare)} ms`
      note([
        {
          id: `scale page ${name}`,
          name: `Content of ${name} with ${many.students} students, cold, slow 4G`,
          against: `the same with ${fewPeople}`,
          value: ours / fewer,
          target: atMost(FLAT),
          seen,
        },
        {
          id: `scale journey ${name}`,
          name: `Content of ${name} with ${many.students} students, cold, slow 4G`,
          against: 'a blank static page',
          value: ours / bare,
          target: atMost(COLD),
          seen,
        },
      ])
    }
    if (!pages.test('click')) return
    const clicks: number[] = []
    for (let round = 0; round < rounds; round += 1)
      clicks.push(
        await inColdPage(browser, { options: await visitOf(many.origin, many.master.token) }, async (page) => {
          await page.goto(`${many.origin}/home`, { waitUntil: 'networkidle' })
          return visit(page, '/master/dash')
        }),
      )
    note([
      {
        id: 'scale click /master/dash',
        name: `First figures of /master/dash after the click, with ${many.students} students`,
        against: 'absolute',
        value: median(clicks),
        unit: ' ms',
        target: atMost(FIRST_FIGURES, ' ms'),
        seen: clicks.map((click) => Math.round(click)).join(', '),
      },
    ])
  } finally {
    blank.close()
  }
}
