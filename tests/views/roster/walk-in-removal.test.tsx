import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { EMPTY_JOURNAL } from '../../../src/machines/roster/roster-journal.ts'
import { RosterPage } from '../../../src/views/pages/roster/roster-page.view.tsx'
import { PEOPLE, readOf, rosterThat, type RosterParts } from '../../../src/views/pages/roster/story-roster.ts'
import { answers, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { renderSpoken } from '../support/speak.tsx'

const open = async (parts: RosterParts = {}, language: Locales = 'en') => {
  const Shown = () => {
    const [machines] = useState(() => ({
      machine: rosterThat({ isOffline: true, ...parts }),
      agencies: resourceThat(answers<readonly Agency[], { query: undefined }>([])),
      kept: resourceThat(answers<boolean, { query: string }>(true)),
    }))
    return <RosterPage classId={7} runs={false} {...machines} />
  }
  await renderSpoken(<Shown />, ['roster', 'personal', 'fieldRules', 'choosing'], language)
  return userEvent.setup()
}

const NAME = /Wolfeschlegelsteinhausenbergerdorff/
const names = () =>
  within(screen.getByRole('list', { name: 'People on this class' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => NAME.test(textContent))
const takeOff = () => screen.findByRole('button', { name: /^Take off/ })

describe('a walk-in', () => {
  it('is taken off after being asked about, also without a network, and nobody else can be', async () => {
    const user = await open()
    await user.click(await takeOff())
    const dialog = within(await screen.findByRole('alertdialog', { name: NAME }))
    await user.click(dialog.getByRole('button', { name: 'Take off the class' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(names()).toEqual([false, false, false, false])
    const attendance = screen.getByRole('region', { name: 'Attendance' })
    expect(attendance).toHaveTextContent('1 of 4 present')
    expect(attendance).toHaveTextContent('One thing waits to be sent.')
  })

  it('stays where the answer is no', async () => {
    const user = await open()
    await user.click(await takeOff())
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(names()).toEqual([false, false, false, false, true])
  })

  it('that has not left yet is forgotten', async () => {
    const walkIn = { firstName: 'Nadia', lastName: 'Okoye', email: 'n@example.org', phone: '', agencyId: 0 } as const
    const journal = {
      ...EMPTY_JOURNAL,
      walkIns: [{ ...walkIn, id: 'walk-in', discipline: '' as const, wasSent: false }],
    }
    const user = await open({ journal, read: answers(readOf(PEOPLE.slice(0, 4))) })
    await user.click(await screen.findByRole('button', { name: /^Take off.*Nadia Okoye/ }))
    await user.click(await screen.findByRole('button', { name: 'Take off the class' }))
    await waitFor(() => expect(screen.queryByText('Nadia Okoye')).toBeNull())
    expect(screen.queryByText('One thing waits to be sent.')).toBeNull()
  })

  it('of a class that is over stays', async () => {
    await open({ read: answers(readOf(PEOPLE, 3)) })
    await screen.findByRole('list', { name: 'People on this class' })
    expect(screen.queryByRole('button', { name: /^Take off/ })).toBeNull()
  })

  it.each([
    ['tr', /sınıftan çıkarılsın mı/, /^Çıkar/],
    ['ar', /من الصف؟$/, /^إزالة/],
  ] as const)('is asked about in %s', async (language, title, button) => {
    const user = await open({}, language)
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await screen.findByRole('alertdialog', { name: title })).toBeVisible()
  })
})
