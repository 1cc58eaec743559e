import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import { RECORD_STEPS, type RecordPlan } from '../../src/domain/class-record-plan.ts'
import type {
  ClassRecorded,
  RecordedClass,
  RecordedPreview,
} from '../../src/domain/contract/recorded-class.contract.ts'
import { FaultError } from '../../src/domain/fault.ts'
import type { Locales } from '../../src/i18n/i18n-types'
import type { RecordingGround } from '../../src/machines/class-recording/class-recording.machine.ts'
import { ClassRecordingPage } from '../../src/views/pages/class-recording/class-recording.view.tsx'
import {
  HELD,
  LOOKED,
  lookThat,
  peopleThat,
  recordingThat,
} from '../../src/views/pages/class-recording/story-recording.ts'
import { answers, fails } from '../../src/views/pages/story-actors.ts'
import { renderSpoken } from './support/speak.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
})

/** At the last step before the review. */
const WHOLE = { at: RECORD_STEPS.length - 1, values: HELD }

const next = async () => userEvent.click(await screen.findByRole('button', { name: 'Next' }))

const open = (
  parts: Parameters<typeof recordingThat>[0] = {},
  look: RecordedPreview = LOOKED,
  language: Locales = 'en',
) =>
  renderSpoken(
    <ClassRecordingPage
      viewerId={1}
      machine={recordingThat(parts)}
      preview={lookThat(answers<RecordedPreview, { query: RecordedClass }>(look))}
      people={peopleThat()}
    />,
    ['classRecording', 'classDesk', 'wizard', 'fieldRules', 'choosing', 'lists'],
    language,
  )

test('says of each line whom it names before anything is kept, and what was held at the same time', async () => {
  await open({ draft: WHOLE })
  await next()
  const lines = within(await screen.findByRole('list', { name: 'Who is recorded' })).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'nobody@example.orgLine 3  Nobody has this address or number',
    'Otis FreemanLine 1 otis@example.org Twin Forks FireGets a certificate',
    'هناء صالحLine 2 FC-2231 Holds a certificate of this course and day',
  ])
  expect(screen.getByText('One line names nobody who can be recorded')).toBeVisible()
  expect(screen.getByText('Held at the same time')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Change the lines' }))
  expect(await screen.findByRole('textbox', { name: /Who was there/ })).toHaveValue(HELD.people)
})

test('leaves out what names nobody, at one press, and lets the person look at the rest', async () => {
  await open({ draft: { ...WHOLE, values: { ...HELD, people: 'otis@example.org\nFC-2231, nobody@example.org' } } })
  await next()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave that line out' }))
  expect(await screen.findByRole('textbox', { name: /Who was there/ })).toHaveValue('otis@example.org\nFC-2231')
})

test('is kept once it is confirmed, and leads to the class', async () => {
  const sent: RecordPlan[] = []
  const submit = fromPromise<ClassRecorded, { values: RecordPlan }>(async ({ input }) => {
    sent.push(input.values)
    return { id: 31, certificates: 2 }
  })
  await open({ draft: WHOLE, submit })
  await next()
  await userEvent.click(await screen.findByRole('button', { name: 'Record the class' }))
  expect(await screen.findByText('2 certificates were issued.')).toBeVisible()
  expect([sent, screen.getByRole('link', { name: 'See the class' }).getAttribute('href')]).toEqual([
    [HELD],
    '/instructor/course/31',
  ])
})

test('names each line that was refused where it is written, and keeps what was written', async () => {
  const submit = fromPromise<ClassRecorded, { values: RecordPlan }>(async () => {
    throw new FaultError({
      kind: 'refused',
      fields: [{ field: 'people.2', message: 'Line 3: nobody has the address or number “nobody@example.org”.' }],
    })
  })
  await open({ draft: WHOLE, submit })
  await next()
  await userEvent.click(await screen.findByRole('button', { name: 'Record the class' }))
  const box = await screen.findByRole('textbox', { name: /Who was there/ })
  expect(box).toHaveValue(HELD.people)
  expect(box).toHaveAccessibleDescription(/Line 3: nobody has the address/)
})

test('says at its field what is missing, and has a face for what does not come', async () => {
  await open({ draft: { at: 3, values: { ...HELD, people: '', evidence: '' } } })
  await next()
  expect(screen.getByRole('textbox', { name: /Who was there/ })).toHaveAccessibleDescription(/Field Required/)
  expect(screen.getByRole('textbox', { name: /What shows/ })).toHaveAccessibleDescription(/Field Required/)
  await open({ gather: fails<RecordingGround, undefined>({ kind: 'offline' }) }, LOOKED, 'tr')
  expect(await screen.findByText('Form açılamadı')).toBeVisible()
})

test('has people found by their name one after the other, each a line more, and nobody twice', async () => {
  await open({ draft: { ...WHOLE, values: { ...HELD, people: 'FC-2231' } } })
  const field = await screen.findByRole('combobox', { name: 'Find somebody by name or address' })
  await userEvent.type(field, 'Otis')
  await userEvent.click(await screen.findByRole('option', { name: /Otis Freeman/ }))
  const lines = screen.getByRole('textbox', { name: /Who was there/ })
  expect(lines).toHaveValue('FC-2231\notis@example.org')
  expect(screen.getByText(/^Added: .*Otis Freeman, otis@example.org/)).toBeVisible()
  expect(field).toHaveValue('')
  await userEvent.type(field, 'a')
  await userEvent.click(await screen.findByRole('option', { name: /هناء صالح/ }))
  expect(lines).toHaveValue('FC-2231\notis@example.org\nhana@example.org')
  await userEvent.type(field, 'o')
  expect(await screen.findAllByText('Nothing has that name')).not.toEqual([])
  expect(screen.queryByRole('option')).toBeNull()
})
