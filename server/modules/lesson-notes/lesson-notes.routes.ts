import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  lessonNote,
  lessonNoteBody,
  lessonNotes,
  removedNote,
} from '../../../src/domain/contract/lesson-note.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createLessonNotes } from './lesson-notes.service.ts'

const config = { access: { roles: [ROLE.student] } }
const params = z.object({ id: idParam })
const noteParams = z.object({ id: idParam, noteId: z.uuid() })
const removedQuery = z.strictObject({ revision: z.coerce.number().pipe(removedNote.shape.revision) })

export const lessonNotesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const notes = createLessonNotes(platform)

    app.get(
      '/online-enrollments/:id/notes',
      { config, schema: { params, response: { 200: lessonNotes } } },
      async (request) => notes.list(callerOf(request), request.params.id, request.language),
    )
    app.put(
      '/online-enrollments/:id/notes/:noteId',
      { config, schema: { params: noteParams, body: lessonNoteBody, response: { 200: lessonNote } } },
      async (request) => {
        const { id, noteId } = request.params
        return notes.write(callerOf(request), { enrollmentId: id, noteId, language: request.language }, request.body)
      },
    )
    app.delete(
      '/online-enrollments/:id/notes/:noteId',
      { config, schema: { params: noteParams, querystring: removedQuery, response: { 204: noContent } } },
      async (request, reply) => {
        const { id, noteId } = request.params
        await notes.remove(callerOf(request), id, noteId, request.query.revision)
        return reply.code(204).send(null)
      },
    )
  }
