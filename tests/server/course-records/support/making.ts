import type { CourseDraft } from '../../../../src/domain/contract/course-draft.contract.ts'
import { changesBetween } from '../../../../src/domain/course/course-difference.ts'
import type { CourseDocument } from '../../../../src/domain/course/course-document.ts'
import { ROLE } from '../../../../src/domain/role.ts'
import { soundCourse } from '../../../domain/support/course-documents.ts'
import type { TestApp, TestUser } from '../../support/test-app.ts'

export const CAPTIONS = {
  en: 'WEBVTT\n\n00:00.000 --> 00:04.000\nStop &amp; look.\n\n00:04.000 --> 00:09.000\n<v Dana>Then go.\n',
  tr: 'WEBVTT\n\n00:00.500 --> 00:03.000\nDur.\n\n00:03.000 --> 00:04.000\nBak.\n\n00:05.000 --> 00:09.000\nSonra git.\n',
} as const

/** The files that `soundCourse` names. */
export const keepFiles = async ({ platform: { files } }: TestApp): Promise<void> => {
  await files.put('lessons', 'film.mp4', Buffer.from('a film'))
  await files.put('lessons', 'film.vtt', Buffer.from(CAPTIONS.en))
  await files.put('lessons', 'film.tr.vtt', Buffer.from(CAPTIONS.tr))
  await files.put('lessons', 'silent.vtt', Buffer.from('WEBVTT\n\n'))
}

/** What somebody who makes courses does, by the calls of the server. */
export const makingWith = (server: TestApp, maker: TestUser) => {
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    server.call({ method, url: `/api${url}`, as: maker, ...(payload && { payload }) })

  const category = async (): Promise<number> => {
    const { categories } = (await call('GET', '/course-vocabulary')).json<{ categories: { id: number }[] }>()
    const [first] = categories
    if (first) return first.id
    const form = { en: 'Responder', tr: 'Müdahale', ar: 'استجابة', picture: '' }
    return (await call('POST', '/course-categories', form)).json<{ id: number }>().id
  }

  const create = async (form: object = {}): Promise<number> => {
    const answer = await call('POST', '/course-records', {
      title: 'Night work',
      isOnline: true,
      courseTypeId: 1,
      categoryId: await category(),
      ...form,
    })
    return answer.json<{ id: number }>().id
  }

  const read = async (id: number): Promise<CourseDraft> => (await call('GET', `/course-records/${id}/draft`)).json()

  const save = async (id: number, document: CourseDocument) => {
    const held = await read(id)
    const changes = changesBetween(held.document, document)
    return call('PATCH', `/course-records/${id}/draft`, { revision: held.revision, changes })
  }

  const publish = async (id: number, revision?: number) =>
    call('POST', `/course-records/${id}/publish`, { revision: revision ?? (await read(id)).revision })

  /** A course that can be published, of the category that there is. */
  const sound = async (document: CourseDocument = soundCourse()): Promise<CourseDocument> => ({
    ...document,
    details: { ...document.details, categoryId: await category() },
  })

  return {
    maker,
    call,
    category,
    create,
    read,
    save,
    publish,
    sound,
    /** A course that is published, and its document. */
    offered: async () => {
      const id = await create()
      const document = await sound()
      await save(id, document)
      await publish(id)
      return { id, document }
    },
  }
}

export type Making = ReturnType<typeof makingWith>

export const makerOf = async (server: TestApp): Promise<Making> =>
  makingWith(server, await server.signedIn([ROLE.admin]))
