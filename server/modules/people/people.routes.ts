import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  personAccess,
  personHistory,
  personMessages,
  personProfile,
  personTraining,
} from '../../../src/domain/contract/person-page.contract.ts'
import { personReaders, type PersonPart } from '../../../src/domain/person-page.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPeople } from './people.service.ts'

const readBy = (part: PersonPart) => ({ access: { roles: [...personReaders(part)] } })
const params = z.object({ id: idParam })

/** The page of one person, a call for each of its parts. The address of an account that went into another leads there. */
export const peopleRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const people = createPeople(platform)

    app.get(
      '/people/:id',
      { config: readBy('profile'), schema: { params, response: { 200: personProfile } } },
      async (request) => people.profile(request.params.id, callerOf(request)),
    )
    app.get(
      '/people/:id/training',
      { config: readBy('training'), schema: { params, response: { 200: personTraining } } },
      async (request) => people.training(request.params.id, callerOf(request), request.language),
    )
    app.get(
      '/people/:id/access',
      { config: readBy('access'), schema: { params, response: { 200: personAccess } } },
      async (request) => people.access(request.params.id),
    )
    app.get(
      '/people/:id/messages',
      { config: readBy('messages'), schema: { params, response: { 200: personMessages } } },
      async (request) => people.messages(request.params.id, request.language),
    )
    app.get(
      '/people/:id/history',
      { config: readBy('history'), schema: { params, response: { 200: personHistory } } },
      async (request) => people.history(request.params.id, request.language),
    )
  }
