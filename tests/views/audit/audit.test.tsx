import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { AUDIT_DEEDS, AUDIT_FACTS, auditActionsOf, AUDIT_AREAS } from '../../../src/domain/audit.ts'
import { AUDIT_LIST } from '../../../src/domain/contract/audit.list.ts'
import { wholeList } from '../../../src/domain/list.ts'
import { useWords } from '../../../src/i18n/words.tsx'
import { deedIn, factsIn } from '../../../src/views/pages/audit/audit-words.ts'
import { AuditPage } from '../../../src/views/pages/audit/audit.view.tsx'
import { auditThat } from '../../../src/views/pages/audit/story-audit.ts'
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

const SPOKEN = ['auditList', 'listActs', 'usersList', 'lists', 'choosing'] as const

const open = (entries?: Parameters<typeof auditThat>[0]) =>
  renderSpoken(<AuditPage title="User List" asked={wholeList(AUDIT_LIST)} machine={auditThat(entries)} />, SPOKEN)

const cellsOf = async (name: string) => {
  const rows = await screen.findAllByRole('row', { name: new RegExp(`^${name}`) })
  return within(rows[0] as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
}

test('each entry says what was done, to whom, by whom, how it was and is, and why', async () => {
  await open()
  expect(await cellsOf('Account deactivated')).toEqual([
    'Bora Demir',
    'Priya Raman',
    expect.stringContaining('2026'),
    'Active → Deactivated · Part of act: 3',
    'Left the state last month',
  ])
  expect((await cellsOf('Role given'))[3]).toBe('Student → Student, Instructor')
  expect((await cellsOf('Another name approved'))[3]).toBe(
    'Last name: Demir → Demir-Lopez · Certificates: TIM-2026-000012',
  )
})

test('what has no name is said by its kind, and what no version of the page knows as the server wrote it', async () => {
  await open()
  expect((await cellsOf('Certificate reissued'))[0]).toBe('Bora Demir (Certificate TIM-2026-000007)')
  expect((await cellsOf('Group made')).slice(0, 2)).toEqual(['Group 4', 'Person 77'])
  expect((await cellsOf('Sign-in refused')).slice(0, 2)).toEqual(['', 'Not signed in'])
  expect((await cellsOf('lesson.unheardOf'))[0]).toBe('GET /api/audit')
})

test('nothing there says so', async () => {
  await open([])
  expect(await screen.findByText('Nothing was done yet')).toBeVisible()
})

test('a day that was noted is kept from running backwards among words that do', async () => {
  const Told = () => <p>{factsIn(useWords(), { facts: [{ fact: 'completedOn', was: null, is: '2026-03-04' }] })}</p>
  await renderSpoken(<Told />, SPOKEN, 'ar')
  expect(screen.getByText(/\u20662026-03-04\u2069$/)).toBeVisible()
})

const told = (facts: Readonly<Record<string, string>>) =>
  Object.entries(facts).map(([fact, is]) => ({ fact, was: null, is }))

test('an act on many rows is told by its name, and of how many rows there were none is not told', async () => {
  const facts = told({ act: 'certificates', done: '24', kept: '0', list: 'allStudents', total: '56', unchanged: '32' })
  const Told = () => <p>{factsIn(useWords(), { facts })}</p>
  await renderSpoken(<Told />, SPOKEN)
  expect(screen.getByText('Act: Print certificates · Done: 24 · In all: 56 · Unchanged: 32')).toBeVisible()
})

test('an act that no version of the page knows is told as the server wrote it', async () => {
  const Told = () => <p>{factsIn(useWords(), { facts: told({ act: 'paint', list: 'walls', refused: '0' }) })}</p>
  await renderSpoken(<Told />, SPOKEN)
  expect(screen.getByText('Act: paint · List: walls · Refused: 0')).toBeVisible()
})

test.each(['en', 'tr', 'ar'] as const)('every deed and fact of the server has words: %s', async (language) => {
  const lacking: string[] = []
  const Looked = () => {
    const words = useWords()
    const facts: Readonly<Record<string, () => string>> = words.auditList.facts
    lacking.push(
      ...auditActionsOf(AUDIT_AREAS).filter((action) => deedIn(words, action) === action),
      ...AUDIT_AREAS.filter((area) => !words.auditList.areas[area]()),
      ...AUDIT_FACTS.filter((fact) => !facts[fact]?.()),
    )
    return <p>All was looked at</p>
  }
  await renderSpoken(<Looked />, SPOKEN, language)
  expect(screen.getByText('All was looked at')).toBeVisible()
  expect(Object.keys(AUDIT_DEEDS).length).toBeGreaterThan(20)
  expect(lacking).toEqual([])
})
