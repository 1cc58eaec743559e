/**
 * A server as a stranger writes it who has read the specification and nothing else: the calls of its section 7, with the
 * fields of its section 3. Every other address is 404, in words of its own.
 */
const BASE = '/v1'

const HOUR = 3_600_000
const PASSWORD = 'Lantern#Road7'

const COURSES = [
  {
    id: 1,
    title: 'Scene Safety',
    description: 'How a scene is made safe.',
    courseCategory: { name: 'Responder' },
    totalCourseHours: 4,
    isOnline: true,
  },
  {
    id: 2,
    title: 'Tow Operators',
    description: 'Clearing the road.',
    courseCategory: { name: 'Towing' },
    totalCourseHours: 8,
    isOnline: false,
  },
]

const lesson = (place: number) => ({
  video: { container: 'lessons', name: `lesson-${place}.mp4`, timeLength: 90 },
  quiz: {},
})

/** The sign-up payload of section 3. */
const SIGN_UP = [
  'agencies',
  'agencyNumber',
  'birthdate',
  'email',
  'firstName',
  'lastName',
  'licenseNumber',
  'password',
  'phone',
  'primaryAgencyId',
  'userType',
  'verificationCode',
]

/** An instant as many a database writes it. */
const written = (milliseconds: number) => new Date(milliseconds).toISOString().replace('Z', '+00:00')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

type Asked = Readonly<{ query: URLSearchParams; body: Record<string, unknown> }>
type Route = readonly [
  method: string,
  path: RegExp,
  who: 'anyone' | 'person',
  /** All that a call may carry: of a GET in its query, else in its body. */
  payload: readonly string[],
  answer: (asked: Asked) => Response,
]

const empty = () => new Response(null, { status: 204 })
const refused = (status: number, message: string, more: object = {}) => Response.json({ message, ...more }, { status })

export type Section7Server = Readonly<{
  /** Without a slash at the end. */
  base: string
  password: string
  /** Whom it knows. */
  person: { welcomed: boolean }
  /** Method and path of each call, in their order, with what became of it. */
  seen: readonly string[]
  answer: (request: Request) => Promise<Response>
}>

/** `origin`: where it is reached. Knows ada@example.org, a student, and new@example.org, whose address waits. */
export const createSection7Server = (origin: string, now: () => number = Date.now): Section7Server => {
  const seen: string[] = []
  const person = {
    email: 'ada@example.org',
    profile: { firstName: 'Ada', lastName: 'Kaya', phone: '', student: { id: 7 } },
    roleMappings: [{ roleId: 2 }],
    welcomed: true,
    shortcuts: [],
    settings: {},
  }
  let enrolled: number | null = null
  const token = () => `head.${btoa(JSON.stringify({ exp: Math.floor((now() + HOUR) / 1000) }))}.signature`

  const offering = { id: 31, courseId: 1, course: { ...COURSES[0], lessons: [lesson(1), lesson(2)] } }

  const routes: readonly Route[] = [
    ['GET', /^\/auth\/me$/, 'person', [], () => Response.json(person)],
    [
      'POST',
      /^\/auth\/login$/,
      'anyone',
      ['email', 'password'],
      ({ body: { email, password } }) => {
        if (password !== PASSWORD) return refused(401, 'That is not the password.')
        if (email === person.email) return Response.json({ token: token() })
        return refused(403, 'Open our mail first.', { code: 'NEEDS_EMAIL_VERIFICATION', userId: 12 })
      },
    ],
    ['POST', /^\/auth\/sign-up$/, 'anyone', SIGN_UP, () => new Response(null, { status: 201 })],
    ['POST', /^\/auth\/\d+\/verify\/send$/, 'anyone', [], empty],
    [
      'GET',
      /^\/auth\/profile-data$/,
      'anyone',
      ['profileId', 'userType', 'verificationCode'],
      ({ query }) =>
        query.get('verificationCode') === 'code'
          ? Response.json({ firstName: 'Nur', lastName: 'Aydin', email: 'nur@example.org' })
          : refused(404, 'No such invitation.'),
    ],
    ['POST', /^\/profiles\/phone\/verify\/send$/, 'person', ['phoneNumber'], empty],
    [
      'POST',
      /^\/profiles\/phone\/verify$/,
      'person',
      ['code', 'phoneNumber'],
      ({ body: { code, phoneNumber } }) => {
        if (code !== '123456') return refused(400, 'Not this code.')
        person.profile.phone = String(phoneNumber)
        return empty()
      },
    ],
    ['POST', /^\/profiles\/settings\/notification$/, 'person', ['notifyPhone'], empty],
    ['GET', /^\/courses$/, 'anyone', [], () => Response.json(COURSES)],
    ['GET', /^\/agencies$/, 'anyone', [], () => Response.json([{ id: 5, name: 'Metro Fire' }])],
    [
      'GET',
      /^\/user-types$/,
      'anyone',
      [],
      () =>
        Response.json([
          { id: 1, name: 'Student' },
          { id: 2, name: 'Instructor' },
          { id: 3, name: 'Group coordinator' },
        ]),
    ],
    [
      'GET',
      /^\/instructor-course-students\/students\/\d+\/enrollments$/,
      'person',
      ['populate'],
      () => {
        const courseDate = written(now() + 24 * HOUR)
        return Response.json([
          { instructorCourse: { courseStatusId: 1, courseDate, courseEndDate: null, courseId: 2 } },
        ])
      },
    ],
    [
      'GET',
      /^\/instructor-online-course\/findOne$/,
      'anyone',
      ['populate', 'where'],
      ({ query }) => Response.json(JSON.parse(query.get('where') ?? '{}').courseId === 1 ? offering : null),
    ],
    [
      'GET',
      /^\/instructor-online-course-student\/findOne$/,
      'person',
      ['populate', 'where'],
      () => {
        const { courseId, course } = offering
        const { lessons } = course
        return Response.json(
          enrolled && {
            id: enrolled,
            expirationDate: written(now() + 100 * 24 * HOUR),
            status: 1,
            isVerified: false,
            incomplete: true,
            progress: [{ lessonId: 1, status: 2 }],
            instructorOnlineCourse: { courseId, course: { lessons } },
          },
        )
      },
    ],
    [
      'POST',
      /^\/instructor-online-course-student\/enroll-student$/,
      'person',
      ['instructorOnlineCourseId', 'studentId'],
      ({ body: { instructorOnlineCourseId, studentId } }) => {
        if (instructorOnlineCourseId !== 31 || studentId !== 7) return refused(400, 'Not offered.')
        enrolled = 99
        return Response.json({ id: enrolled })
      },
    ],
  ]

  const answer = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : ''
    const route = routes.find(([method, pattern]) => method === request.method && pattern.test(path))
    if (!route) return refused(404, 'There is no such call.')
    const [, , who, payload, give] = route
    if (who === 'person' && !request.headers.get('Authorization')?.startsWith('Bearer head.'))
      return refused(401, 'Sign in first.')
    const sent: unknown = request.method === 'GET' ? {} : await request.json().catch(() => ({}))
    const body = isRecord(sent) ? sent : {}
    const strange = [...searchParams.keys(), ...Object.keys(body)].filter((key) => !payload.includes(key))
    return strange.length > 0
      ? refused(400, `Not asked for: ${strange.join(', ')}.`)
      : give({ query: searchParams, body })
  }

  return {
    base: `${origin}${BASE}`,
    password: PASSWORD,
    person,
    seen,
    answer: async (request) => {
      const given = await answer(request)
      seen.push(`${request.method} ${new URL(request.url).pathname.slice(BASE.length)} ${given.status}`)
      return given
    },
  }
}
