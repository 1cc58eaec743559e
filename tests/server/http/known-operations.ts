import { randomUUID } from 'node:crypto'

import type { InjectOptions } from 'fastify'

import { PIECE_TYPE } from '../../../src/domain/file-upload.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { TEMPLATE_FIELDS } from '../../../src/domain/message-template.ts'
import { MERGE_FIELDS } from '../../../src/domain/person-merge.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { RELATIONS } from './relations.ts'
import type { Relation, World } from './relations.ts'

export type Asked = Readonly<{ url: string } & Pick<InjectOptions, 'payload' | 'headers'>>
type Known = Readonly<{
  /** To whom it is there; to any other it is not. */
  seen: readonly Relation[]
  /** Made for each caller anew: much can be done but once. */
  ask: (world: World) => Asked | Promise<Asked>
}>

const anyone = RELATIONS
const owner = ['owner'] as const
const classStaff = ['teachesClass', 'administrator'] as const
const coordinator = ['coordinates'] as const
export const holders = ['owner', 'administrator'] as const
export const administrator = ['administrator'] as const
/** Who sees of a student what concerns them. */
const tied = ['teachesOnline', 'teachesClass', 'coordinates', 'administrator'] as const
const inviters = ['master', 'administrator'] as const
export const LESSON_READERS = ['teachesOnline', 'teachesClass', 'otherInstructor', 'master', 'administrator'] as const
/** By a signed address alone, which a header does not stand for. */
const addressed = [] as const

const TEMPLATE = '/api/message-templates/mail/invitation'

const known = (
  seen: readonly Relation[],
  ask: (world: World) => Asked['url'] | Asked | Promise<Asked['url'] | Asked>,
): Known => ({
  seen,
  ask: async (world) => {
    const asked = await ask(world)
    return typeof asked === 'string' ? { url: asked } : asked
  },
})

const ofUser = (part: string) => (world: World) => `/api/users/${world.people.owner.userId}/${part}`
const ofPerson =
  (part = '') =>
  ({ people }: World) =>
    `/api/people/${people.owner.userId}${part}`
const ofEnrollment =
  (part = '') =>
  (world: World) =>
    `/api/online-enrollments/${world.enrollmentId}${part}`
const ofLesson =
  (part = '') =>
  (world: World) =>
    `${ofEnrollment()(world)}/lessons/${world.lessonId}${part}`
const ofClass =
  (part = '') =>
  (world: World) =>
    `/api/instructor-courses/${world.first.classId}${part}`
const ofGroup =
  (part = '') =>
  (world: World) =>
    `/api/groups/${world.group.id}${part}`
const ofCertificate =
  (part = '') =>
  (world: World) =>
    `/api/certificates/${world.number}${part}`
const ofCourse =
  (part = '') =>
  ({ course }: World) =>
    `/api/course-records/${course.courseId}${part}`
const ofFreshPlace = (part: string) => async (world: World) =>
  `/api/instructor-course-students/${(await world.heldClass()).placeId}${part}`
const ofFreshClass = async (world: World) => `/api/instructor-courses/${(await world.heldClass()).classId}`
const ofFreshImport = (part: string) => async (world: World) => `/api/imports/${await world.previewed()}${part}`
const CSV = {
  payload: Buffer.from('email,firstName,lastName\nb@example.org,A,B\n'),
  headers: { 'content-type': UPLOAD_TYPE },
}

const HOW_TO = {
  titleEn: 'Film',
  titleTr: 'Film',
  titleAr: 'فيلم',
  aboutEn: '',
  aboutTr: '',
  aboutAr: '',
  video: 'film.mp4',
  poster: '',
  captionsEn: 'film.vtt',
  captionsTr: '',
  captionsAr: '',
  roles: ['instructor'],
  pages: [],
}

const ofCase = (part: string) => async (world: World) => `/api/contact-cases/${await world.contactCase()}${part}`
const correctionOf = ({ first: { placeId } }: World) => ({
  changes: [{ registrationId: placeId, attendance: 'partial', basedOn: 0 }],
  reason: 'The sign-in sheet says so',
})

const ofAct = (rest: string) => async (world: World) => `/api/list-acts/${await world.listAct()}${rest}`

/** Every operation whose address names something, and to whom that is there; by the product's decisions. */
export const KNOWN: Readonly<Record<string, Known>> = {
  'GET /api/reports/export/{exported}': known(addressed, () => '/api/reports/export/x'),
  'GET /api/reports/{id}': known(inviters, async (world) => `/api/reports/${await world.report()}`),
  'POST /api/reports/{id}/send': known(inviters, async (world) => ({
    url: `/api/reports/${await world.report()}/send`,
    payload: { name: 'Rita Cole', address: 'r.cole@example.org', note: '' },
  })),
  'POST /api/reports/{id}/mark-sent': known(inviters, async (world) => ({
    url: `/api/reports/${await world.report()}/mark-sent`,
    payload: { note: '' },
  })),
  'PUT /api/report-mailings/{id}': known(inviters, async (world) => ({
    url: `/api/report-mailings/${await world.reportMailing()}`,
    payload: {
      agencyId: null,
      viewId: null,
      day: 2,
      format: 'csv',
      language: 'en',
      recipients: ['nobody@example.net'],
      revision: 0,
    },
  })),
  'POST /api/report-mailings/{id}/moves': known(inviters, async (world) => ({
    url: `/api/report-mailings/${await world.reportMailing()}/moves`,
    payload: { move: 'mailing.paused' },
  })),
  'GET /api/reports/{id}/editions/{edition}/{format}': known(
    inviters,
    async (world) => `/api/reports/${await world.report()}/editions/0/csv`,
  ),
  'GET /api/reports/{id}/editions/{edition}/{format}/{language}': known(
    addressed,
    async (world) => `/api/reports/${await world.report()}/editions/0/csv/en`,
  ),
  'GET /api/certificate-authority/samples/{language}': known(addressed, () => '/api/certificate-authority/samples/en'),
  // By the secret of a link alone, whoever holds it.
  'GET /api/shared-reports/{format}': known(
    anyone,
    async (world) => `/api/shared-reports/csv?code=${await world.reportSecret()}`,
  ),
  // By the secret of a link alone, too, while whose it is may see the list.
  'GET /api/mailed-lists/{format}': known(
    anyone,
    async (world) => `/api/mailed-lists/csv?code=${await world.listSecret()}`,
  ),
  'GET /api/contact-cases/export/{exported}': known(addressed, () => '/api/contact-cases/export/x'),
  'GET /api/contact-cases/{id}': known(administrator, ofCase('')),
  'GET /api/contact-cases/{id}/flight': known(administrator, ofCase('/flight')),
  'POST /api/contact-cases/{id}/answering': known(administrator, async (world) => ({
    url: await ofCase('/answering')(world),
    payload: { takesOver: false },
  })),
  'DELETE /api/contact-cases/{id}/answering': known(administrator, ofCase('/answering')),
  'POST /api/contact-cases/{id}/replies': known(administrator, async (world) => ({
    url: await ofCase('/replies')(world),
    payload: { text: 'Hello', asksBack: false, revision: 0 },
  })),
  'POST /api/contact-cases/{id}/notes': known(administrator, async (world) => ({
    url: await ofCase('/notes')(world),
    payload: { text: 'Hello' },
  })),
  'GET /api/saved-answers/export/{exported}': known(addressed, () => '/api/saved-answers/export/x'),
  'PATCH /api/saved-answers/{id}': known(administrator, async (world) => {
    const { id, was } = await world.heldAnswer()
    return { url: `/api/saved-answers/${id}`, payload: { ...was, title: randomUUID(), was } }
  }),
  'DELETE /api/saved-answers/{id}': known(
    administrator,
    async (world) => `/api/saved-answers/${await world.savedAnswer()}`,
  ),
  'GET /api/enrollment-records/{id}': known(administrator, (world) => `/api/enrollment-records/${world.enrollmentId}`),
  'POST /api/enrollment-records/{id}/attempts/{attemptId}/reset': known(administrator, (world) => ({
    url: `/api/enrollment-records/${world.enrollmentId}/attempts/${world.attempt.id}/reset`,
    payload: { reason: 'The network failed' },
  })),
  'GET /api/enrollment-records/export/{exported}': known(addressed, () => '/api/enrollment-records/export/x'),
  'GET /api/messages/export/{exported}': known(addressed, () => '/api/messages/export/x'),
  'GET /api/messages/{id}': known(administrator, async (world) => `/api/messages/${await world.message()}`),
  'GET /api/messages/{id}/frames/{mode}': known(
    addressed,
    async (world) => `/api/messages/${await world.message()}/frames/light`,
  ),
  'GET /api/message-templates/{channel}/{template}': known(administrator, () => TEMPLATE),
  'PUT /api/message-templates/{channel}/{template}/draft': known(administrator, () => ({
    url: `${TEMPLATE}/draft`,
    payload: { ...recordOf(TEMPLATE_FIELDS, () => 'Hello'), revision: 999, isToCheck: false },
  })),
  'POST /api/message-templates/{channel}/{template}/drop-draft': known(administrator, () => ({
    url: `${TEMPLATE}/drop-draft`,
    payload: { revision: 999 },
  })),
  'POST /api/message-templates/{channel}/{template}/in-force': known(administrator, () => ({
    url: `${TEMPLATE}/in-force`,
    payload: { revision: 999, versionId: 1 },
  })),
  'POST /api/message-templates/{channel}/{template}/default': known(administrator, () => ({
    url: `${TEMPLATE}/default`,
    payload: { revision: 999 },
  })),
  'POST /api/message-templates/{channel}/{template}/tests': known(administrator, () => ({
    url: `${TEMPLATE}/tests`,
    payload: { source: 'default', language: 'en' },
  })),
  'GET /api/message-templates/{channel}/{template}/previews/{source}/{language}': known(
    administrator,
    () => `${TEMPLATE}/previews/default/en`,
  ),
  'GET /api/message-templates/{channel}/{template}/previews/{source}/{language}/{mode}': known(
    addressed,
    () => `${TEMPLATE}/previews/default/en/light`,
  ),
  'GET /api/file-records/{id}/preview': known(
    administrator,
    async (world) => `/api/file-records/${await world.fileRecord()}/preview`,
  ),
  'GET /api/file-records/export/{exported}': known(addressed, () => '/api/file-records/export/x'),
  'GET /api/how-to-videos/export/{exported}': known(addressed, () => '/api/how-to-videos/export/x'),
  'GET /api/how-to-videos/{id}': known(administrator, async (world) => `/api/how-to-videos/${await world.howTo()}`),
  'PATCH /api/how-to-videos/{id}': known(administrator, async (world) => ({
    url: `/api/how-to-videos/${await world.howTo()}`,
    payload: { ...HOW_TO, revision: 0 },
  })),
  'GET /api/how-to-offers/{id}': known(
    ['teachesOnline', 'teachesClass', 'otherInstructor'],
    async (world) => `/api/how-to-offers/${await world.howTo()}`,
  ),
  'GET /api/audit/export/{exported}': known(addressed, () => '/api/audit/export/x'),
  'GET /api/name-changes/export/{exported}': known(addressed, () => '/api/name-changes/export/x'),
  'GET /api/users/export/{exported}': known(addressed, () => '/api/users/export/x'),
  'GET /api/instructors/{id}/classes': known(
    administrator,
    ({ people }) => `/api/instructors/${people.teachesClass.userId}/classes`,
  ),
  'GET /api/instructor-courses/{id}/successors': known(administrator, ofClass('/successors?search=')),
  'POST /api/instructor-courses/{id}/handover': known(administrator, async (world) => {
    const { classId, inPersonId } = await world.heldClass()
    return {
      url: `/api/instructor-courses/${classId}/handover`,
      payload: { fromId: world.people.teachesClass.userId, toId: await world.approvedFor(inPersonId) },
    }
  }),
  'GET /api/class-records/export/{exported}': known(addressed, () => '/api/class-records/export/x'),
  'GET /api/instructors/export/{exported}': known(addressed, () => '/api/instructors/export/x'),
  'GET /api/students/export/{exported}': known(addressed, () => '/api/students/export/x'),
  'POST /api/auth/{id}/verify/send': known(anyone, ({ people }) => `/api/auth/${people.owner.userId}/verify/send`),
  'PATCH /api/users/{id}/settings': known(owner, (world) => ({
    url: ofUser('settings')(world),
    payload: { mode: 'dark' },
  })),
  'PUT /api/users/{id}/shortcuts': known(owner, (world) => ({
    url: ofUser('shortcuts')(world),
    payload: { shortcuts: [] },
  })),
  'POST /api/users/{id}/welcomed': known(owner, (world) => ({ url: ofUser('welcomed')(world), payload: {} })),
  'GET /api/users/{id}/quick-panel': known(owner, ofUser('quick-panel')),
  'POST /api/users/{id}/events/clear': known(owner, (world) => ({
    url: ofUser('events/clear')(world),
    payload: { ids: ['class:1'] },
  })),
  'POST /api/users/{id}/notes': known(owner, (world) => ({
    url: ofUser('notes')(world),
    payload: { title: 'Cones', detail: '' },
  })),
  'DELETE /api/users/{id}/notes/{noteId}': known(owner, async (world) => ofUser(`notes/${await world.note()}`)(world)),
  'GET /api/people/{id}': known(tied, async (world) => {
    await world.heldClass()
    return ofPerson()(world)
  }),
  'GET /api/people/{id}/training': known(tied, async (world) => {
    await world.heldClass()
    return ofPerson('/training')(world)
  }),
  'GET /api/people/{id}/access': known(administrator, ofPerson('/access')),
  'GET /api/people/{id}/messages': known(administrator, ofPerson('/messages')),
  'GET /api/people/{id}/history': known(administrator, ofPerson('/history')),
  'DELETE /api/profiles/me/sessions/{id}': known(
    owner,
    async (world) => `/api/profiles/me/sessions/${await world.otherSession()}`,
  ),
  'GET /api/files/{container}/download/{name}': known(administrator, () => '/api/files/photos/download/ada.png'),
  'GET /api/course-search/{courseId}': known(anyone, ({ course }) => `/api/course-search/${course.courseId}`),
  'GET /api/courses/{id}/classes': known(anyone, ({ course }) => `/api/courses/${course.courseId}/classes`),
  'GET /api/online-enrollments/{id}': known(['owner', 'teachesOnline', 'administrator'], ofEnrollment()),
  'POST /api/online-enrollments/{id}/verification-code': known(owner, (world) => ({
    url: ofEnrollment('/verification-code')(world),
    payload: {},
  })),
  'POST /api/online-enrollments/{id}/verify': known(['teachesOnline', 'administrator'], (world) => ({
    url: ofEnrollment('/verify')(world),
    payload: {},
  })),
  'POST /api/online-enrollments/{id}/drop': known(owner, async (world) => ({
    url: `/api/online-enrollments/${await world.pastEnrollment()}/drop`,
  })),
  // A course is nobody's: a student who is not enrolled in it is told so.
  'GET /api/online-courses/{courseId}/opened': known(
    ['owner', 'otherStudent'],
    ({ course }) => `/api/online-courses/${course.courseId}/opened`,
  ),
  'GET /api/online-enrollments/{id}/lessons/{lessonId}': known(owner, ofLesson()),
  'GET /api/online-enrollments/{id}/transcript-search': known(owner, ofEnrollment('/transcript-search?search=lane')),
  'POST /api/online-enrollments/{id}/lessons/{lessonId}/watch-reports': known(owner, (world) => ({
    url: ofLesson('/watch-reports')(world),
    payload: { ranges: [[0, 5]] },
  })),
  'GET /api/online-enrollments/{id}/notes': known(owner, ofEnrollment('/notes')),
  'PUT /api/online-enrollments/{id}/notes/{noteId}': known(owner, (world) => ({
    url: ofEnrollment(`/notes/${randomUUID()}`)(world),
    payload: { lessonId: world.lessonId, at: 3, text: 'Angle left', revision: 0 },
  })),
  'DELETE /api/online-enrollments/{id}/notes/{noteId}': known(owner, (world) => ({
    url: ofEnrollment(`/notes/${randomUUID()}?revision=1`)(world),
  })),
  'GET /api/online-enrollments/{id}/questions': known(owner, ofEnrollment('/questions')),
  'POST /api/online-enrollments/{id}/lessons/{lessonId}/questions': known(owner, (world) => ({
    url: ofLesson('/questions')(world),
    payload: { at: 3, text: 'Why to the left?' },
  })),
  'POST /api/lesson-questions/{id}/withdraw': known(owner, async (world) => ({
    url: `/api/lesson-questions/${await world.lessonQuestion()}/withdraw`,
    payload: {},
  })),
  'POST /api/lesson-questions/{id}/answer': known(['teachesOnline'], async (world) => ({
    url: `/api/lesson-questions/${await world.lessonQuestion()}/answer`,
    payload: { text: 'Away from the crew.', revision: 0 },
  })),
  'POST /api/lesson-questions/{id}/close': known(['teachesOnline'], async (world) => ({
    url: `/api/lesson-questions/${await world.lessonQuestion()}/close`,
    payload: {},
  })),
  'POST /api/lesson-questions/{id}/reopen': known(['teachesOnline'], async (world) => ({
    url: `/api/lesson-questions/${await world.lessonQuestion('closed')}/reopen`,
    payload: {},
  })),
  'GET /api/lesson-questions/export/{exported}': known(addressed, () => '/api/lesson-questions/export/x'),
  'POST /api/online-enrollments/{id}/lessons/{lessonId}/quiz-attempts': known(owner, (world) => ({
    url: ofLesson('/quiz-attempts')(world),
  })),
  'GET /api/quiz-attempts/{id}': known(owner, ({ attempt }) => `/api/quiz-attempts/${attempt.id}`),
  'PUT /api/quiz-attempts/{id}/answers/{questionId}': known(owner, ({ attempt }) => {
    const [question] = attempt.questions
    const payload = { choiceId: question?.choices[0]?.id ?? 0, seat: attempt.seat }
    return { url: `/api/quiz-attempts/${attempt.id}/answers/${question?.id}`, payload }
  }),
  'POST /api/quiz-attempts/{id}/submit': known(owner, ({ attempt }) => ({
    url: `/api/quiz-attempts/${attempt.id}/submit`,
    payload: { seat: attempt.seat },
  })),
  'GET /api/students/{studentId}/dashboard': known(holders, ({ studentId }) => `/api/students/${studentId}/dashboard`),
  'GET /api/instructor-course-students/students/{studentId}/enrollments': known(
    ['owner', 'teachesClass', 'administrator'],
    ({ studentId }) => `/api/instructor-course-students/students/${studentId}/enrollments`,
  ),
  'PATCH /api/instructor-course-students/{id}': known(owner, async (world) => ({
    url: await ofFreshPlace('')(world),
    payload: { accommodation: null },
  })),
  'POST /api/instructor-course-students/{id}/leave': known(owner, async (world) => ({
    url: await ofFreshPlace('/leave')(world),
    payload: {},
  })),
  'POST /api/instructor-course-students/{id}/accept': known(owner, async (world) => ({
    url: await ofFreshPlace('/accept')(world),
    payload: {},
  })),
  'POST /api/instructor-course-students/{id}/decline': known(owner, async (world) => ({
    url: await ofFreshPlace('/decline')(world),
    payload: {},
  })),
  'GET /api/instructor-course-students/{id}/calendar': known(addressed, ofFreshPlace('/calendar')),
  'GET /api/instructor-courses/{id}': known(classStaff, ofClass()),
  'PATCH /api/instructor-courses/{id}': known(classStaff, async (world) => ({
    url: ofClass()(world),
    payload: await world.changesOf(world.first.classId),
  })),
  'POST /api/instructor-courses/{id}/messages': known(classStaff, (world) => ({
    url: ofClass('/messages')(world),
    payload: { audience: 'all', text: 'Bring gloves.\nAnd cones.' },
  })),
  'GET /api/instructor-courses/{id}/series': known(classStaff, ofClass('/series?kind=weekly&times=3')),
  'POST /api/instructor-courses/{id}/series': known(classStaff, async (world) => ({
    url: `${await ofFreshClass(world)}/series`,
    payload: { days: [world.dayAhead()] },
  })),
  'POST /api/instructor-courses/{id}/cancel': known(classStaff, async (world) => ({
    url: `${await ofFreshClass(world)}/cancel`,
    payload: { reason: 'Ice' },
  })),
  'POST /api/instructor-courses/{id}/complete': known(classStaff, async (world) => ({
    url: `${await ofFreshClass(world)}/complete`,
    payload: {},
  })),
  'GET /api/instructor-courses/{id}/roster': known(classStaff, ofClass('/roster')),
  'POST /api/instructor-courses/{id}/roster/marks': known(classStaff, async (world) => {
    const { classId, placeId } = await world.openClass()
    const mark = {
      id: randomUUID(),
      registrationId: placeId,
      attendance: 'present',
      basedOn: 0,
      deviceAt: world.server.clock.now().toISOString(),
    }
    return { url: `/api/instructor-courses/${classId}/roster/marks`, payload: { marks: [mark] } }
  }),
  'POST /api/instructor-courses/{id}/roster/walk-ins': known(classStaff, async (world) => ({
    url: `/api/instructor-courses/${(await world.openClass()).classId}/roster/walk-ins`,
    payload: world.walkIn(),
  })),
  'DELETE /api/instructor-courses/{id}/roster/walk-ins/{registrationId}': known(classStaff, (world) =>
    world.walkedIn(),
  ),
  'POST /api/own-walk-ins/{id}/answer': known(owner, async (world) => ({
    url: `${await world.typedPlace()}/answer`,
    payload: { wasMe: true },
  })),
  'POST /api/instructor-courses/{id}/attendance-corrections/preview': known(administrator, (world) => ({
    url: ofClass('/attendance-corrections/preview')(world),
    payload: correctionOf(world),
  })),
  'POST /api/instructor-courses/{id}/attendance-corrections': known(administrator, (world) => ({
    url: ofClass('/attendance-corrections')(world),
    payload: { ...correctionOf(world), fingerprint: '' },
  })),
  'GET /api/instructor-courses/{id}/sheets': known(classStaff, ofClass('/sheets')),
  'POST /api/instructor-courses/{id}/sheets': known(administrator, (world) => ({
    url: `${ofClass('/sheets')(world)}?fileName=a.pdf`,
    ...CSV,
  })),
  'PATCH /api/instructor-courses/{id}/sheets/{sheetId}': known(administrator, (world) => ({
    url: ofClass(`/sheets/${world.sheetId}`)(world),
    payload: { isRemoved: false },
  })),
  'GET /api/instructor-courses/{id}/sheets/{sheetId}/file': known(addressed, (world) =>
    ofClass(`/sheets/${world.sheetId}/file`)(world),
  ),
  'GET /api/instructor-courses/{id}/roster/export': known(classStaff, ofClass('/roster/export')),
  'GET /api/instructor-courses/{id}/roster/sheet': known(classStaff, ofClass('/roster/sheet')),
  'GET /api/instructor-courses/{id}/roster/export/{language}': known(addressed, ofClass('/roster/export/en')),
  'GET /api/instructor-courses/{id}/roster/sheet/{language}': known(addressed, ofClass('/roster/sheet/en')),
  'GET /api/instructor-courses/mine/export/{exported}': known(addressed, () => '/api/instructor-courses/mine/export/x'),
  'GET /api/student-enrollments/export/{exported}': known(addressed, () => '/api/student-enrollments/export/x'),
  'GET /api/group-progress/export/{exported}': known(addressed, () => '/api/group-progress/export/x'),
  'GET /api/groups/students/export/{exported}': known(addressed, () => '/api/groups/students/export/x'),
  'GET /api/invitations/export/{exported}': known(addressed, () => '/api/invitations/export/x'),
  'GET /api/groups/invitations/export/{exported}': known(addressed, () => '/api/groups/invitations/export/x'),
  'GET /api/imports/export/{exported}': known(addressed, () => '/api/imports/export/x'),
  'GET /api/imports/{id}/rows/export/{exported}': known(addressed, ofFreshImport('/rows/export/x')),
  'GET /api/list-acts/export/{exported}': known(addressed, () => '/api/list-acts/export/x'),
  'GET /api/list-acts/{id}/rows/export/{exported}': known(addressed, ofAct('/rows/export/x')),
  'GET /api/list-acts/{id}': known(coordinator, ofAct('')),
  'GET /api/list-acts/{id}/file': known(administrator, async (world) => `/api/list-acts/${await world.fileAct()}/file`),
  'GET /api/list-acts/{id}/file/download': known(addressed, ofAct('/file/download')),
  'GET /api/list-acts/{id}/rows': known(coordinator, ofAct('/rows')),
  'GET /api/list-acts/{id}/rows/export': known(coordinator, ofAct('/rows/export')),
  'POST /api/list-acts/{id}/cancel': known(coordinator, async (world) => ({
    url: await ofAct('/cancel')(world),
    payload: {},
  })),
  'POST /api/list-acts/{id}/undo': known(coordinator, async (world) => ({
    url: await ofAct('/undo')(world),
    payload: {},
  })),
  'PATCH /api/list-views/{id}': known(coordinator, async (world) => ({
    url: `/api/list-views/${await world.listView()}`,
    payload: { name: 'Theirs', was: { name: 'Towing' } },
  })),
  'PUT /api/list-views/{id}/role': known(coordinator, async (world) => ({
    url: `/api/list-views/${await world.listView()}/role`,
    payload: { role: null },
  })),
  'DELETE /api/list-views/{id}': known(coordinator, async (world) => `/api/list-views/${await world.listView()}`),
  'PATCH /api/materials/{id}': known(administrator, ({ materialId }) => ({
    url: `/api/materials/${materialId}`,
    payload: { isRetired: false },
  })),
  'POST /api/materials/{id}/versions': known(administrator, ({ materialId }) => ({
    url: `/api/materials/${materialId}/versions?fileName=a.pdf`,
    ...CSV,
  })),
  'GET /api/materials/versions/{id}/download': known(
    addressed,
    ({ versionId }) => `/api/materials/versions/${versionId}/download`,
  ),
  'GET /api/course-categories/export/{exported}': known(addressed, () => '/api/course-categories/export/x'),
  'GET /api/agency-records/export/{exported}': known(addressed, () => '/api/agency-records/export/x'),
  'PATCH /api/course-categories/{id}': known(administrator, async (world) => {
    const { id, was } = await world.heldCategory()
    const renamed = { en: `Night ${randomUUID()}`, tr: `Gece ${randomUUID()}`, ar: `ليل ${randomUUID()}` }
    return { url: `/api/course-categories/${id}`, payload: { ...was, ...renamed, was } }
  }),
  'DELETE /api/course-categories/{id}': known(
    administrator,
    async (world) => `/api/course-categories/${await world.category()}`,
  ),
  'POST /api/course-categories/{id}/merge/preview': known(administrator, async (world) => ({
    url: `/api/course-categories/${await world.category()}/merge/preview`,
    payload: { into: await world.category() },
  })),
  'POST /api/course-categories/{id}/merge': known(administrator, async (world) => ({
    url: `/api/course-categories/${await world.category()}/merge`,
    payload: { into: await world.category(), total: 0 },
  })),
  'PATCH /api/agency-records/{id}': known(administrator, async (world) => {
    const { id, was } = await world.heldAgency()
    return { url: `/api/agency-records/${id}`, payload: { ...was, discipline: 'towing', was } }
  }),
  'DELETE /api/agency-records/{id}': known(
    administrator,
    async (world) => `/api/agency-records/${await world.agency()}`,
  ),
  'POST /api/agency-records/{id}/merge/preview': known(administrator, async (world) => ({
    url: `/api/agency-records/${await world.agency()}/merge/preview`,
    payload: { into: await world.agency() },
  })),
  'POST /api/agency-records/{id}/merge': known(administrator, async (world) => ({
    url: `/api/agency-records/${await world.agency()}/merge`,
    payload: { into: await world.agency(), total: 0 },
  })),
  'GET /api/course-records/export/{exported}': known(addressed, () => '/api/course-records/export/x'),
  'POST /api/course-records/{id}/duplicate': known(administrator, (world) => ({
    url: ofCourse('/duplicate')(world),
    payload: {},
  })),
  'GET /api/course-records/{id}/draft': known(administrator, ofCourse('/draft')),
  'PATCH /api/course-records/{id}/draft': known(administrator, (world) => ({
    url: ofCourse('/draft')(world),
    payload: {
      revision: 0,
      changes: [{ kind: 'set', at: ['details', 'totalCourseHours'], was: 4, to: 4 }],
    },
  })),
  'POST /api/course-records/{id}/publish': known(administrator, (world) => ({
    url: ofCourse('/publish')(world),
    payload: { revision: 0 },
  })),
  'GET /api/course-records/{id}/files': known(administrator, ofCourse('/files')),
  'POST /api/course-records/{id}/questions/read': known(administrator, (world) => ({
    url: ofCourse('/questions/read')(world),
    payload: { format: 'gift', language: 'en', text: 'Where?{=Here ~There}' },
  })),
  'GET /api/course-records/{id}/instructors': known(administrator, ofCourse('/instructors')),
  'GET /api/course-records/{id}/instructors/choices': known(administrator, ofCourse('/instructors/choices')),
  'PUT /api/course-records/{id}/instructors/{userId}': known(administrator, (world) =>
    ofCourse(`/instructors/${world.people.otherInstructor.userId}`)(world),
  ),
  'DELETE /api/course-records/{id}/instructors/{userId}': known(administrator, (world) =>
    ofCourse(`/instructors/${world.people.otherInstructor.userId}`)(world),
  ),
  'GET /api/course-records/{id}/file': known(administrator, ofCourse('/file')),
  'GET /api/course-records/{id}/file/download': known(addressed, ofCourse('/file/download')),
  'GET /api/course-records/{id}/statistics': known(administrator, ofCourse('/statistics')),
  'GET /api/course-records/{id}/versions': known(administrator, ofCourse('/versions')),
  'GET /api/course-records/{id}/versions/{version}': known(administrator, ofCourse('/versions/1')),
  'GET /api/uploads/{id}': known(administrator, async (world) => `/api/uploads/${await world.upload()}`),
  'PATCH /api/uploads/{id}': known(administrator, async (world) => ({
    url: `/api/uploads/${await world.upload()}`,
    payload: Buffer.from('a piece'),
    headers: { 'content-type': PIECE_TYPE, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
  })),
  'DELETE /api/uploads/{id}': known(administrator, async (world) => `/api/uploads/${await world.upload()}`),
  'POST /api/invitations/{id}/revoke': known(inviters, async (world) => ({
    url: `/api/invitations/${(await world.invite.one({ email: `${randomUUID()}@example.org` })).id}/revoke`,
    payload: {},
  })),
  'POST /api/invitations/{id}/resend': known(inviters, async (world) => ({
    url: `/api/invitations/${(await world.invite.one({ email: `${randomUUID()}@example.org` })).id}/resend`,
    payload: {},
  })),
  'PUT /api/groups/{groupId}/courses': known(coordinator, (world) => ({
    url: ofGroup('/courses')(world),
    payload: { courses: [] },
  })),
  'PATCH /api/groups/{id}': known(coordinator, (world) => ({ url: ofGroup()(world), payload: { name: 'B shift' } })),
  'POST /api/groups/{id}/invitations': known(coordinator, (world) => ({
    url: ofGroup('/invitations')(world),
    payload: {
      firstName: 'B',
      lastName: 'D',
      email: `${randomUUID()}@example.org`,
      phone: '',
      primaryAgencyId: 0,
      language: 'en',
    },
  })),
  'POST /api/groups/{id}/invitations/{invitationId}/revoke': known(coordinator, async (world) => ({
    url: ofGroup(`/invitations/${await world.groupInvitation()}/revoke`)(world),
    payload: {},
  })),
  'POST /api/groups/{id}/invitations/{invitationId}/resend': known(coordinator, async (world) => ({
    url: ofGroup(`/invitations/${await world.groupInvitation()}/resend`)(world),
    payload: {},
  })),
  'POST /api/groups/{id}/imports': known(coordinator, (world) => ({
    url: ofGroup('/imports?fileName=people.csv&language=en')(world),
    ...CSV,
  })),
  'GET /api/imports/{id}': known(coordinator, ofFreshImport('')),
  'GET /api/imports/{id}/rows': known(coordinator, ofFreshImport('/rows')),
  'GET /api/imports/{id}/rows/export': known(coordinator, ofFreshImport('/rows/export')),
  'POST /api/imports/{id}/start': known(coordinator, async (world) => ({
    url: await ofFreshImport('/start')(world),
    payload: {},
  })),
  'POST /api/imports/{id}/cancel': known(coordinator, async (world) => ({
    url: await ofFreshImport('/cancel')(world),
    payload: {},
  })),
  'POST /api/imports/{id}/undo': known(coordinator, async (world) => ({
    url: await ofFreshImport('/undo')(world),
    payload: {},
  })),
  'GET /api/certificates/{number}': known(anyone, ofCertificate()),
  'GET /api/certificates/{number}/download': known(holders, ofCertificate('/download')),
  'GET /api/certificates/{number}/badge': known(holders, ofCertificate('/badge')),
  'GET /api/certificates/{number}/credential': known(holders, ofCertificate('/credential')),
  'POST /api/certificates/{number}/wallet-offers': known(owner, (world) => ({
    url: ofCertificate('/wallet-offers')(world),
    payload: { isBound: true },
  })),
  'GET /api/certificates/{number}/wallet-offers/{id}': known(owner, async (world) =>
    ofCertificate(`/wallet-offers/${await world.walletOffer()}`)(world),
  ),
  'POST /api/certificates/{number}/reissue': known(holders, (world) => ({
    url: ofCertificate('/reissue')(world),
    payload: {},
  })),
  'POST /api/certificates/{number}/revoke': known(administrator, (world) => ({
    url: ofCertificate('/revoke')(world),
    payload: { reason: 'Mistake' },
  })),
  'POST /api/certificates/{number}/restore': known(administrator, (world) => ({
    url: ofCertificate('/restore')(world),
    payload: { reason: 'The mistake was ours' },
  })),
  'GET /api/people/{id}/merge-candidates': known(administrator, ofPerson('/merge-candidates')),
  'POST /api/people/{id}/merge/preview': known(administrator, (world) => ({
    url: ofPerson('/merge/preview')(world),
    payload: { goesId: world.people.otherStudent.userId },
  })),
  'POST /api/people/{id}/merge': known(administrator, (world) => ({
    url: ofPerson('/merge')(world),
    payload: {
      goesId: world.people.otherStudent.userId,
      email: world.people.otherStudent.email,
      reason: 'Signed up twice',
      fields: recordOf(MERGE_FIELDS, () => 'stays'),
      settled: [],
      // Nothing is merged that nobody looked at.
      fingerprint: 'none',
    },
  })),
  'POST /api/people/{id}/merges/{mergeId}/undo': known(administrator, async (world) =>
    ofPerson(`/merges/${await world.undoneMerge()}/undo`)(world),
  ),
  'POST /api/people/{id}/certificates': known(administrator, (world) => ({
    url: ofPerson('/certificates')(world),
    payload: {
      courseId: world.course.courseId,
      completedOn: '2026-01-15',
      reason: 'Held elsewhere',
      evidence: 'Roster of the academy',
    },
  })),
  'POST /api/name-changes/{id}/approve': known(administrator, async (world) => ({
    url: `/api/name-changes/${await world.nameChange()}/approve`,
    payload: {},
  })),
  'POST /api/name-changes/{id}/refuse': known(administrator, async (world) => ({
    url: `/api/name-changes/${await world.nameChange()}/refuse`,
    payload: { reason: 'No paper shows it' },
  })),
  'GET /api/credential-keys/{thumbprint}': known([], () => '/api/credential-keys/x'),
  'GET /api/credential-status/{list}': known(anyone, () => '/api/credential-status/1'),
}
