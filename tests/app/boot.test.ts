import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'

import { beforeEach, describe, expect, test, vi } from 'vitest'

import { applyAppearance } from '../../src/app/actors/appearance.ts'
import { keepOnDevice } from '../../src/app/actors/device-memory.ts'
import { DEFAULT_APPEARANCE, type Appearance } from '../../src/domain/appearance.ts'
import type { FirstAsk } from '../../src/domain/first-ask.ts'
import type { Palette } from '../../src/domain/palette.ts'

const boot = readFileSync('public/boot.js', 'utf8')
const root = document.documentElement

const PALETTE: Palette = {
  mode: 'light',
  primary: '#0b57a4',
  secondary: '#7a2d00',
  background: { paper: '#ffffff', default: '#f4f1ea' },
  text: '#1d1b16',
}

const paintAnew = () => {
  root.setAttribute('style', '')
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.dir = 'ltr'
  runInThisContext(boot)
}

const looks = () => ({
  dir: root.dir,
  data: Object.fromEntries(Object.entries(root.dataset)),
  style: root.style.cssText,
})

beforeEach(() => localStorage.clear())

describe('before the first paint', () => {
  test('a page looks as the app left it on this device', async () => {
    const appearance: Appearance = {
      ...DEFAULT_APPEARANCE,
      mode: 'dark',
      scheme: 'night-shift',
      direction: 'rtl',
      fontScale: 1.3,
      customScrollbars: false,
    }
    await keepOnDevice({ appearance, unsaved: [], userId: null, before: {} }, new AbortController().signal)
    applyAppearance(root, appearance)
    const before = looks()
    paintAnew()
    expect(looks()).toEqual(before)
    expect(before).toEqual({
      dir: 'rtl',
      data: { mode: 'dark', scheme: 'night-shift', scrollbars: 'native' },
      style: '--font-scale: 1.3;',
    })
  })

  test('it wears the palettes that a person made', async () => {
    const appearance: Appearance = { ...DEFAULT_APPEARANCE, palettes: { main: PALETTE, footer: PALETTE } }
    await keepOnDevice({ appearance, unsaved: [], userId: null, before: {} }, new AbortController().signal)
    applyAppearance(root, appearance)
    await vi.waitFor(() => expect(root.style.getPropertyValue('--colors-bg-canvas')).toBe('#f4f1ea'))
    const before = looks()
    paintAnew()
    expect(looks()).toEqual(before)
  })

  test('what somebody else wrote there changes nothing', () => {
    for (const key of ['themeMode', 'scheme', 'direction', 'fontScale', 'scrollbars']) {
      localStorage.setItem(key, '"><script>')
    }
    localStorage.setItem('paletteVariables', 'background:url(//elsewhere);--colors-x:url(//elsewhere);;:')
    paintAnew()
    expect(looks()).toEqual({ dir: 'ltr', data: {}, style: '' })
  })
})

describe('what a page reads first', () => {
  const tokenUntil = (exp: number, whose: Readonly<{ student?: number; roles?: unknown }> = {}) =>
    `h.${btoa(JSON.stringify({ sid: 'one', exp, ...whose }))}.s`
  const HOUR = 3600
  /** Pictures that the page that asked last brought. */
  let pictures: string[] = []

  /** Runs it in a page that names these calls, and gives what was asked of a server that answers with this. */
  const asked = async (asks: readonly FirstAsk[], token: string | null, answer: unknown, link = '') => {
    const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () =>
      Response.json(answer, { headers: { Link: link } }),
    )
    vi.stubGlobal('fetch', fetched)
    vi.stubGlobal('requestAnimationFrame', () => {})
    pictures = []
    class Picture {
      set src(address: string) {
        pictures.push(address)
      }
    }
    vi.stubGlobal('Image', Picture)
    if (token !== null) localStorage.setItem('authToken', token)
    const start = { asks, script: '/main.js', preloads: [], fonts: [], styles: [] }
    document.head.innerHTML = `<script type="application/json" id="start">${JSON.stringify(start)}</script>`
    paintAnew()
    await new Promise((resolve) => setTimeout(resolve))
    document.head.replaceChildren()
    vi.unstubAllGlobals()
    return fetched.mock.calls.filter(([path]) => path.startsWith('/api/'))
  }

  test('is asked for a token that lives, and a student’s own of the student whom it names', async () => {
    const token = tokenUntil(Date.now() / 1000 + HOUR, { student: 4 })
    const asks = ['/api/auth/me', '/api/materials', '/api/students/{student}/dashboard']
    const calls = await asked(asks, token, {})
    expect(calls.map(([path]) => path)).toEqual(['/api/auth/me', '/api/materials', '/api/students/4/dashboard'])
    for (const [, { headers }] of calls)
      expect(headers).toMatchObject({ 'Accept-Language': root.lang, Authorization: `Bearer ${token}` })
  })

  test('brings the picture that its answer names, and nothing else that is named there', async () => {
    const token = tokenUntil(Date.now() / 1000 + HOUR)
    await asked(['/api/online-courses/5/opened'], token, {}, '</api/files/one.jpg>; rel=preload; as=image')
    expect(pictures).toEqual(['/api/files/one.jpg'])
    await asked(['/api/online-courses/5/opened'], token, {}, '</api/other.js>; rel=preload; as=script')
    expect(pictures).toEqual([])
  })

  test('is not asked for a student who is none', async () => {
    const token = tokenUntil(Date.now() / 1000 + HOUR)
    const calls = await asked(['/api/auth/me', '/api/students/{student}/dashboard'], token, {})
    expect(calls.map(([path]) => path)).toEqual(['/api/auth/me'])
  })

  test('is asked for each role that a token names, and for one that names none not', async () => {
    const asks: readonly FirstAsk[] = [
      '/api/auth/me',
      { path: '/api/groups', roles: [6] },
      { path: '/api/programme/overview', roles: [1, 5] },
    ]
    const of = async (roles: unknown) => {
      const calls = await asked(asks, tokenUntil(Date.now() / 1000 + HOUR, { roles }), {})
      return calls.map(([path]) => path).slice(1)
    }
    expect(await of([6, 5])).toEqual(['/api/groups', '/api/programme/overview'])
    expect(await of([2])).toEqual([])
    for (const unreadable of [undefined, null, 7, 'six', {}]) expect(await of(unreadable)).toEqual([])
  })

  test('is not asked for nobody, for a token that ended, or for one that is none', async () => {
    for (const token of [null, tokenUntil(Date.now() / 1000 - HOUR), 'none', 'h.@.s', `h.${btoa('null')}.s`])
      expect(await asked(['/api/auth/me'], token, {})).toEqual([])
  })
})

describe('the entry', () => {
  /** Runs it in a page, and gives the scripts that were asked for ahead, and those of them that were asked for as modules. */
  const askedFor = async (
    start: object,
    fetched = vi.fn<(path: string) => Promise<Response>>(async () => new Response()),
  ) => {
    vi.stubGlobal('fetch', fetched)
    document.head.innerHTML = `<script type="application/json" id="start">${JSON.stringify(start)}</script>`
    paintAnew()
    await new Promise((resolve) => setTimeout(resolve))
    const links = document.head.querySelectorAll('link[rel="modulepreload"]')
    const modules = [...links].map((link) => link.getAttribute('href'))
    document.head.replaceChildren()
    vi.unstubAllGlobals()
    return { asked: fetched.mock.calls.map(([path]) => path), modules }
  }
  // No stylesheet: one that does not come is asked for without end, also when the test is over.
  const start = { isWaiting: true, script: '/main.js', preloads: ['/part.js'], fonts: [], styles: [] }

  test('is asked for first, with what the page is made of', async () => {
    const both = ['/main.js', '/part.js']
    expect(await askedFor(start)).toEqual({ asked: both, modules: both })
  })

  test('is asked for as a module only once it is here: a browser may keep for good that it did not come', async () => {
    const lost = vi.fn<(path: string) => Promise<Response>>(() => new Promise(() => {}))
    expect(await askedFor(start, lost)).toEqual({ asked: ['/main.js', '/part.js'], modules: [] })
  })

  test('is not where it stands in the page, unless the browser can not be told so', async () => {
    const carried = ['/main.js', '/shell.js']
    expect((await askedFor({ ...start, carried })).asked).toEqual(['/main.js', '/part.js'])
    vi.stubGlobal('HTMLScriptElement', { supports: (kind: string) => kind === 'importmap' })
    // The entry is still on its way.
    vi.stubGlobal('carried', { later: () => new Promise(() => {}) })
    expect((await askedFor({ ...start, carried })).asked).toEqual(['/part.js'])
  })
})

describe('a page that comes back as it was left', () => {
  const tokenOf = (sid: string, iat: number) => `h.${btoa(JSON.stringify({ sid, iat }))}.s`
  const reload = vi.fn<() => void>()

  /** Leaves a page with one token in storage, and comes back to it with another. */
  const comeBack = (before: string | null, after: string | null, persisted = true) => {
    const keep = (token: string | null) =>
      token === null ? localStorage.removeItem('authToken') : localStorage.setItem('authToken', token)
    vi.stubGlobal('location', { reload })
    reload.mockClear()
    root.hidden = false
    keep(before)
    paintAnew()
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
    keep(after)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
    vi.unstubAllGlobals()
    const isHidden = root.hidden
    root.hidden = false
    return { isHidden, isOpenedAnew: reload.mock.calls.length > 0 }
  }

  test.each([
    ['nobody is here any more', tokenOf('one', 1), null, true],
    ['somebody else is', tokenOf('one', 1), tokenOf('two', 1), true],
    ['somebody is, where nobody was', null, tokenOf('one', 1), true],
    ['a token of no session of ours was replaced', 'a.b.c', 'a.b.d', true],
    ['the same session goes on, by a newer token', tokenOf('one', 1), tokenOf('one', 2), false],
    ['nobody was here, nor is', null, null, false],
  ] as const)('%s', (_, before, after, isAnother) => {
    expect(comeBack(before, after)).toEqual({ isHidden: isAnother, isOpenedAnew: isAnother })
  })

  test('what was opened, and did not come back, stays', () => {
    expect(comeBack(tokenOf('one', 1), null, false)).toEqual({ isHidden: false, isOpenedAnew: false })
  })
})
