import { and, eq, exists, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { ALL_STUDENTS } from '../../../src/domain/contract/all-students.list.ts'
import type { SortOf } from '../../../src/domain/contract/define-list.ts'
import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { sortKeyOf, type Choice, type ListAsked, type ListSelection } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isReferred } from '../../platform/db/filters.sql.ts'
import { areFoundIn, isFoundIn } from '../../platform/db/folded.sql.ts'
import { countFound, keysetPage, type SortBy } from '../../platform/db/keyset.ts'
import { isAnyoneFound, listedColumns, namedColumns } from '../../platform/db/person.sql.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { agencies, students, users } from '../../platform/db/tables/accounts.table.ts'
import { courses, instructorOnlineCourses } from '../../platform/db/tables/catalogue.table.ts'
import { groupMembers, groups } from '../../platform/db/tables/groups.table.ts'
import { onlineEnrollments } from '../../platform/db/tables/learning.table.ts'
import { coursesBy, isCourseAsked } from '../courses/course-choices.sql.ts'
import { chosenPerson, type ChosenRow } from '../list-acts/act-work.ts'
import { isLearning, isMissing, isNotVerified, isTrainedAs, isVerified } from './training.sql.ts'

const SORTS = {
  name: { by: users.sortName, type: 'text' },
  created: { by: students.createdAt, type: 'timestamptz' },
} as const satisfies Record<SortOf<typeof ALL_STUDENTS>, SortBy>

const isYes = ([value]: readonly string[] = [], is: SQL, isNot: SQL): SQL | undefined =>
  value === undefined ? undefined : value === 'yes' ? is : isNot

/** Of an agency in such a county. Agencies are few beside their people. */
const isOfCounty = (query: Queryable, [county]: readonly string[] = []): SQL | undefined =>
  county === undefined
    ? undefined
    : inArray(
        users.primaryAgencyId,
        query
          .select({ id: agencies.id })
          .from(agencies)
          .where(and(isNotNull(agencies.county), isFoundIn(agencies.county, county))),
      )

/** Its members are read first: the order of names would be gone through for the few of them. */
const isOfGroup = (query: Queryable, group: readonly string[] | undefined): SQL | undefined => {
  const members = query
    .select({ id: groupMembers.studentId })
    .from(groupMembers)
    .where(isReferred(groupMembers.groupId, group))
  return group && sql`${students.id} = any(array(${members}))`
}

/** The condition of the list, over students joined with their accounts. */
const matches = (
  query: Queryable,
  { search, filters }: Pick<ListAsked, 'search' | 'filters'>,
  days: DayClock,
): SQL | undefined =>
  and(
    not(students.isTyped),
    isAnyoneFound(search),
    filters['discipline'] && inArray(users.discipline, [...filters['discipline']]),
    isReferred(users.primaryAgencyId, filters['agency']),
    isOfCounty(query, filters['county']),
    isOfGroup(query, filters['group']),
    isTrainedAs(query, filters, days),
    isLearning(query, filters),
    isMissing(filters['missing']),
    // Written out, as the partial index of those who have some has it.
    isYes(filters['extraTime'], sql`quiz_time <> 'standard'`, sql`quiz_time = 'standard'`),
    isYes(filters['verified'], isVerified(query), isNotVerified(query)),
  )

const { active, completed, expired } = ENROLLMENT_STATUS

/**
 * How many courses somebody is under way in, completed and let run out, online or in classes, and when they did
 * something last: learnt, came to a class or registered for one. What others did for them is no activity of theirs.
 */
const recordAt = (now: Date): SQL => sql`(
  select
    (count(*) filter (where begun.state = 'active'))::integer as active,
    (count(*) filter (where begun.state = 'completed'))::integer as completed,
    (count(*) filter (where begun.state = 'expired'))::integer as expired,
    max(begun.at) as last_activity_at
  from (
    select course.last_activity_at as at, case
        when course.status_id = ${completed} then 'completed'
        when course.status_id = ${active} and course.expiration_date >= ${now} then 'active'
        when course.status_id in (${active}, ${expired}) then 'expired'
      end as state
    from online_enrollments as course where course.student_id = ${students.id}
    union all
    select case
        when place.attendance in ('present', 'partial') then least(held.course_date, ${now})
        when place.registered_by_id is null then place.registered_at
      end, case
        when place.attendance = 'present' then 'completed'
        when held.course_status_id = ${CLASS_STATUS.scheduled} and place.state in ${[...ATTENDING_STATES]} then 'active'
      end
    from instructor_course_students as place
    join instructor_courses as held on held.id = place.instructor_course_id
    where place.student_id = ${students.id} and place.typed is null
  ) as begun
) as record`

const columns = (query: Queryable) => ({
  id: students.id,
  userId: users.id,
  ...namedColumns,
  ...listedColumns,
  county: agencies.county,
  licenseNumber: users.licenseNumber,
  active: sql<number>`record.active`,
  completed: sql<number>`record.completed`,
  expired: sql<number>`record.expired`,
  lastActivityAt: sql<Date | null>`record.last_activity_at`.mapWith(onlineEnrollments.lastActivityAt),
  groupId: groups.id,
  groupName: groups.name,
  quizTime: students.quizTime,
  isVerified: sql<boolean>`${isVerified(query)}`,
  createdAt: students.createdAt,
})

/** A page of them: which they are is found first, and what is said of each is read for those alone. */
export const listAllStudents = (query: Queryable, asked: ListAsked, days: DayClock) => {
  const isWanted = matches(query, asked, days)
  const { key } = sortKeyOf(asked.sort)
  const by = SORTS[key === 'created' ? 'created' : 'name'].by
  return keysetPage(asked, SORTS, students.id, {
    rows: async ({ where, orderBy, direction, limit, offset }) => {
      const place = query
        .select({ rowId: sql<number>`${students.id}`.as('row_id'), sortValue: sql<unknown>`${by}`.as('sort_value') })
        .from(students)
        .innerJoin(users, eq(users.id, students.userId))
        .where(and(isWanted, where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset)
        .as('place')
      return query
        .select({ sortKey: sql<string>`${place.sortValue}::text`, rowId: place.rowId, ...columns(query) })
        .from(place)
        .innerJoin(students, eq(students.id, place.rowId))
        .innerJoin(users, eq(users.id, students.userId))
        .leftJoin(agencies, eq(agencies.id, users.primaryAgencyId))
        .leftJoin(groupMembers, eq(groupMembers.studentId, students.id))
        .leftJoin(groups, eq(groups.id, groupMembers.groupId))
        .leftJoinLateral(recordAt(new Date(days.now)), sql`true`)
        .orderBy(sql`${place.sortValue} ${direction}`, sql`${place.rowId} ${direction}`)
    },
    count: (ceiling) =>
      countFound(
        query,
        query
          .select({ id: students.id })
          .from(students)
          .innerJoin(users, eq(users.id, students.userId))
          .where(isWanted)
          .limit(ceiling),
      ),
  })
}

export type AnyStudentRow = Awaited<ReturnType<typeof listAllStudents>>['items'][number]

/** Those chosen of them, by name. */
export const chooseStudents = async (
  tx: Tx,
  selection: ListSelection,
  days: DayClock,
  limit: number,
): Promise<ChosenRow[]> => {
  const rows = await tx
    .select({ id: students.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        not(students.isTyped),
        isSelected(students.id, selection, (asked) => matches(tx, asked, days)),
      ),
    )
    .orderBy(users.sortName, students.id)
    .limit(limit)
  return rows.map(chosenPerson)
}

export const findGroups = (query: Queryable, asked: ChoiceAsked, limit: number): Promise<Choice[]> =>
  query
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where('ids' in asked ? inArray(groups.id, [...asked.ids]) : areFoundIn(groups.name, asked.search))
    .orderBy(groups.name, groups.id)
    .limit(limit)

/** Every course that was ever offered to somebody. */
export const findAllCourses = (query: Queryable, asked: ChoiceAsked, language: Language, limit: number) =>
  coursesBy(query, isCourseAsked(asked), language, limit)

/** Online courses that one can be enrolled in. */
export const findOfferedCourses = (query: Queryable, asked: ChoiceAsked, language: Language, limit: number) => {
  const isOpen = exists(
    query
      .select({ one: sql`1` })
      .from(instructorOnlineCourses)
      .where(and(eq(instructorOnlineCourses.courseId, courses.id), eq(instructorOnlineCourses.isOpen, true))),
  )
  return coursesBy(
    query,
    and(eq(courses.isPublished, true), eq(courses.isOnline, true), isOpen, isCourseAsked(asked)),
    language,
    limit,
  )
}
