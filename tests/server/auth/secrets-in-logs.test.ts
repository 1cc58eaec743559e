import { afterEach, expect, it, vi } from 'vitest'

import { PERSON, invite, lastCodeTo, post, signUp } from '../support/accounts.ts'
import { solveBotCheck } from '../support/bot.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const NEW_PASSWORD = 'Amber-lights#5'
const EMAIL = 'logged@example.org'

afterEach(() => vi.restoreAllMocks())

/** What is written while something is done, each line of it. */
const loggedDuring = async (work: () => Promise<void>): Promise<string> => {
  let log = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    log += String(line)
    return true
  })
  await work()
  // The log leaves at the end of the event loop's turn.
  await new Promise((resolve) => setImmediate(resolve))
  return log
}

/** From the first visit to a new password, with refusals on the way; answers every secret that was used. */
const wholeLife = async (server: TestApp): Promise<string[]> => {
  const { code: invitation } = await invite(server, { email: 'someone.else@example.org' })
  const query = { verificationCode: invitation }
  await server.call({ url: '/api/auth/profile-data', query })
  const person = { email: EMAIL, userType: 2, verificationCode: invitation }
  await signUp(server, { person: { ...person, firstName: '' }, botCheck: 'none' })
  // It is for another address: that one signs up without it, and confirms its own.
  await signUp(server, { person: { email: EMAIL } })
  const confirmation = await lastCodeTo(server, EMAIL)
  for (let at = 0; at < 2; at += 1) await post(server, '/auth/confirm-email', { code: confirmation })
  const token = await server.signIn(EMAIL, PERSON.password)
  await post(server, '/auth/login', { email: EMAIL, password: NEW_PASSWORD })
  await server.call({ url: '/api/auth/me', as: { token } })
  await post(server, '/auth/forgot-password', { email: EMAIL, botCheck: await solveBotCheck(server) })
  const reset = await lastCodeTo(server, EMAIL)
  await post(server, '/auth/check-link', { code: reset })
  for (let at = 0; at < 2; at += 1) await post(server, '/auth/reset-password', { code: reset, password: NEW_PASSWORD })
  return [PERSON.password, NEW_PASSWORD, invitation, confirmation, reset, token, EMAIL, PERSON.phone]
}

it('no password, code, token, address or number of a person is in the log, however much of it is kept', async () => {
  const server = await openTestApp({ DEMO: '1', LOG_LEVEL: 'debug' })
  let secrets: string[] = []
  const log = await loggedDuring(async () => {
    secrets = await wholeLife(server)
  })
  vi.restoreAllMocks()
  const statuses = [...log.matchAll(/"route":"\/api\/auth\/([^"]+)","status":(\d+)/g)].map(([, path, status]) => [
    path,
    Number(status),
  ])
  await server.close()
  expect(statuses).toEqual([
    ['profile-data', 200],
    ['sign-up', 400],
    ['sign-up', 201],
    ['confirm-email', 200],
    ['confirm-email', 400],
    ['login', 200],
    ['login', 403],
    ['me', 200],
    ['forgot-password', 204],
    ['check-link', 200],
    ['reset-password', 204],
    ['reset-password', 400],
  ])
  expect(secrets.filter((secret) => secret === '' || log.includes(secret))).toEqual([])
})
