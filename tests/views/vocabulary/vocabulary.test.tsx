import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { AgenciesAdded } from '../../../src/domain/contract/agency-import.contract.ts'
import { AGENCY_RECORDS } from '../../../src/domain/contract/agency-records.list.ts'
import { COURSE_CATEGORIES } from '../../../src/domain/contract/course-categories.list.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { CategoryValues, WordHeld } from '../../../src/machines/vocabulary/vocabulary-forms.machine.ts'
import { fails } from '../../../src/views/pages/story-actors.ts'
import { AgenciesPage } from '../../../src/views/pages/vocabulary/agencies.view.tsx'
import { CategoriesPage } from '../../../src/views/pages/vocabulary/categories.view.tsx'
import {
  agenciesThat,
  categoriesThat,
  type CategoriesParts,
} from '../../../src/views/pages/vocabulary/story-vocabulary.ts'
import type { BringingAgencies, Merging, Word } from '../../../src/views/pages/vocabulary/vocabulary.props.ts'
import { chooseAct } from '../support/row-menu.ts'
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
afterEach(() => void vi.unstubAllGlobals())

const SPOKEN = ['vocabulary', 'coordinatorStudents', 'lists', 'choosing', 'fieldRules', 'changedMeanwhile'] as const

const open = (parts: CategoriesParts = {}) =>
  renderSpoken(
    <CategoriesPage
      title="Course List"
      asked={wholeList(COURSE_CATEGORIES)}
      machines={categoriesThat(parts)}
      countedAt={(id) => `/admin/courses?category=${id}`}
    />,
    [...SPOKEN],
  )

const noting = <Subject,>(subjects: Subject[]) =>
  fromPromise<void, { subject: Subject }>(async ({ input }) => {
    subjects.push(input.subject)
  })

test('each category has its names, and a figure that opens the courses it counts', async () => {
  await open()
  const row = await screen.findByRole('row', { name: /^Core training/ })
  expect(within(row).getByText('Temel eğitim')).toBeVisible()
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute('href', '/admin/courses?category=1')
})

test('one is added in every language, and renamed', async () => {
  const saved: { values: CategoryValues; about?: unknown }[] = []
  const save = fromPromise<WordHeld, { values: CategoryValues; about?: unknown }>(async ({ input }) => {
    saved.push({ values: input.values, about: input.about })
    return { id: 9 }
  })
  await open({ save })
  await userEvent.click(await screen.findByRole('button', { name: 'Add a category' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a category' }))
  for (const [name, text] of [
    ['English', 'Towing'],
    ['Türkçe', 'Çekme'],
    ['العربية', 'السحب'],
  ] as const) {
    await userEvent.type(dialog.getByRole('textbox', { name: new RegExp(name) }), text)
  }
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  const named = { en: 'Towing', tr: 'Çekme', ar: 'السحب', picture: '' }
  await waitFor(() => expect(saved).toEqual([{ values: named, about: undefined }]))
  await chooseAct('Work zones', 'Edit')
  const renaming = within(await screen.findByRole('dialog', { name: 'Change the category' }))
  await userEvent.type(renaming.getByRole('textbox', { name: /English/ }), ' 2')
  await userEvent.click(renaming.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved[1]).toMatchObject({ values: { en: 'Work zones 2' }, about: { id: 2, was: { en: 'Work zones' } } }),
  )
})

/** Refused once, as somebody else was quicker; what is sent is noted. */
const overtakenBy = (is: CategoryValues) => {
  const sent: { values: CategoryValues; about?: unknown }[] = []
  const save = fromPromise<WordHeld, { values: CategoryValues; about?: unknown }>(async ({ input }) => {
    sent.push({ values: input.values, about: input.about })
    if (sent.length === 1) throw new FaultError({ kind: 'conflict', code: 'CHANGED_MEANWHILE', facts: { is } })
    return { id: 2 }
  })
  return { save, sent }
}

const THEIRS: CategoryValues = { en: 'Roadworks', tr: 'Şantiyeler', ar: 'مناطق العمل', picture: 'towing' }

const renameWorkZones = async () => {
  await chooseAct('Work zones', 'Edit')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the category' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /English/ }), ' 2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  return { dialog, news: within(await dialog.findByRole('alert')) }
}

test('where somebody was quicker, both are seen, and what was written is saved knowingly', async () => {
  const { save, sent } = overtakenBy(THEIRS)
  await open({ save })
  const { dialog, news } = await renameWorkZones()
  expect(news.getByText('Somebody else changed this meanwhile')).toBeVisible()
  const english = dialog.getByRole('textbox', { name: /English/ })
  expect(english).toHaveValue('Work zones 2')
  expect(english).toHaveAccessibleDescription('Now there: Roadworks')
  const turkish = dialog.getByRole('textbox', { name: /Türkçe/ })
  expect(turkish).toHaveValue('Şantiyeler')
  expect(turkish).toHaveAccessibleDescription('Changed meanwhile. Before: Yol çalışmaları')
  expect(dialog.getByRole('textbox', { name: /العربية/ })).not.toHaveAccessibleDescription()
  expect(dialog.getByRole('combobox')).toHaveAccessibleDescription(
    'Changed meanwhile. Before: By the type of the course',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent[1]).toEqual({ values: { ...THEIRS, en: 'Work zones 2' }, about: { id: 2, was: THEIRS } }),
  )
})

test('or theirs is taken over, and the focus goes to the fields', async () => {
  const { save } = overtakenBy(THEIRS)
  await open({ save })
  const { dialog, news } = await renameWorkZones()
  await userEvent.click(news.getByRole('button', { name: 'Take over theirs' }))
  const english = dialog.getByRole('textbox', { name: /English/ })
  expect(english).toHaveValue('Roadworks')
  expect(english).toHaveFocus()
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
})

test('what is used is not removed, what is not is asked about', async () => {
  const removed: Word[] = []
  await open({ remove: noting(removed) })
  await chooseAct('Work zones', 'Remove')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(removed).toEqual([{ id: 2, name: 'Work zones' }]))
  await userEvent.click(screen.getByRole('button', { name: /Core training/ }))
  expect(await screen.findByRole('menuitem', { name: 'Merge into another' })).toBeVisible()
  expect(screen.queryByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument()
})

test('a merge says what moves before it can be confirmed', async () => {
  const merged: Merging[] = []
  await open({ merge: noting(merged) })
  await chooseAct('Core training', 'Merge into another')
  const dialog = within(await screen.findByRole('alertdialog'))
  const confirm = dialog.getByRole('button', { name: 'Merge' })
  await userEvent.click(confirm)
  expect(merged).toEqual([])
  await userEvent.click(dialog.getByRole('combobox', { name: /Into/ }))
  expect(screen.queryByRole('option', { name: 'Core training' })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('option', { name: 'Work zones' }))
  expect(await dialog.findByText('Moves: 3 courses')).toBeVisible()
  await userEvent.click(confirm)
  await waitFor(() => expect(merged).toMatchObject([{ from: { id: 1 }, into: { id: 2 }, moves: { total: 3 } }]))
})

test('where what moves could not be found out, nothing is merged and it can be tried again', async () => {
  await open({ tried: fails({ kind: 'offline' }) })
  await chooseAct('Core training', 'Merge into another')
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('combobox', { name: /Into/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Work zones' }))
  expect(await dialog.findByText('What moves could not be found out')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an agency says of which kind it is, and opens its people', async () => {
  await renderSpoken(
    <AgenciesPage
      title="Course List"
      asked={wholeList(AGENCY_RECORDS)}
      machines={agenciesThat()}
      countedAt={(id) => `/admin/users?agency=${id}`}
      saveText={() => {}}
    />,
    [...SPOKEN],
  )
  const row = await screen.findByRole('row', { name: /^Lorne County Sheriff/ })
  expect(within(row).getByText('Law enforcement')).toBeVisible()
  expect(within(row).getByRole('link', { name: '1,240' })).toHaveAttribute('href', '/admin/users?agency=1')
})

test('a list of agencies says what becomes of each row before anything is added', async () => {
  const brought: string[] = []
  const saved: (readonly string[])[] = []
  const bring = fromPromise<AgenciesAdded, { subject: BringingAgencies }>(async ({ input }) => {
    brought.push(input.subject.name)
    return { added: 1, left: 2 }
  })
  await renderSpoken(
    <AgenciesPage
      title="Course List"
      asked={wholeList(AGENCY_RECORDS)}
      machines={agenciesThat({ bring })}
      countedAt={(id) => `/admin/users?agency=${id}`}
      saveText={(name, text) => saved.push([name, text])}
    />,
    [...SPOKEN],
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Bring in a list' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bring in a list of agencies' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add none' }))
  expect(brought).toEqual([])
  await userEvent.upload(dialog.getByLabelText('Choose a file'), new File(['x'], 'agencies.csv', { type: 'text/csv' }))
  expect(await dialog.findByText('one is added, one is there already, and one is wrong')).toBeVisible()
  expect(dialog.getByText(/There is no such discipline/)).toBeVisible()
  expect(dialog.getByText('Not read: Note')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Add one agency' }))
  expect(await screen.findByText('One agency was added')).toBeVisible()
  expect(brought).toEqual(['agencies.csv'])
  const left = within(await screen.findByRole('table', { name: '2 rows were not added' }))
  expect(left.getByRole('row', { name: /Old Mill Wrong There is no such discipline/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Download these rows' }))
  expect(saved).toEqual([
    [
      'agencies-not-added.csv',
      [
        '\uFEFFName,Kind,County,City,Row,What becomes of it',
        'Metro EMS,,,,3,There already',
        'Old Mill,wizards,,,4,Wrong: There is no such discipline',
        '',
      ].join('\r\n'),
    ],
  ])
})
