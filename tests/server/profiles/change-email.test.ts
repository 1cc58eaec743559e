import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { mailedLinks } from '../../../server/platform/db/tables/accounts.table.ts'
import { TEST_PASSWORD, openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { accountOf, asking, deedsOf, fieldsRefused, messageTo, messagesTo } from './support/person.ts'

type As = Readonly<{ token: string }>

let server: TestApp
let ask: ReturnType<typeof asking>
beforeAll(async () => {
  server = await openTestApp()
  ask = asking(server)
})
afterAll(() => server.close())
beforeEach(() => server.clock.moveBy(HOUR))

const newAddress = () => `${randomUUID()}@example.net`
const change = (as: As, email: string, password = TEST_PASSWORD) =>
  ask.post(as, '/auth/change-email', { email, password })
const confirm = (code: string) => server.call({ method: 'POST', url: '/api/auth/confirm-email', payload: { code } })
const pendingOf = async (as: As) => (await ask.get(as, '/profiles/me')).json().pendingEmail
const templatesTo = async (address: string) => (await messagesTo(server, address)).map(({ template }) => template)
const codeTo = async (address: string) => {
  const { link = '' } = await messageTo(server, address, 'emailChange')
  return String(new URL(link).searchParams.get('code'))
}

describe('another address', () => {
  it('waits for the link that is mailed to it, while the old one is told and stays in use', async () => {
    const user = await server.signedIn([2], { language: 'tr' })
    const address = newAddress()
    const answer = await change(user, ` ${address.toUpperCase()} `)
    expect([answer.statusCode, answer.body, await pendingOf(user)]).toEqual([204, '', address])
    expect((await accountOf(server, user.userId)).email).toBe(user.email)
    expect([await templatesTo(address), await templatesTo(user.email)]).toEqual([
      ['emailChange'],
      ['emailChangeNotice'],
    ])
    expect((await messagesTo(server, address)).map(({ locale, recipientName }) => [locale, recipientName])).toEqual([
      ['tr', 'Ada Moreno'],
    ])
    expect(await messageTo(server, user.email, 'emailChangeNotice')).toEqual({
      newEmail: address,
      link: `${server.platform.settings.publicUrl}/forgot-password`,
    })
    expect((await deedsOf(server, user.userId)).map(({ action }) => action)).toEqual(['emailChange.asked'])
  })

  it('is kept as a hash of its secret until then', async () => {
    const user = await server.signedIn()
    const address = newAddress()
    await change(user, address)
    const rows = await server.platform.db.select().from(mailedLinks).where(eq(mailedLinks.userId, user.userId))
    expect(rows.map(({ secretHash }) => secretHash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect(JSON.stringify(rows)).not.toContain(await codeTo(address))
  })

  it('is the person’s once the link was opened', async () => {
    const user = await server.signedIn()
    const address = newAddress()
    await change(user, address)
    const answer = await confirm(await codeTo(address))
    expect([answer.statusCode, answer.json()]).toEqual([200, { kind: 'emailChange', token: null }])
    expect([(await accountOf(server, user.userId)).email, await pendingOf(user)]).toEqual([address, null])
  })

  it('waits for a day', async () => {
    const user = await server.signedIn()
    await change(user, newAddress())
    server.clock.moveBy(DAY)
    const later = { token: await server.signIn(user.email) }
    expect(await pendingOf(later)).toBe(null)
  })

  it('takes the place of the one that waited before', async () => {
    const user = await server.signedIn()
    const [first, second] = [newAddress(), newAddress()]
    await change(user, first)
    await change(user, second)
    const stale = await confirm(await codeTo(first))
    expect([await pendingOf(user), stale.statusCode]).toEqual([second, 400])
  })

  it('is called off by the person, and the link with it', async () => {
    const user = await server.signedIn()
    const address = newAddress()
    await change(user, address)
    const answers = [await ask.remove(user, '/auth/change-email'), await ask.remove(user, '/auth/change-email')]
    const stale = await confirm(await codeTo(address))
    expect([answers.map(({ statusCode }) => statusCode), await pendingOf(user), stale.statusCode]).toEqual([
      [204, 204],
      null,
      400,
    ])
    expect((await accountOf(server, user.userId)).email).toBe(user.email)
  })

  it('is called off for oneself alone', async () => {
    const [user, other] = [await server.signedIn(), await server.signedIn()]
    const address = newAddress()
    await change(user, address)
    await ask.remove(other, '/auth/change-email')
    expect(await pendingOf(user)).toBe(address)
  })
})

describe('an address that has an account', () => {
  it('is answered, shown and noticed like any other, and its owner is told', async () => {
    const [user, twin, holder] = [await server.signedIn(), await server.signedIn(), await server.createUser()]
    const free = newAddress()
    const [taken, open] = [await change(user, holder.email), await change(twin, free)]
    const seen = async (person: As & { email: string; userId: number }) => ({
      pending: (await pendingOf(person)) !== null,
      old: await templatesTo(person.email),
      deeds: (await deedsOf(server, person.userId)).map(({ action }) => action),
    })
    expect([taken.statusCode, taken.body, await seen(user)]).toEqual([open.statusCode, open.body, await seen(twin)])
    expect([await pendingOf(user), await templatesTo(holder.email), await templatesTo(free)]).toEqual([
      holder.email,
      ['emailTaken'],
      ['emailChange'],
    ])
    const { publicUrl } = server.platform.settings
    expect(await messageTo(server, holder.email, 'emailTaken')).toEqual({
      signInLink: `${publicUrl}/sign-in`,
      resetLink: `${publicUrl}/forgot-password`,
    })
  })

  it('that is closed is sent nothing, and answered alike', async () => {
    const user = await server.signedIn()
    const gone = await server.createUser([2], { deactivatedAt: server.clock.now() })
    const answer = await change(user, gone.email)
    expect([answer.statusCode, await templatesTo(gone.email)]).toEqual([204, []])
  })
})

describe('the call', () => {
  it('refuses the address that is used already', async () => {
    const user = await server.signedIn()
    const answer = await change(user, ` ${user.email.toUpperCase()}`)
    expect(fieldsRefused(answer)).toEqual([
      400,
      'INVALID',
      [{ field: 'email', message: 'This is your address already.' }],
    ])
  })

  it('refuses a wrong password by its field, and sends nothing', async () => {
    const user = await server.signedIn()
    const address = newAddress()
    const answer = await change(user, address, 'Wrong#Password1')
    expect(fieldsRefused(answer)).toEqual([
      400,
      'INVALID',
      [{ field: 'password', message: 'This is not your password.' }],
    ])
    expect([await templatesTo(address), await templatesTo(user.email), await pendingOf(user)]).toEqual([[], [], null])
  })

  it('mails five times an hour for one person, and five times to one address', async () => {
    const user = await server.signedIn()
    const statuses = []
    for (let index = 0; index < 6; index += 1) statuses.push((await change(user, newAddress())).statusCode)
    const [address, others] = [newAddress(), []] as [string, number[]]
    for (let index = 0; index < 6; index += 1) {
      others.push((await change(await server.signedIn(), address)).statusCode)
    }
    expect([statuses, others]).toEqual([
      [204, 204, 204, 204, 204, 429],
      [204, 204, 204, 204, 204, 429],
    ])
  })
})
