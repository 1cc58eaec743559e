import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { csvOf, exportRoutes, type ExportAsked } from '../../../server/http/exports.ts'
import { sessions, userRoles, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import { WORKBOOK_TYPE, type Cell } from '../../../server/platform/files/workbook.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { notFound } from '../../../server/platform/refusal.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { PEOPLE_LIST } from '../../support/list-arbitraries.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'

const BOM = '\uFEFF'
const OWN_GROUP = '7'

const asked: ExportAsked[] = []
const ROWS: readonly (readonly Cell[])[] = [
  ['=1+1', 3],
  ['Bora "Bo" Demir', null],
  ['هناء, صالح', -4],
]

let server: TestApp
let coordinator: TestUser

/** The platform is there once the server is: routes are registered before. */
const late = {
  addresses: {
    sign: (...rest) => server.platform.addresses.sign(...rest),
    read: (...rest) => server.platform.addresses.read(...rest),
  },
  addressSeal: {
    close: (...rest) => server.platform.addressSeal.close(...rest),
    open: (...rest) => server.platform.addressSeal.open(...rest),
  },
  clock: { now: () => server.clock.now() },
  audit: {
    record: (_, entry) => server.platform.audit.record(server.platform.db, entry),
    gather: (_, entry) => server.platform.audit.gather(server.platform.db, entry),
  },
} satisfies Partial<Platform> as Partial<Platform> as Platform

const people: FastifyPluginAsyncZod = async (app) => {
  exportRoutes(app, late, {
    path: '/test-groups/:groupId/people',
    definition: PEOPLE_LIST,
    access: { roles: [ROLE.groupCoordinator] },
    fileName: 'people',
    header: (language) => (language === 'tr' ? ['Ad', 'Saat'] : ['Name', 'Hours']),
    rows: async function* (wanted) {
      asked.push(wanted)
      if (wanted.params['groupId'] !== OWN_GROUP) throw notFound()
      yield* ROWS
    },
  })
}

beforeAll(async () => {
  server = await openTestApp({}, { modules: [people] })
  coordinator = await server.signedIn([ROLE.groupCoordinator])
})
afterAll(() => server.close())
beforeEach(async () => {
  asked.length = 0
  await server.platform.db.delete(auditLog)
})

const address = async (query = '', group = OWN_GROUP): Promise<string> => {
  const answer = await server.call({ url: `/api/test-groups/${group}/people/export${query}`, as: coordinator })
  return answer.json<{ url: string }>().url
}
const fetched = (url: string) => server.call({ url })

describe('an address of an export', () => {
  it('gives the rows that were asked for to who follows it, without a header', async () => {
    const url = await address('?search=demir&state=active&sort=-name&page=3&cursor=x')
    const { statusCode, headers, body } = await fetched(url)
    expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="people.csv"',
    ])
    expect(body).toBe(`${BOM}Name,Hours\r\n'=1+1,3\r\n"Bora ""Bo"" Demir",\r\n"هناء, صالح",-4\r\n`)
    expect(asked).toEqual([
      {
        userId: coordinator.userId,
        roles: [ROLE.groupCoordinator],
        language: 'en',
        params: { groupId: OWN_GROUP },
        asked: expect.objectContaining({ search: 'demir', filters: { state: ['active'] }, sort: '-name' }),
      },
    ])
  })

  it('gives the same as a workbook, where that is wanted', async () => {
    const url = await address('?search=demir')
    const { headers, rawPayload } = await fetched(`${url}&format=xlsx`)
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      WORKBOOK_TYPE,
      'attachment; filename="people.xlsx"',
    ])
    expect(rawPayload.subarray(0, 4).toString()).toBe('PK\u0003\u0004')
    expect((await fetched(`${url}&format=pdf`)).statusCode).toBe(400)
  })

  it('has the words of who asked for it', async () => {
    const { body } = await server.call({
      url: `/api/test-groups/${OWN_GROUP}/people/export`,
      as: coordinator,
      headers: { 'accept-language': 'tr' },
    })
    expect((await fetched((JSON.parse(body) as { url: string }).url)).body).toContain('Ad,Saat')
  })

  it('is for the roles of its list alone', async () => {
    const student = await server.signedIn([ROLE.student])
    const url = `/api/test-groups/${OWN_GROUP}/people/export`
    const codes = [await server.call({ url }), await server.call({ url, as: student })].map((one) => one.statusCode)
    expect(codes).toEqual([401, 403])
  })

  it('is audited when it is followed', async () => {
    await fetched(await address())
    const rows = await server.platform.db
      .select({ actorId: auditLog.actorId, subject: auditLog.subject })
      .from(auditLog)
      .where(eq(auditLog.action, 'list.exported'))
      .orderBy(auditLog.id)
    expect(rows).toEqual([{ actorId: coordinator.userId, subject: PEOPLE_LIST.id }])
  })

  it('ends after a minute', async () => {
    const url = await address()
    server.clock.moveBy(59_000)
    const inTime = await fetched(url)
    server.clock.moveBy(1000)
    expect([inTime.statusCode, (await fetched(url)).statusCode]).toEqual([200, 404])
  })

  const other = (url: string, change: (parts: URL) => void): string => {
    const parts = new URL(url, 'https://tim.example')
    change(parts)
    return `${parts.pathname}${parts.search}`
  }
  it.each([
    ['another holder', (url: string) => other(url, ({ searchParams }) => searchParams.set('holder', randomUUID()))],
    ['a later end', (url: string) => other(url, ({ searchParams }) => searchParams.set('expires', '9999999999'))],
    [
      'another signature',
      (url: string) => other(url, ({ searchParams }) => searchParams.set('signature', 'x'.repeat(43))),
    ],
    ['no signature', (url: string) => other(url, ({ searchParams }) => searchParams.delete('signature'))],
    [
      'another group in its way',
      (url: string) => other(url, (parts) => (parts.pathname = parts.pathname.replace('/7/', '/8/'))),
    ],
    [
      'another change of what it carries',
      (url: string) => other(url, (parts) => (parts.pathname = `${parts.pathname.slice(0, -4)}AAAA`)),
    ],
  ])('with %s is not found, and reads nothing', async (_, forge) => {
    const { statusCode } = await fetched(forge(await address()))
    expect([statusCode, asked]).toEqual([404, []])
  })

  it('says nothing of what was looked for', async () => {
    const url = await address('?search=demir%40example.org')
    const read = url.split(/[/?&=]/).map((part) => `${part} ${Buffer.from(part, 'base64url').toString('latin1')}`)
    expect(read.join(' ')).not.toMatch(/demir/i)
  })

  it.each([
    [
      'the session',
      ({ sessionId }: TestUser) =>
        server.platform.db.update(sessions).set({ endedAt: server.clock.now() }).where(eq(sessions.id, sessionId)),
    ],
    ['the role', ({ userId }: TestUser) => server.platform.db.delete(userRoles).where(eq(userRoles.userId, userId))],
    [
      'the account',
      ({ userId }: TestUser) =>
        server.platform.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, userId)),
    ],
  ])('ends with %s of who asked for it', async (_, end) => {
    const leaving = await server.signedIn([ROLE.groupCoordinator])
    const { url } = (await server.call({ url: `/api/test-groups/${OWN_GROUP}/people/export`, as: leaving })).json<{
      url: string
    }>()
    expect((await fetched(url)).statusCode).toBe(200)
    await end(leaving)
    asked.length = 0
    expect([(await fetched(url)).statusCode, asked]).toEqual([404, []])
  })

  it('of what its list does not offer is not made', async () => {
    const answer = await server.call({
      url: `/api/test-groups/${OWN_GROUP}/people/export?state=lost`,
      as: coordinator,
    })
    expect(answer.statusCode).toBe(400)
  })
})

describe('a file for spreadsheets', () => {
  const textOf = async (rows: readonly (readonly Cell[])[]): Promise<string> => {
    const pieces: string[] = []
    for await (const piece of csvOf(
      ['Name'],
      (async function* () {
        yield* rows
      })(),
    )) {
      pieces.push(String(piece))
    }
    return pieces.join('')
  }

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=cmd|calc!A0', '＝1', '＋1', '－1', '＠x'])(
    'takes %j for text, never for a formula',
    async (cell) => {
      const [, line = ''] = (await textOf([[cell]])).split(/\r\n(?=.)/)
      expect(line.replace(/^"/, '')).toMatch(/^'/)
    },
  )

  it.each(['a;=1+1', 'a, b; @SUM(A1)', 'a\n=1+1', 'a\t-1', 'a;"=1+1"', 'a;＋1'])(
    'has no formula in %j either, where cells are parted by another sign',
    async (cell) => {
      const [, ...lines] = (await textOf([[cell, 1]])).split(/[\r\n]+/)
      const cells = lines.flatMap((line) => line.split(/[;\t]/))
      expect(cells.filter((text) => /^[\s"]*[=+\-@＝＋－＠]/.test(text))).toEqual([])
      expect(cells.join('')).toContain("'")
    },
  )

  it('leaves what is no formula as it is', async () => {
    expect(await textOf([['Bora'], ['5 - 3'], ['a; b'], ["o'neil"], ['a@b.org'], [-4], [null], ['']])).toBe(
      `${BOM}Name\r\nBora\r\n5 - 3\r\na; b\r\no'neil\r\na@b.org\r\n-4\r\n\r\n\r\n`,
    )
  })

  it('is made as it is read: a reader who stops holds what is behind back', async () => {
    let made = 0
    const rows = (async function* () {
      while (made < 100_000) {
        made += 1
        yield [`Person ${made}`, made] as const
      }
    })()
    const file = csvOf(['Name', 'Number'], rows)
    const reader = file[Symbol.asyncIterator]()
    await reader.next()
    // Whatever the buffers of the stream take, it is far from all.
    await new Promise((resolve) => setImmediate(resolve))
    const madeForOne = made
    await reader.return?.()
    expect(madeForOne).toBeLessThan(10_000)
    expect(file.destroyed).toBe(true)
  })
})
