import { expect, it } from 'vitest'

import { byDiscipline } from '../../src/domain/discipline.ts'

it('groups partners in the order of the disciplines, and keeps those of none or of another kind for the end', () => {
  const partners = [
    { name: 'B Towing', discipline: 'towing' },
    { name: 'A Towing', discipline: 'towing' },
    { name: 'County Sheriff', discipline: 'lawEnforcement' },
    { name: 'Insurers', discipline: 'insurance' },
    { name: 'Volunteers', discipline: null },
  ]
  expect(byDiscipline(partners)).toEqual([
    { discipline: 'lawEnforcement', names: ['County Sheriff'] },
    { discipline: 'towing', names: ['B Towing', 'A Towing'] },
    { discipline: null, names: ['Insurers', 'Volunteers'] },
  ])
  expect(byDiscipline([])).toEqual([])
})
