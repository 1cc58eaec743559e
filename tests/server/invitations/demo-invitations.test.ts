import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoPassword } from '../../../server/demo/content/people.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { INVITATION_STATES } from '../../../src/domain/invitation.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  const { db, files, passwords, messageSeal } = server.platform
  await seedDemo({ db, files, clock: server.clock, hashPassword: passwords.hash, messageSeal })
})
afterAll(() => server.close())

it.each(['admin', 'owner', 'master'])('the demo shows its %s invitations in every state', async (mailbox) => {
  const as = { token: await server.signIn(`${mailbox}@example.org`, demoPassword) }
  const totals = await Promise.all(
    INVITATION_STATES.map(async (state) => {
      const answer = await server.call({ url: `/api/invitations?state=${state}`, as })
      return [state, answer.json<{ total: number }>().total]
    }),
  )
  expect(totals).toEqual([
    ['open', 3],
    ['used', 7],
    ['expired', 2],
    ['revoked', 2],
  ])
})
