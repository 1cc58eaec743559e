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
import type { FirstAsk, NextAsk } from '../../src/domain/first-ask.ts'
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

/** With what of the address's query goes along as it stands there (`NextAsk`). */
type Along = Readonly<{ along?: readonly string[] }>

/** What the request of every list may say, beside its filters. */
const OF_LISTS = ['search', 'sort', 'perPage', 'page', 'cursor']

const rows = (list: ListDefinition & Readonly<{ path: string }>) =>
  Object.assign(({ query }: Place) => `${list.path}${listRequest(list, readListAsked(list, query))}`, {
    along: [...OF_LISTS, ...Object.keys(list.filters)],
  })

/** Read whatever the address asks for. */
const always = (path: string) => Object.assign(() => path, { along: [] })

const students = ({ query }: Place): string => {
  const delivery = DELIVERIES.find((one) => one === query.get('delivery')) ?? 'online'
  const asked = readListAsked(STUDENTS_BY_DELIVERY[delivery], query)
  const filters = { ...asked.filters, delivery: [delivery] }
  return `${STUDENT_ENROLLMENTS.path}${listRequest(STUDENT_ENROLLMENTS, { ...asked, filters })}`
}

/** What a page of several parts reads: by the one that the address names, or the first. */
const byView = <Read>(
  first: ((place: Place) => Read) & Along,
  others: Readonly<Record<string, (place: Place) => Read>>,
) => {
  const read = (place: Place): Read => {
    const view = place.query.get('view') ?? ''
    // An address may name what every object has.
    return ((Object.hasOwn(others, view) ? others[view] : undefined) ?? first)(place)
  }
  return first.along ? Object.assign(read, { along: first.along }) : read
}

const idIn = (text: string | null): string | undefined => /^[1-9]\d{0,8}$/.exec(text ?? '')?.[0]

/** Something else where the address names it, and else the list: what goes along with that names nothing else. */
const elseList = <Read>(list: ((place: Place) => string) & Along, read: (place: Place) => Read) =>
  list.along ? Object.assign(read, { along: list.along }) : read

/** One person where the address names one, and else what the list reads. */
const personOr = (...reads: readonly (((place: Place) => string) & Along)[]) => {
  const read = (place: Place): readonly string[] => {
    const person = idIn(place.query.get('person'))
    return person === undefined ? reads.map((one) => one(place)) : [`/people/${person}`]
  }
  const [list, ...others] = reads
  return list && others.length === 0 ? elseList(list, read) : read
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
  certificates: always('/certificate-authority'),
})

/** The list of courses, or another part of the page, or the draft of the one that is open in its editor. */
const courses = elseList(ofCourses, (place) => {
  const id = idIn(place.query.get('course'))
  return id === undefined ? ofCourses(place) : `/course-records/${id}/draft`
})

/** The list of these videos, or the one that is open. */
const howToVideos = rows(HOW_TO_LIST)
const howTo = elseList(howToVideos, (place) => {
  const id = idIn(place.query.get('video'))
  return id === undefined ? howToVideos(place) : `/how-to-videos/${id}`
})

const programmeFigures = ({ query }: Place): string => {
  const asked = query.get('period') ?? ''
  return `/programme/figures?period=${encodeURIComponent(isPeriod(asked) ? asked : USUAL_PERIOD)}`
}

const classes = rows(CLASS_RECORDS)

type Read = ((place: Place) => FirstAsk | readonly string[] | null) & Along
type Reads = Readonly<Partial<Record<RoutePattern, readonly Read[]>>>

/** Read for who has one of these roles alone. */
const forRoles = (roles: readonly RoleId[], path: string): Read => Object.assign(() => ({ path, roles }), { along: [] })

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
    always('/students/{student}/dashboard'),
    forRoles([ROLE.instructor], '/instructor/dashboard'),
    forRoles([ROLE.groupCoordinator], '/group-progress/overview'),
    forRoles([ROLE.groupCoordinator], '/groups'),
    forRoles(PROGRAMME_RUNNERS, '/programme/overview'),
  ],
  '/profile': [always('/profiles/me'), always('/profiles/me/name-change'), always('/agencies')],
  '/student/dash': [always('/students/{student}/dashboard')],
  '/student/enrollmentVerification': [always('/online-enrollments')],
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
  '/instructor/dash': [always('/instructor/dashboard'), rows(OWN_CLASSES)],
  '/instructor/course/:courseId': [
    ({ id, query }) => {
      if (isSeriesAsked(query)) return null
      return isCorrectionAsked(query) ? `/instructor-courses/${id}/roster` : `/instructor-courses/${id}`
    },
  ],
  '/instructor/roster/:instructorCourseId': [({ id }) => `/instructor-courses/${id}/roster`],
  '/coordinator/student-progress': [rows(GROUP_PROGRESS), progressOverview],
  '/coordinator/students': [personOr(always('/groups'), ofGroups), ofPerson],
  '/admin/courses': [courses],
  '/admin/students': [rows(ALL_STUDENTS)],
  '/admin/users': [personOr(users), ofPerson],
  '/admin/instructors': [byView(rows(INSTRUCTORS_LIST), { invitations: rows(INVITATION_LIST) })],
  '/admin/in-person': [
    elseList(classes, (place) => (isRecordingAsked(place.query) ? '/instructor-courses/choices' : classes(place))),
  ],
  '/master/dash': [always('/programme/overview'), programmeFigures, rows(INVITATION_LIST)],
}

const foundCourses = rows({ ...COURSE_SEARCH, path: '/course-search' })
const courseSearch: Read = Object.assign(
  (place: Place) => (idIn(place.id) === undefined ? foundCourses(place) : `/course-search/${place.id}`),
  { along: foundCourses.along },
)

/**
 * What a page asks that shows everyone the same, where somebody comes to it from another page of ours: the one that is
 * opened is painted with it.
 */
const PUBLIC_READS: Reads = {
  '/home': [always('/courses')],
  '/online-course-enrollment': [always('/courses')],
  '/course/search/:courseId?': [courseSearch],
  '/partners': [always('/partners')],
  '/sign-in': [always('/demo/accounts')],
  '/auth/register': [always('/agencies'), always('/user-types')],
  '/demo/outbox': [always('/demo/outbox')],
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

/** With what of the address goes along where somebody comes to it from another page. */
type Asked = Readonly<{ ask: FirstAsk; query: readonly string[] | undefined }>

const asksIn = (reads: readonly Read[] | undefined, place: Place): readonly Asked[] =>
  (reads ?? []).flatMap((read) => [read(place) ?? []].flat().map((ask) => ({ ask, query: read.along })))

/** What it shows for someone who is signed in; null for a page that shows everyone the same. */
const ownAsksOf = (pattern: RoutePattern, place: Place): readonly Asked[] | null => {
  const reads = READS[pattern]
  const readers: Access = ROUTE_ACCESS[pattern]
  if (!reads && !readers?.length) return null
  return asksIn(reads, place).map(({ ask, query }) => ({ ask: ofReaders(ask, readers), query }))
}

/**
 * The calls that the page at an address makes first for someone who is signed in: who it is, and what it shows. Nothing
 * for a page that shows everyone the same. A call that the page does not make after all is an answer that nobody takes.
 */
export const firstAsksOf = (address: string): readonly FirstAsk[] => {
  const { pattern, place } = placeOf(address)
  const own = pattern === null ? null : ownAsksOf(pattern, place)
  return own === null ? [] : ['/auth/me', ...own.map(({ ask }) => ask)].map(underApi)
}

const ANYBODY = Object.values(ROLE)

/** The calls that it makes for whoever comes to it from another page, who is known by then: a guest is refused the others. */
export const nextAsksOf = (address: string): readonly NextAsk[] => {
  const { pattern, place } = placeOf(address)
  if (pattern === null) return []
  const forAll = asksIn(PUBLIC_READS[pattern], place)
  const own = (ownAsksOf(pattern, place) ?? []).map(({ ask, query }) => ({ ask: ofReaders(ask, ANYBODY), query }))
  return [...forAll, ...own].map(({ ask, query }) => {
    const asked = underApi(ask)
    return typeof asked === 'string' ? { path: asked, query } : { path: asked.path, roles: asked.roles, query }
  })
}
