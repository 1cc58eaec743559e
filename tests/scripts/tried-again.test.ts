import { describe, expect, it } from 'vitest'

import { checksOf, countsAgain, failedFiles } from '../../scripts/checks.mjs'

const failure = (file: string, name: string) => ({ file, title: `${file} > ${name}`, why: ['no'] })
const once = failure('a.test.ts', 'once')
const always = failure('a.test.ts', 'always')
const first = { passed: 8, failed: 2, failures: [once, always] }

describe('what failed and is tried again alone', () => {
  const checks = checksOf({ node: 'node', databaseUrl: '', isLong: false })
  const check = (name: string) => checks.find((one) => one.name === name) ?? {}

  it('is the files that the tests are of, each once, one after the other', () => {
    expect(failedFiles(check('unit'), first)).toEqual(['a.test.ts', '--maxWorkers=1'])
    expect(failedFiles(check('end to end'), first)).toEqual(['a.test.ts', '--workers=1'])
  })

  it('is nothing where it was no test that failed, or something outside of any', () => {
    expect(failedFiles(check('types'), { failures: [] })).toBeNull()
    expect(failedFiles(check('unit'), { failures: [] })).toBeNull()
    expect(failedFiles(check('unit'), { failures: [once, { title: 'outside of any test', why: [] }] })).toBeNull()
  })

  it('has passed where it passes then, and is named; what fails again has failed', () => {
    expect(countsAgain(first, { passed: 4, failed: 1, failures: [always] })).toEqual({
      passed: 9,
      failed: 1,
      failures: [always],
      passedAlone: [once.title],
    })
  })

  it.each([
    ['ran nothing', { passed: 0, failed: 0, failures: [] }],
    ['broke', { passed: 3, failed: 1, failures: [] }],
  ])('has failed where the second run %s', (_, second) => {
    expect(countsAgain(first, second)).toEqual({ ...first, passedAlone: [] })
  })

  it('has failed where a file failed as a whole: its tests were never begun', () => {
    const whole = { file: 'a.test.ts', title: 'a.test.ts', why: ['SyntaxError'] }
    expect(
      countsAgain({ passed: 1, failed: 1, failures: [whole] }, { passed: 1, failed: 0, failures: [] }).failed,
    ).toBe(1)
  })
})
