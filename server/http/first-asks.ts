import { isCorrectionAsked, isRecordingAsked, isSeriesAsked } from '../../src/domain/class-address.ts'
import { CLASS_PLANNERS } from '../../src/domain/class-plan.ts'
import { AGENCY_RECORDS } from '../../src/domain/contract/agency-records.list.ts'
import { ALL_STUDENTS } from '../../src/domain/contract/all-students.list.ts'
import { AUDIT_LIST } from '../../src/domain/contract/audit.list.ts'
import { CLASS_RECORDS } from '../../src/domain/contract/class-records.list.ts'
import { CONTACT_CASES_LIST } from '../../src/domain/contract/contact-cases.list.ts'
import { COURSE_CATEGORIES } from '../../src/domain/contract/course-categories.list.ts'
import { COURSE_RECORDS } from '../../src/domain/contract/course-records.list.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../src/domain/contract/enrollment-records.list.ts'
import { FILE_RECORDS_LIST } from '../../src/domain/contract/file-records.list.ts'
import { GROUP_IMPORTS_LIST } from '../../src/domain/contract/group-imports.list.ts'
import { GROUP_INVITATIONS_LIST } from '../../src/domain/contract/group-invitations.list.ts'
import { GROUP_PROGRESS } from '../../src/domain/contract/group-progress.list.ts'
import { GROUP_STUDENTS_LIST } from '../../src/domain/contract/group-students.list.ts'
import { HOW_TO_LIST } from '../../src/domain/contract/how-to.list.ts'
import { INSTRUCTORS_LIST } from '../../src/domain/contract/instructors.list.ts'
import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { LESSON_QUESTIONS } from '../../src/domain/contract/lesson-questions.list.ts'
import { MESSAGES_LIST } from '../../src/domain/contract/messages.list.ts'
import { NAME_CHANGES_LIST } from '../../src/domain/contract/name-changes.list.ts'
import { OWN_CLASSES } from '../../src/domain/contract/own-classes.list.ts'
import { CLASSES_STEP } from '../../src/domain/contract/registration.contract.ts'
import { REPORTS_LIST } from '../../src/domain/contract/reports.list.ts'
import { SAVED_ANSWERS } from '../../src/domain/contract/saved-answers.list.ts'
import { STUDENT_ENROLLMENTS, STUDENTS_BY_DELIVERY } from '../../src/domain/contract/student-enrollments.list.ts'
import { USERS_LIST } from '../../src/domain/contract/users.list.ts'
import { COURSE_SEARCH } from '../../src/domain/course-search.ts'
import { DELIVERIES } from '../../src/domain/delivery.ts'
import type { FirstAsk } from '../../src/domain/first-ask.ts'
import { listRequest, readListAsked, type ListDefinition } from '../../src/domain/list.ts'
import { MATERIAL_READERS } from '../../src/domain/material.ts'
import { TEMPLATE_KINDS } from '../../src/domain/message-variables.ts'
import type { Access } from '../../src/domain/permission.ts'
import { PERSON_PARTS } from '../../src/domain/person-page.ts'
import { isPeriod, USUAL_PERIOD } from '../../src/domain/programme-period.ts'
import { PROGRAMME_RUNNERS } from '../../src/domain/programme-waiting.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'
import { ROUTE_ACCESS, routeOf, type RoutePattern } from '../../src/domain/route-access.ts'

type Place = Readonly<{ query: URLSearchParams; id: string }>

const rows =
  (list: ListDefinition & Readonly<{ path: string }>) =>
  ({ query }: Place) =>
    `${list.path}${listRequest(list, readListAsked(list, query))}`

const students = ({ query }: Place): string => {
  const delivery = DELIVERIES.find((one) => one === query.get('delivery')) ?? 'online'
  const asked = readListAsked(STUDENTS_BY_DELIVERY[delivery], query)
  const filters = { ...asked.filters, delivery: [delivery] }
  return `${STUDENT_ENROLLMENTS.path}${listRequest(STUDENT_ENROLLMENTS, { ...asked, filters })}`
}

/** What a page of several parts reads: by the one that the address names, or the first. */
const byView =
  <Read>(first: (place: Place) => Read, others: Readonly<Record<string, (place: Place) => Read>>) =>
  (place: Place): Read => {
    const view = place.query.get('view') ?? ''
    // An address may name what every object has.
    return ((Object.hasOwn(others, view) ? others[view] : undefined) ?? first)(place)
  }

const idIn = (text: string | null): string | undefined => /^[1-9]\d{0,8}$/.exec(text ?? '')?.[0]

/** One person where the address names one, and else what the list reads. */
const personOr =
  (...reads: readonly ((place: Place) => string)[]) =>
  (place: Place): readonly string[] => {
    const person = idIn(place.query.get('person'))
    return person === undefined ? reads.map((read) => read(place)) : [`/people/${person}`]
  }

/** The students of a tab, or what they ask. */
const studentsOrQuestions = byView(students, { questions: rows(LESSON_QUESTIONS) })

const users = byView(rows(USERS_LIST), { names: rows(NAME_CHANGES_LIST), log: rows(AUDIT_LIST) })

/** One group's people, those who are invited, and the files of people that were brought in. */
const ofGroups = byView(rows(GROUP_STUDENTS_LIST), {
  invitations: rows(GROUP_INVITATIONS_LIST),
  imports: (place) => {
    const id = idIn(place.query.get('import'))
    return id === undefined ? rows(GROUP_IMPORTS_LIST)(place) : `/imports/${id}`
  },
})

/** Every kind of message; of one that is open its page asks. */
const templates = ({ query }: Place): readonly string[] => {
  const [channel, template] = [query.get('channel'), query.get('template')]
  const kind = TEMPLATE_KINDS.find((one) => one.channel === channel && one.template === template)
  return [kind ? `/message-templates/${kind.channel}/${kind.template}` : '/message-templates']
}

/** The part of a person's page that is open, beside who it is. */
const ofPerson = ({ query }: Place): string | null => {
  const person = idIn(query.get('person'))
  const part = PERSON_PARTS.find((one) => one !== 'profile' && one === query.get('tab'))
  return person === undefined || part === undefined ? null : `/people/${person}/${part}`
}

const progressOverview = ({ query }: Place): string => {
  const [group] = readListAsked(GROUP_PROGRESS, query).filters['group'] ?? []
  return `/group-progress/overview${group === undefined ? '' : `?group=${group}`}`
}

const ofCourses = byView(rows(COURSE_RECORDS), {
  categories: rows(COURSE_CATEGORIES),
  agencies: rows(AGENCY_RECORDS),
  certificates: () => '/certificate-authority',
})

/** The list of courses, or another part of the page, or the draft of the one that is open in its editor. */
const courses = (place: Place): string => {
  const id = idIn(place.query.get('course'))
  if (id !== undefined) return `/course-records/${id}/draft`
  return ofCourses(place)
}

/** The list of these videos, or the one that is open. */
const howTo = (place: Place): string => {
  const id = idIn(place.query.get('video'))
  return id === undefined ? rows(HOW_TO_LIST)(place) : `/how-to-videos/${id}`
}

const programmeFigures = ({ query }: Place): string => {
  const asked = query.get('period') ?? ''
  return `/programme/figures?period=${encodeURIComponent(isPeriod(asked) ? asked : USUAL_PERIOD)}`
}

type Read = (place: Place) => FirstAsk | readonly string[] | null
type Reads = Readonly<Partial<Record<RoutePattern, readonly Read[]>>>

/** Read for who has one of these roles alone. */
const forRoles =
  (roles: readonly RoleId[], path: string): Read =>
  () => ({ path, roles })

/**
 * What a page of someone who is signed in reads first, as its gateway asks for it. `{student}` stands for the student
 * who is signed in.
 */
const READS: Reads = {
  '/admin/reports': [rows(REPORTS_LIST)],
  '/admin/contactFormLogs': [byView(rows(CONTACT_CASES_LIST), { answers: rows(SAVED_ANSWERS) })],
  '/admin/emails': [
    byView<readonly string[]>((place) => [rows(MESSAGES_LIST)(place), '/messages/figures'], { templates }),
  ],
  '/admin/online': [rows(ENROLLMENT_RECORDS_LIST)],
  '/admin/file-manager': [rows(FILE_RECORDS_LIST)],
  '/admin/how-to': [howTo],
  '/home': [
    () => '/students/{student}/dashboard',
    forRoles([ROLE.instructor], '/instructor/dashboard'),
    forRoles([ROLE.groupCoordinator], '/group-progress/overview'),
    forRoles([ROLE.groupCoordinator], '/groups'),
    forRoles(PROGRAMME_RUNNERS, '/programme/overview'),
  ],
  '/profile': [() => '/profiles/me', () => '/profiles/me/name-change', () => '/agencies'],
  '/student/dash': [() => '/students/{student}/dashboard'],
  '/student/enrollmentVerification': [() => '/online-enrollments'],
  '/online-course/:courseId': [
    ({ id, query }) => {
      const lesson = idIn(query.get('lesson'))
      return `/online-courses/${id}/opened${lesson === undefined ? '' : `?lessonId=${lesson}`}`
    },
  ],
  '/course/register/:courseId': [({ id }) => `/courses/${id}/classes?count=${CLASSES_STEP}`],
  '/instructor/course/new': [forRoles(CLASS_PLANNERS, '/instructor-courses/choices')],
  '/instructor/materials': [forRoles(MATERIAL_READERS, '/materials')],
  '/instructor/student-enrollments': [personOr(studentsOrQuestions), ofPerson],
  '/instructor/dash': [() => '/instructor/dashboard', rows(OWN_CLASSES)],
  '/instructor/course/:courseId': [
    ({ id, query }) => {
      if (isSeriesAsked(query)) return null
      return isCorrectionAsked(query) ? `/instructor-courses/${id}/roster` : `/instructor-courses/${id}`
    },
  ],
  '/instructor/roster/:instructorCourseId': [({ id }) => `/instructor-courses/${id}/roster`],
  '/coordinator/student-progress': [rows(GROUP_PROGRESS), progressOverview],
  '/coordinator/students': [personOr(() => '/groups', ofGroups), ofPerson],
  '/admin/courses': [courses],
  '/admin/students': [rows(ALL_STUDENTS)],
  '/admin/users': [personOr(users), ofPerson],
  '/admin/instructors': [byView(rows(INSTRUCTORS_LIST), { invitations: rows(INVITATION_LIST) })],
  '/admin/in-person': [
    (place) => (isRecordingAsked(place.query) ? '/instructor-courses/choices' : rows(CLASS_RECORDS)(place)),
  ],
  '/master/dash': [() => '/programme/overview', programmeFigures, rows(INVITATION_LIST)],
}

/**
 * What a page asks that shows everyone the same, where somebody comes to it from another page of ours: the one that is
 * opened is painted with it.
 */
const PUBLIC_READS: Reads = {
  '/home': [() => '/courses'],
  '/online-course-enrollment': [() => '/courses'],
  '/course/search/:courseId?': [
    ({ query, id }) =>
      `/course-search${idIn(id) ? `/${id}` : listRequest(COURSE_SEARCH, readListAsked(COURSE_SEARCH, query))}`,
  ],
  '/partners': [() => '/partners'],
  '/sign-in': [() => '/demo/accounts'],
  '/auth/register': [() => '/agencies', () => '/user-types'],
  '/demo/outbox': [() => '/demo/outbox'],
}

const underApi = (ask: FirstAsk): FirstAsk =>
  typeof ask === 'string' ? `/api${ask}` : { ...ask, path: `/api${ask.path}` }

/** Of a page that is not for everyone nobody else asks: they are led elsewhere, and would be refused. */
const ofReaders = (ask: FirstAsk, readers: Access): FirstAsk =>
  typeof ask === 'string' && readers?.length ? { path: ask, roles: readers } : ask

const placeOf = (address: string) => {
  const { pathname, searchParams: query } = new URL(`http://page${address}`)
  return { pattern: routeOf(pathname), place: { query, id: pathname.split('/').at(-1) ?? '' } }
}

const asksIn = (reads: readonly Read[] | undefined, place: Place): readonly FirstAsk[] =>
  (reads ?? []).flatMap((read) => read(place) ?? [])

/**
 * The calls that the page at an address makes first for someone who is signed in: who it is, and what it shows. Nothing
 * for a page that shows everyone the same. A call that the page does not make after all is an answer that nobody takes.
 */
export const firstAsksOf = (address: string): readonly FirstAsk[] => {
  const { pattern, place } = placeOf(address)
  if (pattern === null) return []
  const reads = READS[pattern]
  const readers: Access = ROUTE_ACCESS[pattern]
  if (!reads && !readers?.length) return []
  return ['/auth/me', ...asksIn(reads, place).map((ask) => ofReaders(ask, readers))].map(underApi)
}

const ANYBODY = Object.values(ROLE)

/** The calls that it makes for whoever comes to it from another page, who is known by then: a guest is refused the others. */
export const nextAsksOf = (address: string): readonly FirstAsk[] => {
  const { pattern, place } = placeOf(address)
  if (pattern === null) return []
  const [, ...own] = firstAsksOf(address)
  return [...asksIn(PUBLIC_READS[pattern], place).map(underApi), ...own.map((ask) => ofReaders(ask, ANYBODY))]
}
