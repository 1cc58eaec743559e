import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { courseDrafts, courses } from '../../../server/platform/db/tables/catalogue.table.ts'
import { auditLog } from '../../../server/platform/db/tables/platform.table.ts'
import type { CategoryRecord } from '../../../src/domain/contract/course-categories.list.ts'
import type { CourseVocabulary } from '../../../src/domain/contract/course-draft.contract.ts'
import { keepFiles, makerOf, type Making } from '../course-records/support/making.ts'
import { refusalOf } from '../learning/support/learner.ts'
import { untilSomebodyWaits } from '../support/held.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { testDatabaseUrl } from '../support/test-database.ts'

let server: TestApp
let maker: Making
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  maker = await makerOf(server)
})
afterAll(() => server.close())

let made = 0
const add = async (word = `Category ${(made += 1)}`) => {
  const name = { en: word, tr: `${word} (tr)`, ar: `${word} (ar)` }
  const form = { ...name, picture: '' }
  return { name, form, id: (await maker.call('POST', '/course-categories', form)).json<{ id: number }>().id }
}
const listed = async (query: string) =>
  (await maker.call('GET', `/course-categories?${query}`)).json<{ items: CategoryRecord[] }>().items
const fieldsOf = (answer: Awaited<ReturnType<Making['call']>>) =>
  answer.json<{ error: { details: { field: string }[] } }>().error.details.map(({ field }) => field)

it('a category has a name in every language that no other has, and can be chosen at once', async () => {
  const { id, name, form } = await add('Towing')
  const { categories } = (await maker.call('GET', '/course-vocabulary')).json<CourseVocabulary>()
  expect(categories).toContainEqual({ id, name, courses: 0 })
  const again = { en: 'TOWING ', tr: 'Other', ar: form.ar, picture: '' }
  expect(fieldsOf(await maker.call('POST', '/course-categories', again))).toEqual(['en', 'ar'])
  const courseId = await maker.create({ categoryId: id })
  expect(await listed('search=towing')).toEqual([{ id, ...form, courses: 1 }])
  const opened = (await maker.call('GET', `/course-records?category=${id}`)).json<{ items: { id: number }[] }>()
  expect(opened).toMatchObject({ items: [{ id: courseId }], named: [{ filter: 'category', id, name: 'Towing' }] })
})

it('is renamed and given a picture that its courses have at once, but not as another is called', async () => {
  const { id, form } = await add()
  const other = await add()
  const renamed = { ...form, en: 'Renamed', picture: 'towing' }
  expect((await maker.call('PATCH', `/course-categories/${id}`, { ...renamed, was: form })).json()).toEqual({
    id,
    ...renamed,
    courses: 0,
  })
  const courseId = await maker.create({ categoryId: id })
  const document = await maker.sound()
  await maker.save(courseId, { ...document, details: { ...document.details, categoryId: id } })
  await maker.publish(courseId)
  const found = await maker.call('GET', `/course-search/${courseId}`)
  expect(found.json()).toMatchObject({ course: { courseCategory: { name: 'Renamed', picture: 'towing' } } })
  // What is shown is a part of a file by its name: none but those that there are is taken for one.
  const strange = [
    'elephant',
    'towing ',
    'Towing',
    '../towing',
    'x"/><script>',
    '__proto__',
    'constructor',
    null,
    ['towing'],
    {},
    1,
  ]
  for (const picture of strange) {
    const answer = await maker.call('PATCH', `/course-categories/${id}`, { ...renamed, picture, was: renamed })
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, ['picture']])
    const made = await maker.call('POST', '/course-categories', { en: 'A', tr: 'B', ar: 'C', picture })
    expect([made.statusCode, fieldsOf(made)]).toEqual([400, ['picture']])
  }
  const taken = await maker.call('PATCH', `/course-categories/${id}`, { ...renamed, tr: other.form.tr, was: renamed })
  expect(fieldsOf(taken)).toEqual(['tr'])
})

it('is removed only while no course has it, nor is written in it', async () => {
  const { id } = await add()
  const elsewhere = await add()
  const courseId = await maker.create({ categoryId: elsewhere.id })
  const document = await maker.sound()
  await maker.save(courseId, { ...document, details: { ...document.details, categoryId: elsewhere.id } })
  await maker.publish(courseId)
  await maker.save(courseId, { ...document, details: { ...document.details, categoryId: id } })
  expect(refusalOf(await maker.call('DELETE', `/course-categories/${id}`))).toEqual({ status: 409, code: 'IN_USE' })
  await maker.save(courseId, { ...document, details: { ...document.details, categoryId: elsewhere.id } })
  expect((await maker.call('DELETE', `/course-categories/${id}`)).statusCode).toBe(204)
  expect(refusalOf(await maker.call('DELETE', `/course-categories/${id}`))).toMatchObject({ status: 404 })
})

it('a merge is tried without a trace, held to what was said, and takes drafts along without changing where they stand', async () => {
  const from = await add()
  const into = await add()
  const draft = await maker.create({ categoryId: from.id })
  const published = await maker.create({ categoryId: from.id })
  const document = await maker.sound()
  await maker.save(published, { ...document, details: { ...document.details, categoryId: from.id } })
  await maker.publish(published)
  const before = await maker.read(published)
  const at = `/course-categories/${from.id}/merge`
  const moved = { total: 2, moved: [{ what: 'courses', count: 2 }] }
  expect((await maker.call('POST', `${at}/preview`, { into: into.id })).json()).toEqual(moved)
  expect(await listed(`search=${from.form.en.replace(' ', '%20')}`)).toContainEqual({
    id: from.id,
    ...from.form,
    courses: 2,
  })
  expect(refusalOf(await maker.call('POST', at, { into: into.id, total: 1 }))).toEqual({
    status: 409,
    code: 'SELECTION_CHANGED',
  })
  expect(refusalOf(await maker.call('POST', at, { into: from.id, total: 2 }))).toMatchObject({ status: 404 })
  expect((await maker.call('POST', at, { into: into.id, total: 2 })).json()).toEqual(moved)
  expect((await maker.read(draft)).document.details.categoryId).toBe(into.id)
  const after = await maker.read(published)
  expect([after.state, after.revision, after.document.details.categoryId, after.problems]).toEqual([
    before.state,
    before.revision + 1,
    into.id,
    [],
  ])
  const rows = await server.platform.db.select().from(courses).where(eq(courses.categoryId, from.id))
  expect(rows).toEqual([])
  const noted = await server.platform.db
    .select()
    .from(auditLog)
    .where(like(auditLog.action, 'courseCategory.merged'))
    .orderBy(auditLog.id)
  expect(noted).toMatchObject([
    { subject: `courseCategory:${into.id}`, details: { before: from.name, after: into.name, courses: 2 } },
  ])
})

it('of several that are called the same at once, one is made', async () => {
  for (const word of ['Night', 'Winter', 'Water', 'Tunnel']) {
    const form = { en: word, tr: `${word} (tr)`, ar: `${word} (ar)`, picture: '' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => maker.call('POST', '/course-categories', form)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 400, 400, 400])
  }
})

it.runIf(testDatabaseUrl())(
  'a merge waits for who saves a course that is written in it, and takes along what they wrote',
  async () => {
    const [from, into] = [await add(), await add()]
    const id = await maker.create({ categoryId: into.id })
    const { document } = await maker.read(id)
    const content = { ...document, details: { ...document.details, categoryId: from.id } }
    const { db } = server.platform
    await db.update(courseDrafts).set({ content }).where(eq(courseDrafts.courseId, id))
    const saved = Promise.withResolvers<void>()
    const saving = db.transaction(async (tx) => {
      await tx.select().from(courses).where(eq(courses.id, id)).for('update')
      saved.resolve()
      await untilSomebodyWaits(tx)
      await tx
        .update(courseDrafts)
        .set({ content: { ...content, teaches: [{ key: 'new', text: { en: 'New', tr: '', ar: '' } }] } })
        .where(eq(courseDrafts.courseId, id))
    })
    await saved.promise
    const merging = maker.call('POST', `/course-categories/${from.id}/merge`, { into: into.id, total: 1 })
    await saving
    expect((await merging).statusCode).toBe(200)
    const after = (await maker.read(id)).document
    expect([after.details.categoryId, after.teaches.length]).toEqual([into.id, 1])
  },
)
