import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { calendarDays } from '../../../src/domain/calendar.ts'
import type { DefinedList } from '../../../src/domain/contract/define-list.ts'
import type { ProgressCell } from '../../../src/domain/contract/group-progress.list.ts'
import { createDates } from '../../../src/domain/dates.ts'
import { mergeAddress, personAddress } from '../../../src/domain/person-address.ts'
import type { PersonPart } from '../../../src/domain/person-page.ts'
import { datesBy } from '../../../src/domain/programme-dates.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { ClockProvider } from '../../../src/views/clock.context.tsx'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { Cell } from '../../../src/views/pages/group-progress/progress-cell.view.tsx'
import { aCertificate, NOW } from '../../../src/views/pages/story-data.ts'
import { PrintedFacts } from '../../../src/views/pages/verification/printed-facts.view.tsx'
import { PersonPage } from '../../../src/views/person/person.view.tsx'
import { ACCOUNT, personThat, PROFILE } from '../../../src/views/person/story-person.ts'
import { modulesIn } from '../../support/modules.ts'
import { renderSpoken } from '../support/speak.tsx'

// As wide as a desk: there is no screen here.
beforeEach(
  () =>
    void vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => {},
      removeEventListener: () => {},
    })),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Stories = Readonly<{ default: Meta }> & Readonly<Record<string, StoryObj>>
type Shown = Readonly<{ stories: () => Promise<unknown>; name: string }>

const pages = '../../../src/views/pages'

/**
 * In which story a list is looked at. In none are those of classes, whose days are those of their venues, and that of
 * progress, whose cells are words: see below.
 */
const SHOWN: Readonly<Record<string, Shown | null>> = {
  allStudents: { stories: () => import(`${pages}/all-students/all-students.stories.tsx`), name: 'EveryColumn' },
  audit: { stories: () => import(`${pages}/audit/audit.stories.tsx`), name: 'EveryColumn' },
  classRecords: null,
  contactCases: { stories: () => import(`${pages}/contact-cases/contact-cases.stories.tsx`), name: 'EveryColumn' },
  courseRecords: { stories: () => import(`${pages}/course-list/course-list.stories.tsx`), name: 'EveryColumn' },
  enrollmentRecords: {
    stories: () => import(`${pages}/enrollment-records/enrollment-records.stories.tsx`),
    name: 'EveryColumn',
  },
  fileRecords: { stories: () => import(`${pages}/file-records/file-records.stories.tsx`), name: 'Full' },
  groupImports: { stories: () => import(`${pages}/group-students/group-students.stories.tsx`), name: 'Imports' },
  groupInvitations: {
    stories: () => import(`${pages}/group-students/group-students.stories.tsx`),
    name: 'Invitations',
  },
  groupProgress: null,
  groupStudents: { stories: () => import(`${pages}/group-students/group-students.stories.tsx`), name: 'Full' },
  instructors: { stories: () => import(`${pages}/instructors/instructors.stories.tsx`), name: 'EveryColumn' },
  invitations: { stories: () => import(`${pages}/invitations/invitations.stories.tsx`), name: 'Full' },
  lessonQuestions: {
    stories: () => import(`${pages}/student-enrollments/student-enrollments.stories.tsx`),
    name: 'Questions',
  },
  messages: { stories: () => import(`${pages}/messages/messages.stories.tsx`), name: 'EveryColumn' },
  nameChanges: { stories: () => import(`${pages}/name-changes/name-changes.stories.tsx`), name: 'EveryColumn' },
  ownClasses: null,
  reports: { stories: () => import(`${pages}/reports/reports.stories.tsx`), name: 'EveryColumn' },
  studentEnrollments: {
    stories: () => import(`${pages}/student-enrollments/student-enrollments.stories.tsx`),
    name: 'Online',
  },
  users: { stories: () => import(`${pages}/users/users.stories.tsx`), name: 'EveryColumn' },
}

const isDefined = (value: unknown): value is DefinedList =>
  typeof value === 'object' && value !== null && 'described' in value && 'csv' in value && 'path' in value

test('every list with a filter of days is looked at', async () => {
  const modules = await modulesIn('src/domain/contract/*.list.ts')
  const lists = modules.flatMap((module) => Object.values(module).filter(isDefined))
  const dated = lists.filter(({ filters }) => Object.values(filters).some(({ kind }) => kind === 'days'))
  expect(dated.map(({ id }) => id).toSorted()).toEqual(Object.keys(SHOWN).toSorted())
})

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** How an instant, or a day of the calendar, may be written where a clock shows it. */
const writings = (at: string, zone: string): readonly string[] => {
  const dates = datesBy(
    zone,
    createDates('en', () => NOW),
  )
  if (at.length === 'yyyy-mm-dd'.length) return [dates.shortDate(`${at}T12:00:00Z`, 'UTC')]
  const days = calendarDays(NOW, Date.parse(at), zone)
  return [dates.date(at), dates.shortDate(at), dates.dateTime(at), relative.format(days, 'day')]
}

/** Between these two no instant has the same day: whoever writes by another clock is wrong by one of them. */
describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('by the clock of %s', (zone) => {
  const cases = Object.entries(SHOWN).flatMap(([id, shown]) => (shown ? [[id, shown] as const] : []))

  test.each(cases)('the cells of %s say its days', async (_, { stories, name }) => {
    const all = (await stories()) as Stories
    const Story = composeStory(all[name] ?? {}, all.default, { initialGlobals: { locale: 'en', zone } })
    await Story.load()
    await act(async () => render(<Story />))
    const [table] = await screen.findAllByRole('table')
    const rows = within(table ?? document.body)
    await vi.waitFor(() => expect(rows.getAllByRole('row').length).toBeGreaterThan(1))
    const times = [...document.querySelectorAll<HTMLTimeElement>('table time[datetime]')]
    const wrong = times
      .map((time) => ({ at: time.dateTime, text: time.textContent }))
      .filter(({ at, text }) => !writings(at, zone).some((written) => text.includes(written)))
    expect([times.length > 0, wrong]).toEqual([true, []])
  })
})

/** What a row of a list opens is of the days by which it was found there: between these two no instant has the same. */
describe.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])('a person, by the clock of %s', (zone) => {
  const { date, dateTime } = datesBy(
    zone,
    createDates('en', () => NOW),
  )
  const parts: readonly (readonly [PersonPart, readonly string[]])[] = [
    ['profile', [date(PROFILE.memberSince)]],
    ['access', [dateTime(ACCOUNT.lastSignInAt ?? ''), date(ACCOUNT.verifiedAt ?? '').replace('August', 'Aug')]],
    ['messages', []],
    ['history', []],
  ]
  test.each(parts)('in the part %s', async (part, told) => {
    const { container } = await renderSpoken(
      <ClockProvider now={() => NOW} timeZone={zone}>
        <PersonPage
          userId={12}
          part={part}
          machines={personThat()}
          acting={actingThat()}
          viewer={{ userId: 9, roles: [ROLE.owner] }}
          addressOf={(one) => personAddress(12, one)}
          back={{ href: '/admin/users', label: 'User list' }}
          approvals="/admin/users?view=names"
          log="/admin/users?view=log&about=12"
          mergeOf={mergeAddress}
        />
      </ClockProvider>,
      ['personPage', 'messageKinds', 'personMerge', 'personal', 'coordinatorStudents', 'usersList', 'auditList'],
    )
    await vi.waitFor(() => expect(container.querySelector('dl, table')).not.toBeNull())
    const times = [...container.querySelectorAll<HTMLTimeElement>('time[datetime*=T]')]
    const wrong = times
      .map((time) => ({ at: time.dateTime, text: time.textContent }))
      .filter(({ at, text }) => !writings(at, zone).some((written) => text.includes(written)))
    expect([times.length > 0, wrong]).toEqual([true, []])
    for (const day of told) expect(container.textContent).toContain(day)
  })
})

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const zones = fc.constantFrom('Pacific/Kiritimati', 'Asia/Tokyo', 'UTC', 'America/New_York', 'Pacific/Pago_Pago')

test('a certificate is dated as it is printed, and issued and revoked on days of the program', async () => {
  await fc.assert(
    fc.asyncProperty(instants, instants, zones, async (day, moment, zone) => {
      const [kept, at] = [day.toISOString(), moment.toISOString()]
      const printed = { ...aCertificate(), completedOn: kept, issuedAt: at, expiresAt: kept }
      await renderSpoken(
        <ClockProvider now={() => NOW} timeZone={zone}>
          <PrintedFacts printed={printed} revokedAt={at} />
        </ClockProvider>,
        ['verification'],
      )
      const told = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
      const { date } = createDates('en', () => NOW)
      expect(['Completed', 'Expires', 'Issued', 'Revoked'].map(told)).toEqual([
        date(kept, 'UTC'),
        date(kept, 'UTC'),
        date(at, zone),
        date(at, zone),
      ])
      cleanup()
    }),
    { numRuns: 15 },
  )
})

test('a certificate ends in the progress of a group on the day that is printed on it', async () => {
  await fc.assert(
    fc.asyncProperty(instants, zones, async (day, zone) => {
      const cell: ProgressCell = {
        courseId: 1,
        standing: 'current',
        isRequired: true,
        dueOn: null,
        enrollment: null,
        certificate: { expiresAt: day.toISOString() },
        seat: null,
        remindedAt: null,
      }
      const { container } = await renderSpoken(
        <ClockProvider now={() => NOW} timeZone={zone}>
          <Cell cell={cell} now={NOW} />
        </ClockProvider>,
        ['progressMatrix'],
      )
      expect(container.textContent).toContain(createDates('en', () => NOW).shortDate(day.toISOString(), 'UTC'))
      cleanup()
    }),
    { numRuns: 15 },
  )
})
