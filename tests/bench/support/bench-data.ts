import { randomBytes } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { insertSession } from '../../../server/modules/auth/sessions.repository.ts'
import { DAY, HOUR } from '../../../server/platform/clock.ts'
import { signFileUrl } from '../../../server/platform/files/file-address.ts'
import type { Platform } from '../../../server/platform/platform.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import { ROLE } from '../../../src/domain/role.ts'

export type Learner = Readonly<{ enrollmentId: number; lessonId: number; token: string }>

/** Who asks and for what. */
export type BenchData = Readonly<{
  reader: Readonly<{ studentId: number; sessionId: string; token: string; seatsValues: (number | string)[] }>
  learners: readonly Learner[]
  video: Readonly<{ container: 'lessons'; name: string; path: string; size: number }>
}>

type Claims = { sid: string; iat: number; exp: number }
type Sign = (claims: Claims) => string

const LEARNERS = 2000
const SEATS = 20
const VIDEO_BYTES = 32 * 1024 * 1024

const numbersIn = async ({ db }: Platform, query: ReturnType<typeof sql>): Promise<number[][]> => {
  const { rows } = await db.execute<Record<string, number>>(query)
  return rows.map((row) => Object.values(row))
}

const tokenFor = async ({ db, clock }: Platform, sign: Sign, userId: number) => {
  const now = clock.now()
  const sid = await insertSession(db, { userId, at: now, userAgent: 'bench', address: '127.0.0.1' })
  const iat = Math.floor(now.getTime() / 1000)
  return { sid, token: sign({ sid, iat, exp: iat + HOUR / 1000 }) }
}

const addPeople = async (platform: Platform, count: number) => {
  const { db, clock } = platform
  const now = clock.now().toISOString()
  await db.execute(sql`
    insert into users (email, password_hash, first_name, last_name, email_verified_at, created_at)
    select 'bench-' || n || '@example.org', '-', 'Bench', 'Learner', ${now}::timestamptz, ${now}::timestamptz from generate_series(1, ${count}::int) n`)
  await db.execute(sql`
    insert into user_roles (user_id, role_id) select id, ${ROLE.student}::int from users where email like 'bench-%'`)
  await db.execute(sql`
    insert into students (user_id, created_at) select id, ${now}::timestamptz from users where email like 'bench-%'`)
}

/** Everyone in the same online course, watching its first lesson. */
const addLearners = async (platform: Platform, sign: Sign): Promise<Learner[]> => {
  const { db, clock } = platform
  const now = clock.now()
  const [offered] = await numbersIn(
    platform,
    sql`select o.id, o.course_id, l.id as lesson_id from instructor_online_courses o
        join lessons l on l.offering_id = o.id and l.position = 1 limit 1`,
  )
  const [offeringId, courseId, lessonId] = offered ?? []
  if (lessonId === undefined) throw new Error('There is no lesson to watch')
  const at = now.toISOString()
  const until = new Date(now.getTime() + 30 * DAY).toISOString()
  await db.execute(sql`
    insert into online_enrollments
      (student_id, course_id, offering_id, status_id, started_at, expiration_date, last_activity_at)
    select s.id, ${courseId}::int, ${offeringId}::int, ${ENROLLMENT_STATUS.active}::int, ${at}::timestamptz,
      ${until}::timestamptz, ${at}::timestamptz
    from students s join users u on u.id = s.user_id where u.email like 'bench-%'`)
  await db.execute(sql`
    insert into lesson_progress (enrollment_id, lesson_id, state)
    select e.id, ${lessonId}::int, 'watching' from online_enrollments e
    join students s on s.id = e.student_id join users u on u.id = s.user_id where u.email like 'bench-%'`)
  const people = await numbersIn(
    platform,
    sql`select e.id, s.user_id from online_enrollments e
        join students s on s.id = e.student_id join users u on u.id = s.user_id where u.email like 'bench-%'`,
  )
  const learners: Learner[] = []
  for (const [enrollmentId = 0, userId = 0] of people) {
    const { token } = await tokenFor(platform, sign, userId)
    learners.push({ enrollmentId, lessonId, token })
  }
  return learners
}

/** Someone with a page of classes behind them. */
const addReader = async (platform: Platform, sign: Sign): Promise<BenchData['reader']> => {
  const [person] = await numbersIn(
    platform,
    sql`select s.id, s.user_id from students s join users u on u.id = s.user_id where u.email = 'bench-1@example.org'`,
  )
  const [studentId = 0, userId = 0] = person ?? []
  await platform.db.execute(sql`
    insert into instructor_courses
      (course_id, course_date, time_zone, venue, address, city, county, capacity, registration_closes_at,
       check_in_secret)
    select c.id, now() + n * interval '1 day', 'America/Chicago', 'Bench', '-', '-', '-', 20, now(), '-'
    from generate_series(1, ${SEATS}::int) n, (select min(id) as id from courses) c`)
  await platform.db.execute(sql`
    insert into instructor_course_students (instructor_course_id, student_id, state, registered_at)
    select id, ${studentId}::int, 'registered', now() from instructor_courses where venue = 'Bench'`)
  const { sid, token } = await tokenFor(platform, sign, userId)
  return { studentId, sessionId: sid, token, seatsValues: [studentId, 'registered', 'walkIn'] }
}

const addVideo = async ({ files, addresses, clock }: Platform, sessionId: string): Promise<BenchData['video']> => {
  const file = { container: 'lessons', name: 'bench.mp4' } as const
  await files.put(file.container, file.name, randomBytes(VIDEO_BYTES))
  const expiresAt = new Date(clock.now().getTime() + 2 * HOUR)
  return { ...file, size: VIDEO_BYTES, path: signFileUrl(addresses, { ...file, sessionId, expiresAt }) }
}

export const makeBenchData = async (platform: Platform, sign: Sign): Promise<BenchData> => {
  await addPeople(platform, LEARNERS)
  const learners = await addLearners(platform, sign)
  const reader = await addReader(platform, sign)
  return { learners, reader, video: await addVideo(platform, reader.sessionId) }
}
