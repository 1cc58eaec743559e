import type { LightMyRequestResponse } from 'fastify'

import { demoAccounts, demoPassword, people } from '../../../server/demo/content/people.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { CALLERS, signInEveryone, type Caller } from './callers.ts'
import type { Generated, Operation } from './operations.ts'
import { openTestApp, type TestApp } from './test-app.ts'

export type PeopledApp = Readonly<{
  server: TestApp
  /** Sends a request; who is signed out by what they asked for comes back as somebody new. */
  ask: (operation: Operation, caller: Caller, request: Generated) => Promise<LightMyRequestResponse>
}>

/** A server with the demo's people and all that is theirs, and callers of every kind: one of them where it has one. */
export const openPeopledApp = async (): Promise<PeopledApp> => {
  const server = await openTestApp({ DEMO: '1' })
  const { db, files, passwords, messageSeal } = server.platform
  await seedDemo({ db, files, clock: server.clock, hashPassword: passwords.hash, messageSeal })
  const tokens = new Map(await signInEveryone(server))
  for (const { person, role } of demoAccounts) {
    const email = people.find(({ key }) => key === person)?.email ?? ''
    tokens.set(role, { token: await server.signIn(email, demoPassword) })
  }
  let asked = 0
  return {
    server,
    ask: async ({ method }, caller, request) => {
      const as = tokens.get(caller)
      asked += 1
      // Each from a place of its own: what fails for one would soon be all that an operation answers.
      const remoteAddress = `10.${[16, 8, 0].map((bits) => (asked >> bits) & 255).join('.')}`
      const answer = await server.call({ method, remoteAddress, ...request, ...(as ? { as } : {}) })
      const roles = CALLERS[caller]
      if (answer.statusCode === 401 && roles !== null) tokens.set(caller, await server.signedIn(roles))
      return answer
    },
  }
}
