import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { LINK } from '../../../server/modules/auth/account-limits.ts'
import { writeLayout } from '../../../src/domain/appearance-code.ts'
import { changeLayout, layoutOf } from '../../../src/domain/layout.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'

const SCRIPT = 'console.log("the app")'
const RENDER = `
export const render = async (page) => ({
  status: page.url.startsWith('/404') ? 404 : 200,
  html: '<!doctype html><p>' + JSON.stringify(page) + '</p>',
  styleHashes: ['sha256-abc='],
  scriptHashes: ['sha256-def='],
  ...(page.url === '/partners' ? { firstScreen: 20 } : {}),
  ...(page.url === '/' ? { status: 302, html: '', location: '/home' } : {}),
})`

const LAYOUT = changeLayout(layoutOf('layout3'), { navbar: { position: 'right' }, footer: { display: false } })
const LAYOUT_CODE = writeLayout(LAYOUT)

const folders: string[] = []
const builtFolder = async (files: Record<string, string | Uint8Array>) => {
  const folder = await mkdtemp(join(tmpdir(), 'tim-web-'))
  folders.push(folder)
  await Promise.all(
    ['client/assets', 'client/.vite', 'server'].map((name) => mkdir(join(folder, name), { recursive: true })),
  )
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)))
  return folder
}

let rendered: TestApp
let bare: TestApp
let elsewhere: TestApp
let headed: TestApp
let eastern: TestApp
beforeAll(async () => {
  const client = {
    'client/index.html': '<!doctype html><p>bare</p>',
    'client/boot.js': SCRIPT,
    'client/.vite/own.js': SCRIPT,
    'client/version.json': '{"build":"/assets/main-1a2b.js"}',
    'client/assets/app-3f2a.js': SCRIPT,
    'client/assets/app-3f2a.js.br': brotliCompressSync(SCRIPT),
  }
  const folder = await builtFolder({
    ...client,
    'server/render.js': RENDER,
    'server/package.json': '{"type":"module"}',
  })
  rendered = await openTestApp({}, { folder })
  elsewhere = await openTestApp(
    { API_URL: 'https://api.example.org/v1', API_HEADERS: '{"X-Program":"state"}' },
    { folder },
  )
  headed = await openTestApp({ API_HEADERS: '{"X-Program":"state"}' }, { folder })
  eastern = await openTestApp({ TIME_ZONE: 'Asia/Tokyo' }, { folder })
  bare = await openTestApp({}, { folder: await builtFolder(client) })
})
afterAll(async () => {
  await Promise.all([rendered, bare, elsewhere, headed, eastern].map((app) => app.close()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

const pageOf = (html: string): { firstData: object } =>
  JSON.parse(html.replace('<!doctype html><p>', '').replace('</p>', ''))

describe('a page', () => {
  it('is rendered in the language and with the looks of this device', async () => {
    const answer = await rendered.call({
      url: '/sign-in?from=home',
      headers: {
        cookie: `language=ar; themeMode=dark; scheme=night-shift; direction=ltr; layout=${LAYOUT_CODE}`,
        'accept-language': 'tr',
      },
    })
    expect(pageOf(answer.body)).toEqual({
      url: '/sign-in?from=home',
      language: 'ar',
      painted: { mode: 'dark', scheme: 'night-shift', direction: 'ltr', layout: LAYOUT },
      firstData: { demoAccounts: [] },
      isKnownDevice: true,
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language, cookie, accept-encoding, sec-fetch-dest',
    })
  })

  it('is rendered by the header and the defaults when cookies say nothing of use', async () => {
    const answer = await rendered.call({
      url: '/mission',
      headers: {
        cookie: `language=xx; themeMode=; scheme=../../x; direction=up; layout=9${LAYOUT_CODE.slice(1)}`,
        'accept-language': 'tr-TR,tr;q=0.9',
      },
    })
    expect(pageOf(answer.body)).toEqual({
      url: '/mission',
      language: 'tr',
      firstData: {},
      isKnownDevice: true,
    })
  })

  it('is of an unknown device without a cookie, and what is inline is allowed by its hash alone', async () => {
    const answer = await rendered.call({ url: '/resources' })
    expect(pageOf(answer.body)).toMatchObject({ isKnownDevice: false })
    expect(String(answer.headers['content-security-policy']).split(';')).toEqual(
      expect.arrayContaining(["script-src 'self' 'sha256-def='", "style-src 'self' 'sha256-abc='"]),
    )
  })

  it('that waits for who looks or for an answer may carry its files, where a browser opens it that does not keep them', async () => {
    const carriesOf = async (url: string, cookie: string, dest = 'document') => {
      const headers = { cookie, 'sec-fetch-dest': dest }
      return (pageOf((await rendered.call({ url, headers })).body) as { carriesFiles?: true }).carriesFiles ?? false
    }
    const carries = await Promise.all([
      carriesOf('/student/dash', 'known=1'),
      carriesOf('/profile', 'known=1; entry=main-0f0f.js'),
      carriesOf('/sign-out', ''),
      carriesOf('/student/dash', 'known=1; entry=main-1a2b.js'),
      // A roster is put aside for a lost network by a script of ours, with the files that it names.
      carriesOf('/student/dash', 'known=1', 'empty'),
      // Whoever comes for the first time is led to sign in, and what is painted there waits for nothing.
      carriesOf('/student/dash', ''),
      carriesOf('/sign-in', 'known=1'),
    ])
    expect(carries).toEqual([true, true, true, false, false, false, false])
  })

  it.each(['/home', '/online-course-enrollment'])('%s carries the courses as the call answers them', async (url) => {
    const [page, courses] = await Promise.all([
      rendered.call({ url, headers: { 'accept-language': 'ar' } }),
      rendered.call({ url: '/api/courses', headers: { 'accept-language': 'ar' } }),
    ])
    expect(pageOf(page.body)).toMatchObject({ firstData: { courses: courses.json() } })
  })

  it('that a mail leads to carries what its link is, and tries codes for its own address alone', async () => {
    const opened = { 'sec-fetch-dest': 'document' }
    const page = (code: string, remoteAddress: string) =>
      rendered.call({ url: `/auth/resetPassword?code=${code}`, remoteAddress, headers: opened })
    const over = await page('0123456789abcdef0123456789abcdef', '198.51.100.1')
    expect(pageOf(over.body)).toMatchObject({
      firstData: { mailedLink: { code: '0123456789abcdef0123456789abcdef', link: null } },
    })
    // What is no code is refused, and left to the page to ask about; so is what is asked too often.
    expect(pageOf((await page('x'.repeat(500), '198.51.100.1')).body).firstData).toEqual({})
    for (let tries = 0; tries < LINK.perAddress.tries; tries += 1)
      await page(`${tries}`.padStart(32, 'a'), '198.51.100.2')
    const [limited, others] = await Promise.all([
      page('b'.repeat(32), '198.51.100.2'),
      page('b'.repeat(32), '198.51.100.3'),
    ])
    expect([pageOf(limited.body).firstData, pageOf(others.body).firstData]).toEqual([
      {},
      { mailedLink: { code: 'b'.repeat(32), link: null } },
    ])
  })

  it.each([
    [
      'what another page takes for a picture',
      'GET',
      { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' },
      '198.51.100.11',
    ],
    ['what is fetched ahead', 'GET', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }, '198.51.100.12'],
    ['what a mail program looks at', 'GET', {}, '198.51.100.13'],
    ['what asks for the head alone', 'HEAD', { 'sec-fetch-dest': 'document' }, '198.51.100.14'],
  ] as const)('that a mail leads to costs nobody a try by %s', async (_, method, headers, remoteAddress) => {
    for (let tries = 0; tries <= LINK.perAddress.tries; tries += 1) {
      const url = `/auth/resetPassword?code=${`${tries}`.padStart(32, 'c')}`
      const { body } = await rendered.call({ url, method, headers, remoteAddress })
      expect(body).not.toContain('mailedLink')
    }
    const url = `/auth/resetPassword?code=${'d'.repeat(32)}`
    const asked = await rendered.call({ url, remoteAddress, headers: { 'sec-fetch-dest': 'document' } })
    expect(pageOf(asked.body)).toMatchObject({ firstData: { mailedLink: { code: 'd'.repeat(32), link: null } } })
  })

  it('of an installation whose calls go elsewhere says where, and carries nothing of this server', async () => {
    const [page, search] = await Promise.all([
      elsewhere.call({ url: '/home' }),
      elsewhere.call({ url: '/course/search/9' }),
    ])
    const firstData = { calls: { baseUrl: 'https://api.example.org/v1', headers: { 'X-Program': 'state' } } }
    expect([page, search].map(({ body }) => pageOf(body))).toMatchObject([{ firstData }, { firstData }])
    expect(Object.keys(pageOf(page.body).firstData)).toEqual(['calls'])
    expect(String(page.headers['content-security-policy']).split(';')).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://api.example.org",
        "img-src 'self' blob: data: https://api.example.org",
        "media-src 'self' blob: data: https://api.example.org",
        "script-src 'self' 'sha256-def='",
      ]),
    )
  })

  it('with headers of its own for every request carries them beside what it shows', async () => {
    const page = await headed.call({ url: '/sign-in' })
    expect(pageOf(page.body)).toMatchObject({
      firstData: { demoAccounts: [], calls: { baseUrl: '/api', headers: { 'X-Program': 'state' } } },
    })
    expect(page.headers['content-security-policy']).not.toContain('connect-src')
  })

  it('says by which clock the days of the programme are, where that is not UTC', async () => {
    const saidBy = async (app: TestApp, url: string) => pageOf((await app.call({ url })).body).firstData
    for (const url of ['/resources', '/sign-in', '/admin/users']) {
      const plain = await saidBy(rendered, url)
      expect([plain, await saidBy(eastern, url)]).toEqual([
        expect.not.objectContaining({ timeZone: expect.anything() }),
        { ...plain, timeZone: 'Asia/Tokyo' },
      ])
    }
  })

  it('has the status that the renderer gives', async () => {
    expect((await rendered.call({ url: '/404' })).statusCode).toBe(404)
  })

  it('is a redirect where the renderer says so', async () => {
    const answer = await rendered.call({ url: '/' })
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/home'])
  })

  it.each([
    ['//home', '/home'],
    ['///home', '/home'],
    ['/home/', '/home'],
    ['//', '/'],
    ['//example.org//', '/example.org'],
    ['/course//search/?page=2', '/course/search?page=2'],
  ])('has one address: %s leads to %s', async (url, location) => {
    const answer = await rendered.call({ url })
    expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
  })

  it('comes compressed to who can read that', async () => {
    const url = `/home?${'long=1&'.repeat(300)}`
    const answer = await rendered.call({ url, headers: { 'accept-encoding': 'gzip, br' } })
    expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
      'br',
      'accept-language, cookie, accept-encoding, sec-fetch-dest',
    ])
    expect(pageOf(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ url })
  })

  it('comes in two parts once it is kept, the first screen before the rest', async () => {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'tr' }
    const isKept = ({ headers }: { headers: Readonly<Record<string, unknown>> }) =>
      headers['content-encoding'] === 'br' && headers['content-length'] === undefined
    await vi.waitFor(async () => expect(isKept(await rendered.call({ url: '/partners', headers }))).toBe(true))
    const answer = await rendered.call({ url: '/partners', headers })
    expect(pageOf(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ url: '/partners' })
    const head = await rendered.call({ method: 'HEAD', url: '/partners', headers })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    const codings = ['br;q=0, gzip', 'identity, x-br', 'gzip', 'BR;q=0.5', 'gzip,br']
    const answers = await Promise.all(
      codings.map((coding) => rendered.call({ url: '/partners', headers: { ...headers, 'accept-encoding': coding } })),
    )
    expect(answers.map((each) => each.headers['content-encoding'] === 'br')).toEqual([false, false, false, true, true])
  })

  it('is the bare one where the build has no renderer', async () => {
    const answer = await bare.call({ url: '/online-course/1' })
    expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><p>bare</p>'])
  })

  it.each(['/api/nothing', '/assets/gone-1234.js', '/favicon.ico', '/.env', '/../package.json'])(
    'is not what %s gets',
    async (url) => {
      const answer = await rendered.call({ url })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    },
  )

  it('is not what a POST gets', async () => {
    expect((await rendered.call({ method: 'POST', url: '/home' })).statusCode).toBe(404)
  })
})

describe('an asset', () => {
  it('with a hash in its name is kept for ever, and comes compressed', async () => {
    const answer = await rendered.call({ url: '/assets/app-3f2a.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT)
  })

  it('without one is asked for anew', async () => {
    const answer = await rendered.call({ url: '/boot.js' })
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([200, 'no-cache', SCRIPT])
  })

  it('is none that the build keeps for itself, nor one by another name', async () => {
    const names = ['/.vite/own.js', '/assets/APP-3F2A.js', '/assets//app-3f2a.js', '/%62oot.js']
    const answers = await Promise.all(names.map((url) => rendered.call({ url })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404))
  })
})
