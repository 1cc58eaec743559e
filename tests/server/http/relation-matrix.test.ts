import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { limits } from '../../../server/platform/db/tables/platform.table.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { administrator, holders, KNOWN, LESSON_READERS, type Asked } from './known-operations.ts'
import { openWorld, RELATIONS } from './relations.ts'
import type { Relation, World } from './relations.ts'

const ADDRESS = /^\/api\/[^\s]+$/
/** Of media elements: no header ever asks for them. */
const MEDIA = '/api/files/'

/** Every address of ours in an answer, however deep. */
const addressesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return ADDRESS.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : []
}

const bodyOf = (answer: LightMyRequestResponse): unknown =>
  String(answer.headers['content-type']).startsWith('application/json') && answer.body !== '' ? answer.json() : null

/** What names nobody in its address, and gives addresses all the same. */
const WITHOUT_IDS = [
  '/api/profiles/me',
  '/api/materials',
  '/api/instructor-courses/mine/export',
  '/api/student-enrollments/export',
  '/api/lesson-questions/export',
  '/api/groups/students/export',
  '/api/imports/export',
  '/api/list-acts/export',
  '/api/groups/invitations/export',
  '/api/group-progress/export',
]

const isNothing = (status: number): boolean => [401, 403, 404].includes(status)

let server: TestApp
let world: World
/** What was found inside of answers, and who was given it. */
const found: { url: string; by: Relation }[] = []

beforeAll(async () => {
  server = await openTestApp()
  world = await openWorld(server)
})
afterAll(() => server.close())

const send = async (method: string, asked: Asked, relation: Relation) => {
  const person = world.people[relation]
  return server.call({ method, ...asked, ...(person ? { as: person } : {}) })
}

describe('the relation matrix', () => {
  it('knows every operation whose address names something', async () => {
    const document = (await server.call({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>()
    const named = Object.entries(document.paths)
      .filter(([path]) => path.includes('{'))
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    expect(Object.keys(KNOWN).toSorted()).toEqual(named.toSorted())
  })

  it.each(Object.entries(KNOWN))('%s', async (operation, { seen, ask }) => {
    const [method = 'GET'] = operation.split(' ')
    const statuses: [Relation, number][] = []
    for (const relation of RELATIONS) {
      // Limits are another promise's.
      await server.platform.db.delete(limits)
      const answer = await send(method, await ask(world), relation)
      statuses.push([relation, answer.statusCode])
      found.push(...addressesIn(bodyOf(answer)).map((url) => ({ url, by: relation })))
    }
    expect(statuses.filter(([, status]) => status === 400 || status === 429 || status >= 500)).toEqual([])
    expect(statuses.filter(([, status]) => !isNothing(status)).map(([relation]) => relation)).toEqual(seen)
  })
})

describe('an address inside of an answer', () => {
  const bare = (url: string) => url.split('?')[0] ?? ''

  /** Who may ask for it by a header too. */
  const seenBy = (url: string): readonly Relation[] => {
    if (url.startsWith('/api/certificates/')) return holders
    // Films of lessons, and of how tasks are done, are open to whoever teaches or runs the programme.
    return url.startsWith('/api/files/lessons/') ? LESSON_READERS : administrator
  }

  it('is found where one is given', async () => {
    for (const relation of RELATIONS) {
      for (const url of WITHOUT_IDS) {
        found.push(
          ...addressesIn(bodyOf(await send('GET', { url }, relation))).map((one) => ({ url: one, by: relation })),
        )
      }
    }
    const kinds = ['calendar', 'download', 'badge', 'export', 'sheet', 'photos', 'lessons', 'materials']
    expect(kinds.filter((kind) => !found.some(({ url }) => url.includes(kind)))).toEqual([])
    for (const { url } of found.filter(({ url: one }) => !one.startsWith(MEDIA))) {
      expect([url, isNothing((await server.call({ url })).statusCode)]).toEqual([url, false])
    }
  })

  it('gives nothing to a guest and to who is another, whatever of it they have but the signature', async () => {
    for (const { url, by } of found) {
      const forged = url.replace(/holder=[^&]+/, `holder=${world.people.otherStudent.sessionId}`)
      for (const one of [bare(url), forged])
        expect([url, isNothing((await server.call({ url: one })).statusCode)]).toEqual([url, true])
      const others = RELATIONS.filter((other) => other !== by && !seenBy(url).includes(other))
      for (const relation of others) {
        expect([url, relation, isNothing((await send('GET', { url: bare(url) }, relation)).statusCode)]).toEqual([
          url,
          relation,
          true,
        ])
      }
    }
  })

  it('ends with the session that it was given to, but for a calendar', async () => {
    for (const relation of new Set(found.map(({ by }) => by))) {
      const person = world.people[relation]
      if (person) await server.call({ method: 'POST', url: '/api/auth/logout', payload: {}, as: person })
    }
    for (const { url } of found.filter((one) => !bare(one.url).endsWith('/calendar'))) {
      expect([url, isNothing((await server.call({ url })).statusCode)]).toEqual([url, true])
    }
  })

  it('of a certificate is given to nobody to whom it is not there by a header', () => {
    const given = found.filter(({ url }) => !url.startsWith(MEDIA) && url.startsWith('/api/certificates/'))
    expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['owner', 'administrator']))
  })
})
