import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { files } from '../../../server/platform/db/tables/platform.table.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { acting, figuresOf, some, type Acting } from '../list-acts/acting.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'
import { keepFiles, makingWith, type Making } from './support/making.ts'

const LIST = '/file-records'

let server: TestApp
let maker: Making
let acts: Acting
beforeAll(async () => {
  server = await openTestApp()
  await keepFiles(server)
  const admin = await server.signedIn([ROLE.admin])
  maker = makingWith(server, admin)
  acts = acting(server, admin)
})
afterAll(() => server.close())

const keep = async (name: string): Promise<number> => {
  await server.platform.files.put('lessons', name, Buffer.from(name))
  const [row] = await server.platform.db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.container, 'lessons'), eq(files.name, name)))
  return row?.id ?? 0
}

/** A course whose lesson shows this film. */
const showing = async (name: string) => {
  const document = await maker.sound()
  const sources = [{ container: 'lessons', name, type: 'video/mp4' }]
  return {
    ...document,
    lessons: document.lessons.map((lesson) =>
      Object.assign({}, lesson, { video: { sources, seconds: 40, width: null, height: null } }),
    ),
  }
}

test('a file that a draft names, or an older version, is used and goes into no trash', async () => {
  const [draft, old, free] = [await keep('draft.mp4'), await keep('old.mp4'), await keep('free.mp4')]
  const id = await maker.create()
  await maker.save(id, await showing('old.mp4'))
  await maker.publish(id)
  await maker.save(id, await showing('draft.mp4'))
  const act = await acts.run(LIST, 'trash', { selection: some(draft, old, free) })
  expect(figuresOf(act)).toEqual(['done', 1, 0, 2, 0, 0])
  await maker.publish(id)
  expect(figuresOf(await acts.run(LIST, 'trash', { selection: some(draft, old) }))).toEqual(['done', 0, 0, 2, 0, 0])
})

test('a file that lies in the trash keeps a course that names it from being published', async () => {
  const film = await keep('thrown.mp4')
  await acts.run(LIST, 'trash', { selection: some(film) })
  const id = await maker.create()
  await maker.save(id, await showing('thrown.mp4'))
  expect((await maker.read(id)).problems).toMatchObject([{ kind: 'fileMissing', field: 'lessons/thrown.mp4' }])
})
