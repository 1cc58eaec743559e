import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import { categoryRecord, COURSE_CATEGORIES } from '../../../src/domain/contract/course-categories.list.ts'
import { madeCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import {
  categoryChange,
  categoryForm,
  mergeAsked,
  mergeConfirmed,
  merged,
  type CategoryForm,
} from '../../../src/domain/contract/vocabulary.contract.ts'
import { LANGUAGES, type Language } from '../../../src/domain/language.ts'
import { fold } from '../../../src/domain/text-folding.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dryRun } from '../../platform/db/dry-run.ts'
import { inTurn } from '../../platform/db/in-turn.ts'
import { LOCKS } from '../../platform/db/one-at-a-time.ts'
import { isDone } from '../../platform/meanwhile.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, fieldRefused, found } from '../../platform/refusal.ts'
import {
  changeCategory,
  findCategory,
  insertCategory,
  listCategoryNames,
  lockCategories,
  lockCoursesOf,
  mergeCategories,
  pageCategories,
  removeCategory,
} from './categories.repository.ts'
import { holdTotal, otherThan } from './merging.ts'

const access = { roles: COURSE_CATEGORIES.roles }
const params = z.object({ id: idParam })

/** What courses are sorted by: each category has a name in every language that no other has. */
export const categoriesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, db } = platform

    const note = (
      tx: Tx,
      { caller, address, requestId }: Actor,
      deed: Extract<AuditAction, `courseCategory.${string}`>,
      id: number,
      details: AuditDetails,
    ): Promise<void> =>
      audit.record(tx, {
        action: deed,
        actorId: caller.userId,
        subject: `courseCategory:${id}`,
        address,
        requestId,
        details,
      })

    const refuseTaken = async (tx: Tx, name: CategoryForm, language: Language, id: number | null): Promise<void> => {
      const others = (await listCategoryNames(tx)).filter((one) => one.id !== id)
      const taken = LANGUAGES.filter((of) => others.some((one) => fold(one.name[of]) === fold(name[of])))
      const message = textsIn(language).fields.taken
      if (taken.length > 0) throw fieldRefused(...taken.map((field) => ({ field, message })))
    }

    listRoutes(app, platform, COURSE_CATEGORIES, {
      page: (asked) => pageCategories(db, asked),
      file: {
        name: 'course-categories',
        lines:
          () =>
          ({ en, tr, ar, courses }) => [{ categoryEn: en, categoryTr: tr, categoryAr: ar, courses }],
      },
    })

    app.post(
      '/course-categories',
      { config: { access, creates: true }, schema: { body: categoryForm, response: { 201: madeCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { body } = request
        const made = await once(platform, request, async (tx) => {
          await inTurn(tx, LOCKS.categories)
          await refuseTaken(tx, body, actor.language, null)
          const id = await insertCategory(tx, body)
          await note(tx, actor, 'courseCategory.added', id, { after: body })
          return { id }
        })
        return reply.code(201).send(made)
      },
    )

    app.patch(
      '/course-categories/:id',
      { config: { access }, schema: { params, body: categoryChange, response: { 200: categoryRecord } } },
      (request) => {
        const actor = actorOf(request)
        const { id } = request.params
        const { was, ...after } = request.body
        return db.transaction(async (tx) => {
          await inTurn(tx, LOCKS.categories)
          const [held] = await lockCategories(tx, [id])
          const { name, picture } = found(held)
          const before = { ...name, picture: picture ?? '' }
          if (!isDone({ is: before, was, wanted: after })) {
            await refuseTaken(tx, after, actor.language, id)
            await changeCategory(tx, id, after)
            await note(tx, actor, 'courseCategory.changed', id, { before, after })
          }
          return found(await findCategory(tx, id))
        })
      },
    )

    app.delete(
      '/course-categories/:id',
      { config: { access }, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        const { id } = request.params
        await db.transaction(async (tx) => {
          await lockCategories(tx, [id])
          const { courses, id: _id, ...before } = found(await findCategory(tx, id))
          if (courses > 0) throw conflict('IN_USE')
          await removeCategory(tx, id)
          await note(tx, actorOf(request), 'courseCategory.removed', id, { before })
        })
        return reply.code(204).send(null)
      },
    )

    const merge = async (tx: Tx, from: number, into: number) => {
      await inTurn(tx, LOCKS.categories)
      await lockCoursesOf(tx, from)
      const both = await lockCategories(tx, [from, into])
      const held = found(both.find(({ id }) => id === from))
      const other = otherThan(held, both, into)
      return { held, other, moved: await mergeCategories(tx, from, into) }
    }

    app.post(
      '/course-categories/:id/merge/preview',
      { config: { access }, schema: { params, body: mergeAsked, response: { 200: merged } } },
      async ({ params: { id }, body: { into } }) => (await dryRun(db, (tx) => merge(tx, id, into))).moved,
    )

    app.post(
      '/course-categories/:id/merge',
      { config: { access, creates: true }, schema: { params, body: mergeConfirmed, response: { 200: merged } } },
      (request) => {
        const { id } = request.params
        const { into, total } = request.body
        return once(platform, request, async (tx) => {
          const { held, other, moved } = await merge(tx, id, into)
          holdTotal(moved, total)
          const details = { before: held.name, after: other.name, courses: moved.total }
          await note(tx, actorOf(request), 'courseCategory.merged', into, details)
          return moved
        })
      },
    )
  }
