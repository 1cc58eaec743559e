import { expect, test } from 'vitest'

import { crashReport } from '../../src/domain/crash-report.ts'

const site = { path: '/home', version: '3.12.2' }

const thrown = (stack: string) => Object.assign(new TypeError('x is not a function'), { stack })

test('names the error, the page, the version and the calls, as Chromium writes them', () => {
  const cause = thrown('TypeError: x is not a function\n    at draw (app.js:1:2)\n    at app.js:3:4')
  expect(crashReport(cause, site)).toBe(
    'TypeError: x is not a function\n/home (3.12.2)\nat draw (app.js:1:2)\nat app.js:3:4',
  )
})

test('and as Firefox writes them', () => {
  expect(crashReport(thrown('draw@app.js:1:2\n@app.js:3:4\n'), site)).toBe(
    'TypeError: x is not a function\n/home (3.12.2)\ndraw@app.js:1:2\n@app.js:3:4',
  )
})

test('what is thrown need not be an error', () => {
  expect([crashReport('no', site), crashReport(undefined, site)]).toEqual([
    'no\n/home (3.12.2)',
    'undefined\n/home (3.12.2)',
  ])
})
