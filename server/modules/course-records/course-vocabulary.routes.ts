import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { categoryForm, courseVocabulary, madeCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { actorOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldRefused } from '../../platform/refusal.ts'
import { insertCategory, listCategories } from './drafts.repository.ts'
import { listPrerequisites } from './publish-facts.ts'

const access = { roles: COURSE_RECORDS.roles }

/** What courses are described by. */
export const courseVocabularyRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, db } = platform

    app.get('/course-vocabulary', { config: { access }, schema: { response: { 200: courseVocabulary } } }, async () => {
      const [categories, courses] = await Promise.all([listCategories(db), listPrerequisites(db)])
      return { categories, courses: courses.map(({ id, title }) => ({ id, title })) }
    })

    app.post(
      '/course-categories',
      { config: { access, creates: true }, schema: { body: categoryForm, response: { 201: madeCourse } } },
      async (request, reply) => {
        const { caller, address, requestId, language } = actorOf(request)
        const { name } = request.body
        const made = await once(platform, request, async (tx) => {
          const known = await listCategories(tx)
          const taken = LANGUAGES.filter((of) => known.some((one) => fold(one.name[of]) === fold(name[of])))
          if (taken.length > 0) {
            const message = textsIn(language).fields.taken
            throw fieldRefused(...taken.map((of) => ({ field: `name.${of}`, message })))
          }
          const id = await insertCategory(tx, name)
          await audit.record(tx, {
            action: 'courseCategory.added',
            actorId: caller.userId,
            subject: `courseCategory:${id}`,
            address,
            requestId,
            details: { after: name },
          })
          return { id }
        })
        return reply.code(201).send(made)
      },
    )
  }
