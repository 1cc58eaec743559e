import type { LightMyRequestResponse } from 'fastify'

import { hashOfCode, makeInvitationCode } from '../../../server/modules/invitations/invitation-code.ts'
import { DAY, later } from '../../../server/platform/clock.ts'
import { invitations } from '../../../server/platform/db/tables/accounts.table.ts'
import { solveBotCheck } from './bot.ts'
import type { TestApp } from './test-app.ts'

/** What a student sends who fills in everything. */
export const PERSON = {
  firstName: 'Nora',
  lastName: 'Castellano',
  email: 'nora@example.org',
  birthdate: '05/14/1990',
  password: 'Amber-lights#4',
  phone: '(555) 201-3344',
  primaryAgencyId: 0,
  agencies: [] as number[],
  licenseNumber: 'D-1188',
  agencyNumber: '44',
  userType: 1,
  verificationCode: '',
}

type Sent = Parameters<TestApp['call']>[0] & { person?: Record<string, unknown>; botCheck?: unknown }

/** Signs up as `PERSON` with changes, having solved a bot check of its own unless one is given. */
export const signUp = async (server: TestApp, { person, botCheck, headers, ...more }: Sent = {}) => {
  const solved = botCheck ?? (await solveBotCheck(server))
  return server.call({
    method: 'POST',
    url: '/api/auth/sign-up',
    payload: { ...PERSON, ...person },
    headers: { ...headers, 'bot-check': typeof solved === 'string' ? solved : JSON.stringify(solved) },
    ...more,
  })
}

export const post = (server: TestApp, url: string, payload: object, more: Parameters<TestApp['call']>[0] = {}) =>
  server.call({ method: 'POST', url: `/api${url}`, payload, ...more })

export type TestMail = Readonly<{ template: string; language: string; name: string; text: string }>

type Outbox = { items: { template: string; language: string; text: string; to: { name: string; address: string } }[] }

/** All mails to an address, the first one first, once the waiting work is done. Only where the server is a demo. */
export const mailsTo = async (server: TestApp, address: string): Promise<TestMail[]> => {
  await server.platform.jobs.drain()
  const { items } = (await server.call({ url: '/api/demo/outbox' })).json<Outbox>()
  return items
    .filter(({ to }) => to.address === address)
    .map(({ template, language, text, to }) => ({ template, language, name: to.name, text }))
    .toReversed()
}

/** The same for several addresses, one after the other: of two drains at once one does not wait for the other's work. */
export const mailsToEach = async (server: TestApp, addresses: readonly string[]): Promise<TestMail[][]> => {
  const mails: TestMail[][] = []
  for (const address of addresses) mails.push(await mailsTo(server, address))
  return mails
}

/** The secret of the link in a mail. */
export const codeIn = (mail: TestMail | undefined): string => /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''

/** The secret of the last link that an address was sent. */
export const lastCodeTo = async (server: TestApp, address: string): Promise<string> =>
  codeIn((await mailsTo(server, address)).at(-1))

/** An open invitation, and its code. */
export const invite = async (
  server: TestApp,
  more: Partial<typeof invitations.$inferInsert> = {},
): Promise<{ id: number; code: string }> => {
  const code = makeInvitationCode()
  const now = server.clock.now()
  const [row] = await server.platform.db
    .insert(invitations)
    .values({
      codeHash: hashOfCode(code),
      userType: 2,
      firstName: 'Ines',
      lastName: 'Okafor',
      email: 'ines@example.org',
      language: 'en',
      createdAt: now,
      expiresAt: later(now, 14 * DAY),
      ...more,
    })
    .returning({ id: invitations.id })
  return { id: row?.id ?? 0, code }
}

/** Status and code of what was refused. */
export const refused = (answer: LightMyRequestResponse): [number, string] => [
  answer.statusCode,
  answer.json<{ error: { code: string } }>().error.code,
]

/** The statuses of answers that came in any order, the lowest first. */
export const statusesOf = (answers: readonly LightMyRequestResponse[]): number[] =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

/** What was wrong, field by field. */
export const detailsOf = (answer: LightMyRequestResponse): Readonly<Record<string, string>> => {
  const { details } = answer.json<{ error: { details: { field: string; message: string }[] } }>().error
  return Object.fromEntries(details.map(({ field, message }) => [field, message]))
}
