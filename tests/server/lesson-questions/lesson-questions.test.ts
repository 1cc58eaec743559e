import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { DAY, HOUR, later } from '../../../server/platform/clock.ts'
import { users } from '../../../server/platform/db/tables/accounts.table.ts'
import { offeringInstructors } from '../../../server/platform/db/tables/catalogue.table.ts'
import { lessonQuestions } from '../../../server/platform/db/tables/lesson-talk.table.ts'
import { auditLog, limits } from '../../../server/platform/db/tables/platform.table.ts'
import type { LessonQuestion, OwnLessonQuestions } from '../../../src/domain/contract/lesson-question.contract.ts'
import type { LessonQuestionRow } from '../../../src/domain/contract/lesson-questions.list.ts'
import type { QuickPanel } from '../../../src/domain/contract/quick-panel.contract.ts'
import { ANSWER_NEWS_DAYS, LESSON_QUESTION_LIMITS } from '../../../src/domain/lesson-question.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { asking } from '../contact-cases/support.ts'
import { makeCourse, type TestCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { mailsTo, refused, statusesOf } from '../support/accounts.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'

let server: TestApp
let course: TestCourse
let untaught: TestCourse
let marcus: TestUser
let ruth: TestUser
let ada: TestUser
let enrollmentId: number
beforeAll(async () => {
  server = await openTestApp({ DEMO: '1', PUBLIC_URL: 'https://training.example.org' })
  course = await makeCourse(server.platform.db)
  untaught = await makeCourse(server.platform.db)
  marcus = await server.signedIn([ROLE.instructor], { firstName: 'Marcus', lastName: 'Reed' })
  ruth = await server.signedIn([ROLE.instructor], { firstName: 'Ruth', lastName: 'Delgado', language: 'tr' })
  await server.platform.db
    .insert(offeringInstructors)
    .values([marcus, ruth].map(({ userId }) => ({ userId, offeringId: course.offeringId })))
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.db.delete(lessonQuestions)
  await server.platform.db.delete(limits)
  ada = await server.signedIn([ROLE.student], { firstName: 'Ada', lastName: 'Moreno' })
  enrollmentId = await learnerOf(server, course, ada).enroll()
})

type Told = Partial<Readonly<{ text: string; at: number; of: TestCourse; as: TestUser; id: number; key: string }>>
const ask = ({ text = 'Why to the left?', at = 12, of = course, as = ada, id = enrollmentId, key }: Told = {}) =>
  server.call({
    method: 'POST',
    url: `/api/online-enrollments/${id}/lessons/${of.lessonIds[0]}/questions`,
    payload: { at, text },
    headers: { 'idempotency-key': key ?? randomUUID() },
    as,
  })
const asked = async (more?: Told) => (await ask(more)).json<LessonQuestion>()
const post = (as: TestUser, id: number, deed: string, payload: object = {}) =>
  server.call({ method: 'POST', url: `/api/lesson-questions/${id}/${deed}`, payload, as })
const answer = (id: number, revision = 0, text = 'Away from the crew.', as = marcus) =>
  post(as, id, 'answer', { text, revision })
const own = async (as = ada, id = enrollmentId) =>
  (await server.call({ url: `/api/online-enrollments/${id}/questions`, as })).json<OwnLessonQuestions>()
const listed = async (as: TestUser, query = '') =>
  (await server.call({ url: `/api/lesson-questions${query}`, as })).json<{ items: LessonQuestionRow[] }>().items
const mails = async ({ email }: TestUser) =>
  (await mailsTo(server, email)).map(({ template, text }) => ({ template, text }))

describe('a question about a moment of a lesson', () => {
  it('says before to whom it goes, and goes to each of them by mail in their own language', async () => {
    expect((await own()).goesTo).toEqual({ kind: 'instructors', names: ['Ruth Delgado', 'Marcus Reed'] })
    expect(await asked({ at: 192 })).toMatchObject({ at: 40, state: 'asked', answer: null, lessonTitle: 'Lesson 1' })
    const [toMarcus] = (await mails(marcus)).slice(-1)
    const [toRuth] = (await mailsTo(server, ruth.email)).slice(-1)
    expect(toMarcus?.template).toBe('lessonQuestion')
    for (const said of ['Ada Moreno', 'Lesson 1', '00:40', 'Why to the left?']) expect(toMarcus?.text).toContain(said)
    expect([toRuth?.language, toRuth?.text.includes('Lesson 1 (tr)')]).toEqual(['tr', true])
  })

  it('is asked once, however often it was sent', async () => {
    const key = randomUUID()
    const [one, again] = [await ask({ key }), await ask({ key })]
    expect([statusesOf([one, again]), again.json()]).toEqual([[201, 201], one.json()])
    expect((await own()).items).toHaveLength(1)
  })

  it('is answered by who teaches: by mail, in the lesson, and noted', async () => {
    const { id } = await asked()
    expect((await answer(id)).statusCode).toBe(204)
    expect((await own()).items).toEqual([
      expect.objectContaining({
        state: 'answered',
        answer: 'Away from the crew.',
        answeredBy: 'Marcus Reed',
        answeredAt: server.clock.now().toISOString(),
      }),
    ])
    const [mail] = (await mails(ada)).slice(-1)
    expect(mail?.template).toBe('lessonAnswer')
    for (const said of ['Marcus Reed', 'Why to the left?', 'Away from the crew.', `?lesson=${course.lessonIds[0]}`])
      expect(mail?.text).toContain(said)
    const log = await server.platform.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `enrollment:${enrollmentId}`))
      .orderBy(auditLog.id)
    expect(log.map(({ action, actorId }) => [action, actorId]).slice(-2)).toEqual([
      ['lessonQuestion.asked', ada.userId],
      ['lessonQuestion.answered', marcus.userId],
    ])
  })

  it('is told of in the panel of who teaches while it waits, and of who asked once it is answered', async () => {
    const events = async (as: TestUser) => {
      const panel = await server.call({ url: `/api/users/${as.userId}/quick-panel`, as })
      return panel
        .json<QuickPanel>()
        .events.filter(({ kind }) => kind === 'answer' || kind === 'question')
        .map(({ title, url }) => [title, url])
    }
    const { id } = await asked()
    const inList = '/instructor/student-enrollments?view=questions'
    expect([await events(marcus), await events(ada)]).toEqual([[['Questions wait for you: Scene basics', inList]], []])
    await answer(id)
    const inLesson = `/online-course/${course.courseId}?lesson=${course.lessonIds[0]}`
    expect([await events(marcus), await events(ada)]).toEqual([
      [],
      [['Your question was answered: Lesson 1', inLesson]],
    ])
    const answeredAt = later(server.clock.now(), -ANSWER_NEWS_DAYS * DAY)
    await server.platform.db.update(lessonQuestions).set({ answeredAt })
    expect(await events(ada)).toEqual([])
  })

  it('is answered once by two who are quick, and anew by who has read the answer', async () => {
    const { id } = await asked()
    const answers = await Promise.all([answer(id, 0, 'One', marcus), answer(id, 0, 'Two', ruth)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(refused)).toEqual([[409, 'QUESTION_CHANGED']])
    expect((await answer(id, 1, 'Better')).statusCode).toBe(204)
    expect((await own()).items.map((item) => item.answer)).toEqual(['Better'])
  })

  it('is taken back by who asked until it is answered, and nobody else sees it any more', async () => {
    const [first, second] = [await asked(), await asked({ text: 'And the cones?' })]
    expect((await post(ada, first.id, 'withdraw')).statusCode).toBe(204)
    await answer(second.id)
    expect(refused(await post(ada, second.id, 'withdraw'))).toEqual([409, 'ILLEGAL_TRANSITION'])
    expect((await own()).items.map(({ id }) => id)).toEqual([second.id])
    expect((await listed(marcus)).map(({ id }) => id)).toEqual([second.id])
    expect(refused(await answer(first.id, 1))[0]).toBe(404)
  })

  it('is closed without an answer and opened again, and can still be answered', async () => {
    const { id } = await asked()
    const statuses = [
      await post(ruth, id, 'close'),
      await post(ruth, id, 'close'),
      await post(marcus, id, 'reopen'),
      await post(marcus, id, 'close'),
      await answer(id, 3),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([204, 409, 204, 204, 204])
  })

  it('is moved once by what is sent again after a lost answer, and says so', async () => {
    const [first, second] = [await asked(), await asked({ text: 'And the cones?' })]
    const twice = async (as: typeof ada, id: number, deed: string) => {
      const headers = { 'idempotency-key': `${deed} ${id}`.replace(' ', '-') }
      const url = `/api/lesson-questions/${id}/${deed}`
      const one = await server.call({ method: 'POST', url, as, headers })
      const again = await server.call({ method: 'POST', url, as, headers })
      return [one.statusCode, again.statusCode]
    }
    expect([
      await twice(ada, first.id, 'withdraw'),
      await twice(ruth, second.id, 'close'),
      await twice(ruth, second.id, 'reopen'),
    ]).toEqual([
      [204, 204],
      [204, 204],
      [204, 204],
    ])
  })

  it('is refused where too many wait or come in an hour, and says at its field what it lacks', async () => {
    for (let made = 0; made < LESSON_QUESTION_LIMITS.open; made += 1) await ask()
    server.clock.moveBy(HOUR)
    expect(refused(await ask())).toEqual([409, 'TOO_MANY_QUESTIONS'])
    await server.platform.db.update(lessonQuestions).set({ state: 'closed' })
    const statuses: number[] = []
    for (let made = 0; made < 11; made += 1) statuses.push((await ask({ text: 'Again?' })).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect((await ask({ text: '  ' })).json()).toMatchObject({ error: { details: [{ field: 'text' }] } })
  })

  it('is refused of a lesson that is locked', async () => {
    const [, locked] = course.lessonIds
    const url = `/api/online-enrollments/${enrollmentId}/lessons/${locked}/questions`
    const answered = await server.call({ method: 'POST', url, payload: { at: 1, text: 'What?' }, as: ada })
    expect(refused(answered)).toEqual([409, 'LESSON_LOCKED'])
  })
})

describe('the list of questions', () => {
  it('has those that wait first, the oldest before, and says who asked what and where', async () => {
    const first = await asked({ text: 'First' })
    const second = await asked({ text: '=cmd|calc' })
    await answer(first.id)
    const third = await asked({ text: 'Third' })
    const items = await listed(marcus)
    expect(items.map(({ id }) => id)).toEqual([second.id, third.id, first.id])
    expect(items[0]).toMatchObject({ firstName: 'Ada', courseTitle: 'Scene basics', lessonTitle: 'Lesson 1', at: 12 })
    expect((await listed(marcus, '?state=answered')).map(({ id }) => id)).toEqual([first.id])
    expect(await listed(marcus, `?course=${untaught.courseId}`)).toEqual([])
    const exported = await server.call({ url: '/api/lesson-questions/export', as: marcus })
    const file = await server.call({ url: exported.json<{ url: string }>().url })
    expect(file.body).toContain("'=cmd|calc")
  })

  it('is that of who teaches the course: no other instructor’s, and not of their own questions', async () => {
    const { id } = await asked()
    const other = await server.signedIn([ROLE.instructor])
    expect([await listed(other), refused(await answer(id, 0, 'No', other))[0]]).toEqual([[], 404])
    await server.platform.db.insert(offeringInstructors).values({ userId: ada.userId, offeringId: course.offeringId })
    expect(refused(await answer(id, 0, 'Myself', ada))[0]).toBe(403)
    expect((await own()).goesTo.names).toEqual(['Ruth Delgado', 'Marcus Reed'])
    await server.platform.db.delete(offeringInstructors).where(eq(offeringInstructors.userId, ada.userId))
  })
})

describe('where nobody teaches', () => {
  it('a question is a message of the programme’s inbox, and the answer there is its answer', async () => {
    const id = await learnerOf(server, untaught, ada).enroll()
    expect((await own(ada, id)).goesTo).toEqual({ kind: 'programme', names: [] })
    await asked({ of: untaught, id, text: 'Who answers here?' })
    const staff = asking(server, await server.signedIn([ROLE.admin], { firstName: 'Grace', lastName: 'Tanaka' }))
    const { items } = await staff.list()
    const [message] = items
    const whole = await staff.read(message?.id ?? 0)
    expect(whole.message).toBe('Scene basics\nLesson 1, 00:12\n\nWho answers here?')
    expect([whole.person?.userId, whole.person?.wasSignedIn]).toEqual([ada.userId, true])
    expect((await staff.reply(message?.id ?? 0, 0, 'We do.')).statusCode).toBe(201)
    expect((await own(ada, id)).items).toEqual([
      expect.objectContaining({ state: 'answered', answer: 'We do.', answeredBy: 'Grace Tanaka' }),
    ])
    expect((await staff.reply(message?.id ?? 0, 1, 'And again.')).statusCode).toBe(201)
    expect((await own(ada, id)).items.map(({ answer: said }) => said)).toEqual(['We do.\n\nAnd again.'])
    expect((await mails(ada)).map(({ template }) => template).slice(-3)).toEqual([
      'contactReceived',
      'contactReply',
      'contactReply',
    ])
  })

  it('neither does who is deactivated', async () => {
    const gone = await server.signedIn([ROLE.instructor])
    await server.platform.db
      .insert(offeringInstructors)
      .values({ userId: gone.userId, offeringId: untaught.offeringId })
    await server.platform.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, gone.userId))
    const id = await learnerOf(server, untaught, ada).enroll()
    expect((await own(ada, id)).goesTo.kind).toBe('programme')
  })
})
