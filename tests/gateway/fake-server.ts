import { addressFrom } from '../../src/domain/calls.ts'
import type { Course } from '../../src/domain/contract/course.contract.ts'
import { createFindCall } from '../../src/gateway/calls/find-call.ts'
import { createContext } from '../../src/gateway/context.ts'
import { createExecution, type Execution } from '../../src/gateway/execution.ts'
import { createGateway, type GatewayOptions } from '../../src/gateway/gateway.ts'
import { createRest } from '../../src/gateway/rest/rest.ts'

export type Received = Readonly<{
  method: string
  path: string
  headers: Headers
  /** Of a file: itself. */
  body: unknown
  keepalive: boolean
}>

type Answer = (request: Received, init: RequestInit) => Response | Promise<Response>

export const json = (body: unknown, init: ResponseInit = {}) => Response.json(body, init)

export const refusal = (statusCode: number, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  json({ error: { statusCode, name: 'Error', message: 'No.', ...more } }, { status: statusCode, headers })

/** A gateway in front of a server that answers from a table of `METHOD /path` (query left out). */
export const gatewayWith = (answers: Readonly<Record<string, Answer>>, options: Partial<GatewayOptions> = {}) => {
  const received: Received[] = []
  const waited: number[] = []
  const events: string[] = []
  const session: { token: string | null } = { token: 'first' }
  let keys = 0

  const fakeFetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://server.test')
    const request: Received = {
      method: init.method ?? 'GET',
      path: url.pathname + decodeURIComponent(url.search.replaceAll('+', ' ')),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
      keepalive: init.keepalive ?? false,
    }
    received.push(request)
    const answer = answers[`${request.method} ${url.pathname}`]
    return answer ? answer(request, init) : refusal(404)
  }

  const gateway = createGateway({
    baseUrl: '/api',
    fetch: fakeFetch,
    transfer: (url, { method, headers, content }) => fakeFetch(url, { method, headers, body: content }),
    headers: { 'X-Client': 'test' },
    language: () => 'tr',
    token: () => session.token,
    onToken: (token) => {
      session.token = token
    },
    onUnauthorised: (token) => events.push(`unauthorised ${token}`),
    wait: (milliseconds) => {
      waited.push(milliseconds)
      return Promise.resolve()
    },
    isOffline: () => false,
    random: () => 0.5,
    createKey: () => `key-${(keys += 1)}`,
    now: () => Date.UTC(2026, 0, 2),
    ...options,
  })
  return { gateway, received, waited, events, session }
}

/** GraphQL's executor alone, in front of a server that answers each question so. */
export const executionWith = (answer: () => Response): Execution => {
  const rest = createRest({
    baseUrl: '/api',
    headers: {},
    fetch: () => Promise.resolve(answer()),
    transfer: () => Promise.resolve(answer()),
    language: () => 'tr',
    token: () => 'first',
    onToken: () => {},
    onUnauthorised: () => {},
    onAnswer: () => {},
    onWrite: () => {},
    isOffline: () => false,
    wait: () => Promise.resolve(),
    random: () => 0.5,
    createKey: () => 'key',
    readTimeout: 15_000,
    writeTimeout: 30_000,
    stallTimeout: 30_000,
  })
  const none = { announce: () => {}, onLostRow: () => {}, now: () => Date.UTC(2026, 0, 2), keepalive: false }
  const contextOf = ({ signal }: Readonly<{ signal: AbortSignal | undefined }>) =>
    createContext({ ...none, rest, signal, file: undefined })
  return createExecution(
    contextOf,
    addressFrom('/api'),
    createFindCall((load) => load()),
  )
}

export const course = (id: number, isOnline = true): Course => ({
  id,
  title: `Course ${id}`,
  description: 'About it.',
  courseTypeId: 1,
  courseCategory: { name: 'Responder', picture: 'responder' },
  totalCourseHours: 4,
  isOnline,
})

/** A class as everyone may see it. */
export const classSummary = (id: number) => ({
  id,
  courseId: 2,
  courseTitle: 'Tow Operators',
  courseStatusId: 1,
  courseDate: '2026-03-05T14:00:00Z',
  courseEndDate: null,
  timeZone: 'America/Chicago',
  sessions: [{ id: id * 10, startsAt: '2026-03-05T14:00:00Z', endsAt: '2026-03-05T18:00:00Z' }],
  venue: 'Fire Academy',
  address: '1 Main Street',
  city: 'Fairmont',
  county: 'Marion',
  hostAgency: 'Fairmont Fire',
  instructors: ['Ada Kaya'],
  capacity: 20,
  seatsLeft: 3,
  waiting: 0,
  registrationClosesAt: '2026-03-04T14:00:00Z',
})

/** A page of a list that has no others. */
export const onePage = <Item>(...items: readonly Item[]) => ({
  items: [...items],
  total: items.length,
  isTotalExact: true,
  next: null,
  previous: null,
})

export const enrollment = (id: number, courseId: number) => ({
  id,
  studentId: 7,
  expirationDate: '2026-12-31T00:00:00Z',
  status: 1,
  isVerified: true,
  incomplete: false,
  progress: [{ lessonId: 1, status: 2 }],
  instructorOnlineCourse: {
    id: 3,
    courseId,
    course: { id: courseId, title: `Course ${courseId}`, lessons: [{ id: 1 }] },
  },
})

/** The same as a screen knows it. */
export const shownEnrollment = (id: number, courseId: number) => {
  const { instructorOnlineCourse, ...held } = enrollment(id, courseId)
  const { id: _offering, ...offered } = instructorOnlineCourse
  return { ...held, instructorOnlineCourse: offered }
}

export const viewer = {
  id: 5,
  email: 'student@example.org',
  welcomed: true,
  shortcuts: [],
  settings: null,
  profile: { firstName: 'Ada', lastName: 'Kaya', phone: null, student: { id: 7 } },
  roleMappings: [{ roleId: 2 }],
  photoUrl: null,
  listDefaults: [],
}
