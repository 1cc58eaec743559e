import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import type { PeopleImport } from '../../../src/domain/contract/import.contract.ts'
import ImportView from '../../../src/views/pages/group-students/import.view.tsx'
import {
  addressOf,
  ASKED,
  DONE,
  GROUPS,
  PREVIEWED,
  studentsThat,
  type StudentsParts,
} from '../../../src/views/pages/group-students/story-students.ts'
import { answers, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Known = { id: number }

const open = (held: PeopleImport, parts: StudentsParts = {}) => {
  const Shown = () => {
    const [{ importing, rowsOf }] = useState(() => studentsThat({ held: answers<PeopleImport, Known>(held), ...parts }))
    return (
      <ImportView
        machine={importing}
        importId={held.id}
        rowsOf={rowsOf}
        asked={ASKED.rows}
        groups={GROUPS}
        addressOf={addressOf}
      />
    )
  }
  return renderSpoken(<Shown />, ['coordinatorStudents', 'peopleImport', 'personal', 'lists', 'choosing'])
}

const NONE = { ready: 0, invalid: 0, repeated: 0, member: 0, invited: 0 }
const judged = (verdicts: Partial<PeopleImport['verdicts']>): PeopleImport => ({
  ...PREVIEWED,
  verdicts: { ...NONE, ...verdicts },
})

it.each([
  ['in which every row is to be corrected', judged({ invalid: 6 }), 'Choose the file again'],
  ['in which some rows are to be corrected', judged({ ready: 5, invalid: 1 }), 'Choose the file again'],
  ['of which a column is not read', { ...judged({ ready: 6 }), ignoredColumns: ['Shift'] }, 'Choose the file again'],
  ['in which all are ready', judged({ ready: 6 }), 'Choose another file'],
  ['of people who are all in the group', judged({ member: 6 }), 'Choose another file'],
  ['that is done', DONE, 'Import another file'],
])('a file %s leads on to the field for the next, for the same group and language', async (_what, held, words) => {
  const group = GROUPS[1]
  await open({ ...held, groupId: group?.id ?? 0, language: 'tr' })
  await userEvent.click(await screen.findByRole('button', { name: words }))
  expect(screen.getByLabelText('Choose a file')).toHaveFocus()
  expect(screen.getByRole('combobox', { name: 'Into the group' })).toHaveDisplayValue(group?.name ?? '')
  expect(screen.getByRole('combobox', { name: 'Language of the invitations' })).toHaveDisplayValue('Türkçe')
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('a file whose import begins gives way to no other', async () => {
  await open(PREVIEWED, { start: waits<PeopleImport, Known>() })
  const another = await screen.findByRole('button', { name: 'Choose the file again' })
  expect(another).not.toHaveAttribute('aria-disabled')
  await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }))
  expect(another).toHaveAttribute('aria-disabled', 'true')
})
