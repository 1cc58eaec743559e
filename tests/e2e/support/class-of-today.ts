import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { roster, type Roster } from '../../../src/domain/contract/roster.contract.ts'
import { startClockedInstallation } from './installation.ts'
import { tokenOf } from './visitor.ts'

/** The demo's class of today. */
export const CLASS = 7
const MINUTE = 60_000

/** An installation whose class of today began ten minutes ago, whatever the hour is where the test runs. */
export const startClassOfToday = async () => {
  const installation = await startClockedInstallation()
  const token = await tokenOf(installation.origin, 'instructor')
  /** Asks for something of the class's roster, as who teaches it; posts where there is a body. */
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${installation.origin}/api/instructor-courses/${CLASS}/roster${path}`, {
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const readRoster = async (): Promise<Roster> => roster.parse(await ask(''))
  /** Milliseconds by which the server's clock is ahead; less than nothing where the class began long ago today. */
  const ahead = Date.parse((await readRoster()).held.courseDate) + 10 * MINUTE - Date.now()
  await installation.moveClock(ahead)
  return {
    installation,
    ahead,
    ask,
    readRoster,
    /** A clock that is behind stays as it is. One that is hours ahead would take a fresh token for an old one: it is put back. */
    setClock: (page: Page): Promise<unknown> =>
      page.addInitScript(
        (behind) => {
          const now = Date.now
          Date.now = () => now() + behind
        },
        Math.min(0, ahead),
      ),
  }
}

export type ClassOfToday = Awaited<ReturnType<typeof startClassOfToday>>
