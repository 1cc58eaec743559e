import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'

import { hashOfSecret } from '../../../server/modules/auth/mailed-links.ts'
import { insertSession } from '../../../server/modules/auth/sessions.repository.ts'
import { later } from '../../../server/platform/clock.ts'
import { nameChanges, users } from '../../../server/platform/db/tables/accounts.table.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { certificates } from '../../../server/platform/db/tables/certificates.table.ts'
import {
  classInstructors,
  instructorApprovals,
  instructorCourseStudents,
} from '../../../server/platform/db/tables/classes.table.ts'
import { contactFlights, contactMessages } from '../../../server/platform/db/tables/contact.table.ts'
import { groupMembers } from '../../../server/platform/db/tables/groups.table.ts'
import { howToVideos } from '../../../server/platform/db/tables/how-to.table.ts'
import { onlineEnrollments } from '../../../server/platform/db/tables/learning.table.ts'
import { lessonQuestions } from '../../../server/platform/db/tables/lesson-talk.table.ts'
import { materials, materialVersions } from '../../../server/platform/db/tables/materials.table.ts'
import { personMerges } from '../../../server/platform/db/tables/person-merges.table.ts'
import { files as fileRows, messages } from '../../../server/platform/db/tables/platform.table.ts'
import { mailedLists } from '../../../server/platform/db/tables/reports.table.ts'
import { classSheets } from '../../../server/platform/db/tables/rosters.table.ts'
import type { HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import type { LessonQuestionState } from '../../../src/domain/lesson-question.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { coordinating, PERSON } from '../groups/coordinating.ts'
import { bringing } from '../imports/bringing.ts'
import { inviting } from '../invitations/inviting.ts'
import { inThree, makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { DAY, makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { builtReport, mailedReport } from '../reports/built.ts'
import type { TestApp, TestUser } from '../support/test-app.ts'
import { uploader } from '../uploads/uploading.ts'

/** How one stands to the student in whose record, class and group everything below is. */
export const RELATIONS = [
  'owner',
  'teachesOnline',
  'teachesClass',
  'coordinates',
  'otherStudent',
  'otherInstructor',
  'otherCoordinator',
  'master',
  'administrator',
  'guest',
] as const
export type Relation = (typeof RELATIONS)[number]

const NUMBER = 'TIM-2222-2222'

/** A student with a record of every kind, and one person for each relation to them. */
export const openWorld = async (server: TestApp) => {
  const { db, files } = server.platform
  const { clock } = server
  const owner = await server.signedIn()
  const studentId = owner.studentId ?? 0
  const teachesOnline = await server.signedIn([ROLE.instructor])
  const teachesClass = await server.signedIn([ROLE.instructor])
  const administrator = await server.signedIn([ROLE.admin])
  const own = await coordinating(server)
  const other = await coordinating(server)

  const course = await makeCourse(db)
  await db.insert(offeringInstructors).values({ offeringId: course.offeringId, userId: teachesOnline.userId })
  const learner = learnerOf(server, course, owner)
  const enrollmentId = await learner.enroll()
  const [lessonId = 0] = course.lessonIds
  await learner.watch(enrollmentId, lessonId)
  const attempt = await learner.start(enrollmentId, lessonId)
  await db.insert(certificates).values({
    number: NUMBER,
    studentId,
    courseId: course.courseId,
    recipientName: 'Ada Moreno',
    courseTitle: inThree('Scene basics'),
    hours: 4,
    completedOn: clock.now(),
    issuedAt: clock.now(),
    expiresAt: null,
  })
  const group = await own.make('B shift')
  await other.make('C shift')
  await db.insert(groupMembers).values({ groupId: group.id, studentId, joinedAt: clock.now() })
  await files.put('photos', 'ada.png', Buffer.from('a picture'))
  await db.update(users).set({ photo: 'ada.png' }).where(eq(users.id, owner.userId))
  await files.put('materials', 'guide.pdf', Buffer.from('%PDF-1.7 a guide'))
  const [material] = await db
    .insert(materials)
    .values({ courseId: course.courseId, title: inThree('Guide') })
    .returning()
  const materialId = material?.id ?? 0
  const [version] = await db
    .insert(materialVersions)
    .values({
      materialId,
      version: 1,
      fileName: 'guide.pdf',
      downloadName: 'guide.pdf',
      bytes: 16,
      uploadedAt: clock.now(),
    })
    .returning()
  await files.put('pictures', 'badge.png', Buffer.from('a picture'))

  const inPersonId = await makeInPersonCourse(db)
  /** A class of the teacher's that the student is on, made anew: much can be done with one but once. */
  const heldClass = async (startsIn = 10 * DAY) => {
    const classId = await makeClass(server, inPersonId, { capacity: 5, startsIn })
    await db.insert(classInstructors).values({ instructorCourseId: classId, userId: teachesClass.userId })
    const [place] = await db
      .insert(instructorCourseStudents)
      .values({ instructorCourseId: classId, studentId, state: 'registered', registeredAt: clock.now() })
      .returning()
    return { classId, placeId: place?.id ?? 0, inPersonId }
  }
  const first = await heldClass()
  await files.put('sheets', 'sheet.pdf', Buffer.from('%PDF-1.7 a sheet'))
  const [sheet] = await db
    .insert(classSheets)
    .values({
      instructorCourseId: first.classId,
      fileName: 'sheet.pdf',
      downloadName: 'sheet.pdf',
      bytes: 16,
      addedAt: clock.now(),
    })
    .returning()
  const madeBy = async (url: string, payload: object): Promise<number> =>
    (await server.call({ method: 'POST', url, payload, as: administrator })).json<{ id: number }>().id
  const heldCategory = async () => {
    const name = randomUUID()
    const was = { en: `${name} en`, tr: `${name} tr`, ar: `${name} ar`, picture: '' }
    return { id: await madeBy('/api/course-categories', was), was }
  }
  const heldAgency = async () => {
    const was = { name: randomUUID(), discipline: '', county: '', city: '' }
    return { id: await madeBy('/api/agency-records', was), was }
  }
  const heldAnswer = async () => {
    const was = { title: randomUUID(), en: 'Hello', tr: '', ar: '' }
    return { id: await madeBy('/api/saved-answers', was), was }
  }
  const heldView = async () => {
    const was = { name: randomUUID() }
    return { id: await madeBy('/api/list-views', { list: 'invitations', asked: 'state=open', ...was }), was }
  }
  let daysAhead = 40
  return {
    server,
    people: {
      owner,
      teachesOnline,
      teachesClass,
      coordinates: own.as,
      otherStudent: await server.signedIn(),
      otherInstructor: await server.signedIn([ROLE.instructor]),
      otherCoordinator: other.as,
      master: await server.signedIn([ROLE.master]),
      administrator,
      guest: null,
    } satisfies Record<Relation, TestUser | null>,
    studentId,
    course,
    enrollmentId,
    lessonId,
    attempt,
    group,
    first,
    heldClass: () => heldClass(),
    /** That is about to begin: its attendance is open. */
    openClass: () => heldClass(DAY / 48),
    number: NUMBER,
    materialId,
    versionId: version?.id ?? 0,
    sheetId: sheet?.id ?? 0,
    /** Of courses, that none has yet. */
    category: async () => (await heldCategory()).id,
    heldCategory,
    agency: async () => (await heldAgency()).id,
    heldAgency,
    /** A merge of another account into the owner's, which was undone. */
    undoneMerge: async () => {
      const { userId: goesId } = await server.createUser()
      const at = clock.now()
      const [merge] = await db
        .insert(personMerges)
        .values({ staysId: owner.userId, goesId, goesRoles: [], reason: 'Twice', mergedAt: at, undoneAt: at })
        .returning({ id: personMerges.id })
      return merge?.id ?? 0
    },
    /** Of nobody of this world, with what happened before it. */
    contactCase: async () => {
      const at = clock.now()
      const [row] = await db
        .insert(contactMessages)
        .values({
          reference: randomUUID(),
          name: 'Nobody',
          email: 'nobody@example.org',
          topic: 'other',
          message: 'Hello',
          language: 'en',
          createdAt: at,
          openSince: at,
        })
        .returning({ id: contactMessages.id })
      const id = row?.id ?? 0
      await db.insert(contactFlights).values({ contactId: id, flight: '{}', at })
      return id
    },
    savedAnswer: async () => (await heldAnswer()).id,
    heldAnswer,
    heldView,
    reportMailing: async () => {
      const payload = {
        agencyId: null,
        viewId: null,
        day: 1,
        format: 'csv',
        language: 'en',
        recipients: [`${randomUUID()}@example.org`],
      }
      const answer = await server.call({ method: 'POST', url: '/api/report-mailings', payload, as: administrator })
      return answer.json<{ id: number }>().id
    },
    /** Captions that nothing uses. */
    fileRecord: async () => {
      const facts = { container: 'lessons', contentType: 'text/vtt', size: 1, digest: randomUUID() }
      const [row] = await db
        .insert(fileRows)
        .values({ ...facts, name: `${randomUUID()}.vtt`, createdAt: clock.now() })
        .returning({ id: fileRows.id })
      return row?.id ?? 0
    },
    /** To nobody of this world. */
    message: async () => {
      const [row] = await db
        .insert(messages)
        .values({
          template: 'passwordChanged',
          recipientName: 'Nobody',
          recipientAddress: 'nobody@example.org',
          locale: 'en',
          data: {},
          state: 'failed',
          createdAt: clock.now(),
        })
        .returning({ id: messages.id })
      return row?.id ?? 0
    },
    /** One that is published for instructors. */
    howTo: async () => {
      const now = clock.now()
      const said = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n'
      await files.put('lessons', 'film.vtt', Buffer.from(said))
      const file = { container: 'lessons', name: 'film.mp4', type: 'video/mp4' }
      const [row] = await db
        .insert(howToVideos)
        .values({
          position: 1,
          title: inThree('Film'),
          description: inThree(''),
          video: { sources: [file], seconds: 60, width: null, height: null },
          captions: { en: { container: 'lessons', name: 'film.vtt' }, tr: null, ar: null },
          transcript: [],
          roles: ['instructor'],
          pages: [],
          publishedAt: now,
          createdAt: now,
          updatedAt: now,
        })
        .returning({ id: howToVideos.id })
      return row?.id ?? 0
    },
    report: async () => (await builtReport(server, administrator.userId)).reportId,
    /** Of one that was mailed. */
    /** Of a link that opens a list of the administrator's. */
    listSecret: async () => {
      const secret = randomUUID()
      await db.insert(mailedLists).values({
        list: 'users',
        userId: administrator.userId,
        format: 'csv',
        content: Buffer.from('Name'),
        linkDigest: hashOfSecret(secret),
        linkUntil: later(clock.now(), DAY),
      })
      return secret
    },
    reportSecret: async () => mailedReport(server, administrator.userId),
    /** One that the administrator has begun. */
    walletOffer: async () =>
      (
        await server.call({
          method: 'POST',
          url: `/api/certificates/${NUMBER}/wallet-offers`,
          payload: { isBound: true },
          as: owner,
        })
      ).json<{ id: string }>().id,
    upload: () => uploader(server, administrator).begun({ size: 1000 }),
    invite: inviting(server, administrator),
    groupInvitation: async () =>
      (await own.invite(group.id, { email: `${randomUUID()}@example.org` })).json<{ id: number }>().id,
    previewed: async () =>
      (await bringing(server, own).preview(group.id, 'email,firstName,lastName\na@example.org,A,B\n')).id,
    /** Done with somebody who is in no other group of the world. */
    listAct: async () => {
      const studentId = await own.member(group.id)
      const answer = await own.post('/api/groups/students/acts/remove', {
        selection: { kind: 'some', ids: [studentId] },
      })
      return answer.json<{ id: number }>().id
    },
    /** Another instructor, who is approved for a course. */
    approvedFor: async (courseId: number) => {
      const { userId } = await server.createUser([ROLE.instructor])
      await db
        .insert(instructorApprovals)
        .values({ userId, courseId, approvedAt: clock.now(), endsAt: later(clock.now(), DAY) })
      return userId
    },
    /** Of the administrator, with a file. */
    fileAct: async () => {
      const answer = await server.call({
        method: 'POST',
        url: '/api/students/acts/transcripts',
        payload: { selection: { kind: 'some', ids: [studentId] } },
        as: administrator,
      })
      return answer.json<{ id: number }>().id
    },
    listView: async () => {
      const body = { list: 'groupStudents', name: 'Towing', asked: 'discipline=towing' }
      const { id } = (await own.post('/api/list-views', body)).json<{ id: number }>()
      return id
    },
    /** Another enrolment of the same student, over already. */
    pastEnrollment: async () => {
      const [row] = await db
        .insert(onlineEnrollments)
        .values({
          studentId,
          courseId: course.courseId,
          offeringId: course.offeringId,
          statusId: 3,
          startedAt: later(clock.now(), -90 * DAY),
          lastActivityAt: clock.now(),
          expirationDate: later(clock.now(), 200 * DAY),
        })
        .returning()
      return row?.id ?? 0
    },
    /** What the student asks about a lesson, made for each caller anew. */
    lessonQuestion: async (state: LessonQuestionState = 'asked') => {
      const [row] = await db
        .insert(lessonQuestions)
        .values({ enrollmentId, lessonId, at: 3, text: 'Why to the left?', state, askedAt: clock.now() })
        .returning()
      return row?.id ?? 0
    },
    /** A change of name that was decided: nothing of the rest depends on it. */
    nameChange: async () => {
      const [row] = await db
        .insert(nameChanges)
        .values({
          userId: owner.userId,
          state: 'refused',
          oldFirstName: 'Ada',
          oldLastName: 'Moreno',
          newFirstName: 'Augusta',
          newLastName: 'Moreno',
          reason: 'Marriage',
          evidence: '',
          askedAt: clock.now(),
        })
        .returning()
      return row?.id ?? 0
    },
    note: async () => {
      const answer = await server.call({
        method: 'POST',
        url: `/api/users/${owner.userId}/notes`,
        payload: { title: 'Cones', detail: '' },
        as: owner,
      })
      return answer.json<{ id: number }>().id
    },
    otherSession: () =>
      insertSession(db, { userId: owner.userId, at: clock.now(), userAgent: undefined, address: '192.0.2.1' }),
    /** Another each time: no class is held on it yet. */
    dayAhead: () => {
      daysAhead += 1
      return later(clock.now(), daysAhead * DAY)
        .toISOString()
        .slice(0, 10)
    },
    /** The class as it is, to be sent back as a change. */
    changesOf: async (classId: number) => {
      const held = (
        await server.call({ url: `/api/instructor-courses/${classId}`, as: administrator })
      ).json<HeldClass>()
      const { timeZone, venue, address, city, county, hostAgencyId, capacity, registrationClosesAt, notes, version } =
        held
      return {
        timeZone,
        venue,
        address,
        city,
        county,
        hostAgencyId,
        capacity,
        registrationClosesAt,
        notes,
        version,
        sessions: held.sessions.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
        coInstructorIds: held.instructors.map(({ id }) => id),
      }
    },
    walkIn: () => {
      const { language: _, primaryAgencyId: agencyId, ...person } = PERSON
      return { ...person, agencyId, discipline: '', id: randomUUID() }
    },
    /** A class to which somebody came without a seat. */
    walkedIn: async () => {
      const { classId } = await heldClass()
      const { studentId: walkInId } = await server.createUser()
      const [place] = await db
        .insert(instructorCourseStudents)
        .values({ instructorCourseId: classId, studentId: walkInId ?? 0, state: 'walkIn', registeredAt: clock.now() })
        .returning()
      return `/api/instructor-courses/${classId}/roster/walk-ins/${place?.id}`
    },
    /** The owner's place in a class, as if they had been put on it by their address. */
    typedPlace: async () => {
      const { placeId } = await heldClass()
      const typed = { firstName: 'Nadia', lastName: 'Okoye', agency: null, discipline: null }
      await db
        .update(instructorCourseStudents)
        .set({ state: 'walkIn', typed })
        .where(eq(instructorCourseStudents.id, placeId))
      return `/api/own-walk-ins/${placeId}`
    },
  }
}

export type World = Awaited<ReturnType<typeof openWorld>>
