import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ID_MAX } from '../../../src/domain/id-max.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { agencies, invitations, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courseCategories, courses } from '../../platform/db/tables/catalogue.table.ts'
import { certificates } from '../../platform/db/tables/certificates.table.ts'
import { instructorCourses, instructorCourseStudents } from '../../platform/db/tables/classes.table.ts'
import { groups } from '../../platform/db/tables/groups.table.ts'
import { howToVideos } from '../../platform/db/tables/how-to.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { materials } from '../../platform/db/tables/materials.table.ts'
import { reports } from '../../platform/db/tables/reports.table.ts'

/** What something is of: a person, by id. */
export type Subject = Readonly<{ kind: string; key: string }>

/** `user:12`. What has no kind is of itself: a list, an address. */
export const readSubject = (subject: string): Subject => {
  const at = subject.indexOf(':')
  return at === -1 ? { kind: 'other', key: subject } : { kind: subject.slice(0, at), key: subject.slice(at + 1) }
}

const personName = sql`${users.firstName} || ' ' || ${users.lastName}`
const ofStudent = (table: SQL) =>
  sql`${table} join ${students} on ${students.id} = student_id join ${users} on ${users.id} = ${students.userId}`
const titled = (title: SQL, language: Language) => sql`${title} ->> ${language}`

/** From where the names of a kind come, and by which column they are known there. */
const NAMES: Readonly<Record<string, (language: Language) => Readonly<{ name: SQL; from: SQL; key: SQL }>>> = {
  user: () => ({ name: personName, from: sql`${users}`, key: sql`${users.id}` }),
  enrollment: () => ({
    name: personName,
    from: ofStudent(sql`${onlineEnrollments}`),
    key: sql`${onlineEnrollments.id}`,
  }),
  registration: () => ({
    name: personName,
    from: ofStudent(sql`${instructorCourseStudents}`),
    key: sql`${instructorCourseStudents.id}`,
  }),
  certificate: () => ({
    name: personName,
    from: ofStudent(sql`${certificates}`),
    key: sql`${certificates.number}`,
  }),
  invitation: () => ({
    name: sql`${invitations.firstName} || ' ' || ${invitations.lastName}`,
    from: sql`${invitations}`,
    key: sql`${invitations.id}`,
  }),
  group: () => ({ name: sql`${groups.name}`, from: sql`${groups}`, key: sql`${groups.id}` }),
  course: (language) => ({
    name: titled(sql`${courses.title}`, language),
    from: sql`${courses}`,
    key: sql`${courses.id}`,
  }),
  class: (language) => ({
    name: titled(sql`${courses.title}`, language),
    from: sql`${instructorCourses} join ${courses} on ${courses.id} = ${instructorCourses.courseId}`,
    key: sql`${instructorCourses.id}`,
  }),
  agency: () => ({ name: sql`${agencies.name}`, from: sql`${agencies}`, key: sql`${agencies.id}` }),
  report: () => ({
    name: sql`concat_ws(', ', ${agencies.name}, ${reports.quarter})`,
    from: sql`${reports} left join ${agencies} on ${agencies.id} = ${reports.agencyId}`,
    key: sql`${reports.id}`,
  }),
  courseCategory: (language) => ({
    name: titled(sql`${courseCategories.name}`, language),
    from: sql`${courseCategories}`,
    key: sql`${courseCategories.id}`,
  }),
  howTo: (language) => ({
    name: titled(sql`${howToVideos.title}`, language),
    from: sql`${howToVideos}`,
    key: sql`${howToVideos.id}`,
  }),
  material: (language) => ({
    name: titled(sql`${materials.title}`, language),
    from: sql`${materials}`,
    key: sql`${materials.id}`,
  }),
}

const isId = (key: string): boolean => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= ID_MAX

/** What people call some things, by kind and key, in one statement; what is gone, or has no name, is not among them. */
export const nameSubjects = async (
  query: Queryable,
  subjects: readonly Subject[],
  language: Language,
): Promise<(subject: Subject) => string | null> => {
  const parts = Object.entries(NAMES).flatMap(([kind, of]) => {
    const keys = new Set(subjects.filter((subject) => subject.kind === kind).map(({ key }) => key))
    const known = [...keys].filter((key) => kind === 'certificate' || isId(key))
    if (known.length === 0) return []
    const { name, from, key } = of(language)
    const values = sql.join(
      known.map((one) => (kind === 'certificate' ? sql`${one}` : sql`${Number(one)}::integer`)),
      sql`, `,
    )
    return [
      sql`select ${kind}::text as kind, ${key}::text as key, ${name} as name from ${from} where ${key} in (${values})`,
    ]
  })
  if (parts.length === 0) return () => null
  const { rows } = await query.execute<{ kind: string; key: string; name: string }>(sql.join(parts, sql` union all `))
  const names = new Map(rows.map(({ kind, key, name }) => [`${kind}:${key}`, name]))
  return ({ kind, key }) => names.get(`${kind}:${key}`) ?? null
}
