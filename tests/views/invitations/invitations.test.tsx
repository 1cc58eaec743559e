import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type { Course } from '../../../src/domain/contract/course.contract.ts'
import type { Invitation } from '../../../src/domain/contract/invitations.list.ts'
import type { ActOnRows } from '../../../src/domain/contract/list-act.contract.ts'
import type { ListAct } from '../../../src/domain/contract/list-acts.list.ts'
import type { ListAsked, ListSelection } from '../../../src/domain/list.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import type { InvitationValues } from '../../../src/machines/invitations/invitation-form.machine.ts'
import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import { actingThat, storyAct } from '../../../src/views/list-acts/story-acts.ts'
import type { InvitationsRead as Page } from '../../../src/views/pages/invitations/invitations.props.ts'
import { InvitationsPage } from '../../../src/views/pages/invitations/invitations.view.tsx'
import {
  ALL_INVITATIONS,
  INVITATIONS,
  invitationsThat,
  OPEN,
  pageOf,
  type InvitationsParts,
} from '../../../src/views/pages/invitations/story-invitations.ts'
import { answers, fails, resourceGoneStale, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { chooseAct, openActs } from '../support/row-menu.ts'
import { renderSpoken } from '../support/speak.tsx'

/** A screen as wide as a desk's, or as a phone's: jsdom has none. */
const stand = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void stand(true))
afterEach(() => void vi.unstubAllGlobals())

type Asked = { query: ListAsked }
const reads = (page: Page) => resourceThat(answers<Page, Asked>(page))

type World = InvitationsParts & Readonly<{ asked?: ListAsked; language?: Locales }>

const open = async ({ asked = ALL_INVITATIONS, language = 'en', ...parts }: World = {}) => {
  const told: Notice[] = []
  const begun: ListAct[] = []
  const Shown = () => {
    const [machines] = useState(() => invitationsThat(parts))
    return (
      <InvitationsPage
        title="Instructor List"
        asked={asked}
        machines={machines}
        tell={(notice) => told.push(notice)}
        acting={actingThat({ begun: (act) => begun.push(act) })}
      />
    )
  }
  await renderSpoken(<Shown />, ['invitations', 'personal', 'lists', 'listActs', 'fieldRules', 'choosing'], language)
  return { told, begun }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

describe('the list', () => {
  it('says of each who, as what, where it stands, when it ends and who invited', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Instructor List' })).toBeVisible()
    const rows = await screen.findAllByRole('row')
    const cells = rows.map((row) => [...row.children].slice(1).map(({ textContent }) => textContent?.trim()))
    expect(cells[0]).toEqual(['Person', 'Invited as', 'To teach', 'State', 'Invited by', 'Actions'])
    expect(cells[1]).toEqual([
      'Bora Demirbora.demir@example.org',
      'Instructor',
      'Tow operator and Train the trainer (archived)',
      'OpenExpires in 12 days',
      expect.stringMatching(/^Priya Raman[A-Z][a-z]{2} \d+, \d{4}$/),
      '',
    ])
    expect(cells.slice(2).map((cell) => [cell[1], cell[3]])).toEqual([
      ['Group coordinator', 'OpenExpires tomorrow'],
      ['Instructor', 'Used'],
      ['Instructor', 'ExpiredExpired 16 days ago'],
      ['Student', 'Revoked'],
    ])
    // An open one is mailed anew or taken back, an old one mailed anew, one that was used or taken back neither.
    expect(rows.map((row) => within(row).queryByRole('button', { name: /^What can be done/ }) !== null)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
    ])
    expect((await openActs('Bora Demir')).map((item) => item.textContent)).toEqual(['Send again', 'Revoke'])
    expect(cells[4]?.[4]).toMatch(/^A former member/)
    expect(screen.getByText('5 invitations')).toBeVisible()
  })

  it.each([
    ['tr', 'Süresi 12 gün sonra dolacak', '5 davet'],
    ['ar', 'تنتهي الصلاحية خلال 12 يومًا', '5 دعوات'],
  ] as const)('speaks %s', async (language, expiry, count) => {
    await open({ language })
    expect(await screen.findByText(expiry)).toBeVisible()
    expect(screen.getByText(count)).toBeVisible()
  })

  it('is rows of two lines where there is no room for a table', async () => {
    stand(false)
    await open()
    const rows = await screen.findAllByRole('listitem')
    expect([rows.length, screen.queryByRole('table')]).toEqual([5, null])
    const bora = within(rows[0] ?? document.body)
    await userEvent.click(bora.getByRole('button', { name: 'Details of Bora Demir' }))
    const acts = within(bora.getByRole('group', { name: 'What can be done with Bora Demir' }))
    expect(acts.getByRole('button', { name: 'Revoke' })).toBeVisible()
  })

  it('is announced while it loads', async () => {
    await open({ list: resourceThat(waits<Page, Asked>()) })
    expect(screen.getByRole('status', { name: 'Loading: Invitations' })).toBeVisible()
  })

  it('that could not be loaded is asked for again', async () => {
    let tries = 0
    const read = fromPromise<Page, Asked>(async () => {
      tries += 1
      if (tries === 1) throw new Error('lost')
      return pageOf(INVITATIONS)
    })
    await open({ list: resourceThat(read) })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('table', { name: 'Invitations' })).toBeVisible()
  })

  it('that may be old says so, and stays', async () => {
    await open({ list: resourceGoneStale<Page, ListAsked>(pageOf(INVITATIONS), { kind: 'offline' }) })
    expect(await screen.findByText(/could not be read again/)).toBeVisible()
    expect(screen.getByRole('table')).toBeVisible()
  })

  it('of nobody says what invitations are for', async () => {
    await open({ list: reads(pageOf([])) })
    expect(await screen.findByRole('heading', { name: 'Nobody is invited yet' })).toBeVisible()
  })
})

describe('what is asked for', () => {
  it('is what the address says, and is narrowed to a state', async () => {
    const read: ListAsked[] = []
    const written: ListAsked[] = []
    const asked = { ...ALL_INVITATIONS, search: 'bora' }
    await open({
      asked,
      list: resourceThat(
        fromPromise<Page, Asked>(async ({ input }) => {
          read.push(input.query)
          return pageOf(INVITATIONS, 45)
        }),
      ),
      writeAddress: fromPromise(async ({ input }) => void written.push(input.asked)),
    })
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    expect(screen.getByRole('searchbox', { name: 'Search names and email addresses' })).toHaveValue('bora')
    await userEvent.click(button('Filters'))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'State' }), 'Expired')
    const narrowed = { ...asked, filters: { state: ['expired'] } }
    await waitFor(() => expect([read, written]).toEqual([[asked, narrowed], [narrowed]]))
    expect(button('Remove: State: Expired')).toBeVisible()
  })
})

describe('inviting', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Invite someone' }))
  const begin = async (world: World = {}) => {
    const opened = await open(world)
    await userEvent.click(button('Invite someone'))
    return { ...opened, form: await dialog() }
  }
  const send = () => userEvent.click(button('Send the invitation'))

  it('asks for the person, the role and the language of the mail, and sends what was entered', async () => {
    const sent: InvitationValues[] = []
    const submit = fromPromise<Invitation, { values: InvitationValues }>(async ({ input }) => {
      sent.push(input.values)
      return OPEN
    })
    const { form, told } = await begin({ submit })
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Invite as' }), 'Group coordinator')
    await userEvent.type(form.getByRole('textbox', { name: 'First name' }), 'Bora')
    await userEvent.type(form.getByRole('textbox', { name: 'Last name' }), 'Demir')
    await userEvent.type(form.getByRole('textbox', { name: 'Email' }), 'bora.demir@example.org')
    await userEvent.type(form.getByRole('textbox', { name: /^Phone/ }), '5551234567')
    const agency = form.getByRole('combobox', { name: /^Primary agency/ })
    expect(agency).toHaveAttribute('placeholder', 'Not listed or not known')
    await userEvent.type(agency, 'ashby')
    await userEvent.click(await form.findByRole('option', { name: 'Ashby Fire District' }))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Language of the email' }), 'Türkçe')
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      {
        userType: 3,
        firstName: 'Bora',
        lastName: 'Demir',
        email: 'bora.demir@example.org',
        phone: '(555) 123-4567',
        primaryAgencyId: 1,
        language: 'tr',
        courseIds: [],
        approvedUntil: '',
      },
    ])
    expect(told).toEqual([
      { tone: 'success', text: 'The invitation is on its way to \u2068bora.demir@example.org\u2069.' },
    ])
  })

  it('of an instructor takes courses, several by typing, and needs the last day of their approval', async () => {
    const sent: InvitationValues[] = []
    const submit = fromPromise<Invitation, { values: InvitationValues }>(async ({ input }) => {
      sent.push(input.values)
      return OPEN
    })
    const draft = { firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org' }
    const { form } = await begin({ draft, submit })
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('bora@example.org'))
    const courses = form.getByRole('combobox', { name: /^Courses to teach/ })
    for (const [typed, title] of [
      ['tow', 'Tow operator'],
      ['cab', 'Cable barrier'],
    ] as const) {
      await userEvent.type(courses, typed)
      await userEvent.click(await form.findByRole('option', { name: title }))
    }
    await send()
    expect(
      within(form.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Approved until: Field Required'])
    // Of a coordinator neither is asked, nor missed.
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Invite as' }), 'Group coordinator')
    expect([form.queryByLabelText(/^Approved until/), form.queryByRole('alert')]).toEqual([null, null])
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Invite as' }), 'Instructor')
    await userEvent.type(form.getByLabelText(/^Approved until/), '2028-06-30')
    await send()
    await waitFor(() =>
      expect(sent).toEqual([expect.objectContaining({ courseIds: [2, 4], approvedUntil: '2028-06-30' })]),
    )
  })

  it('is possible without the courses, and asks for none of who approves nobody', async () => {
    const { form } = await begin({ courses: fails<readonly Course[], { query: undefined }>({ kind: 'offline' }) })
    expect(await form.findByText(/You can invite without them/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    cleanup()
    const other = await begin({ courses: null })
    expect(other.form.queryByRole('combobox', { name: /^Courses to teach/ })).toBeNull()
  })

  it('says what is missing or wrong, and leads there', async () => {
    const { form } = await begin({ draft: { email: 'bora', phone: '(555) 1' } })
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('bora'))
    await send()
    const links = within(form.getByRole('alert')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First name: Field Required',
      'Last name: Field Required',
      'Email: Invalid email address',
      'Phone: Invalid phone number',
    ])
    await userEvent.click(links[2] ?? document.body)
    expect(form.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  })

  it('that failed keeps what was entered', async () => {
    const draft = { firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org' }
    const { form } = await begin({
      draft,
      submit: fails<Invitation, { values: InvitationValues }>({ kind: 'offline' }),
    })
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('bora@example.org'))
    await send()
    expect(await form.findByText(/You are offline\..* What you entered is kept\./)).toBeVisible()
    expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('Bora')
  })

  it("shows the server's own words beside a field that it refused", async () => {
    const draft = { firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org' }
    const fault = { kind: 'refused', fields: [{ field: 'primaryAgencyId', message: 'Not on the list.' }] } as const
    const { form } = await begin({ draft, submit: fails<Invitation, { values: InvitationValues }>(fault) })
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('bora@example.org'))
    await send()
    expect(await form.findByRole('link', { name: 'Primary agency: Not on the list.' })).toBeVisible()
  })

  it('stays open while it is sent', async () => {
    const draft = { firstName: 'Bora', lastName: 'Demir', email: 'bora@example.org' }
    const { form } = await begin({ draft, submit: waits<Invitation, { values: InvitationValues }>() })
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('bora@example.org'))
    await send()
    await userEvent.keyboard('{Escape}')
    expect(button('Send the invitation')).toHaveAttribute('aria-busy', 'true')
  })

  it('is possible without the list of agencies', async () => {
    const { form } = await begin({ agencies: fails<readonly Agency[], { query: undefined }>({ kind: 'offline' }) })
    expect(await form.findByText(/You can invite without one/)).toBeVisible()
  })

  it('can be left', async () => {
    const { form } = await begin()
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Invite someone')).toHaveFocus()
  })
})

describe('taking back', () => {
  const choose = async (world: World = {}) => {
    const opened = await open(world)
    await chooseAct('Bora Demir', 'Revoke')
    await screen.findByRole('alertdialog', { name: 'Revoke this invitation?' })
    return opened
  }

  it('is asked about first, then done and told', async () => {
    const asked: number[] = []
    const { told } = await choose({ revoke: fromPromise(async ({ input }) => void asked.push(input.subject.id)) })
    expect([asked, screen.getByRole('alertdialog')]).toEqual([[], expect.anything()])
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/\u2068Bora Demir\u2069 stops working/)
    await userEvent.click(button('Revoke the invitation'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([asked, told]).toEqual([
      [1],
      [{ tone: 'success', text: 'The invitation of \u2068bora.demir@example.org\u2069 is revoked.' }],
    ])
  })

  it('can be thought better of', async () => {
    const { told } = await choose()
    await userEvent.click(button('Keep it'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(told).toEqual([])
  })

  it('that failed is still asked about', async () => {
    await choose({ revoke: fails<void, { subject: Invitation }>({ kind: 'offline' }) })
    await userEvent.click(button('Revoke the invitation'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Whether this was done is not known')
    expect(screen.getByRole('alertdialog')).toBeVisible()
  })

  it('of one that was used meanwhile says so', async () => {
    const fault = { kind: 'conflict', message: 'This invitation was used or revoked before.' } as const
    await choose({ revoke: fails<void, { subject: Invitation }>(fault) })
    await userEvent.click(button('Revoke the invitation'))
    expect(await screen.findByText('This invitation was used or revoked before.')).toBeVisible()
  })
})

describe('taking back several', () => {
  const choose = async (revokeChosen: World['revokeChosen']) => {
    const opened = await open({ ...(revokeChosen && { revokeChosen }) })
    await userEvent.click((await rowOf(/Bora Demir/)).getByRole('checkbox'))
    await userEvent.click((await rowOf(/Grace Tanaka/)).getByRole('checkbox'))
    await userEvent.click(button('Revoke selected'))
    await screen.findByRole('alertdialog', { name: 'Revoke 2 invitations?' })
    return opened
  }

  it('is asked about first, then done by an act that is looked after', async () => {
    const asked: ListSelection[] = []
    const act = storyAct({ list: 'invitations', act: 'revoke' })
    const { begun } = await choose(
      fromPromise(async ({ input }) => {
        asked.push(input.subject.rows.selection)
        return act
      }),
    )
    expect(asked).toEqual([])
    await userEvent.click(button('Revoke the invitations'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect([asked, begun]).toEqual([[{ kind: 'some', ids: [1, 3] }], [act]])
  })

  it('that others are chosen for by now says so, and is not offered again', async () => {
    const fault = { kind: 'conflict', message: 'There are others by now.' } as const
    await choose(fails<ListAct, { subject: ActOnRows<'revoke'> }>(fault))
    await userEvent.click(button('Revoke the invitations'))
    expect(await screen.findByText('There are others by now.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Revoke the invitations' })).toBeNull()
  })
})

describe('mailing anew', () => {
  it('is told', async () => {
    const asked: number[] = []
    const { told } = await open({ resend: fromPromise(async ({ input }) => void asked.push(input.subject.id)) })
    await chooseAct('Bora Demir', 'Send again')
    await waitFor(() => expect(told.length).toBe(1))
    expect([asked, told[0]?.text]).toEqual([[1], expect.stringMatching(/^A fresh code is on its way/)])
  })

  it('is busy in its row, and nothing else is done meanwhile', async () => {
    await open({ resend: waits<void, { subject: Invitation }>() })
    await chooseAct('Bora Demir', 'Send again')
    const acts = (await rowOf(/Bora Demir/)).getByRole('button', { name: /^What can be done/ })
    await waitFor(() => expect(acts).toHaveAttribute('aria-busy', 'true'))
    const items = await openActs('Bora Demir')
    expect(items.map((item) => item.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('that failed can be tried again', async () => {
    let tries = 0
    const resend = fromPromise<void, { subject: Invitation }>(async () => {
      tries += 1
      if (tries === 1) throw new Error('lost')
    })
    const { told } = await open({ resend })
    await chooseAct('Bora Demir', 'Send again')
    expect(await screen.findByText('The invitation was not sent again')).toBeVisible()
    await userEvent.click(button('Try again'))
    await waitFor(() => expect(told.length).toBe(1))
  })
})
