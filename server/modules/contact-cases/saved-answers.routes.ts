import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import { savedAnswerChange, savedAnswerForm } from '../../../src/domain/contract/contact-case.contract.ts'
import { madeCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import { SAVED_ANSWERS, savedAnswer } from '../../../src/domain/contract/saved-answers.list.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import { isUniqueViolation } from '../../platform/db/database-faults.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isDone } from '../../platform/meanwhile.ts'
import type { Platform } from '../../platform/platform.ts'
import { found, refusedField } from '../../platform/refusal.ts'
import {
  changeSavedAnswer,
  insertSavedAnswer,
  lockSavedAnswer,
  pageSavedAnswers,
  removeSavedAnswer,
} from './saved-answers.repository.ts'

const access = { roles: SAVED_ANSWERS.roles }
const params = z.object({ id: idParam })

/** What messages are answered with again and again. */
export const savedAnswersRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { audit, db } = platform

    const note = (
      tx: Tx,
      { caller, address, requestId }: Actor,
      action: Extract<AuditAction, `savedAnswer.${string}`>,
      id: number,
      details: AuditDetails,
    ): Promise<void> =>
      audit.record(tx, { action, actorId: caller.userId, subject: `savedAnswer:${id}`, address, requestId, details })

    /** No two have one title: they are chosen by it. */
    const withOwnTitle = async <T>({ language }: Actor, work: () => Promise<T>): Promise<T> => {
      try {
        return await work()
      } catch (error) {
        if (!isUniqueViolation(error, 'saved_answers_title_unique')) throw error
        throw refusedField('title', textsIn(language).fields.taken)
      }
    }

    listRoutes(app, platform, SAVED_ANSWERS, {
      page: (asked) => pageSavedAnswers(db, asked),
      file: {
        name: 'saved-answers',
        lines:
          () =>
          ({ title, en, tr, ar }) => [{ title, english: en, turkish: tr, arabic: ar }],
      },
    })

    app.post(
      '/saved-answers',
      { config: { access, creates: true }, schema: { body: savedAnswerForm, response: { 201: madeCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const made = await withOwnTitle(actor, () =>
          once(platform, request, async (tx) => {
            const id = await insertSavedAnswer(tx, request.body)
            await note(tx, actor, 'savedAnswer.added', id, { to: request.body.title })
            return { id }
          }),
        )
        return reply.code(201).send(made)
      },
    )

    app.patch(
      '/saved-answers/:id',
      { config: { access }, schema: { params, body: savedAnswerChange, response: { 200: savedAnswer } } },
      (request) => {
        const actor = actorOf(request)
        const { id } = request.params
        const { was, ...after } = request.body
        return withOwnTitle(actor, () =>
          db.transaction(async (tx) => {
            const { id: _id, ...before } = found(await lockSavedAnswer(tx, id))
            if (!isDone({ is: before, was, wanted: after })) {
              await changeSavedAnswer(tx, id, after)
              await note(tx, actor, 'savedAnswer.changed', id, { before, after })
            }
            return { id, ...after }
          }),
        )
      },
    )

    app.delete(
      '/saved-answers/:id',
      { config: { access }, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        const { id } = request.params
        await db.transaction(async (tx) => {
          const { title } = found(await lockSavedAnswer(tx, id))
          await removeSavedAnswer(tx, id)
          await note(tx, actorOf(request), 'savedAnswer.removed', id, { from: title })
        })
        return reply.code(204).send(null)
      },
    )
  }
