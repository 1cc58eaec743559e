import { cleanup } from '@testing-library/react'
import * as fc from 'fast-check'
import type { ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import { longDate } from '../../server/modules/mail/words/long-date.ts'
import { createDates } from '../../src/domain/dates.ts'
import { takeOver } from '../../src/domain/own-place.ts'
import { wallTimeOf } from '../../src/domain/zoned-time.ts'
import type { Namespaces } from '../../src/i18n/i18n-types'
import { quickPanelMachine } from '../../src/machines/quick-panel/quick-panel.machine.ts'
import { ClockProvider } from '../../src/views/clock.context.tsx'
import { useDates } from '../../src/views/dates.ts'
import { Deadlines } from '../../src/views/pages/dashboard/deadlines.view.tsx'
import { EnrollmentRow } from '../../src/views/pages/dashboard/enrollment-row.view.tsx'
import { History } from '../../src/views/pages/dashboard/history.view.tsx'
import { Day } from '../../src/views/pages/day.view.tsx'
import { RenewalNotice } from '../../src/views/pages/enrollment/renewal-notice.view.tsx'
import { CourseMaterials } from '../../src/views/pages/materials/course-materials.view.tsx'
import { aHeldEnrollment, NOW } from '../../src/views/pages/story-data.ts'
import { Events } from '../../src/views/shell/quick-panel/events.view.tsx'
import { renderSpoken } from './support/speak.tsx'

const PROGRAMME = 'America/Chicago'

/** Who reads is a day ahead for most of the day. */
beforeAll(() => takeOver({ zone: 'Pacific/Auckland', origin: 'https://tim.example', isWide: true }))
afterEach(cleanup)

const held = (at: string) => ({
  enrollment: aHeldEnrollment({ expirationDate: at, startedAt: at }),
  label: { kind: 'completed' } as const,
})

/** Wherever the day of an instant stands without an hour. */
const SHOWN: Readonly<Record<string, Readonly<{ words: Namespaces; view: (at: string) => ReactElement }>>> = {
  'an enrollment on the dashboard': { words: 'dashboard', view: (at) => <EnrollmentRow {...held(at)} /> },
  'its end among the deadlines, and among what waits on /home': {
    words: 'dashboard',
    view: (at) => (
      <Deadlines
        now={NOW}
        deadlines={[{ kind: 'enrollment', key: 'one', courseId: 1, courseTitle: 'TIM', at, isOverdue: false }]}
      />
    ),
  },
  'what is past': {
    words: 'dashboard',
    view: (at) => <History past={[{ kind: 'enrollment', key: 'one', at, held: held(at), isAgain: false }]} />,
  },
  'its end where it is renewed': {
    words: 'enrollment',
    view: (at) => <RenewalNotice renewal={{ kind: 'enrollmentEnds', at }} onRenew={null} />,
  },
  'when a material came': {
    words: 'teachingMaterials',
    view: (uploadedAt) => (
      <CourseMaterials
        keeper={null}
        course={{
          courseId: 2,
          courseTitle: 'TIM',
          materials: [
            {
              id: 4,
              title: 'Guide',
              versions: [
                { id: 3, version: 1, downloadName: 'guide.pdf', bytes: 9, note: null, uploadedAt, url: '/api/guide' },
              ],
            },
          ],
        }}
      />
    ),
  },
}

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })

const textOf = async (view: ReactElement, words: Namespaces): Promise<string> => {
  const { container } = await renderSpoken(
    <ClockProvider now={() => NOW} timeZone={PROGRAMME}>
      {view}
    </ClockProvider>,
    [words],
  )
  const text = container.textContent ?? ''
  cleanup()
  return text
}

describe('read in Auckland, of a program in Chicago,', () => {
  test.each(Object.entries(SHOWN))('%s says the day that the list and the mail say', async (_, { words, view }) => {
    await fc.assert(
      fc.asyncProperty(instants, async (instant) => {
        const at = instant.toISOString()
        const dates = createDates('en', () => NOW)
        const told = await textOf(view(at), words)
        expect(told).toContain(dates.date(at, PROGRAMME))
        const { date } = wallTimeOf(instant.getTime(), PROGRAMME)
        expect(createDates('en').date(at, PROGRAMME)).toBe(longDate('en', `${date}T00:00:00Z`))
        expect(await textOf(<Day at={at} />, words)).toBe(dates.shortDate(at, PROGRAMME))
      }),
      { numRuns: 15 },
    )
  })

  test('a certificate ends among the events of the panel on the day that is printed on it', async () => {
    const acts = createActor(quickPanelMachine, { input: { userId: 7 } })
    await fc.assert(
      fc.asyncProperty(instants, async (instant) => {
        const at = instant.toISOString()
        const event = {
          id: 'one',
          kind: 'certificate',
          title: 'It ends',
          detail: '',
          at,
          timeZone: null,
          url: '/',
        } as const
        const told = await textOf(<Events events={[event]} now={NOW} acts={acts} />, 'agenda')
        expect(told).toContain(createDates('en', () => NOW).date(at, 'UTC'))
      }),
      { numRuns: 10 },
    )
  })

  test('an hour, and what nobody else reads, are by the clock of who reads', async () => {
    const Told = ({ at }: Readonly<{ at: string }>) => {
      const { dateTime, ownDay } = useDates()
      return <p>{`${dateTime(at)}; ${ownDay(at)}`}</p>
    }
    const evening = '2026-06-10T23:30:00.000Z'
    expect((await textOf(<Told at={evening} />, 'dashboard')).replaceAll(/\s/g, ' ')).toBe('Jun 11, 11:30 AM; June 11')
  })
})
