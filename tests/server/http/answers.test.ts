import SwaggerParser from '@apidevtools/swagger-parser'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { populateQuery, whereQuery } from '../../../server/http/queries.ts'
import { textsIn } from '../../../server/i18n/texts.ts'
import { detailsOf } from '../support/accounts.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const querystring = z.strictObject({
  populate: populateQuery(['course', 'student']),
  where: whereQuery(z.strictObject({ courseId: z.number() })).optional(),
})

const routes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/asked',
    { config: { access: 'public' }, schema: { querystring, response: { 200: z.unknown() } } },
    async (request) => request.query,
  )
  app.get('/broken', { config: { access: 'public' } }, async () => {
    throw new Error('a secret detail')
  })
  app.get('/away', { config: { access: 'public' } }, async () => {
    throw new Error('Failed query: select 1', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) })
  })
}

let server: TestApp
let secure: TestApp
beforeAll(async () => {
  // Without a built app, whose pages take any address.
  server = await openTestApp({}, { modules: [routes], folder: import.meta.dirname })
  secure = await openTestApp({ PUBLIC_URL: 'https://training.example.org' })
})
afterAll(() => Promise.all([server.close(), secure.close()]))

const login = (payload: string | object, headers: Record<string, string> = {}) =>
  server.call({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('a refusal', () => {
  it.each([
    ['en-GB,en;q=0.8', 'There is nothing at this address.'],
    ['tr', 'Bu adreste bir şey yok.'],
    ['fr, ar-EG;q=0.9, en;q=0.1', 'لا يوجد شيء في هذا العنوان.'],
    ['en;q=0.2, tr;q=0.9', 'Bu adreste bir şey yok.'],
    ['de', 'There is nothing at this address.'],
  ])('speaks the language of %s', async (language, message) => {
    const answer = await server.call({ url: '/api/nothing', headers: { 'accept-language': language } })
    expect(answer.json()).toEqual({ error: { statusCode: 404, name: 'Not Found', code: 'NOT_FOUND', message } })
  })

  it('names each wrong field in words', async () => {
    const answer = await login({ email: 7, extra: 1 }, { 'accept-language': 'tr' })
    expect(answer.json()).toEqual({
      error: {
        statusCode: 400,
        name: 'Bad Request',
        code: 'INVALID',
        message: 'Gönderdiğiniz bilgilerin bir kısmı doğru değil. Alanları kontrol edip yeniden deneyin.',
        details: [
          { field: 'email', message: 'Bu değerin türü yanlış.' },
          { field: 'password', message: 'Zorunlu alan' },
          { field: 'extra', message: 'Bu alan bilinmiyor.' },
        ],
      },
    })
  })

  it.each([
    ['__proto__', '{"email":"a@example.org","password":"x","__proto__":{"isAdmin":true}}'],
    ['constructor', '{"email":"a@example.org","password":"x","constructor":{"prototype":{"isAdmin":true}}}'],
    ['broken JSON', '{"email":'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a protected key', '{"email":"a@example.org","password":"x","roleMappings":[{"roleId":1}]}'],
  ])('meets a body with %s', async (_name, body) => {
    expect((await login(body)).statusCode).toBe(400)
  })

  it('meets text with a character that no database keeps, in a column and within JSON', async () => {
    const user = await server.signedIn()
    const unkept = ['a\u0000b', 'a\ud800b']
    for (const text of unkept) {
      const answers = [
        await login({ email: text, password: 'x' }, { 'accept-language': 'tr' }),
        await server.call({ method: 'PATCH', url: '/api/profiles/me', payload: { firstName: text }, as: user }),
        await server.call({
          method: 'PUT',
          url: `/api/users/${user.userId}/shortcuts`,
          payload: { shortcuts: ['home', text] },
          as: user,
        }),
      ]
      expect(answers.map((answer) => [answer.statusCode, answer.json().error.code, detailsOf(answer)])).toEqual([
        [400, 'INVALID', { email: 'Bu metinde saklanamayan bir karakter var. Silin veya yeniden yazın.' }],
        [400, 'INVALID', { firstName: 'This text has a character that cannot be kept. Delete it or type it again.' }],
        [
          400,
          'INVALID',
          { 'shortcuts.1': 'This text has a character that cannot be kept. Delete it or type it again.' },
        ],
      ])
    }
    const inAddresses = ['/api/course-search?search=a%00b', '/api/course-search?search=a', '/api/certificates/a%00']
    const answers = await Promise.all(inAddresses.map((url) => server.call({ url })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 200, 400])
  })

  it('of an address that cannot be read, or has too long a part, has the same shape and language', async () => {
    const headers = { 'accept-language': 'tr' }
    const urls = [`/api/certificates/${'a'.repeat(4001)}`, '/api/certificates/%ff']
    const answers = await Promise.all(urls.map((url) => server.call({ url, headers })))
    expect(answers.map((answer) => answer.json())).toEqual([
      {
        error: expect.objectContaining({
          statusCode: 414,
          code: 'BAD_REQUEST',
          message: textsIn('tr').refusals.BAD_REQUEST,
        }),
      },
      {
        error: expect.objectContaining({
          statusCode: 400,
          code: 'BAD_REQUEST',
          message: textsIn('tr').refusals.BAD_REQUEST,
        }),
      },
    ])
  })

  it('leads whoever opened such an address to the page that says so, and shows no answer for programs', async () => {
    const headers = { 'sec-fetch-dest': 'document' }
    const urls = ['/course/50%', '/home%00', '/course/search?search=a%00b', '/api/certificates/%ff']
    const answers = await Promise.all(urls.map((url) => server.call({ url, headers })))
    expect(answers.map((answer) => [answer.statusCode, answer.headers['location']])).toEqual([
      [302, '/404'],
      [302, '/404'],
      [302, '/404'],
      [400, undefined],
    ])
  })

  it('meets a body of another type or of too many bytes', async () => {
    const form = await login('email=a', { 'content-type': 'application/x-www-form-urlencoded' })
    const huge = await login({ email: 'a'.repeat(1_100_000), password: 'x' })
    expect([form.statusCode, form.json().error.code, huge.statusCode, huge.json().error.code]).toEqual([
      415,
      'UNSUPPORTED_TYPE',
      413,
      'TOO_LARGE',
    ])
  })

  it('meets a body that is deeper than any form, however small, and texts of brackets are none', async () => {
    const deep = (depth: number) => `{"email":${'['.repeat(depth)}${']'.repeat(depth)},"password":"x"}`
    const send = (body: string) => login(body, { 'content-type': 'application/json' })
    expect((await send(deep(90))).json().error.code).toBe('INVALID')
    expect((await send(deep(200))).json().error.code).toBe('TOO_LARGE')
    const text = await send(JSON.stringify({ email: '[{'.repeat(2000), password: 'x' }))
    expect(text.json().error.code).toBe('INVALID')
  })

  it('of a failure of ours tells no detail', async () => {
    const answer = await server.call({ url: '/api/broken' })
    expect(answer.json()).toEqual({
      error: {
        statusCode: 500,
        name: 'Internal Server Error',
        code: 'UNEXPECTED',
        message: 'Something went wrong on our side. Try again in a moment.',
      },
    })
  })

  it('of a database that is away is 503 with Retry-After', async () => {
    const answer = await server.call({ url: '/api/away' })
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().error.code]).toEqual([
      503,
      '5',
      'UNAVAILABLE',
    ])
  })
})

describe('queries', () => {
  it.each([
    ['populate=["course"]', { populate: ['course'] }],
    ['populate=[course,student]', { populate: ['course', 'student'] }],
    ['populate=course', { populate: ['course'] }],
    ['populate=course&populate=student', { populate: ['course', 'student'] }],
    ['where={"courseId":3}', { where: { courseId: 3 } }],
    ['', {}],
  ])('read %s', async (query, asked) => {
    const answer = await server.call({ url: `/api/asked?${encodeURI(query)}` })
    expect([answer.statusCode, answer.json()]).toEqual([200, asked])
  })

  it.each([
    ['a relation that is not offered', 'populate=user.passwordHash'],
    ['an unknown key', 'where={"courseId":3,"userId":1}'],
    ['an operator', 'where={"courseId":{"$gt":0}}'],
    ['what is not JSON', 'where=courseId'],
    ['an unknown parameter', 'include=all'],
  ])('refuse %s', async (_name, query) => {
    expect((await server.call({ url: `/api/asked?${encodeURI(query)}` })).statusCode).toBe(400)
  })
})

describe('the headers of an answer', () => {
  it('let nothing inline, nothing foreign and no frame in', async () => {
    const { headers } = await server.call({ url: '/api/auth/me' })
    expect(String(headers['content-security-policy']).split(';').toSorted()).toEqual([
      "base-uri 'self'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' blob: data:",
      "media-src 'self' blob: data:",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "script-src-attr 'none'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
    ])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  it('are dated by the clock that decides, which the browser counts days by', async () => {
    const { headers } = await server.call({ url: '/api/courses' })
    expect(headers.date).toBe(server.clock.now().toUTCString())
  })

  it('ask for TLS only behind TLS', async () => {
    const plain = await server.call({ url: '/healthz' })
    const tls = await secure.call({ url: '/healthz' })
    expect([
      plain.headers['strict-transport-security'],
      tls.headers['strict-transport-security'],
      String(plain.headers['content-security-policy']).includes('upgrade-insecure-requests'),
      String(tls.headers['content-security-policy']).includes('upgrade-insecure-requests'),
    ]).toEqual([undefined, 'max-age=63072000', false, true])
  })

  it.each([
    ['0', undefined],
    ['subdomains', 'max-age=63072000; includeSubDomains'],
  ])('speak for other hosts only when they are asked to: HSTS=%s', async (asked, header) => {
    const app = await openTestApp({ PUBLIC_URL: 'https://training.example.org', HSTS: asked })
    expect((await app.call({ url: '/healthz' })).headers['strict-transport-security']).toBe(header)
    await app.close()
  })
})

describe('health', () => {
  it('and readiness answer', async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => server.call({ url })))
    expect(answers.map((answer) => answer.json())).toEqual([{ status: 'ok' }, { status: 'ok' }])
  })
})

describe('the OpenAPI document', () => {
  it('is valid 3.1 and says of each operation who may call it', async () => {
    const answer = await server.call({ url: '/api/openapi.json' })
    const document = answer.json()
    await SwaggerParser.validate(structuredClone(document))
    const operations: Record<string, unknown>[] = Object.values<Record<string, Record<string, unknown>>>(
      document.paths,
    ).flatMap((path) => Object.values(path))
    expect(document.openapi).toBe('3.1.0')
    expect(operations.filter((operation) => operation['x-access'] === undefined)).toEqual([])
    expect(document.paths['/api/auth/me'].get).toMatchObject({ 'x-access': 'signedIn', security: [{ session: [] }] })
  })

  it('has a browsable page', async () => {
    const answer = await server.call({ url: '/api/docs/' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  })
})
