import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, it, vi } from 'vitest'

import CountingReporter from '../../scripts/counting-reporter.mjs'

const folder = mkdtempSync(join(tmpdir(), 'tim-counts-'))
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

it('tells of a process that was lost how it ended, and at which file', () => {
  const counts = join(folder, 'counts.json')
  vi.stubEnv('COUNTS', counts)
  const cause = new Error('Worker exited unexpectedly with signal SIGTRAP while running test file a.test.ts')
  const lost = new Error('Worker forks emitted error.', { cause })
  new CountingReporter().onTestRunEnd([], [lost])
  expect(JSON.parse(readFileSync(counts, 'utf8'))).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ title: 'outside of any test', why: [cause.message, lost.stack] }],
  })
})
