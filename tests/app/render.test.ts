import { existsSync } from 'node:fs'

import { describe, expect, test, vi } from 'vitest'

import { readFirstData } from '../../src/app/first-data.ts'
import { render } from '../../src/app/render.tsx'
import { findRoute } from '../../src/app/routes.ts'
import trDashboard from '../../src/i18n/tr/dashboard/index.ts'
import tr from '../../src/i18n/tr/index.ts'
import trShell from '../../src/i18n/tr/shell/index.ts'
import { WRITTEN_ROUTES } from '../support/written-routes.ts'
import { course } from './mount-app.tsx'

vi.mock('../../src/app/render/first-styles.ts', () => ({
  firstStylesOf: (markup: string) =>
    markup.includes('id="courses"')
      ? { css: 'h1{color:red}h2{color:blue}', hash: 'sha256-of-all' }
      : { css: 'h1{color:red}', hash: 'sha256-of-the-first' },
}))

vi.mock('../../src/app/render/assets.ts', () => ({
  assetsOf: (modules: readonly string[], isArabic: boolean) => ({
    script: 'assets/main.js',
    styles: ['assets/main.css'],
    fonts: isArabic ? ['assets/arabic.woff2'] : ['assets/latin.woff2'],
    scripts: ['assets/main.js', ...modules],
    preloads: modules,
  }),
}))

vi.mock('../../src/app/render/inline-scripts.ts', () => ({
  bootScript: () => ({ text: 'boot()', hash: 'sha256-of-boot' }),
  filesInPage: (files: readonly string[]) => ({
    files,
    map: { text: '{"imports":{}}', hash: 'sha256-of-the-map' },
    keeper: { text: 'keeper()', hash: 'sha256-of-the-keeper' },
    scripts: files.map((file) => ({ text: `run(${JSON.stringify(file)})`, hash: `sha256-of-${file}` })),
  }),
}))

const pageOf = (html: string) => new DOMParser().parseFromString(html, 'text/html')

/** What runs in the page itself, in its order. */
const scriptsOf = (html: string) =>
  [...pageOf(html).querySelectorAll<HTMLScriptElement>('script:not([src], [type="application/json"])')].map(
    ({ textContent }) => textContent,
  )

describe('a public page', () => {
  test('is painted with its first data, in its language', async () => {
    const { status, html } = await render({ url: '/home', language: 'en', firstData: { courses: [course] } })
    const page = pageOf(html)
    expect(status).toBe(200)
    expect(page.title).toBe('Home - TIM Training')
    expect(page.querySelector('h1')?.textContent).toBe('Clear the road. Everyone goes home.')
    expect([...page.querySelectorAll('h3')].map((title) => title.textContent)).toContain('National TIM')
    expect(readFirstData(page)).toEqual({ courses: [course] })
  })

  test('is not found where its first data says so, and says it', async () => {
    const url = '/course/search/9'
    const { status, html } = await render({
      url,
      language: 'en',
      firstData: { courseDetail: { courseId: 9, detail: null } },
    })
    expect(status).toBe(404)
    expect([...pageOf(html).querySelectorAll('h2')].map((title) => title.textContent)).toContain(
      'This course was not found',
    )
  })

  test('is drawn once, when its first words are there, where it says which they are', async () => {
    const expectedOf = async (url: string) => {
      const page = pageOf((await render({ url, language: 'en', firstData: { courses: [course] } })).html)
      const link = page.querySelector('link[rel="expect"][blocking="render"]')
      const target = link?.getAttribute('href')
      return target === null || target === undefined
        ? null
        : page.querySelector(target)?.querySelector('h1')?.textContent
    }
    expect([await expectedOf('/home'), await expectedOf('/mission')]).toEqual([
      'Clear the road. Everyone goes home.',
      null,
    ])
  })

  test('in Arabic is written from right to left', async () => {
    const { html } = await render({ url: '/sign-in', language: 'ar', painted: { mode: 'dark', scheme: 'night-shift' } })
    const { documentElement, title } = pageOf(html)
    const { lang, dir, dataset } = documentElement
    expect({ lang, dir, mode: dataset['mode'], scheme: dataset['scheme'], title }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      mode: 'dark',
      scheme: 'night-shift',
      title: 'تسجيل الدخول - TIM Training',
    })
  })

  test('runs nothing but files of ours, whatever a course is called', async () => {
    const title = '</script><script>alert(1)</script>'
    const { html } = await render({ url: '/home', language: 'en', firstData: { courses: [{ ...course, title }] } })
    const page = pageOf(html)
    const scripts = [...page.querySelectorAll('script')].map(({ type, src, textContent }) => ({
      type,
      isInline: src === '' && textContent !== '',
    }))
    expect(scripts).toEqual([
      { type: 'application/json', isInline: true },
      { type: '', isInline: false },
      { type: 'application/json', isInline: true },
    ])
    expect(readFirstData(page).courses?.[0]?.title).toBe(title)
  })
})

describe('the first paint', () => {
  const bootOf = (html: string) => pageOf(html).querySelector('script[src="/boot.js"][async]') !== null

  test('has its rules in the page, and waits for no stylesheet', async () => {
    const { html, styleHashes } = await render({ url: '/resources', language: 'en' })
    const page = pageOf(html)
    expect([...page.querySelectorAll('style')].map(({ textContent }) => textContent)).toEqual(['h1{color:red}'])
    expect(styleHashes).toEqual(['sha256-of-the-first'])
    expect(page.querySelector('head > link[rel=stylesheet]')).toBeNull()
    expect(page.querySelector('noscript')?.innerHTML).toContain('/assets/main.css')
  })

  test('is of the words of the banner: the drawing and what is below it come after them', async () => {
    const { html, firstScreen } = await render({ url: '/home', language: 'en' })
    const [first, rest] = [pageOf(html.slice(0, firstScreen)), html.slice(firstScreen)]
    expect(first.querySelector('#first-screen h1')?.textContent).toBe('Clear the road. Everyone goes home.')
    expect(first.querySelector('#first-screen')?.nextElementSibling).toBeNull()
    expect(rest).toMatch(/^<style id="rest-styles">[^<]*<\/style><div id="after-first-screen"/)
    expect(rest).toContain('id="courses"')
    expect((await render({ url: '/resources', language: 'en' })).firstScreen).toBeUndefined()
  })

  test('has the rules of the banner alone, and what comes after it brings those of the whole page', async () => {
    const { html, styleHashes } = await render({ url: '/home', language: 'en' })
    const page = pageOf(html)
    expect(page.querySelector('head > style')?.textContent).toBe('h1{color:red}')
    expect(page.querySelector('#root style')?.textContent).toBe('h1{color:red}h2{color:blue}')
    expect(styleHashes).toEqual(['sha256-of-the-first', 'sha256-of-all'])
  })

  test('waits for what a device keeps when there may be something, and where a form could be sent: it is in the page', async () => {
    const pages = await Promise.all([
      render({ url: '/home', language: 'en' }),
      render({ url: '/home', language: 'en', isKnownDevice: true }),
      render({ url: '/sign-in', language: 'en' }),
    ])
    expect(pages.map(({ html }) => bootOf(html))).toEqual([true, false, false])
    expect(pages.map(({ html }) => scriptsOf(html))).toEqual([[], ['boot()'], ['boot()']])
    expect(pages.map(({ scriptHashes }) => scriptHashes)).toEqual([[], ['sha256-of-boot'], ['sha256-of-boot']])
  })

  test('names the scripts that are started after it', async () => {
    const { html } = await render({ url: '/home', language: 'en' })
    const { script, fonts, styles } = JSON.parse(pageOf(html).getElementById('start')?.textContent ?? '')
    expect([script, fonts, styles]).toEqual(['/assets/main.js', ['/assets/latin.woff2'], ['/assets/main.css']])
  })
})

describe('what a page is made of', () => {
  const startOf = async (url: string, carriesFiles = false) => {
    const { html, scriptHashes } = await render({ url, language: 'en', carriesFiles })
    const start = JSON.parse(pageOf(html).getElementById('start')?.textContent ?? '') as {
      isWaiting: boolean
      carried?: readonly string[]
      kept?: readonly string[]
      script: string
      preloads: readonly string[]
    }
    return { ...start, scripts: scriptsOf(html), scriptHashes }
  }

  test('is asked for by what runs in the page where only the shell is painted, before any file has come', async () => {
    const { preloads, ...start } = await startOf('/student/dash')
    expect(start).toMatchObject({ script: '/assets/main.js', scripts: ['boot()'] })
    expect(start.carried).toBeUndefined()
    expect(preloads).toContain('/src/app/early-gateway.ts')
  })

  test('is in it where that helps, the entry first, and none of it is asked for besides', async () => {
    const { carried = [], kept = [], script, preloads, scripts, scriptHashes } = await startOf('/student/dash', true)
    const files = carried.map((address) => address.slice(1))
    // The browser is told where the parts are before it asks for anything, and the files come after all of the page.
    expect(scripts).toEqual([
      '{"imports":{}}',
      'keeper()',
      'boot()',
      ...files.map((file) => `run(${JSON.stringify(file)})`),
    ])
    expect(scriptHashes).toEqual([
      'sha256-of-boot',
      'sha256-of-the-map',
      'sha256-of-the-keeper',
      ...files.map((file) => `sha256-of-${file}`),
    ])
    expect([carried[0], preloads]).toEqual([script, []])
    expect([kept[0], kept.at(-1)]).toEqual(['/assets/in-page-main.js', carried.at(-1)])
    expect(carried).toContain('/src/app/early-gateway.ts')
  })

  test('is in the page that everyone sees with what it is for who is signed in', async () => {
    const { html } = await render({
      url: '/home',
      language: 'en',
      firstData: { courses: [course], asks: ['/api/auth/me'] },
      isKnownDevice: true,
      carriesFiles: true,
    })
    const { carried = [], personal } = JSON.parse(pageOf(html).getElementById('start')?.textContent ?? '') as {
      carried?: readonly string[]
      personal?: readonly string[]
    }
    expect(carried).toContain('/src/app/routes/home-person.route.tsx')
    expect(personal).toBeUndefined()
  })

  test('is asked for at once where what is painted says that an answer is waited for', async () => {
    const waits = async (url: string) => [(await startOf(url)).isWaiting, (await startOf(url)).scripts]
    expect(await waits('/sign-out')).toEqual([true, ['boot()']])
    expect(await waits('/auth/accountConfirmation?code=x')).toEqual([true, ['boot()']])
    expect(await waits('/mission')).toEqual([false, []])
  })

  test('has its words with it where only the shell is painted, and no file of words', async () => {
    const page = pageOf((await render({ url: '/student/dash', language: 'tr' })).html)
    const { words = {} } = readFirstData(page)
    expect(Object.keys(words)).toEqual(['', 'shell', 'dashboard'])
    expect(words).toEqual({
      '': expect.objectContaining({ actions: tr.actions }),
      shell: trShell,
      dashboard: trDashboard,
    })
    expect(page.getElementById('start')?.textContent).not.toContain('/i18n/tr/')
    expect(readFirstData(pageOf((await render({ url: '/home', language: 'tr' })).html)).words).toBeUndefined()
  })

  test('and what it reads first is named to /boot.js, and not to the app', async () => {
    // Parts of the page's own address stand there: whatever they say is text.
    const asks = ['/api/auth/me', '/api/instructor-courses/</script><b>?a&b<!--']
    const asksOf = async (url: string, isKnownDevice: boolean) => {
      const page = pageOf((await render({ url, language: 'en', firstData: { asks }, isKnownDevice })).html)
      const named = (JSON.parse(page.getElementById('start')?.textContent ?? '') as { asks?: unknown }).asks
      const { words: _words, ...data } = readFirstData(page)
      return [named, data]
    }
    expect(await asksOf('/student/dash', false)).toEqual([asks, {}])
    expect(await asksOf('/profile', true)).toEqual([asks, {}])
    // Who comes for the first time is nobody yet.
    expect(await asksOf('/profile', false)).toEqual([undefined, {}])
  })

  test('and a public page names apart what only someone who is signed in needs', async () => {
    const startOf = async (isKnownDevice: boolean) => {
      const firstData = { asks: ['/api/auth/me'] }
      const page = pageOf((await render({ url: '/home', language: 'en', firstData, isKnownDevice })).html)
      return JSON.parse(page.getElementById('start')?.textContent ?? '') as { preloads: unknown; personal?: unknown }
    }
    const [guest, known] = [await startOf(false), await startOf(true)]
    expect([guest.personal, known.personal]).toEqual([
      undefined,
      [
        '/src/app/early-gateway.ts',
        '/src/views/shell/account.view.tsx',
        '/src/views/shell/layouts/settings-ways.view.tsx',
        '/src/i18n/i18n-further-words.ts',
        '/src/gateway/calls/waiting.calls.ts',
        '/src/app/routes/home-person.route.tsx',
        '/src/i18n/en/homeWaiting/index.ts',
        '/src/i18n/en/dashboard/index.ts',
        '/src/i18n/en/classDesk/index.ts',
      ],
    ])
    expect(known.preloads).toEqual(guest.preloads)
  })
})

describe('other addresses', () => {
  test('a page that needs a role is the shell that waits', async () => {
    const { status, html } = await render({ url: '/student/dash', language: 'en' })
    const page = pageOf(html)
    expect(status).toBe(200)
    expect(page.title).toBe('TIM Training')
    expect(page.querySelector('h1')).toBeNull()
    expect(page.querySelector('main [role=status]:last-child')?.textContent).toBe('Loading')
  })

  test('/404 is not found, and says so to machines too', async () => {
    expect((await render({ url: '/404', language: 'en' })).status).toBe(404)
  })

  test.each([
    ['/', '/home'],
    ['/no/such/page', '/404'],
  ])('%s leads to %s', async (url, location) => {
    expect(await render({ url, language: 'en' })).toEqual({ status: 302, html: '', location })
  })
})

test('every route names the file that it loads', async () => {
  const routes = await Promise.all(WRITTEN_ROUTES.map(findRoute))
  const wrong = routes.filter(
    ({ load, source }) => !existsSync(source) || !String(load).includes(source.replace('src/app/', '')),
  )
  expect(wrong).toEqual([])
})
