import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { courseVocabulary } from '../../../src/domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import type { Platform } from '../../platform/platform.ts'
import { listCategories } from './drafts.repository.ts'
import { listPrerequisites } from './publish-facts.ts'

const access = { roles: COURSE_RECORDS.roles }

/** What courses are described by. */
export const courseVocabularyRoutes =
  ({ db }: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/course-vocabulary', { config: { access }, schema: { response: { 200: courseVocabulary } } }, async () => {
      const [categories, courses] = await Promise.all([listCategories(db), listPrerequisites(db)])
      return { categories, courses: courses.map(({ id, title }) => ({ id, title })) }
    })
  }
