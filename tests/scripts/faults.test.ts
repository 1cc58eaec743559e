import { existsSync, readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { checksOf } from '../../scripts/checks.mjs'
import { FAULTS, planted } from '../../scripts/faults/faults.ts'

const CHECKS = checksOf({ node: 'node', databaseUrl: '', isLong: false }).map(({ name }) => name)
/** What the test runner calls unit tests is of several kinds. */
const UNITS = ['domain', 'i18n', 'machines', 'gateway', 'scripts']

it('are twenty, of every check of npm test at least one, and of no other', () => {
  expect(FAULTS).toHaveLength(20)
  expect([...new Set(FAULTS.map(({ check }) => check))].toSorted()).toEqual(CHECKS.toSorted())
})

it.each(UNITS)('are of the unit tests of %s, too', (folder) => {
  const only = FAULTS.filter(({ check }) => check === 'unit').flatMap((fault) => fault.only ?? [])
  expect(only.filter((path) => path.startsWith(`tests/${folder}`))).toHaveLength(1)
})

it.each(FAULTS)('can be planted: $done', (fault) => {
  const source = readFileSync(fault.file, 'utf8')
  expect(planted(source, fault)).not.toBe(source)
})

it.each(FAULTS)('is looked for where there is something: $done', ({ only = [] }) => {
  const paths = only.filter((option) => option.includes('/'))
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})
