import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type { MarkAnswer, RosterMark, WalkInAnswer, WalkInBody } from '../../../src/domain/contract/roster.contract.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { EMPTY_JOURNAL } from '../../../src/machines/roster/roster-journal.ts'
import type { OpeningInput, RosterRead } from '../../../src/machines/roster/roster.types.ts'
import type { WalkInOutcome, WalkInValues } from '../../../src/machines/roster/walk-in-form.machine.ts'
import { RosterPage } from '../../../src/views/pages/roster/roster-page.view.tsx'
import {
  CODE,
  CONFLICT,
  PEOPLE,
  readAhead,
  readEarly,
  readOf,
  rosterThat,
  type RosterParts,
} from '../../../src/views/pages/roster/story-roster.ts'
import { answers, fails, resourceThat, waits } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

type Read = { classId: number }

const KEPT = answers<boolean, { query: string }>(true)

const open = async (parts: RosterParts = {}, language: Locales = 'en', keep = KEPT, runs = false) => {
  const Shown = () => {
    const [machines] = useState(() => ({
      machine: rosterThat(parts),
      agencies: resourceThat(answers<readonly Agency[], { query: undefined }>([])),
      kept: resourceThat(keep),
    }))
    return <RosterPage classId={7} runs={runs} {...machines} />
  }
  await renderSpoken(<Shown />, ['roster', 'personal', 'fieldRules', 'choosing'], language)
  return userEvent.setup()
}

const present = (name: string) => screen.findByRole('button', { name: new RegExp(`^Present:.*${name}`) })
/** One that asks is one too. */
const dialogShown = () => document.querySelector<HTMLElement>('[role$=dialog]')
const attendance = () => screen.getByRole('region', { name: 'Attendance' })

describe('a roster', () => {
  it('marks present by a tap on the person, and takes it back by another', async () => {
    const user = await open()
    await user.click(await present('Otis'))
    expect((await present('Otis')).getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(attendance().textContent).toContain('3 of 5 present'))
    await user.click(await present('Otis'))
    await waitFor(() => expect(attendance().textContent).toContain('2 of 5 present'))
  })

  it('says whether it opens again where there is no network', async () => {
    await open()
    expect(await screen.findByText(/^This page opens again without a network/)).toBeVisible()
  })

  it.each([
    ['no browser keeps it', answers<boolean, { query: string }>(false)],
    ['it could not be kept', fails<boolean, { query: string }>({ kind: 'offline' })],
  ])('warns of a reload where %s', async (_reason, keep) => {
    await open({}, 'en', keep)
    expect(await screen.findByText(/do not reload it/)).toBeVisible()
  })

  it('has a button for each other mark of each person', async () => {
    const user = await open()
    const group = await screen.findByRole('group', { name: /Otis Freeman/ })
    await user.click(within(group).getByRole('button', { name: /^No-show/ }))
    await waitFor(() => expect(attendance().textContent).toContain('2 no-show'))
    expect(
      within(group)
        .getByRole('button', { name: /^No-show/ })
        .getAttribute('aria-pressed'),
    ).toBe('true')
  })

  it('marks all who are left present by one press, which another takes back, and the focus stays', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Mark them all as present' }))
    await waitFor(() => expect(attendance().textContent).toContain('0 unmarked'))
    expect(screen.getByText('One person was marked present.')).toBeVisible()
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(undo).toHaveFocus()
    await user.click(undo)
    await waitFor(() => expect(attendance().textContent).toContain('1 unmarked'))
    expect(screen.getByRole('heading', { name: 'One person is not marked' })).toBeVisible()
  })

  it('does not offer to mark one’s own place, and says who does', async () => {
    const user = await open({
      read: answers<RosterRead, Read>(readOf(PEOPLE.map((person) => ({ ...person, isOwn: person.id === 1 })))),
    })
    const tap = await present('Otis')
    const group = within(screen.getByRole('group', { name: /Otis Freeman/ }))
    const buttons = [tap, ...group.getAllByRole('button')]
    for (const button of buttons) await user.click(button)
    expect(
      buttons.map((button) => [button.getAttribute('aria-disabled'), button.getAttribute('aria-pressed')]),
    ).toEqual(buttons.map(() => ['true', 'false']))
    expect(screen.getByText(/^This is you:/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Mark them all as present' })).toBeNull()
  })

  it('says before the class when attendance opens: who will not come can be marked until then, and nobody else', async () => {
    const user = await open({ read: answers<RosterRead, Read>(readAhead()) })
    expect(await screen.findByText(/^Attendance opens Mon, Mar 2.*7:00 AM.*\. Until then/)).toBeVisible()
    const group = within(screen.getByRole('group', { name: /Otis Freeman/ }))
    const partial = group.getByRole('button', { name: /^Partial/ })
    for (const button of [await present('Otis'), partial]) {
      await user.click(button)
      expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-pressed')]).toEqual(['true', 'false'])
    }
    expect(['Mark them all as present', 'Add walk-in'].map((name) => screen.queryByRole('button', { name }))).toEqual([
      null,
      null,
    ])
    const noShow = group.getByRole('button', { name: /^No-show/ })
    await user.click(noShow)
    await waitFor(() => expect(noShow.getAttribute('aria-pressed')).toBe('true'))
    await user.click(noShow)
    await waitFor(() => expect(noShow.getAttribute('aria-pressed')).toBe('false'))
  })

  it('lets a mark be taken back that was made before the class was put off', async () => {
    const user = await open({ read: answers<RosterRead, Read>(readAhead(PEOPLE)) })
    const marked = await screen.findByRole('button', { name: /^Present:.*هناء/ })
    await user.click(marked)
    await waitFor(() =>
      expect([marked.getAttribute('aria-pressed'), marked.getAttribute('aria-disabled')]).toEqual(['false', 'true']),
    )
  })

  it('opens by itself when the time comes', async () => {
    let come = () => {}
    const user = await open({
      read: answers<RosterRead, Read>(readAhead()),
      watchOpening: fromCallback<EventObject, OpeningInput>(({ sendBack }) => {
        come = () => sendBack({ type: 'attendance.opened' })
      }),
    })
    await screen.findByText(/^Attendance opens/)
    act(come)
    expect(screen.queryByText(/^Attendance opens/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Add walk-in' })).toBeVisible()
    await user.click(await present('Otis'))
    await waitFor(() => expect(attendance().textContent).toContain('1 of 5 present'))
  })

  it.each([
    ['en', readAhead(), 'Complete the class', /It can be completed once the class has begun: Mon, Mar 2.*8:00 AM/],
    ['en', readEarly(), 'Complete the class', /It can be completed once the class has begun: Mon, Mar 2.*8:00 AM/],
    ['tr', readAhead(), 'Sınıfı tamamla', /Sınıf başladığında tamamlanabilir: 2 Mar.*8:00/],
    ['ar', readAhead(), 'إتمام الصف', /يمكن إتمام الصف متى بدأ: .*8:00/],
  ] as const)(
    'does not complete a class that has not begun, and says from when: %s',
    async (language, read, name, when) => {
      const user = await open({ read: answers<RosterRead, Read>(read) }, language)
      const complete = await screen.findByRole('button', { name })
      await user.click(complete)
      expect([complete.getAttribute('aria-disabled'), dialogShown()]).toEqual(['true', null])
      expect(complete).toHaveAccessibleDescription(when)
    },
  )

  it('can be completed by itself when the class begins', async () => {
    let begin = () => {}
    const user = await open({
      read: answers<RosterRead, Read>(readEarly()),
      watchBeginning: fromCallback<EventObject, OpeningInput>(({ sendBack }) => {
        begin = () => sendBack({ type: 'class.begun' })
      }),
    })
    const complete = await screen.findByRole('button', { name: 'Complete the class' })
    act(begin)
    expect(complete.getAttribute('aria-disabled')).toBeNull()
    expect(screen.queryByText(/^It can be completed once/)).toBeNull()
    await user.click(complete)
    await waitFor(() => expect(dialogShown()).not.toBeNull())
  })

  it.each([
    ['en', /Attendance opens Mon, Mar 2.*7:00 AM/],
    ['tr', /Yoklama 2 Mar.*7:00.* açılır/],
    ['ar', /يُفتح تسجيل الحضور .*7:00/],
  ] as const)('says of marks that came too early when they are taken, and keeps them: %s', async (language, opens) => {
    const user = await open(
      {
        sendMarks: fails<readonly MarkAnswer[], Read & { marks: readonly RosterMark[] }>({
          kind: 'conflict',
          code: 'ATTENDANCE_NOT_OPEN',
          message: 'Not yet.',
          facts: { opensAt: '2026-03-02T13:00:00.000Z', timeZone: 'America/Chicago' },
        }),
      },
      language,
    )
    const [tap] = await screen.findAllByRole('button', { name: /Otis Freeman/ })
    await user.click(tap ?? document.body)
    const told = await screen.findByRole('alert')
    expect(told.textContent).toMatch(opens)
    expect(told.textContent).not.toContain('Not yet.')
  })

  it('leads to a message to those who did not come', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'Message those who did not come' })).toHaveAttribute(
      'href',
      '/instructor/course/7?write=noShow',
    )
  })

  it('finds people by part of a name, and those who are not marked', async () => {
    const user = await open()
    await user.type(await screen.findByRole('searchbox'), 'DEMİR')
    expect(within(screen.getByRole('list', { name: 'People on this class' })).getAllByRole('listitem')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    await user.click(screen.getByRole('radio', { name: 'Unmarked' }))
    expect(within(screen.getByRole('list', { name: 'People on this class' })).getAllByRole('listitem')).toHaveLength(1)
  })

  it('says that it is offline, and how much waits', async () => {
    const user = await open({ isOffline: true })
    await user.click(await present('Otis'))
    await waitFor(() => expect(attendance().textContent).toContain('One thing waits to be sent.'))
    expect(screen.getByText('Not sent yet')).toBeTruthy()
  })

  it('asks which of two marks counts', async () => {
    const user = await open({ journal: CONFLICT })
    expect(await screen.findByText(/You marked Present\..*Ruth Delgado.*No-show/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take theirs: No-show' }))
    await waitFor(() => expect(screen.queryByText(/was marked on another device/)).toBeNull())
  })

  it('says whose address a walk-in came with that is on the class already', async () => {
    const walkIn = {
      id: 'w-1',
      firstName: 'Keya',
      lastName: 'Board',
      email: 'otis@example.org',
      phone: '',
      agencyId: 0,
    }
    const returned = { id: 'w-1', walkIn: { ...walkIn, discipline: '' as const }, message: null, onClass: 5 }
    const user = await open({ journal: { ...EMPTY_JOURNAL, returned: [returned] } })
    expect(await screen.findByText(/Keya Board.* could not be added/)).toBeVisible()
    expect(
      screen.getByText(/otis@example\.org.* is the address of .*Westhuizen.*on this class already: Present/),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText(/could not be added/)).toBeNull())
  })

  it('shows the code with its address and its countdown, and is left by Escape', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Check-in code' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('img').closest('[data-address]')?.getAttribute('data-address')).toBe(
      CODE.kind === 'code' ? CODE.address : '',
    )
    expect(within(dialog).getByText('New code in 11 s')).toBeTruthy()
    expect(within(dialog).getByText('1 of 5 checked in')).toBeVisible()
    expect(within(dialog).getByText('H7K Q3M')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([['Check-in code'], ['Add walk-in'], ['Complete the class']])(
    'leaves "%s" where it is behind what that opens, and gives the focus back to it',
    async (name) => {
      const user = await open()
      const opener = await screen.findByRole('button', { name })
      await user.click(opener)
      await waitFor(() => expect(dialogShown()).toContainElement(document.activeElement as HTMLElement))
      await user.keyboard('{Escape}')
      await waitFor(() => expect(dialogShown()).toBeNull())
      await waitFor(() => expect(opener).toHaveFocus())
    },
  )

  it('adds a walk-in, after saying what is missing', async () => {
    const user = await open({ sendWalkIn: waits<WalkInAnswer, { classId: number; walkIn: WalkInBody }>() })
    await user.click(await screen.findByRole('button', { name: 'Add walk-in' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Add and mark present' }))
    expect((await within(dialog).findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'First name: Field Required',
      'Last name: Field Required',
      'Email: Field Required',
    ])
    await user.type(within(dialog).getByRole('textbox', { name: /First name/ }), 'Nadia')
    await user.type(within(dialog).getByRole('textbox', { name: /Last name/ }), 'Okoye')
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'nadia@example.org')
    await user.click(within(dialog).getByRole('button', { name: 'Add and mark present' }))
    expect(await screen.findByText('Nadia Okoye')).toBeTruthy()
  })

  it('stays open with all that was typed where the server refuses a walk-in, and says so where it is', async () => {
    const refused = { kind: 'refused', fields: [{ field: 'email', message: 'No such address.' }] } as const
    const user = await open({ addWalkIn: fails<WalkInOutcome, { values: WalkInValues }>(refused) })
    const dialog = within(await walkInDialog(user))
    const typed = [/First name/, /Last name/, /Email/].map((name) => dialog.getByRole('textbox', { name }))
    for (const [at, text] of ['Nadia', 'Okoye', 'nadia@example.org'].entries()) await user.type(typed[at]!, text)
    await user.click(dialog.getByRole('button', { name: 'Add and mark present' }))
    expect(await dialog.findByRole('link', { name: 'Email: No such address.' })).toBeVisible()
    expect([typed[2], ...typed.map((field) => (field as HTMLInputElement).value)]).toEqual([
      document.activeElement,
      'Nadia',
      'Okoye',
      'nadia@example.org',
    ])
    expect(screen.queryByText('Nadia Okoye')).toBeNull()
  })

  it.each([
    ['conflict', 'CLASS_CLOSED', 'This class is over.'],
    ['forbidden', 'FORBIDDEN', 'This is not your class.'],
  ] as const)('says in the dialog of a walk-in what else the server refuses: %s', async (kind, code, message) => {
    const user = await open({ addWalkIn: fails<WalkInOutcome, { values: WalkInValues }>({ kind, code, message }) })
    const dialog = within(await walkInDialog(user))
    for (const [name, text] of [
      [/First name/, 'Nadia'],
      [/Last name/, 'Okoye'],
      [/Email/, 'nadia@example.org'],
    ] as const)
      await user.type(dialog.getByRole('textbox', { name }), text)
    await user.click(dialog.getByRole('button', { name: 'Add and mark present' }))
    expect(await dialog.findByText('They could not be added')).toBeVisible()
    expect(dialog.getByText(message)).toBeVisible()
  })

  it('is not left while the server is asked about a walk-in', async () => {
    const user = await open({ addWalkIn: waits<WalkInOutcome, { values: WalkInValues }>() })
    const dialog = within(await walkInDialog(user))
    for (const [name, text] of [
      [/First name/, 'Nadia'],
      [/Last name/, 'Okoye'],
      [/Email/, 'nadia@example.org'],
    ] as const)
      await user.type(dialog.getByRole('textbox', { name }), text)
    await user.click(dialog.getByRole('button', { name: 'Add and mark present' }))
    await user.keyboard('{Escape}')
    expect(dialog.getByRole('button', { name: /Add and mark present/ })).toHaveAttribute('aria-busy', 'true')
    expect(dialogShown()).not.toBeNull()
  })

  const ofSeats = (capacity: number): RosterRead => {
    const read = readOf()
    return { ...read, roster: { ...read.roster, held: { ...read.roster.held, capacity } } }
  }
  const walkInDialog = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Add walk-in' }))
    return screen.findByRole('dialog')
  }

  it('says before and after that a walk-in is beyond the seats, also of one that is not sent yet', async () => {
    const user = await open({ read: answers<RosterRead, Read>(ofSeats(5)), isOffline: true })
    const dialog = await walkInDialog(user)
    expect(dialog).toHaveAccessibleDescription(
      /All 5 seats are taken: this is one more than the room was planned for\. They can be added all the same\.$/,
    )
    expect(screen.queryByText(/planned for this class/)).toBeNull()
    await user.type(within(dialog).getByRole('textbox', { name: /First name/ }), 'Nadia')
    await user.type(within(dialog).getByRole('textbox', { name: /Last name/ }), 'Okoye')
    await user.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'nadia@example.org')
    await user.click(within(dialog).getByRole('button', { name: 'Add and mark present' }))
    const told = await screen.findByText('5 seats were planned for this class, and one person more is on it.')
    expect(told.closest('[role=status]')).not.toBeNull()
    expect(await walkInDialog(user)).toHaveAccessibleDescription(/this makes 2 more/)
  })

  it('says nothing of seats as long as there are some', async () => {
    const user = await open({ read: answers<RosterRead, Read>(ofSeats(6)) })
    expect(await walkInDialog(user)).toHaveAccessibleDescription(/and its certificate\.$/)
    expect(screen.queryByText(/planned for this class/)).toBeNull()
  })

  it.each([
    ['who runs the programme', true, 'You can correct them, and see what that does first.'],
    ['whoever teaches it', false, 'An administrator can correct them.'],
  ])('says to %s who may still put marks right once it is completed', async (_, runs, who) => {
    const user = await open({}, 'en', KEPT, runs)
    await user.click(await screen.findByRole('button', { name: 'Complete the class' }))
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      `Those who were present get a certificate and an email. Marks are final on this page afterwards. ${who}`,
    )
  })

  it('is completed after a review of who is not marked', async () => {
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Complete the class' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Complete and issue certificates' })
    expect([
      within(dialog).getByText('One person is not marked').tagName,
      confirm.getAttribute('aria-disabled'),
    ]).toEqual(['P', 'true'])
    await user.click(within(dialog).getByRole('button', { name: 'Mark them all as no-show' }))
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    await user.click(confirm)
    expect(await screen.findByText('2 certificates were issued.')).toBeTruthy()
  })

  it('tells the certificates that it brings at once from those of walk-ins who have yet to sign in', async () => {
    const walkIns = PEOPLE.map((person) => ({ ...person, isUnconfirmed: person.state === 'walkIn' }))
    const user = await open({ read: answers<RosterRead, Read>(readOf(walkIns)) })
    await user.click(await screen.findByRole('button', { name: 'Complete the class' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText('One person gets a certificate.')).toBeVisible()
    expect(dialog.getByText('One walk-in gets it after confirming by email.')).toBeVisible()
  })

  it('that was too short is completed once the reason is told', async () => {
    const read = readOf(PEOPLE)
    const user = await open({
      read: answers<RosterRead, Read>({ ...read, roster: { ...read.roster, leastHours: 40 } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Complete the class' }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Complete and issue certificates' })
    await user.click(within(dialog).getByRole('button', { name: 'Mark them all as no-show' }))
    const reason = within(dialog).getByRole('textbox', { name: /Why it was shorter/ })
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    await user.type(reason, 'The yard was flooded.')
    await waitFor(() => expect(confirm.getAttribute('aria-disabled')).toBeNull())
    await user.click(confirm)
    expect(await screen.findByText('2 certificates were issued.')).toBeTruthy()
  })

  it.each([
    [
      'en',
      'Complete the class',
      ['Mark them all as no-show', 'Complete and issue certificates'],
      'This class was put off, and has not begun',
      /once the class has begun: .*Mon, Mar 2.*9:30 AM/,
    ],
    [
      'tr',
      'Sınıfı tamamla',
      ['Hepsini gelmedi işaretle', 'Tamamla ve sertifikaları ver'],
      'Bu sınıf ertelendi ve henüz başlamadı',
      /Sınıf başladığında.*9:30/,
    ],
    [
      'ar',
      'إتمام الصف',
      ['سجّل الجميع: لم يحضروا', 'أكمل وأصدر الشهادات'],
      'أُجّل هذا الصف ولم يبدأ بعد',
      /متى بدأ: .*9:30/,
    ],
  ] as const)(
    'says in the open dialog of the completion that the class was put off, and marks nobody: %s',
    async (language, name, presses, told, when) => {
      const held = readOf()
      const courseDate = '2026-03-02T15:30:00.000Z'
      const later = { ...held, roster: { ...held.roster, held: { ...held.roster.held, courseDate } } }
      const reads = [held, later]
      let change = () => {}
      const user = await open(
        {
          read: fromPromise<RosterRead, Read>(async () => (reads.length > 1 ? reads.shift() : reads[0]) ?? later),
          watchRoster: fromCallback<EventObject, undefined>(({ sendBack }) => {
            change = () => sendBack({ type: 'topic.changed' })
          }),
        },
        language,
      )
      await user.click(await screen.findByRole('button', { name }))
      const dialog = within(await screen.findByRole('alertdialog'))
      act(change)
      expect(await dialog.findByText(told)).toBeVisible()
      for (const press of presses) {
        const button = dialog.getByRole('button', { name: press })
        expect(button).toHaveAttribute('aria-disabled', 'true')
        expect(button).toHaveAccessibleDescription(when)
        await user.click(button)
      }
      expect(dialog.getByText(/Otis Freeman/)).toBeVisible()
    },
  )

  it('leads to a message for each mark that somebody has', async () => {
    await open()
    const links = ['were there', 'were there in part', 'did not come'].map((who) => `Message those who ${who}`)
    await screen.findByRole('link', { name: links[0] ?? '' })
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/instructor/course/7?write=present',
      '/instructor/course/7?write=partial',
      '/instructor/course/7?write=noShow',
    ])
  })

  it('that is completed says whose certificates wait for them to confirm', async () => {
    const walkIns = PEOPLE.map((person) => ({ ...person, isUnconfirmed: person.attendance === 'present' }))
    await open({ read: answers<RosterRead, Read>(readOf(walkIns, 3)) })
    expect(await screen.findByText(/2 walk-ins get theirs after confirming by email/)).toBeVisible()
  })

  it('that is completed is corrected by those who run the programme, and by nobody else', async () => {
    const read = answers<RosterRead, Read>(readOf(PEOPLE, 3))
    await open({ read })
    expect(await screen.findByText('This class is completed')).toBeVisible()
    expect(
      screen.getByText(/^2 of 5 were present; 2 certificates are in force\..*An administrator can correct them\.$/),
    ).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Correct the attendance' })).toBeNull()
    expect(screen.queryByText(/after confirming by email/)).toBeNull()
    await open({ read }, 'en', KEPT, true)
    expect(await screen.findByRole('link', { name: 'Correct the attendance' })).toHaveAttribute(
      'href',
      '/instructor/course/7?part=attendance',
    )
  })

  it('has words for nobody, for another’s class, and for one that is over', async () => {
    await open({ read: answers<RosterRead, Read>(readOf([])) })
    expect(await screen.findByText('Nobody is on this class yet')).toBeTruthy()
    await open({ read: fails<RosterRead, Read>({ kind: 'notFound' }) })
    expect(await screen.findByText('There is no such roster for you')).toBeTruthy()
    await open({ read: fails<RosterRead, Read>({ kind: 'offline' }) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    await open({ read: answers<RosterRead, Read>(readOf(PEOPLE, 3)) })
    expect(await screen.findByText('This class is completed')).toBeTruthy()
  })
})
