import { act, configure, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { createLongLived, type LongLived } from '../../src/app/actors/long-lived-actors.ts'
import { App } from '../../src/app/app.view.tsx'
import { loadPage, loadShellWords } from '../../src/app/page/page-loader.tsx'
import { isWritten } from '../../src/app/routes.ts'
import { DEFAULT_APPEARANCE } from '../../src/domain/appearance.ts'
import { TOKEN_KEY } from '../../src/domain/constants.ts'
import type { Course } from '../../src/domain/contract/course.contract.ts'
import type { FirstData } from '../../src/domain/rendered-page.ts'
import { routeOf } from '../../src/domain/route-access.ts'
import { WRITTEN_ROUTES } from '../support/written-routes.ts'

type Answer = (request: Request) => Response | Promise<Response>

/** A token as the server makes them, as far as the browser reads it. */
export const tokenUntil = (milliseconds: number, name = 'session') =>
  `head.${btoa(JSON.stringify({ exp: milliseconds / 1000, name }))}.signature`

export const livingToken = () => tokenUntil(Date.now() + 3_600_000)

export const viewer = (roleId: number) => ({
  id: 5,
  email: 'ada@example.org',
  welcomed: true,
  shortcuts: [],
  settings: null,
  profile: { firstName: 'Ada', lastName: 'Kaya', phone: null, student: roleId === 2 ? { id: 7 } : null },
  roleMappings: [{ roleId }],
  photoUrl: null,
  listDefaults: [],
})

export const course: Course = {
  id: 1,
  title: 'National TIM',
  description: 'Four hours.',
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: 'responder' },
  totalCourseHours: 4,
  isOnline: true,
}

export const nobody = () =>
  Response.json({ error: { statusCode: 401, name: 'Unauthorized', message: 'No.' } }, { status: 401 })

export const EMPTY_DASHBOARD = { next: null, onlineEnrollments: [], classes: [], certificates: [], groupCourses: [] }

const USUAL: Readonly<Record<string, Answer>> = {
  'GET /api/demo/accounts': () => Response.json([]),
  'GET /api/courses': () => Response.json([course]),
  'GET /api/instructor-course-students/students/7/enrollments': () => Response.json([]),
  'GET /api/instructor-online-course-student/findOne': () => Response.json(null),
  'GET /api/students/7/dashboard': () => Response.json(EMPTY_DASHBOARD),
  'POST /api/auth/logout': () => new Response(null, { status: 204 }),
}

// Much is compiled here when it is first asked for, on machines that do other things too.
configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 60_000 })

// What `act` does not await must not suspend, and what is compiled on demand takes its time: all is there before.
beforeAll(async () => {
  const parts = [import('../../src/gateway/gateway.ts'), import('../../src/views/ui/menu.view.tsx')]
  const ofHome = import('../../src/app/routes/home-person.route.tsx')
  await Promise.all([...parts, ofHome, ...WRITTEN_ROUTES.map((route) => loadPage(route, 'en'))])
}, 60_000)

let running: LongLived | null = null
export const asked: string[] = []

/** A server that answers from a table; what is not in it is not found. */
export const serve = (answers: Readonly<Record<string, Answer>>) => {
  const table = { ...USUAL, ...answers }
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const request = new Request(url, {
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: init?.body ?? null,
    })
    const call = `${request.method} ${url.pathname}`
    asked.push(call)
    return (
      table[call]?.(request) ??
      Response.json({ error: { statusCode: 404, name: 'Not Found', message: 'No.' } }, { status: 404 })
    )
  })
}

/** Opens the app at a path, as the browser does once it has what the first paint needs. */
export const openApp = async (path: string, firstData: FirstData = {}) => {
  history.replaceState(null, '', path)
  // It waits for the entry that what lay over the page before leaves in the history.
  await waitFor(() => expect(location.href).toBe(new URL(path, location.origin).href))
  const longLived = createLongLived({
    path,
    appearance: DEFAULT_APPEARANCE,
    calls: firstData.calls,
    build: null,
    loadLanguage: async (language) => {
      const route = routeOf(location.pathname)
      if (route && isWritten(route)) await loadPage(route, language)
      await loadShellWords(language)
    },
  })
  running = longLived
  const start = () => longLived.start(document.documentElement)
  await act(async () => {
    render(<App longLived={longLived} firstData={firstData} onReady={start} />)
  })
  return longLived
}

export const holdToken = (token: string) => localStorage.setItem(TOKEN_KEY, token)
export const heldToken = () => localStorage.getItem(TOKEN_KEY)

beforeEach(() => {
  asked.length = 0
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  serve({})
})

afterEach(() => {
  running?.stop()
  running = null
  vi.unstubAllGlobals()
})
