import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { OWN_CLASSES } from '../../../src/domain/contract/own-classes.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import type { Locales } from '../../../src/i18n/i18n-types'
import { WITHHELD } from '../../../src/views/pages/class-desk/story-classes.ts'
import {
  InstructorDashPage,
  type InstructorDashRead,
} from '../../../src/views/pages/instructor-dash/instructor-dash.view.tsx'
import {
  EMPTY_INSTRUCTOR_DASHBOARD,
  INSTRUCTOR_DASHBOARD,
  OWN,
  ownClassesThat,
} from '../../../src/views/pages/instructor-dash/story-dash.ts'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { NOW } from '../../../src/views/pages/story-data.ts'
import { renderSpoken } from '../support/speak.tsx'

const stand = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
beforeEach(() => void stand(true))
afterEach(() => void vi.unstubAllGlobals())

type Asked = { query: undefined }
const holds = (dashboard = INSTRUCTOR_DASHBOARD) => answers<InstructorDashRead, Asked>({ dashboard, now: NOW })

const open = (read = holds(), items = OWN, language: Locales = 'en') => {
  const Shown = () => {
    const [machines] = useState(() => ({ machine: resourceThat(read), classes: ownClassesThat(items) }))
    return <InstructorDashPage asked={wholeList(OWN_CLASSES)} now={NOW} {...machines} />
  }
  return renderSpoken(<Shown />, ['classDesk', 'lists', 'shell', 'choosing'], language)
}

describe('the dashboard of an instructor', () => {
  it('begins with the next class and its roster', async () => {
    await open()
    const next = within(await screen.findByRole('region', { name: /National TIM Responder/ }))
    expect(next.getByText('15 of 18 seats taken')).toBeVisible()
    expect(next.getByRole('link', { name: 'Open the roster' })).toHaveAttribute('href', '/instructor/roster/7')
  })

  it('says what waits: marks that are missing, and certificates that a completed class would issue', async () => {
    await open()
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }))
    expect(waiting.getByText('6 people are not marked')).toBeVisible()
    expect(waiting.getByText('Complete the class to issue 8 certificates')).toBeVisible()
    expect(waiting.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/instructor/roster/5',
      '/instructor/course/6?write=noShow',
      '/instructor/roster/6',
    ])
  })

  it('says which classes may not be planned at the moment, and whom to ask', async () => {
    await open(holds({ ...INSTRUCTOR_DASHBOARD, withheld: WITHHELD }))
    expect(
      await screen.findByText(/Responder Course, in person.*: your approval to teach it is suspended\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  })

  it('has the figures of the year', async () => {
    await open()
    const year = await screen.findByRole('region', { name: 'Your year 2026' })
    expect(year).toHaveTextContent('Classes held7')
    expect(year).toHaveTextContent('Present throughout91%')
  })

  it('lists all classes, each with its status and its roster', async () => {
    await open()
    const table = within(await screen.findByRole('table', { name: 'My classes' }))
    expect((await table.findAllByRole('row')).length).toBe(OWN.length + 1)
    expect(['Scheduled', 'Over', 'Cancelled', 'Completed'].map((name) => table.getAllByText(name).length)).toEqual([
      1, 1, 1, 1,
    ])
  })

  it('of who has nothing yet offers to plan', async () => {
    await open(holds(EMPTY_INSTRUCTOR_DASHBOARD), [])
    expect(await screen.findByRole('heading', { name: 'No class ahead' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'You teach no classes yet' })).toBeVisible()
    expect(screen.getByText('Nobody marked yet')).toBeVisible()
  })

  it('that could not be read says so, and the list is there all the same', async () => {
    await open(fails<InstructorDashRead, Asked>({ kind: 'offline' }))
    expect(await screen.findByText('Your dashboard could not be loaded')).toBeVisible()
    expect(await screen.findByRole('table', { name: 'My classes' })).toBeVisible()
  })

  it('is read in Arabic', async () => {
    await open(holds(), OWN, 'ar')
    expect(await screen.findByRole('link', { name: 'فتح كشف الحضور' })).toBeVisible()
  })
})
