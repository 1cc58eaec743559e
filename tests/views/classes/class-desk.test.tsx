import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fromPromise } from 'xstate'

import type { ClassChoices, ClassMessage, HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { mayOpen } from '../../../src/domain/route-guard.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import type {
  CancellationValues,
  ClassEditValues,
  ClassMessageValues,
} from '../../../src/machines/class-desk/class-forms.machine.ts'
import type { Notice } from '../../../src/machines/notifications/notification-list.ts'
import { ClassDeskPage } from '../../../src/views/pages/class-desk/class-desk.view.tsx'
import {
  CANCELLED,
  CLASHES,
  CHOICES,
  COMPLETED,
  deskThat,
  HELD,
  type DeskParts,
} from '../../../src/views/pages/class-desk/story-classes.ts'
import { sheetsThat } from '../../../src/views/pages/class-desk/story-sheets.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { NOW } from '../../../src/views/pages/story-data.ts'
import { PlacesProvider } from '../../../src/views/shell/places.context.tsx'
import { renderSpoken } from '../support/speak.tsx'

const onAScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void onAScreen(true))
afterEach(() => void vi.unstubAllGlobals())

const open = async (
  parts: DeskParts = {},
  language: Locales = 'en',
  mayOpen: (url: string) => boolean = () => true,
  runs = false,
) => {
  const told: Notice[] = []
  const Shown = () => {
    const [machines] = useState(() => ({
      machine: deskThat(parts),
      choices: resourceThat(answers<ClassChoices, { query: undefined }>(CHOICES)),
      sheets: sheetsThat(),
    }))
    return (
      <PlacesProvider leadsSomewhere={() => true} mayOpen={mayOpen}>
        <ClassDeskPage
          classId={7}
          viewerId={11}
          runs={runs}
          writeTo={null}
          now={NOW}
          tell={(notice) => told.push(notice)}
          {...machines}
        />
      </PlacesProvider>
    )
  }
  await renderSpoken(<Shown />, ['classDesk', 'fieldRules', 'choosing', 'shell'], language)
  return { told }
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('a class on the desk', () => {
  it('says what it is, where it stands, who is on it and what was written', async () => {
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: HELD.courseTitle })).toBeVisible()
    expect(screen.getByText('Scheduled')).toBeVisible()
    const people = screen.getByRole('region', { name: 'Registered people' })
    expect(people).toHaveTextContent('15 people are on it or wait.')
    expect(within(people).getByRole('link', { name: 'See all on the roster' })).toHaveAttribute(
      'href',
      '/instructor/roster/7',
    )
    expect(within(people).getByRole('link', { name: 'Otis Freeman' })).toHaveAttribute(
      'href',
      '/instructor/student-enrollments?delivery=inPerson&search=Otis+Freeman',
    )
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('To everyone, 15 people')
    expect(screen.getByRole('link', { name: 'Hold it again' })).toHaveAttribute('href', '/instructor/course/new?from=7')
  })

  it.each([
    ['who teaches', '/instructor/dash', 'My classes'],
    ['who runs the programme and does not teach', '/admin/in-person', 'In Person Enrollments List'],
  ])('leads back to the list it was opened from: of %s', async (_, list, name) => {
    const isOther = (url: string) => (url === '/instructor/dash' || url === '/admin/in-person') && url !== list
    await open({}, 'en', (url) => !isOther(url), list === '/admin/in-person')
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', list)
  })

  it('keeps two of what can be done with it on a phone, and the rest in a menu that does it', async () => {
    onAScreen(false)
    await open()
    expect(await screen.findByRole('link', { name: 'Roster' })).toBeVisible()
    expect(button('Message the class')).toBeVisible()
    const names = ['Edit', 'Hold it again', 'Repeat', 'Cancel the class']
    for (const name of names)
      expect(screen.queryByRole(/Hold|Repeat/.test(name) ? 'link' : 'button', { name })).toBeNull()
    await press('More for this class')
    const menu = await screen.findByRole('menu', { name: 'More for this class' })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Cancel the class' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
  })

  it('that is completed is corrected by those who run the programme, and by nobody else', async () => {
    await open({ held: COMPLETED })
    expect(await screen.findByRole('link', { name: 'Hold it again' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Correct the attendance' })).toBeNull()
    await open({ held: COMPLETED }, 'en', () => true, true)
    expect(await screen.findByRole('link', { name: 'Correct the attendance' })).toHaveAttribute(
      'href',
      '/instructor/course/7?part=attendance',
    )
  })

  it('that was cancelled says why, how many were told, and offers nothing that it refuses', async () => {
    await open({ held: CANCELLED })
    expect(await screen.findByText('This class was cancelled')).toBeVisible()
    expect(screen.getByText(/water leak/)).toBeVisible()
    expect(screen.getByText('15 people were on it or waited, and were told.')).toBeVisible()
    expect(
      ['Edit', 'Message the class', 'Cancel the class'].map((name) => screen.queryByRole('button', { name })),
    ).toEqual([null, null, null])
  })

  it('leads nobody where they may not go', async () => {
    const isAnAdmins = (url: string) => mayOpen(url, [ROLE.admin])
    await open({}, 'en', isAnAdmins)
    await screen.findByRole('heading', { level: 1, name: HELD.courseTitle })
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(ways.filter((url) => !isAnAdmins(url))).toEqual([])
    expect(screen.queryByText('My classes')).toBeNull()
    expect(screen.getByText('Otis Freeman').closest('a')).toBeNull()
  })

  it('that is completed says who came, what was issued, and nothing of seats or a waitlist', async () => {
    await open({ held: COMPLETED })
    const people = await screen.findByRole('region', { name: 'Attendance' })
    expect(
      within(people)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Otis FreemanHarlan County SheriffPresent',
      'هناء صالحCentral EMS AuthorityPartial',
      'Bora DemirInterstate Heavy RecoveryNo-show',
    ])
    expect(people).toHaveTextContent('13 people were on it.')
    expect(screen.getByText('Certificates issued').closest('div')).toHaveTextContent('11')
    for (const word of ['Registered', 'Free seats', 'Waiting', 'Registration until']) {
      expect(screen.queryByText(word)).toBeNull()
    }
  })

  it('of somebody else is as one that is not there', async () => {
    await open({ readClass: fails<HeldClass, { classId: number }>({ kind: 'notFound' }) })
    expect(await screen.findByRole('heading', { name: 'There is no such class' })).toBeVisible()
  })

  it('is edited, and what the server says of a field stands there', async () => {
    const change = fromPromise<HeldClass, { values: ClassEditValues }>(async () => {
      throw new FaultError({
        kind: 'refused',
        fields: [{ field: 'capacity', message: 'Seats held or offered: 14. The class cannot have fewer.' }],
      })
    })
    await open({ change })
    await press('Edit')
    const seats = await screen.findByRole('textbox', { name: 'Seats' })
    expect(screen.getByRole('heading', { level: 2, name: 'Edit the class' })).toHaveFocus()
    await userEvent.clear(seats)
    await userEvent.type(seats, '5')
    await userEvent.click(button('Save the changes'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Seats: Seats held or offered: 14.')
    expect(seats).toHaveAccessibleDescription(/cannot have fewer/)
  })

  it('takes the closing along where it is moved, and says where one that was chosen is late', async () => {
    await open()
    await press('Edit')
    const day = await screen.findByLabelText('Day, session 1')
    const closes = screen.getByLabelText('Registration closes on')
    expect([day, closes].map((field) => (field as HTMLInputElement).value)).toEqual(['2026-05-15', '2026-05-14'])
    fireEvent.change(day, { target: { value: '2026-05-16' } })
    expect(closes).toHaveValue('2026-05-15')
    expect(closes).toBeValid()
    fireEvent.change(closes, { target: { value: '2026-05-13' } })
    fireEvent.change(day, { target: { value: '2026-05-12' } })
    expect(closes).toHaveValue('2026-05-13')
    expect(closes).toBeInvalid()
    expect(closes).toHaveAccessibleDescription(/must close before the first session begins/)
  })

  it('that somebody else changed says what is different, and takes it over', async () => {
    let reads = 0
    const readClass = fromPromise<HeldClass, { classId: number }>(async () => {
      reads += 1
      return reads === 1 ? HELD : { ...HELD, venue: 'Town Hall', version: 4 }
    })
    const sent: ClassEditValues[] = []
    const change = fromPromise<HeldClass, { values: ClassEditValues }>(async ({ input }) => {
      sent.push(input.values)
      if (input.values.version === 4) return { ...HELD, version: 5 }
      throw new FaultError({ kind: 'conflict', code: 'CLASS_CHANGED', facts: { version: 4, changed: ['venue'] } })
    })
    const { told } = await open({ readClass, change })
    await press('Edit')
    const notes = await screen.findByRole('textbox', { name: /Notes for students/ })
    await userEvent.clear(notes)
    await userEvent.type(notes, 'Mine')
    await userEvent.click(button('Save the changes'))
    expect(await screen.findByText(/Changed: Name of the venue/)).toBeVisible()
    await press('Take their changes over')
    expect(await screen.findByDisplayValue('Town Hall')).toBeVisible()
    expect(screen.queryByText(/Changed: Name of the venue/)).toBeNull()
    await userEvent.click(button('Save the changes'))
    expect(await screen.findByRole('link', { name: 'Roster' })).toBeVisible()
    expect(sent.map(({ venue, notes: text, version }) => [venue, text, version])).toEqual([
      [HELD.venue, 'Mine', 3],
      ['Town Hall', 'Mine', 4],
    ])
    expect(told.map(({ text }) => text)).toEqual(['The class was saved.'])
  })

  it('is edited with a warning of what is in the way', async () => {
    await open({ clashes: CLASHES })
    await press('Edit')
    const warning = (await screen.findByText('2 conflicts')).closest('[role="status"]')
    expect(warning).toHaveTextContent('Marcus Reed')
    expect(warning).toHaveTextContent('You can continue anyway.')
    await userEvent.click(button('Save the changes'))
    expect(await screen.findByRole('link', { name: 'Roster' })).toBeVisible()
  })

  it('offers what was typed before, and tells of it where others changed the class since', async () => {
    const held = { ...HELD, venue: 'Town Hall', version: 5 }
    await open({ held, draft: { notes: 'Mine', version: 3 } })
    expect(await screen.findByText('You have changes to this class that are not saved')).toBeVisible()
    await press('Go on editing')
    expect(await screen.findByDisplayValue('Mine')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Kept of what you typed: Notes for students/)
    await press('Take their changes over')
    expect(screen.queryByRole('alert')).toBeNull()
    expect([screen.getByDisplayValue('Mine'), screen.getByDisplayValue('Town Hall')].length).toBe(2)
  })

  it('does not tell of a draft that is as old as the class, and discards it', async () => {
    await open({ draft: { notes: 'Mine', version: HELD.version } })
    await press('Go on editing')
    await screen.findByDisplayValue('Mine')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.click(button('Cancel'))
    await press('Discard the changes')
    expect(screen.queryByRole('button', { name: 'Go on editing' })).toBeNull()
  })

  it('offers no draft of a class that cannot be changed any more', async () => {
    await open({ held: CANCELLED, draft: { notes: 'Mine', version: HELD.version } })
    await screen.findByText('This class was cancelled')
    expect(screen.queryByRole('button', { name: 'Go on editing' })).toBeNull()
  })

  it('is written to by everyone, those with a seat or those who wait', async () => {
    const sent: ClassMessageValues[] = []
    const send = fromPromise<ClassMessage, { values: ClassMessageValues }>(async ({ input }) => {
      sent.push(input.values)
      return { id: 2, ...input.values, recipients: 13, sentAt: new Date(NOW).toISOString(), sentBy: 'Marcus Reed' }
    })
    const { told } = await open({ send })
    await press('Message the class')
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the class' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }))
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(/Field Required/)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To' }), 'registered')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Bring boots.')
    await userEvent.click(dialog.getByRole('button', { name: 'Send the message' }))
    await screen.findByRole('button', { name: 'Edit' })
    expect([sent, told.map(({ text }) => text)]).toEqual([
      [{ audience: 'registered', text: 'Bring boots.' }],
      ['The message goes to 13 people.'],
    ])
  })

  it('is written to by one press for those who did not come, once somebody did not', async () => {
    await open({ held: COMPLETED })
    await press('Message those who did not come')
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the class' }))
    expect(dialog.getByRole('combobox', { name: 'To' })).toHaveValue('noShow')
  })

  it('offers nobody to write to of whom there is none', async () => {
    await open()
    await press('Message the class')
    const dialog = within(await screen.findByRole('dialog', { name: 'Message the class' }))
    expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'everyone',
      'those with a seat',
      'the waitlist',
    ])
    expect(screen.queryByRole('button', { name: 'Message those who did not come' })).toBeNull()
  })

  it('is cancelled with a reason, once it was said whom that touches and what they are offered', async () => {
    const sent: CancellationValues[] = []
    const cancel = fromPromise<HeldClass, { values: CancellationValues }>(async ({ input }) => {
      sent.push(input.values)
      return CANCELLED
    })
    const { told } = await open({ cancel })
    await press('Cancel the class')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this class?' }))
    expect(dialog.getByText(/15 people are on it or wait/)).toBeVisible()
    expect(dialog.getAllByRole('listitem').length).toBe(2)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the class' }))
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveFocus()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Water leak')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the class' }))
    expect(await screen.findByText('This class was cancelled')).toBeVisible()
    expect([sent, told.map(({ text }) => text)]).toEqual([
      [{ reason: 'Water leak' }],
      ['The class was cancelled. Everyone on it is being told.'],
    ])
  })

  it('is read in Turkish', async () => {
    await open({}, 'tr')
    expect(await screen.findByRole('button', { name: 'Sınıfa yaz' })).toBeVisible()
  })
})
