import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { fromPromise } from 'xstate'

import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import type { PersonMerge } from '../../../src/domain/contract/person-merge.contract.ts'
import type {
  PersonAccess,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../../src/domain/contract/person-page.contract.ts'
import { mergeAddress, personAddress } from '../../../src/domain/person-address.ts'
import { ROLE } from '../../../src/domain/role.ts'
import type { CertificateValues, Issued } from '../../../src/machines/certificate-issue/certificate-issue.machine.ts'
import { actingThat } from '../../../src/views/list-acts/story-acts.ts'
import { answers, fails, waits } from '../../../src/views/pages/story-actors.ts'
import { USERS_ACT } from '../../../src/views/pages/users/story-users.ts'
import type { Closing } from '../../../src/views/pages/users/users.props.ts'
import type { CertificateDeed, PersonPageProps } from '../../../src/views/person/person.props.ts'
import { PersonPage } from '../../../src/views/person/person.view.tsx'
import {
  CLOSED_ACCESS,
  HELD_BACK,
  MERGED_ACCESS,
  NO_TRAINING,
  personThat,
  PROFILE,
  type WrittenAgain,
} from '../../../src/views/person/story-person.ts'
import { renderSpoken, Speaking } from '../support/speak.tsx'

type Asked = { query: undefined }

const onAScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void onAScreen(true))
afterEach(() => void vi.unstubAllGlobals())

const pageOf = (props: Partial<PersonPageProps>) => (
  <main>
    <PersonPage
      userId={12}
      part="profile"
      machines={personThat()}
      acting={actingThat()}
      viewer={{ userId: 9, roles: [ROLE.owner] }}
      addressOf={(part) => personAddress(12, part)}
      back={{ href: '/admin/users', label: 'User list' }}
      approvals="/admin/users?view=names"
      log="/admin/users?view=log&about=12"
      mergeOf={mergeAddress}
      {...props}
    />
  </main>
)

const open = (props: Partial<PersonPageProps> = {}) =>
  renderSpoken(pageOf(props), [
    'personPage',
    'messageKinds',
    'personMerge',
    'personal',
    'coordinatorStudents',
    'usersList',
    'auditList',
    'listActs',
    'lists',
    'fieldRules',
  ])

const LOST = 'This page does not know a part of this link, and shows the rest'

const factOf = async (term: string) => (await screen.findByText(term, { selector: 'dt' })).nextElementSibling

test('the page names the person, has a tab for each part that is seen, and leads back', async () => {
  await open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Bora Demir' })).toBeVisible()
  const tabs = within(screen.getByRole('navigation', { name: 'Parts of this page' })).getAllByRole('link')
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Training', 'Access', 'Messages', 'History'])
  expect(tabs[1]).toHaveAttribute('href', '/admin/users?person=12&tab=training')
  expect(screen.getByRole('link', { name: 'User list' })).toHaveAttribute('href', '/admin/users')
})

test('what is not seen is not there, and asked for is the first part', async () => {
  const parts: PersonProfile['parts'] = ['profile', 'training']
  await open({
    part: 'access',
    machines: personThat({ profile: answers<PersonProfile, Asked>({ ...PROFILE, parts }) }),
  })
  expect(await screen.findByRole('region', { name: 'Profile' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Access' })).toBeNull()
  expect(screen.getByText('tab=access').closest('[role=status]')).toHaveTextContent(LOST)
})

test('what a link asks that no part is called is said, and nothing of one that there is', async () => {
  await open({ lost: ['tab=secrets'] })
  expect((await screen.findByText('tab=secrets')).closest('[role=status]')).toHaveTextContent(LOST)
})

test.each([{ part: 'history' as const }, { merge: { goesId: null } }])('nothing is lost of %o', async (asked) => {
  await open(asked)
  await screen.findByRole('heading', { level: 1, name: 'Bora Demir' })
  expect(screen.queryByText(LOST)).toBeNull()
})

test('making two one is no part for whoever may not, which is said', async () => {
  const parts: PersonProfile['parts'] = ['profile', 'training']
  await open({
    merge: { goesId: 4 },
    machines: personThat({ profile: answers<PersonProfile, Asked>({ ...PROFILE, parts }) }),
  })
  expect(await screen.findByText('tab=merge')).toBeVisible()
})

test('the profile says what they told, and what they did not', async () => {
  await open()
  expect(await factOf('Birthdate')).toHaveTextContent('April 9, 1988')
  expect(await factOf('Agency number')).toHaveTextContent('Not given')
  expect(await factOf('Further agencies')).toHaveTextContent('Fairmont Fire Department')
  expect(await factOf('Language')).toHaveTextContent('Türkçe')
})

test('another name that they ask for leads to where it is decided', async () => {
  await open()
  expect(await screen.findByText('Asks to be called Bora Demir-Lopez')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Decide under Approvals' })).toHaveAttribute(
    'href',
    '/admin/users?view=names',
  )
})

test.each([
  ['profile', { profile: waits<PersonProfile, Asked>() }, 'Loading this person'],
  ['training', { training: waits<PersonTraining, Asked>() }, 'Loading the training record'],
  ['access', { access: waits<PersonAccess, Asked>() }, 'Loading how this person signs in'],
  ['messages', { messages: waits<PersonMessages, Asked>() }, 'Loading the messages'],
] as const)('%s says that it is on its way', async (part, reads, name) => {
  await open({ part, machines: personThat(reads) })
  expect(await screen.findByRole('status', { name })).toBeVisible()
})

test.each([
  ['profile', { profile: fails<PersonProfile, Asked>({ kind: 'offline' }) }, 'This person could not be loaded'],
  [
    'training',
    { training: fails<PersonTraining, Asked>({ kind: 'offline' }) },
    'The training record could not be loaded',
  ],
  [
    'access',
    { access: fails<PersonAccess, Asked>({ kind: 'offline' }) },
    'How this person signs in could not be loaded',
  ],
  ['messages', { messages: fails<PersonMessages, Asked>({ kind: 'offline' }) }, 'The messages could not be loaded'],
] as const)('%s that is not here says so, and can be asked for again', async (part, reads, title) => {
  await open({ part, machines: personThat(reads) })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByRole('heading', { name: title })).toBeVisible()
  expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('who is not there is said to be no such person', async () => {
  await open({ machines: personThat({ profile: fails<PersonProfile, Asked>({ kind: 'notFound' }) }) })
  expect(await screen.findByRole('heading', { name: 'There is no such person' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'User list' })).toBeVisible()
})

test('training has the certificates with what became of them, and the paper of those that are good', async () => {
  await open({ part: 'training' })
  const table = within(await screen.findByRole('table', { name: 'Certificates' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Valid'),
    expect.stringContaining('Revoked: Issued to the wrong person'),
    expect.stringContaining('Replaced by TIM-4444-CCCC'),
  ])
  expect(table.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(['Download TIM-7K3M-9Q2X'])
})

test('training has the enrollments with their version and label, and the places with how they were attended', async () => {
  await open({ part: 'training' })
  const enrolled = await screen.findByRole('row', { name: /Traffic Control for Towing/ })
  expect(enrolled).toHaveTextContent('3Active - 2 of 9 completeNot Verified - Course Incomplete')
  expect(screen.getByRole('row', { name: /Scene Safety.*Riverside/ })).toHaveTextContent('Class cancelled')
  expect(screen.getByRole('row', { name: /Work Zones.*Fairmont/ })).toHaveTextContent('Present')
})

test('on a phone each is an item of two lines', async () => {
  onAScreen(false)
  await open({ part: 'training' })
  const list = await screen.findByRole('list', { name: 'Certificates' })
  expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent(
    '\u2068Feb 11, 2026\u2069 · \u2068Online\u2069 · \u20684 hr\u2069',
  )
})

test('who trained for nothing yet is told of in words', async () => {
  await open({ part: 'training', machines: personThat({ training: answers<PersonTraining, Asked>(NO_TRAINING) }) })
  for (const title of ['No certificate yet', 'No enrollment in an online course', 'No seat in a class']) {
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  }
})

test('access says what was verified, who is signed in, and what they are kept from', async () => {
  await open({ part: 'access' })
  expect(await factOf('Email')).toHaveTextContent('bora.demir@example.netVerified Aug 17, 2024')
  expect(await factOf('Phone')).toHaveTextContent('Not verified')
  expect(screen.getByRole('row', { name: /Firefox on Windows/ })).toHaveTextContent('203.0.113.7')
  expect(await factOf('Asking for codes by text message')).toHaveTextContent(/^Until/)
})

test('an account is closed from its page, with a reason', async () => {
  const closed: Closing[] = []
  const begun: ListAct[] = []
  const close = fromPromise<ListAct, { subject: Closing }>(async ({ input }) => {
    closed.push(input.subject)
    return USERS_ACT
  })
  await open({
    part: 'access',
    machines: personThat({ acts: { close } }),
    acting: actingThat({ begun: (act) => begun.push(act) }),
  })
  const acts = within(await screen.findByRole('group', { name: 'What can be done with this account' }))
  await userEvent.click(acts.getByRole('button', { name: 'Deactivate' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why' }), 'Left the state')
  await userEvent.click(dialog.getByRole('button', { name: 'Deactivate' }))
  await waitFor(() => expect(begun).toHaveLength(1))
  expect(closed[0]).toMatchObject({
    reason: 'Left the state',
    people: { selection: { kind: 'some', ids: [12] } },
  })
})

test('nothing is offered with one’s own account', async () => {
  await open({ part: 'access', viewer: { userId: 12, roles: [ROLE.owner] } })
  expect(await screen.findByText(/There is nothing that you may do with this account/)).toBeVisible()
})

test('a closed account says since when, and that nobody is in', async () => {
  await open({ part: 'access', machines: personThat({ access: answers<PersonAccess, Asked>(CLOSED_ACCESS) }) })
  expect(await factOf('State')).toHaveTextContent('DeactivatedSince Apr 1, 2026')
  expect(screen.getByRole('heading', { name: 'Nobody is signed in to this account' })).toBeVisible()
})

test('messages are told by name, with what became of them', async () => {
  await open({ part: 'messages' })
  expect(await screen.findByRole('row', { name: /Code to verify the phone/ })).toHaveTextContent('Text message')
  expect(screen.getByRole('row', { name: /Course completed/ })).toHaveTextContent('Failed550 No such mailbox')
  expect(screen.getByRole('row', { name: /unheardOf/ })).toHaveTextContent('In the outbox')
  expect(screen.getByText('The latest 3 are shown.')).toBeVisible()
})

test('history says what was done, how it was and is, and leads to all of the log', async () => {
  await open({ part: 'history' })
  expect(await screen.findByRole('row', { name: /Account deactivated/ })).toHaveTextContent('Active → Deactivated')
  expect(screen.getByRole('link', { name: 'All of it in the log' })).toHaveAttribute(
    'href',
    '/admin/users?view=log&about=12',
  )
})

const noting = (deeds: CertificateDeed[]) =>
  fromPromise<void, { subject: CertificateDeed }>(async ({ input }) => {
    deeds.push(input.subject)
  })

test('a certificate is revoked with a reason, and one that was is given back', async () => {
  const revoked: CertificateDeed[] = []
  const restored: CertificateDeed[] = []
  await open({ part: 'training', machines: personThat({ revoke: noting(revoked), restore: noting(restored) }) })
  for (const [button, title, confirm] of [
    ['Revoke: TIM-7K3M-9Q2X', 'Revoke TIM-7K3M-9Q2X?', 'Revoke'],
    ['Give back: TIM-2222-AAAA', 'Give TIM-2222-AAAA back?', 'Give back'],
  ] as const) {
    await userEvent.click(await screen.findByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    const why = dialog.getByRole('textbox', { name: 'Why' })
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    expect(why).toHaveFocus()
    expect(why).toHaveAccessibleDescription(/^Field Required/)
    await userEvent.keyboard('Mistaken')
    expect(why).toBeValid()
    await userEvent.click(dialog.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  }
  expect([revoked, restored].map(([deed]) => [deed?.certificate.number, deed?.reason])).toEqual([
    ['TIM-7K3M-9Q2X', 'Mistaken'],
    ['TIM-2222-AAAA', 'Mistaken'],
  ])
  expect(screen.queryByRole('button', { name: /TIM-3333-BBBB/ })).toBeNull()
})

test('a certificate is issued by hand, and its number is told', async () => {
  const asked: CertificateValues[] = []
  const issue = fromPromise<Issued, { values: CertificateValues }>(async ({ input }) => {
    asked.push(input.values)
    return { number: 'TIM-8888-DDDD' }
  })
  await open({ part: 'training', machines: personThat({ issue }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Issue a certificate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue a certificate to Bora Demir' }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Course/ }), await dialog.findByText('Work Zones'))
  fireEvent.change(dialog.getByLabelText(/Completed on/), { target: { value: '2026-02-01' } })
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Held elsewhere')
  await userEvent.type(dialog.getByRole('textbox', { name: /What shows it/ }), 'A roster')
  await userEvent.click(dialog.getByRole('button', { name: 'Issue' }))
  expect(await screen.findByText('Certificate TIM-8888-DDDD was issued.')).toBeVisible()
  expect(asked).toEqual([{ courseId: 2, completedOn: '2026-02-01', reason: 'Held elsewhere', evidence: 'A roster' }])
})

test('nobody is offered to do anything with their own certificates', async () => {
  await open({ part: 'training', viewer: { userId: 12, roles: [ROLE.owner] } })
  await screen.findByRole('table', { name: 'Certificates' })
  expect(screen.queryByRole('button', { name: 'Issue a certificate' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Revoke|Give back)/ })).toBeNull()
})

test('accounts that went into this one can be had back while there is time, or it is said what was changed since', async () => {
  const parted: number[] = []
  const part = fromPromise<void, { subject: PersonMerge }>(async ({ input }) => void parted.push(input.subject.id))
  const access = answers<PersonAccess, Asked>(MERGED_ACCESS)
  await open({ part: 'access', machines: personThat({ access, part }) })
  const table = await screen.findByRole('table', { name: 'Merged accounts' })
  expect(within(table).getAllByRole('button')).toHaveLength(1)
  expect(within(table).getByText('Over')).toBeVisible()
  await userEvent.click(within(table).getByRole('button', { name: /Undo the merge with b\.demir/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge' }))
  const news = await screen.findByText(/there are two accounts again/)
  expect(news).toBeVisible()
  expect(parted).toEqual([9])
  await waitFor(() => expect(document.activeElement).toContainElement(news))
  expect(document.activeElement).not.toBe(document.body)
})

test('whoever goes from a part to merging reads on from the title of that', async () => {
  const machines = personThat()
  const { rerender } = await open({ part: 'access', machines })
  const way = await screen.findByRole('link', { name: 'Merge with another account' })
  way.focus()
  rerender(
    <Speaking>
      <Router>{pageOf({ machines, merge: { goesId: 31 } })}</Router>
    </Speaking>,
  )
  const title = await screen.findByRole('heading', { level: 2, name: 'Merge with another account' })
  await waitFor(() => expect(title).toHaveFocus())
})

test('a merge that is not undone says what was changed since', async () => {
  const facts = {
    changed: [
      { kind: 'enrollments', name: 'TIM' },
      { kind: 'roles', name: null },
    ],
  }
  const part = fails<void, { subject: PersonMerge }>({ kind: 'conflict', code: 'MERGE_TOUCHED', facts })
  const access = answers<PersonAccess, Asked>(MERGED_ACCESS)
  await open({ part: 'access', machines: personThat({ access, part }) })
  await userEvent.click(await screen.findByRole('button', { name: /Undo the merge with b\.demir/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the merge' }))
  expect(await screen.findByText('Changed since the merge: enrollment (TIM) and roles.')).toBeVisible()
})

test('merging has an address of its own, below how somebody signs in', async () => {
  await open({ merge: { goesId: 31 } })
  expect(await screen.findByRole('heading', { name: 'Who stays, and what is right' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Access' })).toHaveAttribute('aria-current', 'page')
})

test.each(['profile', 'messages'] as const)(
  'that nothing is emailed to their address is said with why, and it is written to again from there: %s',
  async (part) => {
    const done: WrittenAgain[] = []
    const begun: ListAct[] = []
    const machines = personThat({
      profile: answers<PersonProfile, Asked>(HELD_BACK),
      writeAgain: fromPromise<ListAct, { subject: WrittenAgain }>(async ({ input }) => {
        done.push(input.subject)
        return USERS_ACT
      }),
    })
    await open({ part, machines, acting: actingThat({ begun: (act) => begun.push(act) }) })
    expect(await screen.findByText('Nothing is emailed to this address')).toBeVisible()
    expect(screen.getByText('There is no such mailbox.')).toBeVisible()
    expect(screen.getByText(/no such user/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Write to this address again' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: /Write to this address again\?/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Write again' }))
    await waitFor(() => expect(begun).toHaveLength(1))
    expect(done.map(({ act, rows }) => [act, rows.selection])).toEqual([['writeAgain', { kind: 'some', ids: [7] }]])
  },
)
