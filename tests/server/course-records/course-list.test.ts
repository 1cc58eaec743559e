import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { HOUR } from '../../../server/platform/clock.ts'
import { courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { CourseRecord } from '../../../src/domain/contract/course-records.list.ts'
import type { ListPage } from '../../../src/domain/list.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { said } from '../../domain/support/course-documents.ts'
import { makeCourse } from '../learning/support/course.ts'
import { learnerOf } from '../learning/support/learner.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { makeClass, makeInPersonCourse } from '../registrations/support/classes.ts'
import { openTestApp, type TestApp, type TestUser } from '../support/test-app.ts'
import { keepFiles, makingWith, type Making } from './support/making.ts'

const LIST = '/course-records'

let server: TestApp
let admin: TestUser
let maker: Making
let acts: Acting
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.moveBy(HOUR)
  admin = await server.signedIn([ROLE.admin])
  maker = makingWith(server, admin)
  acts = acting(server, admin)
})

const read = async (query = '', language = 'en'): Promise<ListPage<CourseRecord>> =>
  (
    await server.call({
      url: `/api/course-records?${query.includes('perPage') ? '' : 'perPage=100'}${query}`,
      as: admin,
      headers: { 'accept-language': language },
    })
  ).json()
const rowOf = async (id: number, language = 'en') => (await read('', language)).items.find((row) => row.id === id)

/** A course that is published under this title. */
const offered = async (title: string): Promise<number> => {
  const id = await maker.create()
  const document = await maker.sound()
  await maker.save(id, { ...document, details: { ...document.details, title: said(title) } })
  await maker.publish(id)
  return id
}

describe('the list of courses', () => {
  it('says of each what it is and where it stands', async () => {
    const id = await maker.create({ title: 'A draft', courseTypeId: 6 })
    const draft = await maker.read(id)
    expect(await rowOf(id)).toEqual({
      id,
      title: 'A draft',
      courseTypeId: 6,
      category: 'Responder',
      totalCourseHours: 0,
      isOnline: true,
      state: 'draft',
      lessons: 0,
      enrolled: 0,
      version: null,
      problems: draft.problems.length,
      updatedAt: server.clock.now().toISOString(),
    })
  })

  it('counts the lessons of what is offered, or of what is written where nothing is', async () => {
    const id = await maker.create()
    const document = await maker.sound()
    await maker.save(id, document)
    expect(await rowOf(id)).toMatchObject({ state: 'draft', lessons: 1, problems: 0, totalCourseHours: 2 })
    await maker.publish(id)
    await maker.save(id, { ...document, lessons: [] })
    expect(await rowOf(id)).toMatchObject({ state: 'changed', lessons: 1, version: 1, problems: 1 })
  })

  it('counts who is under way in any version, and who holds a seat of a class that is to come', async () => {
    const online = await makeCourse(server.platform.db)
    const student = await server.signedIn()
    await learnerOf(server, online, student).enroll()
    expect(await rowOf(online.courseId)).toMatchObject({ enrolled: 1, lessons: 2, version: 1, problems: null })
    const inPerson = await makeInPersonCourse(server.platform.db)
    await makeClass(server, inPerson)
    expect(await rowOf(inPerson)).toMatchObject({ isOnline: false, enrolled: 0, version: null, lessons: 0 })
  })

  it('is narrowed and put in order by what its definition says', async () => {
    const [first, second] = [await offered('Zebra crossings'), await offered('Éclairage')]
    const draft = await maker.create({ title: 'Zebra drafts', courseTypeId: 5 })
    const among = async (query: string) => {
      const wanted = new Set([first, second, draft])
      return (await read(query)).items.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
    }
    expect([
      await among('&search=zebra'),
      await among('&state=draft'),
      await among('&state=published&sort=-title'),
      await among('&type=instructor'),
      await among('&problems=no'),
      await among('&delivery=inPerson'),
      await among('&sort=-lessons&search=zebra'),
      await among('&sort=enrolled&search=eclairage'),
      await among('&sort=-updated&search=zebra&perPage=1'),
      await among('&updated=2020-01-01..2020-02-01'),
    ]).toEqual([
      [first, draft],
      [draft],
      [first, second],
      [draft],
      [second, first],
      [],
      [first, draft],
      [second],
      [draft],
      [],
    ])
  })

  it('goes on from page to page in each of its orders', async () => {
    for (const sort of ['title', 'category', 'hours', 'lessons', 'enrolled', 'updated', '-enrolled']) {
      const all = (await read(`&sort=${sort}`)).items.map(({ id }) => id)
      const { next } = await read(`&sort=${sort}&perPage=2`)
      const rest = await read(`&sort=${sort}&perPage=100&cursor=${next ?? ''}`)
      expect([sort, rest.items.map(({ id }) => id)]).toEqual([sort, all.slice(2)])
    }
  })

  it('is saved as a file in the language of who asked', async () => {
    await offered('Zebra files')
    const { url } = (
      await server.call({
        url: '/api/course-records/export?search=zebra%20files',
        as: admin,
        headers: { 'accept-language': 'tr' },
      })
    ).json<{ url: string }>()
    const lines = (await server.call({ url })).body.trim().split('\r\n')
    expect(lines).toEqual([
      expect.stringContaining('Başlık,Tür,Kategori,Saat,Biçim,Durum,Ders sayısı,Kayıtlı,Sürüm,Sorunlar'),
      expect.stringContaining('Zebra files,Müdahale eğitimi,Müdahale,2,Çevrim içi,Yayında,1,0,1,0'),
    ])
  })
})

describe('what is done with many courses', () => {
  const stateOf = async (id: number) => (await rowOf(id))?.state
  const isListed = async (id: number) => {
    server.clock.moveBy(6000)
    const listed = (await server.call({ url: '/api/courses' })).json<{ id: number }[]>()
    return listed.some((course) => course.id === id)
  }

  it('takes them off offer, and puts back what was offered when it is undone', async () => {
    const [id, draft] = [await offered('One'), await maker.create()]
    const act = await acts.run(LIST, 'withdraw', { selection: some(id, draft) })
    expect(figuresOf(act)).toEqual(['done', 1, 0, 1, 0, 0])
    expect([await stateOf(id), await isListed(id)]).toEqual(['withdrawn', false])
    expect((await acts.rows(act.id)).map(({ label, outcome, reason }) => [label, outcome, reason])).toEqual([
      ['Night work', 'refused', 'otherState'],
      ['One', 'done', null],
    ])
    const undone = await acts.undo(act.id)
    expect([figuresOf(undone), await stateOf(id), await isListed(id)]).toEqual([
      ['undone', 1, 0, 1, 1, 0],
      'published',
      true,
    ])
    const noted = await server.platform.db
      .select({ action: auditLog.action, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subject, `course:${id}`))
      .orderBy(auditLog.id)
    expect(noted.slice(-2)).toMatchObject([
      { action: 'course.withdrawn', details: { before: 'published', after: 'withdrawn', listAct: act.id } },
      { action: 'course.offeredAgain', details: { listAct: act.id } },
    ])
  })

  it('leaves who is enrolled where they are, and lets nobody begin', async () => {
    const course = await makeCourse(server.platform.db)
    const learner = learnerOf(server, course, await server.signedIn())
    const enrollmentId = await learner.enroll()
    await acts.run(LIST, 'archive', { selection: some(course.courseId) })
    expect(await stateOf(course.courseId)).toBe('archived')
    expect((await learner.progress(enrollmentId)).lessons[0]?.standing.state).toBe('watching')
    await learner.watch(enrollmentId, course.lessonIds[0] ?? 0)
    const another = learnerOf(server, course, await server.signedIn())
    expect((await another.tryEnroll()).statusCode).toBe(404)
  })

  it('keeps what is archived from being written, until it is taken out', async () => {
    const id = await offered('Two')
    await acts.run(LIST, 'archive', { selection: some(id) })
    expect((await acts.run(LIST, 'archive', { selection: some(id) })).unchanged).toBe(1)
    const save = await maker.call('PATCH', `${LIST}/${id}/draft`, {
      revision: 1,
      changes: [{ kind: 'set', at: ['details', 'totalCourseHours'], was: 2, to: 3 }],
    })
    expect([save.statusCode, (await maker.publish(id)).statusCode]).toEqual([409, 409])
    await acts.run(LIST, 'unarchive', { selection: some(id) })
    expect([await stateOf(id), await isListed(id)]).toEqual(['withdrawn', false])
    await acts.run(LIST, 'offerAgain', { selection: some(id) })
    expect([await stateOf(id), await isListed(id)]).toEqual(['published', true])
  })

  it('is not undone where somebody published or changed it since', async () => {
    const id = await offered('Three')
    const act = await acts.run(LIST, 'withdraw', { selection: some(id) })
    await acts.run(LIST, 'offerAgain', { selection: some(id) })
    await server.platform.db.update(courses).set({ publishedAt: server.clock.now() }).where(eq(courses.id, id))
    expect(figuresOf(await acts.undo(act.id))).toEqual(['undone', 1, 0, 0, 0, 1])
    expect(await stateOf(id)).toBe('published')
  })
})
