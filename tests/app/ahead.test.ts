import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { bringAnswers } from '../../src/app/ahead-answers.ts'
import {
  bringFiles,
  fetchAhead,
  hasRoom,
  keepFiles,
  readyForAway,
  type Line,
  type PageFiles,
} from '../../src/app/ahead.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import type { RoutePattern } from '../../src/domain/route-access.ts'

const menu = vi.hoisted(() => ({ isAsked: false }))
vi.mock('../../src/views/ui/menu.view.tsx', () => {
  menu.isAsked = true
  return { default: () => null }
})

/** What is looked at, and what says that it came into sight. */
const observed = new Set<Element>()
let tell: (entries: readonly Readonly<{ isIntersecting: boolean; target: Element }>[]) => void = () => {}

class FakeObserver {
  constructor(onChange: typeof tell) {
    tell = onChange
  }
  observe = (element: Element) => observed.add(element)
  unobserve = (element: Element) => observed.delete(element)
  disconnect = () => observed.clear()
}

let end = () => {}

type Opened = Readonly<{
  line?: Line
  isSignedIn?: boolean
  own?: readonly RoutePattern[]
  here?: readonly RoutePattern[]
}>

const open = ({ line, isSignedIn = false, own = [], here = [] }: Opened = {}) => {
  const answered: string[] = []
  const load = vi.fn<(route: string) => Promise<unknown>>(async () => {})
  const prepare = vi.fn<() => Promise<unknown>>(async () => {})
  end = fetchAhead({
    page: document,
    load,
    prepare,
    line: () => line,
    isSignedIn: () => isSignedIn,
    ownRoutes: () => own,
    answer: async (route, { pathname, search }) => void answered.push(`${route} ${pathname}${search}`),
    isHere: (route) => here.includes(route),
    whenIdle: (then) => queueMicrotask(then),
  })
  return { loaded: () => load.mock.calls.map(([route]) => route), load, prepare, answered }
}

const link = (href: string): HTMLElement => {
  const made = document.createElement('a')
  made.href = href
  made.append(document.createElement('span'))
  document.body.append(made)
  return made
}

const point = (element: Element | null | undefined) =>
  element?.dispatchEvent(new Event('pointerover', { bubbles: true }))
const focus = (element: Element) => element.dispatchEvent(new Event('focusin', { bubbles: true }))
const come = (...elements: Element[]) => tell(elements.map((target) => ({ isIntersecting: true, target })))
/** All that was to be done when idle is done. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  history.replaceState(null, '', '/home')
  document.body.replaceChildren()
  observed.clear()
})
afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('what a link leads to is fetched when it is pointed at, anywhere in it, or has the focus, once', async () => {
  const { loaded } = open()
  const [search, mission] = [link('/course/search?delivery=online'), link('/mission')]
  point(search.firstElementChild)
  point(search)
  focus(mission)
  await quiet()
  expect(loaded()).toEqual(['/course/search/:courseId?', '/mission'])
})

test('what leads elsewhere, nowhere or to the page that is open is not fetched', async () => {
  const { loaded } = open()
  for (const href of ['https://elsewhere.example/mission', '/no/such', '/home#courses', 'mailto:a@b.c'])
    point(link(href))
  point(document.body)
  await quiet()
  expect(loaded()).toEqual([])
})

test('what is in sight is fetched for someone who is signed in, one after the other', async () => {
  const gate = Promise.withResolvers<void>()
  const { load, loaded } = open({ isSignedIn: true })
  load.mockImplementationOnce(() => gate.promise)
  const [dash, profile, hidden] = [link('/student/dash'), link('/profile'), link('/mission')]
  await quiet()
  expect([...observed]).toEqual([dash, profile, hidden])
  come(dash, profile)
  await quiet()
  expect(loaded()).toEqual(['/student/dash'])
  gate.resolve()
  await quiet()
  expect(loaded()).toEqual(['/student/dash', '/profile'])
  expect([...observed]).toEqual([hidden])
})

test('what is needed without a network is made ready on any line, for anybody, and again when the page has changed', async () => {
  const { prepare } = open({ line: { saveData: true, effectiveType: '2g' } })
  await quiet()
  expect(prepare).toHaveBeenCalledTimes(1)
  link('/mission')
  await quiet()
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('the pages of who is signed in are fetched after those in sight, each once', async () => {
  const { load, loaded } = open({ isSignedIn: true, own: ['/student/dash', '/profile'] })
  const gate = Promise.withResolvers<void>()
  load.mockImplementationOnce(() => gate.promise)
  const mission = link('/mission')
  await quiet()
  come(mission)
  gate.reject(new TypeError('gone'))
  await quiet()
  expect(loaded()).toEqual(['/student/dash', '/mission', '/profile'])
  link('/partners')
  await quiet()
  expect(loaded()).toEqual(['/student/dash', '/mission', '/profile'])
})

const goTo = (address: string) => {
  history.pushState(null, '', address)
  dispatchEvent(new Event('pushState'))
}

test.each<readonly [string, Line]>([
  ['slow', { effectiveType: '2g' }],
  ['paid for', { type: 'cellular', effectiveType: '4g' }],
])('what is gone to is fetched at once on a line that is %s, with what it shows', async (_, line) => {
  const { loaded, answered } = open({ line, isSignedIn: true, here: ['/mission'] })
  for (const address of ['/instructor/roster/7', '/no/such', '/mission', '/admin/users?person=3']) goTo(address)
  await quiet()
  expect(loaded()).toEqual(['/instructor/roster/:instructorCourseId', '/admin/users'])
  expect(answered).toEqual([
    '/instructor/roster/:instructorCourseId /instructor/roster/7',
    '/admin/users /admin/users?person=3',
  ])
})

test('for a guest what a page shows is asked for beside its files, too', async () => {
  const { loaded, answered } = open()
  goTo('/partners')
  await quiet()
  expect([loaded(), answered]).toEqual([['/partners'], ['/partners /partners']])
})

const bringing = (asks: PageFiles['asks']) => {
  const brought: (readonly string[])[] = []
  const asking =
    (studentId: number | null, roles: readonly RoleId[], hasOwnViews = false) =>
    (route: RoutePattern, address: string, isAwaited = true) =>
      bringAnswers(
        async () => ({ pages: {}, files: [], asks }),
        () => ({ studentId, roles, hasOwnViews }),
        (paths) => brought.push(paths),
      )(route, new URL(address, location.origin), () => isAwaited)
  return { brought, asking }
}

test('what a page shows first is asked for by the path that it is at, for who is signed in', async () => {
  const { brought, asking } = bringing({
    '/instructor/roster/:instructorCourseId': [{ path: '/api/instructor-courses/{id}/roster' }],
    '/home': [
      { path: '/api/students/{student}/dashboard' },
      { path: '/api/instructor/dashboard', roles: [ROLE.instructor] },
    ],
  })
  const [instructor, student] = [asking(null, [ROLE.instructor]), asking(5, [ROLE.student])]
  await instructor('/instructor/roster/:instructorCourseId', '/instructor/roster/7')
  await instructor('/instructor/roster/:instructorCourseId', '/instructor/roster/seven')
  await student('/home', '/home')
  await instructor('/home', '/home')
  await asking(5, [])('/mission', '/mission')
  await student('/instructor/roster/:instructorCourseId', '/instructor/roster/7')
  await asking(5, [ROLE.student], true)('/home', '/home')
  // It came meanwhile, and asks for itself.
  await student('/home', '/home', false)
  expect(brought).toEqual([['/instructor-courses/7/roster'], [], ['/students/5/dashboard'], ['/instructor/dashboard']])
})

test('a guest’s page asks what is for everybody, and what names nothing is told from what names one', async () => {
  const { brought, asking } = bringing({
    '/course/search/:courseId?': [{ path: '/api/course-search/{id}', query: ['search'] }],
    '/course/search': [{ path: '/api/course-search', query: ['search'] }],
    '/course/register/:courseId': [{ path: '/api/courses/{id}/classes?count=20', roles: [ROLE.student] }],
  })
  const guest = asking(null, [])
  await guest('/course/search/:courseId?', '/course/search')
  await guest('/course/search/:courseId?', '/course/search/3')
  await guest('/course/register/:courseId', '/course/register/3')
  expect(brought).toEqual([['/course-search'], ['/course-search/3'], []])
})

test('what an address asks for goes along with a call that knows all of it, and with one that is the same whatever that is', async () => {
  const { brought, asking } = bringing({
    '/admin/users': [
      { path: '/api/users', query: ['search', 'role'] },
      { path: '/api/users/figures', query: [] },
      { path: '/api/users/views' },
    ],
  })
  const admin = asking(null, [ROLE.admin])
  await admin('/admin/users', '/admin/users')
  await admin('/admin/users', '/admin/users?search=j%C3%B6rg&role=2&columns=name&open=4')
  await admin('/admin/users', '/admin/users?view=names')
  expect(brought).toEqual([
    ['/users', '/users/figures', '/users/views'],
    ['/users?search=j%C3%B6rg&role=2', '/users/figures'],
    ['/users/figures'],
  ])
})

test('of a guest nothing is fetched for being in sight', async () => {
  open()
  link('/mission')
  await quiet()
  expect([...observed]).toEqual([])
})

test('one that does not come does not hold up the others', async () => {
  const { load, loaded } = open({ isSignedIn: true })
  load.mockRejectedValueOnce(new TypeError('gone'))
  const links = [link('/mission'), link('/partners')]
  await quiet()
  come(...links)
  await quiet()
  expect(loaded()).toEqual(['/mission', '/partners'])
  for (const one of [...links, ...links]) {
    point(one)
    await quiet()
  }
  expect(loaded()).toEqual(['/mission', '/partners', '/mission'])
})

test.each<readonly [string, Line]>([
  ['bytes are to be saved', { saveData: true, effectiveType: '4g' }],
  ['they are paid for', { type: 'cellular', effectiveType: '4g' }],
  ['the line is slow', { effectiveType: '3g' }],
  ['the line is narrow', { effectiveType: '3g', downlink: 0.7 }],
  ['the line is slower', { effectiveType: '2g' }],
  ['the line is the slowest', { effectiveType: 'slow-2g' }],
])('nothing is fetched ahead where %s', async (_, line) => {
  expect(hasRoom(line)).toBe(false)
  const { loaded } = open({ line, isSignedIn: true })
  const mission = link('/mission')
  await quiet()
  come(mission)
  point(mission)
  focus(mission)
  await quiet()
  expect(loaded()).toEqual([])
})

test('a line that says nothing of itself, or is fast, has room', () => {
  const lines = [undefined, {}, { type: 'wifi', effectiveType: '4g' }, { effectiveType: '3g', downlink: 1.4 }]
  expect(lines.map((line) => hasRoom(line))).toEqual([true, true, true, true])
})

test('the files of a page are asked for in the language that is spoken', async () => {
  document.head.replaceChildren()
  const answers = [Response.json({ pages: { '/mission': { en: [0, 2], tr: [1] } }, files: ['a.js', 'b.js', 'c.js'] })]
  vi.stubGlobal('fetch', async () => answers.shift())
  const load = bringFiles(document, () => 'en')
  void load('/mission')
  await quiet()
  const asked = () => [...document.querySelectorAll('link[rel=modulepreload]')].map((one) => one.getAttribute('href'))
  expect(asked()).toEqual(['/a.js', '/c.js'])
  await load('/partners')
  expect(asked()).toEqual(['/a.js', '/c.js'])
})

test('a place of the guide is fetched with the texts of its section', async () => {
  document.head.replaceChildren()
  const pages = { '/documentation/*?': { en: [0] }, '/documentation/student': { en: [1] } }
  vi.stubGlobal('fetch', async () => Response.json({ pages, files: ['guide.js', 'student.js'] }))
  void bringFiles(document, () => 'en')('/documentation/*?', '/documentation/student/certificates')
  await quiet()
  const asked = [...document.querySelectorAll('link[rel=modulepreload]')].map((one) => one.getAttribute('href'))
  expect(asked).toEqual(['/guide.js', '/student.js'])
})

test('of a file that came in the page what stands for it is asked for', async () => {
  const map = { imports: { '/a.js': '/in-page-a.js' } }
  document.head.innerHTML = `<script type="importmap">${JSON.stringify(map)}</script>`
  vi.stubGlobal('fetch', async () => Response.json({ pages: { '/mission': { en: [0, 1] } }, files: ['a.js', 'b.js'] }))
  void bringFiles(document, () => 'en')('/mission')
  await quiet()
  const asked = [...document.querySelectorAll('link[rel=modulepreload]')].map((one) => one.getAttribute('href'))
  expect(asked).toEqual(['/in-page-a.js', '/b.js'])
})

test('a list of files that did not come is asked for again, and so is a file', async () => {
  document.head.replaceChildren()
  const answers = [
    () => Promise.reject(new TypeError('lost')),
    async () => Response.json({ pages: { '/mission': { en: [0] } }, files: ['a.js'] }),
  ]
  vi.stubGlobal('fetch', () => answers.shift()?.())
  const load = bringFiles(document, () => 'en')
  await expect(load('/mission')).rejects.toThrow('lost')
  const links = () => [...document.querySelectorAll('link[rel=modulepreload]')]
  const outcomeOf = async (kind: string) => {
    const asked = load('/mission').then(() => 'came', String)
    await quiet()
    links()[0]?.dispatchEvent(new Event(kind))
    return [await asked, links().length]
  }
  expect(await outcomeOf('error')).toEqual(['TypeError: a.js did not come', 0])
  expect(await outcomeOf('load')).toEqual(['came', 1])
})

describe('the files of the app', () => {
  const kept = async (start: object | null, line: Line = {}, answer = new Response('')) => {
    document.cookie = 'entry=; max-age=0'
    document.body.innerHTML =
      start === null ? '' : `<script type="application/json" id="start">${JSON.stringify(start)}</script>`
    const asked = vi.fn<(path: string) => Promise<Response>>(async () => answer.clone())
    vi.stubGlobal('fetch', asked)
    await keepFiles(document, line)
    return [asked.mock.calls.map(([path]) => path), /entry=([^;]*)/.exec(document.cookie)?.[1]]
  }
  const script = '/assets/main-1a.js'

  test('that came as a file is kept, and the server is told', async () => {
    expect(await kept({ script })).toEqual([[], 'main-1a.js'])
  })

  const files = ['/assets/in-page-main-1a.js', script]

  test('that came in the page are fetched once as files, with what stands for them, on a slow line too', async () => {
    expect(await kept({ script, kept: files }, { effectiveType: '3g' })).toEqual([files, 'main-1a.js'])
  })

  test('is not said to be kept where it is not: somebody saves bytes, it did not come, or nothing says which it is', async () => {
    expect(await kept({ script, kept: files }, { saveData: true })).toEqual([[], undefined])
    const gone = new Response('', { status: 404 })
    expect(await kept({ script, kept: files }, {}, gone)).toEqual([files.slice(0, 1), undefined])
    expect(await kept(null)).toEqual([[], undefined])
  })
})

describe('what is wanted without a network', () => {
  const ready = ({ isSignedIn = true, load = vi.fn<(route: string) => Promise<unknown>>(async () => {}) } = {}) => {
    const languages = ['en', 'en', 'ar', 'ar'] as const
    let asked = 0
    const prepare = readyForAway({
      language: () => languages[asked] ?? 'ar',
      load,
      isSignedIn: () => isSignedIn,
    })
    return {
      load,
      prepare: async () => {
        await prepare()
        asked += 1
      },
    }
  }

  test('is the menu that the way out is in, too, on a line that is slow or paid for', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true, effectiveType: '3g' } })
    await ready().prepare()
    expect(menu.isAsked).toBe(true)
  })

  test('is fetched once for each language that is spoken: for who is signed in the way out, too', async () => {
    const { load, prepare } = ready()
    for (let nth = 0; nth < 4; nth += 1) await prepare()
    expect(load.mock.calls).toEqual([['/sign-out'], ['/sign-out']])
  })

  test('is no way out for a guest', async () => {
    const { load, prepare } = ready({ isSignedIn: false })
    await prepare()
    expect(load).not.toHaveBeenCalled()
  })

  test('is asked for again where it did not come', async () => {
    const load = vi.fn<(route: string) => Promise<unknown>>().mockRejectedValueOnce(new TypeError('lost'))
    const { prepare } = ready({ load })
    await prepare()
    await prepare()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
