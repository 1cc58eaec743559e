import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { LIST_ACTS_LIST } from '../../../src/domain/contract/list-acts.list.ts'
import { exportAddress } from '../../../src/domain/contract/list.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { later, MINUTE } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ListActsService } from './list-acts.service.ts'

const access = { roles: LIST_ACTS_LIST.roles }
const params = z.object({ id: idParam })

/** What an act has made: `GET …/file` gives a short-lived address, and that streams it. A link sends no header. */
export const actFileRoutes = (
  app: FastifyInstance,
  { addresses, audit, clock, db }: Platform,
  acts: ListActsService,
): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>()

  typed.get(
    '/list-acts/:id/file',
    { config: { access }, schema: { params, response: { 200: exportAddress } } },
    async (request) => {
      const { id } = request.params
      const caller = callerOf(request)
      await acts.admitToFile(caller, id)
      return { url: addresses.sign(`/api/list-acts/${id}/file/download`, caller.sessionId, later(clock.now(), MINUTE)) }
    },
  )

  typed.get(
    '/list-acts/:id/file/download',
    { config: { access, signed: 'alone' }, schema: { params, querystring: signedQuery } },
    async (request, reply) => {
      const { id } = request.params
      const caller = callerOf(request)
      const { act, contentType, name, content } = await acts.file(caller, id)
      // Whose training it tells of is in the rows of the act.
      await audit.record(db, {
        action: 'listAct.fileSaved',
        actorId: caller.userId,
        subject: `listAct:${id}`,
        address: request.ip,
        requestId: request.id,
        details: { list: act.list, act: act.act, people: act.done },
      })
      return reply
        .type(contentType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content)
    },
  )
}
