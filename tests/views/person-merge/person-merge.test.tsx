import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { mergeAddress, personAddress } from '../../../src/domain/person-address.ts'
import type { MergeAsked } from '../../../src/machines/person-merge/person-merge.machine.ts'
import MergePart from '../../../src/views/person-merge/merge-part.view.tsx'
import type { MergePartProps } from '../../../src/views/person-merge/merge.props.ts'
import { GOES, PLAIN_PREVIEW, STAYS, storyMerge } from '../../../src/views/person-merge/story-merge.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = (props: Partial<MergePartProps> = {}) =>
  renderSpoken(
    <MergePart
      machine={storyMerge()}
      staysId={12}
      goesId={31}
      addresses={{
        mergeOf: mergeAddress,
        back: personAddress(12, 'access'),
        training: personAddress(12, 'training'),
        approvals: '/admin/users?view=names',
      }}
      {...props}
    />,
    ['personMerge', 'personPage', 'personal', 'coordinatorStudents', 'usersList'],
  )

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const pair = (name: RegExp | string) => screen.findByRole('radiogroup', { name })

test('who looks alike is offered with why, and who is for owners to merge is not', async () => {
  await open({ goesId: null })
  const list = await screen.findByRole('list', { name: 'Looks like the same person' })
  expect(screen.getByRole('heading', { name: 'Looks like the same person' })).toBeVisible()
  const [first, second] = within(list).getAllByRole('listitem')
  expect(within(first ?? list).getByText('Same birthdate and last name')).toBeVisible()
  expect(within(first ?? list).getByRole('link')).toHaveAttribute('href', '/admin/users?person=12&tab=merge&with=31')
  expect(within(second ?? list).getByText(/only an owner merges those/)).toBeVisible()
  expect(within(second ?? list).queryByRole('link')).toBeNull()
})

test('with nobody alike it says so, and how to find them', async () => {
  await open({ goesId: null, machine: storyMerge({ candidates: { items: [] } }) })
  expect(await screen.findByText('Nobody looks like the same person')).toBeVisible()
  expect(screen.getByLabelText('Find by name, email, phone or license number')).toBeVisible()
})

test('the two are compared, each field in which they differ with what would stay', async () => {
  await open()
  const phone = await pair('Phone')
  expect(within(phone).getByRole('radio', { name: /0102233/ })).toBeChecked()
  // What the one that stays does not know comes from the other.
  expect(within(await pair('Agency number')).getByRole('radio', { name: /4410/ })).toBeChecked()
  expect(screen.queryByRole('radiogroup', { name: 'Birthdate' })).toBeNull()
  expect(screen.getByText(/The same in both: First name, Last name, and Birthdate/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Keep this account instead' })).toHaveAttribute(
    'href',
    '/admin/users?person=31&tab=merge&with=12',
  )
})

test('the steps go from what is right, to what moves and clashes, to an address that is typed', async () => {
  const asked: MergeAsked[] = []
  await open({ machine: storyMerge({}, (one) => asked.push(one)) })
  await userEvent.click(within(await pair('Phone')).getByRole('radio', { name: /0104455/ }))
  await press('Next')
  expect(screen.getByText('Certificates').nextElementSibling).toHaveTextContent('4')
  expect(screen.getByText(/Completed by what both have learned: National TIM Responder Course/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  await userEvent.click(
    within(await pair('Enrollment in National TIM Responder Course')).getByRole('radio', { name: /6 of 8 lessons/ }),
  )
  await userEvent.click(within(await pair(/^Place in Towing/)).getByRole('radio', { name: /^Registered/ }))
  await userEvent.click(within(await pair('Group')).getByRole('radio', { name: /Station 4/ }))
  await press('Next')
  const email = screen.getByLabelText('Type the email address of the account that goes')
  const merge = screen.getByRole('button', { name: 'Merge the accounts' })
  await userEvent.type(email, 'somebody@example.org')
  expect(email).toHaveAccessibleDescription(/This is not the address of the account that goes/)
  await userEvent.clear(email)
  await userEvent.type(email, GOES.email)
  expect(merge).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Why'), 'Signed up twice')
  await userEvent.click(merge)
  expect(await screen.findByText('The accounts are one now')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Merge with another account' })).toHaveFocus()
  expect(screen.getByText(new RegExp(STAYS.email))).toBeVisible()
  expect(asked.map(({ fields, settled, reason }) => ({ phone: fields.phone, settled, reason }))).toEqual([
    {
      phone: 'goes',
      settled: [
        { key: 'enrollment:4:9', side: 'goes' },
        { key: 'place:7:8', side: 'stays' },
        { key: 'group:1:2', side: 'stays' },
      ],
      reason: 'Signed up twice',
    },
  ])
})

const toMerge = async () => {
  await press('Next')
  await press('Next')
  await userEvent.type(screen.getByLabelText('Type the email address of the account that goes'), GOES.email)
  await userEvent.type(screen.getByLabelText('Why'), 'Signed up twice')
  await press('Merge the accounts')
}

test('what has changed meanwhile is looked at again, and nothing that was written is lost', async () => {
  const merged = { kind: 'conflict', code: 'MERGE_CHANGED' } as const
  await open({ machine: storyMerge({ preview: PLAIN_PREVIEW, merged }) })
  await toMerge()
  expect(await screen.findByRole('alert')).toHaveTextContent('One of the accounts has changed in the meantime')
  await press('Look again')
  await press('Next')
  await press('Next')
  expect(screen.getByLabelText('Why')).toHaveValue('Signed up twice')
})

test('what could not be asked is tried again; what was refused says why', async () => {
  await open({ machine: storyMerge({ preview: PLAIN_PREVIEW, merged: { kind: 'offline' } }) })
  await toMerge()
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.getByLabelText('Why')).toHaveValue('Signed up twice')
})

test.each([
  ['ownersAlone', /only an owner merges those/],
  ['nameAsked', /Decide that under Approvals first/],
] as const)('two who are not to be merged are said to be so: %s', async (why, text) => {
  await open({ machine: storyMerge({ preview: { kind: 'conflict', code: 'MERGE_REFUSED', facts: { why } } }) })
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose somebody else' })).toHaveAttribute(
    'href',
    '/admin/users?person=12&tab=merge',
  )
  expect(screen.queryByRole('link', { name: 'To Approvals' }) !== null).toBe(why === 'nameAsked')
})
