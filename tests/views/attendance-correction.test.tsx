import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import type {
  AttendanceCorrection,
  AttendanceCorrectionAsked,
  CorrectionOutcome,
} from '../../src/domain/contract/attendance-correction.contract.ts'
import { FaultError } from '../../src/domain/fault.ts'
import type { Locales } from '../../src/i18n/i18n-types'
import type { RosterData } from '../../src/machines/roster/roster.types.ts'
import { AttendanceCorrectionPage } from '../../src/views/pages/attendance-correction/attendance-correction.view.tsx'
import {
  CHOSEN_BEFORE,
  completedRoster,
  correctionThat,
  OUTCOME,
} from '../../src/views/pages/attendance-correction/story-correction.ts'
import { fails, waits } from '../../src/views/pages/story-actors.ts'
import { renderSpoken } from './support/speak.tsx'

type Of<Asked> = Asked & { classId: number }
type Read = { classId: number }

const open = (parts: Parameters<typeof correctionThat>[0] = {}, language: Locales = 'en') =>
  renderSpoken(
    <AttendanceCorrectionPage classId={7} machine={correctionThat(parts)} />,
    ['attendanceCorrection'],
    language,
  )
const mark = async (person: RegExp, name: string) =>
  within(await screen.findByRole('group', { name: person })).getByRole('radio', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const change = async () => {
  await userEvent.click(await mark(/Otis/, 'No-show'))
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The sheet says so')
}

test('opens with the marks as they are, and looks at what differs once it says why', async () => {
  await open()
  expect([await mark(/Otis/, 'Present'), await mark(/Bora/, 'Partial'), await mark(/Rosa/, 'No-show')]).toSatisfy(
    (marks: HTMLInputElement[]) => marks.every(({ checked }) => checked),
  )
  expect(screen.getByRole('button', { name: 'Change a mark first' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(await mark(/Otis/, 'No-show'))
  expect(screen.getByText('was Present')).toBeVisible()
  await press('See what this change does')
  const reason = screen.getByRole('textbox', { name: /Why/ })
  expect(reason).toHaveAccessibleDescription(/Say why the marks are changed/)
  expect(reason).toHaveFocus()
  await userEvent.type(reason, 'The sheet says so')
  expect(reason).not.toHaveAccessibleDescription(/Say why the marks are changed/)
})

test('says whose certificate is issued and whose revoked before it is done, and then that it is', async () => {
  const sent: AttendanceCorrection[] = []
  const correct = fromPromise<CorrectionOutcome, Of<AttendanceCorrection>>(async ({ input }) => {
    sent.push(input)
    return OUTCOME
  })
  await open({ correct })
  await change()
  await press('See what this change does')
  const rows = within(await screen.findByRole('list', { name: 'Whose mark changes' }))
  expect(
    rows.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual([
    'Otis FreemanPresent → No-showCertificate TIM-7K3M-9Q2X is revokedEmailed',
    'هناء صالحPresent → PartialCertificate TIM-4HVD-22PW is revokedEmailed',
    'Bora DemirPartial → PresentGets a certificateEmailed',
    'Rosa IbarraNo-show → PartialNo certificate changes',
  ])
  expect(screen.getByRole('status')).toHaveTextContent(
    '4 marks change. One certificate is issued. 2 certificates are revoked. 3 people are emailed.',
  )
  expect(sent).toEqual([])
  await press('Correct 4 marks')
  expect(await screen.findByText('4 marks were corrected')).toBeVisible()
  expect(sent).toMatchObject([
    {
      classId: 7,
      reason: 'The sheet says so',
      changes: [{ registrationId: 1, attendance: 'noShow', basedOn: 1 }],
      fingerprint: 'c0ffee',
    },
  ])
  expect(screen.getByRole('link', { name: 'The roster' })).toHaveAttribute('href', '/instructor/roster/7')
})

test('goes back to the marks with what was chosen', async () => {
  await open()
  await change()
  await press('See what this change does')
  await press('Back to the marks')
  expect(await mark(/Otis/, 'No-show')).toBeChecked()
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('The sheet says so')
})

test('names what somebody else corrected meanwhile, and keeps what was chosen', async () => {
  const theirs = completedRoster()
  const rosters = [
    completedRoster(),
    {
      ...theirs,
      items: theirs.items.map((entry) =>
        entry.id === 1 ? { ...entry, attendance: 'partial' as const, attendanceVersion: 2 } : entry,
      ),
    },
  ]
  await open({
    read: fromPromise<RosterData, Read>(async () => rosters.shift() ?? theirs),
    preview: fromPromise<CorrectionOutcome, Of<AttendanceCorrectionAsked>>(async () => {
      throw new FaultError({ kind: 'conflict', code: 'ATTENDANCE_CORRECTED' })
    }),
  })
  await change()
  await press('See what this change does')
  expect((await screen.findByRole('alert')).textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'Otis Freeman was Present and is Partial now; you chose No-show.',
  )
  expect(await mark(/Otis/, 'No-show')).toBeChecked()
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('The sheet says so')
})

test('has what was chosen before the page went away, says so, and discards it', async () => {
  await open({ draft: CHOSEN_BEFORE })
  const reason = await screen.findByRole('textbox', { name: /Why/ })
  const shown = async () => [await mark(/Otis/, 'No-show'), await mark(/Bora/, 'Present')]
  for (const chosen of await shown()) expect(chosen).toBeChecked()
  expect(reason).toHaveValue('The sign-in sheet says so')
  expect(screen.getByRole('status')).toHaveTextContent('You have changes that were not sent')
  expect(screen.getByRole('alert').textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'Otis Freeman was Partial and is Present now; you chose No-show.',
  )
  await press('Discard the changes')
  for (const chosen of await shown()) expect(chosen).not.toBeChecked()
  expect(reason).toHaveValue('')
  expect(screen.queryByText('You have changes that were not sent')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('says nothing of what was kept once nothing is left of it', async () => {
  await open({ draft: { marks: CHOSEN_BEFORE.marks?.slice(1) ?? [] } })
  expect(await screen.findByText('You have changes that were not sent')).toBeVisible()
  await userEvent.click(await mark(/Bora/, 'Partial'))
  expect(screen.queryByText('You have changes that were not sent')).toBeNull()
})

test('does not say of what is chosen now that it was chosen before', async () => {
  await open()
  await change()
  expect(screen.queryByText('You have changes that were not sent')).toBeNull()
})

test('has a face for what could not be looked at, read or waited for', async () => {
  await open({ preview: fails<CorrectionOutcome, Of<AttendanceCorrectionAsked>>({ kind: 'offline' }) })
  await change()
  await press('See what this change does')
  expect(await screen.findByText('What this would do could not be found out')).toBeVisible()
  await open({ read: fails<RosterData, Read>({ kind: 'offline' }) })
  expect(await screen.findByText('The marks could not be loaded')).toBeVisible()
  await open({ read: waits<RosterData, Read>() }, 'ar')
  expect(await screen.findByRole('status', { name: 'جارٍ تحميل الحضور' })).toBeVisible()
})

test('does not say that nothing was corrected where the answer was lost', async () => {
  await open({ correct: fails<CorrectionOutcome, Of<AttendanceCorrection>>({ kind: 'offline' }) })
  await change()
  await press('See what this change does')
  await press('Correct 4 marks')
  expect(await screen.findByRole('alert')).toHaveTextContent('Whether this was corrected is not known')
})

test('shows one’s own mark, and that somebody else corrects it', async () => {
  const roster = completedRoster()
  const [first, ...others] = roster.items
  if (!first) throw new Error('nobody')
  await open({
    read: fromPromise<RosterData, Read>(async () => ({ ...roster, items: [{ ...first, isOwn: true }, ...others] })),
  })
  const own = (await screen.findByText(/^This is you:/)).closest('li')
  expect(own).toHaveTextContent(/Otis Freeman.*This is you.*Present$/)
  expect(within(own ?? document.body).queryByRole('radio')).toBeNull()
  expect(screen.getAllByRole('group')).toHaveLength(others.length)
})
