import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { clearEventsBody, noteBody, quickNote, quickPanel } from '../../../src/domain/contract/quick-panel.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import { createNotes } from './notes.service.ts'
import { createQuickEvents } from './quick-events.service.ts'

const ownerParams = z.object({ id: idParam })

/** Another person's panel is answered like one that does not exist. */
const owner = (request: FastifyRequest<{ Params: { id: number } }>): Caller => {
  const caller = callerOf(request)
  if (request.params.id !== caller.userId) throw notFound()
  return caller
}

export const quickPanelRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const notes = createNotes(platform)
    const events = createQuickEvents(platform)

    app.get(
      '/users/:id/quick-panel',
      { config: { access: 'signedIn' }, schema: { params: ownerParams, response: { 200: quickPanel } } },
      async (request) => {
        const person = owner(request)
        return { notes: await notes.list(person.userId), events: await events.list(person, request.language) }
      },
    )

    app.post(
      '/users/:id/events/clear',
      {
        config: { access: 'signedIn' },
        schema: { params: ownerParams, body: clearEventsBody, response: { 204: noContent } },
      },
      async (request, reply) => {
        await events.clear(owner(request), request.body.ids)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/users/:id/notes',
      {
        config: { access: 'signedIn', creates: true },
        schema: { params: ownerParams, body: noteBody, response: { 201: quickNote } },
      },
      async (request, reply) => {
        const { userId } = owner(request)
        return reply.code(201).send(await once(platform, request, (tx) => notes.add(tx, userId, request.body)))
      },
    )

    app.delete(
      '/users/:id/notes/:noteId',
      {
        config: { access: 'signedIn' },
        schema: { params: ownerParams.extend({ noteId: idParam }), response: { 204: noContent } },
      },
      async (request, reply) => {
        await notes.remove(owner(request).userId, request.params.noteId)
        return reply.code(204).send(null)
      },
    )
  }
