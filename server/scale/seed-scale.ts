import { eq, sql, type SQL } from 'drizzle-orm'

import { CERTIFICATE_ALPHABET } from '../../src/domain/certificate.ts'
import { CLASS_STATUS } from '../../src/domain/course.ts'
import { DISCIPLINES } from '../../src/domain/discipline.ts'
import { ENROLLMENT_STATUS } from '../../src/domain/enrollment.ts'
import { ROLE } from '../../src/domain/role.ts'
import type { Db } from '../platform/db/database.ts'
import { users } from '../platform/db/tables/accounts.table.ts'

/** How much there is of everything for each student, and how many students there are for a class. */
export const SCALE_SHAPES = {
  /** All that a state's records hold. */
  records: { enrollmentsEach: 10, progressEach: 5, studentsOfAClass: 50 },
  /** What a year of a programme adds: of a million people three million enrolments, and twenty million lessons. */
  year: { enrollmentsEach: 3, progressEach: 7, studentsOfAClass: 200 },
} as const
export type ScaleShape = keyof typeof SCALE_SHAPES

const STUDENTS_OF_A_GROUP = 500
const SEATS_TAKEN = 20
const CLASSES_OF_AN_INSTRUCTOR = 20
/** In one statement: its rows are in memory until it ends. */
const STUDENTS_AT_ONCE = 2500

export type ScaleParts = Readonly<{
  students: number
  shape?: ScaleShape
  now: Date
  /** Of those who look after others. Students cannot sign in. */
  passwordHash: string
  tell?: (line: string) => void
  /** Asked between some thousand students and the next: whether those that are there are enough. */
  isEnough?: () => boolean
}>

const shapeOf = ({ shape = 'records' }: ScaleParts) => SCALE_SHAPES[shape]

export const SCALE_COORDINATOR = 'scale-coordinator@example.org'
export const SCALE_INSTRUCTOR = 'scale-instructor-1@example.org'

/**
 * Names as frequent as people's are: the first is the most frequent, and that of a rank has 1 / (rank + `evenness`)
 * of its share. Of surnames that is what the census of 2010 counted (the first 0.8 %, the hundredth 0.1 %), of given names
 * what is registered of those born (the first 1.6 %).
 */
type Names = Readonly<{ first: readonly string[]; most: number; evenness: number; spread: number }>

const GIVEN_NAMES: Names = {
  first: ['Layla', 'Marcus', 'Ada', 'Ömer', 'İpek', 'Youssef', 'Grace', 'Diego', 'Şule', 'Hana', 'Piotr', 'Noor'],
  most: 1500,
  evenness: 12,
  spread: 0.618_033_988_75,
}
const SURNAMES: Names = {
  first: ['Okafor', 'Yıldırım', 'Haddad', 'Nowak', 'Çelik', 'Brooks', 'Al-Amin', 'Ramos', 'Öztürk', 'Price', 'Ito'],
  most: 50_000,
  evenness: 15,
  spread: 0.754_877_666_25,
}
/** What the rarer names are made of. */
const SYLLABLES =
  'ba ko ri mas ten vol he sha du lin gor mi per na wes tu zan el fi ros qua ber jo sil ka dra mo ley sto ven ha pi cor ya gu ned tri os bel wi'.split(
    ' ',
  )

const texts = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::text`),
    sql`, `,
  )}]`

/** The name of a person's number: the numbers are spread evenly over what the names share. */
const nameOf = ({ first, most, evenness, spread }: Names): SQL => {
  const share = sql`(n * ${spread}::float8 - floor(n * ${spread}::float8))`
  const rank = sql`floor(${evenness}::float8 * power(${(most + evenness) / evenness}::float8, ${share}) - ${evenness}::float8)::int`
  const count = SYLLABLES.length
  const places = Array.from({ length: Math.ceil(Math.log(most) / Math.log(count)) }, (_, place) => count ** place)
  const made = places.map((size) => sql`(${texts(SYLLABLES)})[rank / ${size}::int % ${count}::int + 1]`)
  return sql`(select coalesce((${texts(first)})[rank + 1], initcap(${sql.join(made, sql` || `)})) from (select ${rank}) as at (rank))`
}

/** Each number gives another, spread over all that there are, in the form of a certificate's. */
const certificateNumber = (id: SQL): SQL => {
  const base = CERTIFICATE_ALPHABET.length
  const digit = (at: number) =>
    sql`substr(${CERTIFICATE_ALPHABET}::text, ((${id}::bigint * 7919 / ${base ** at}::bigint) % ${base}::bigint)::int + 1, 1)`
  const group = (from: number) =>
    sql.join(
      [0, 1, 2, 3].map((at) => digit(from + at)),
      sql` || `,
    )
  return sql`'TIM-' || ${group(0)} || '-' || ${group(4)}`
}

const addStaff = async (db: Db, parts: ScaleParts): Promise<void> => {
  const { students, now, passwordHash } = parts
  const at = now.toISOString()
  const instructors = Math.max(1, Math.ceil(students / shapeOf(parts).studentsOfAClass / CLASSES_OF_AN_INSTRUCTOR))
  await db.execute(sql`
    with person as (
      insert into users (email, password_hash, first_name, last_name, email_verified_at, welcomed, created_at)
      select 'scale-instructor-' || n || '@example.org', ${passwordHash}, 'Instructor', 'Number ' || n, ${at}::timestamptz, true, ${at}::timestamptz
      from generate_series(1, ${instructors}::int) n
      union all
      select ${SCALE_COORDINATOR}, ${passwordHash}, 'Coordinator', 'Of Many', ${at}::timestamptz, true, ${at}::timestamptz
      returning id, email)
    insert into user_roles (user_id, role_id)
    select id, case when email = ${SCALE_COORDINATOR} then ${ROLE.groupCoordinator}::int else ${ROLE.instructor}::int end from person`)
}

/** Students from one number to another, with their group. */
const addStudents = async (db: Db, { now }: ScaleParts, from: number, to: number): Promise<void> => {
  const at = now.toISOString()
  await db.execute(sql`
    insert into users (email, password_hash, first_name, last_name, discipline, primary_agency_id, license_number, email_verified_at, welcomed, created_at)
    select 'scale-' || n || '@example.org', '-',
      ${nameOf(GIVEN_NAMES)}, ${nameOf(SURNAMES)},
      (${texts(DISCIPLINES)})[n % ${DISCIPLINES.length}::int + 1],
      (select id from agencies order by id limit 1), 'L-' || n, ${at}::timestamptz, true, ${at}::timestamptz
    from generate_series(${from}::int, ${to}::int) n`)
  await db.execute(sql`
    with student as (
      insert into students (user_id, created_at)
      select u.id, ${at}::timestamptz from generate_series(${from}::int, ${to}::int) n
      join users u on u.email = 'scale-' || n || '@example.org'
      returning id, user_id),
    role as (insert into user_roles (user_id, role_id) select user_id, ${ROLE.student}::int from student)
    insert into group_members (group_id, student_id, joined_at)
    select g.id, s.id, ${at}::timestamptz from student s
    join users u on u.id = s.user_id
    join generate_series(${from}::int, ${to}::int) n on u.email = 'scale-' || n || '@example.org'
    join groups g on g.name = 'Scale ' || ((n - 1) / ${STUDENTS_OF_A_GROUP}::int + 1)`)
}

const addGroups = async (db: Db, { students, now }: ScaleParts): Promise<void> => {
  const count = Math.ceil(students / STUDENTS_OF_A_GROUP)
  await db.execute(sql`
    insert into groups (name, created_at)
    select 'Scale ' || n, ${now.toISOString()}::timestamptz from generate_series(1, ${count}::int) n`)
  await db.execute(sql`
    insert into group_coordinators (group_id, user_id)
    select g.id, u.id from groups g, users u where g.name = 'Scale 1' and u.email = ${SCALE_COORDINATOR}`)
  await db.execute(sql`
    insert into group_courses (group_id, course_id, due_on)
    select g.id, c.id, (${now.toISOString()}::timestamptz + (c.id - 2) * interval '20 days')::date
    from groups g, (select id from courses where is_published order by id limit 4) c where g.name like 'Scale %'`)
}

/** Enrolments of those students, the last of each still active for most, and how far each came. */
const addEnrollments = async (db: Db, parts: ScaleParts, from: number, to: number): Promise<void> => {
  const at = parts.now.toISOString()
  const { enrollmentsEach, progressEach } = shapeOf(parts)
  const { active, completed, expired, dropped } = ENROLLMENT_STATUS
  await db.execute(sql`
    with offered as (
      select o.id, o.course_id from instructor_online_courses o
      where o.is_open order by (select count(*) from lessons l where l.offering_id = o.id) desc, o.id limit 1),
    enrolled as (
      insert into online_enrollments (student_id, course_id, offering_id, status_id, started_at, expiration_date, completed_at, last_activity_at, is_verified)
      select s.id, o.course_id, o.id, kind.status_id, kind.started, kind.started + interval '365 days',
        case when kind.status_id = ${completed}::int then kind.started + interval '30 days' end,
        kind.started + (n * 37 + k * 11) % 30 * interval '1 day', n % 3 = 0
      from generate_series(${from}::int, ${to}::int) n
      join users u on u.email = 'scale-' || n || '@example.org'
      join students s on s.user_id = u.id
      cross join offered o
      cross join generate_series(0, ${enrollmentsEach - 1}::int) k
      cross join lateral (select
        case when k = 0 and n % 4 <> 0 then ${active}::int when (n + k) % 5 = 0 then ${expired}::int when (n + k) % 7 = 0 then ${dropped}::int else ${completed}::int end as status_id,
        ${at}::timestamptz - (k * 300 + n % 200) * interval '1 day' as started) kind
      returning id, offering_id, status_id)
    insert into lesson_progress (enrollment_id, lesson_id, state, status, credited_seconds)
    select e.id, l.id, case when e.status_id = ${completed}::int or l.position < 3 then 'passed' else 'watching' end,
      case when e.status_id = ${completed}::int or l.position < 3 then 2 end, 30
    from enrolled e join lessons l on l.offering_id = e.offering_id and l.position <= ${progressEach}::int`)
}

const addCertificates = async (db: Db, from: number, to: number): Promise<void> => {
  await db.execute(sql`
    insert into certificates (number, student_id, course_id, enrollment_id, recipient_name, course_title, hours, completed_on, issued_at, expires_at)
    select ${certificateNumber(sql`e.id`)}, e.student_id, e.course_id, e.id, u.first_name || ' ' || u.last_name, c.title,
      c.total_course_hours, e.completed_at, e.completed_at, e.completed_at + interval '730 days'
    from generate_series(${from}::int, ${to}::int) n
    join users u on u.email = 'scale-' || n || '@example.org'
    join students s on s.user_id = u.id
    join online_enrollments e on e.student_id = s.id
    join courses c on c.id = e.course_id
    where e.status_id = ${ENROLLMENT_STATUS.completed}::int`)
}

/** Classes before and after today, each with its seats; the instructors teach as many each. */
const addClasses = async (db: Db, parts: ScaleParts): Promise<void> => {
  const { students, now } = parts
  const count = Math.max(CLASSES_OF_AN_INSTRUCTOR, Math.ceil(students / shapeOf(parts).studentsOfAClass))
  const at = now.toISOString()
  await db.execute(sql`
    with held as (
      insert into instructor_courses (course_id, course_status_id, course_date, course_end_date, time_zone, venue, address, city, county, capacity, registration_closes_at, check_in_secret, created_at)
      select c.id, case when d.day < 0 then ${CLASS_STATUS.completed}::int else ${CLASS_STATUS.scheduled}::int end,
        d.starts, d.starts + interval '4 hours', 'America/Chicago', 'Scale hall ' || n, n || ' Main Street', 'Fairmont', 'Harlan', 25,
        d.starts - interval '2 days', md5('scale' || n), ${at}::timestamptz
      from generate_series(1, ${count}::int) n
      cross join (select id from courses where not is_online and is_published order by id limit 1) c
      cross join lateral (select n % ${CLASSES_OF_AN_INSTRUCTOR}::int * 10 - 100 as day) a
      cross join lateral (select a.day, ${at}::timestamptz + a.day * interval '1 day' + n * interval '1 minute' as starts) d
      returning id, course_date, course_end_date, venue, course_status_id),
    session as (
      insert into class_sessions (instructor_course_id, starts_at, ends_at) select id, course_date, course_end_date from held),
    instructor as (
      insert into class_instructors (instructor_course_id, user_id)
      select h.id, u.id from held h
      join users u on u.email = 'scale-instructor-' || ((substring(h.venue from 12)::int - 1) / ${CLASSES_OF_AN_INSTRUCTOR}::int + 1) || '@example.org')
    insert into instructor_course_students (instructor_course_id, student_id, state, attendance, registered_at)
    select h.id, s.id, 'registered', case when h.course_status_id = ${CLASS_STATUS.completed}::int then 'present' end, h.course_date - interval '20 days'
    from held h
    cross join generate_series(1, ${SEATS_TAKEN}::int) k
    join users u on u.email = 'scale-' || ((substring(h.venue from 12)::int * ${SEATS_TAKEN}::int + k) % ${students}::int + 1) || '@example.org'
    join students s on s.user_id = u.id`)
}

/** One instructor sees all learners of the online course: the largest list that there can be. */
const addOfferingInstructor = async (db: Db): Promise<void> => {
  await db.execute(sql`
    insert into offering_instructors (offering_id, user_id)
    select o.id, u.id from instructor_online_courses o, users u where u.email = ${SCALE_INSTRUCTOR}
    on conflict do nothing`)
  await db.execute(sql`
    insert into course_instructors (course_id, user_id)
    select c.id, u.id from courses c, users u where c.is_online and u.email = ${SCALE_INSTRUCTOR}
    on conflict do nothing`)
}

export const isScaled = async (db: Db): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(eq(users.email, SCALE_COORDINATOR))).length > 0

/**
 * Puts a state's worth of people beside a demo: enrolments of each student, lessons of each, certificates, groups and
 * classes. For measuring, never for people; once in a database. Gives how many students there are.
 */
export const seedScale = async (db: Db, parts: ScaleParts): Promise<number> => {
  const { students, tell = () => {}, isEnough = () => false } = parts
  let [reached, known] = [0, 0]
  await addStaff(db, parts)
  await addGroups(db, parts)
  for (let from = 1; from <= students && !isEnough(); from += STUDENTS_AT_ONCE) {
    const to = Math.min(students, from + STUDENTS_AT_ONCE - 1)
    await addStudents(db, parts, from, to)
    await addEnrollments(db, parts, from, to)
    await addCertificates(db, from, to)
    reached = to
    // What triggers ask was planned while there was next to nothing: planned anew each time that there is twice as much.
    if (reached >= 2 * known) {
      await db.execute(sql`analyze`)
      known = reached
    }
    tell(`${to} of ${students} students`)
  }
  await addClasses(db, { ...parts, students: reached })
  await addOfferingInstructor(db)
  await db.execute(sql`vacuum analyze`)
  return reached
}
