import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { actBody } from '../../../src/domain/contract/list-act.contract.ts'
import { listAct, LIST_ACT_ROWS_LIST, LIST_ACTS_LIST } from '../../../src/domain/contract/list-acts.list.ts'
import type { ActKey } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import { emptyBody } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { ACTS } from '../../i18n/acts.ts'
import type { Platform } from '../../platform/platform.ts'
import { actFileRoutes } from './act-files.routes.ts'
import type { ListActs } from './act-work.ts'
import { createListActs, type ListActsService } from './list-acts.service.ts'

const params = z.object({ id: idParam })
const access = { roles: LIST_ACTS_LIST.roles }

/** `POST <path>/acts/<act>` for each act of a list, for who has the list. */
const beginRoutes = (app: FastifyInstance, platform: Platform, acts: ListActsService, of: ListActs): void => {
  const { path, roles, described } = of.list
  if (path.includes(':')) throw new Error(`The acts of ${path} would not know which of them is meant`)
  for (const [act, description] of Object.entries(described.acts ?? {})) {
    app.withTypeProvider<ZodTypeProvider>().post(
      `${path}/acts/${act}`,
      {
        config: { access: { roles }, creates: true },
        schema: { body: actBody(of.list, description), response: { 201: listAct } },
      },
      async (request, reply) => {
        const body = request.body as Readonly<{ selection: ListSelection }> & Readonly<Record<string, unknown>>
        const begun = await once(platform, request, (tx) => acts.begin(tx, actorOf(request), of, act, body))
        acts.wake()
        return reply.code(201).send(begun)
      },
    )
  }
}

/** Acts on many rows of a list: asked for in their lists, looked after here by whoever asked for them. */
export const listActsRoutes =
  (platform: Platform, lists: readonly ListActs[]): FastifyPluginAsyncZod =>
  async (app) => {
    const acts = createListActs(platform, lists)
    for (const of of lists) beginRoutes(app, platform, acts, of)

    listRoutes(app, platform, LIST_ACTS_LIST, {
      page: (asked, reader) => acts.list(reader, asked),
      file: {
        name: 'acts',
        lines: (language) => {
          const { acts: names, states } = ACTS[language]
          return ({ list, act, state, total, done, unchanged, refused, undone, kept, createdAt, finishedAt }) => [
            {
              act: names[`${list}.${act}` as ActKey],
              state: states[state],
              rows: total,
              done,
              unchanged,
              refused,
              undone,
              kept,
              begun: momentCell(createdAt),
              finished: momentCell(finishedAt),
            },
          ]
        },
      },
    })

    app.get('/list-acts/:id', { config: { access }, schema: { params, response: { 200: listAct } } }, (request) =>
      acts.read(callerOf(request), request.params.id),
    )

    app.post(
      '/list-acts/:id/cancel',
      { config: { access, creates: true }, schema: { params, body: emptyBody, response: { 200: listAct } } },
      (request) => once(platform, request, (tx) => acts.cancel(tx, actorOf(request), request.params.id)),
    )

    app.post(
      '/list-acts/:id/undo',
      { config: { access, creates: true }, schema: { params, body: emptyBody, response: { 200: listAct } } },
      async (request) => {
        const undone = await once(platform, request, (tx) => acts.undo(tx, actorOf(request), request.params.id))
        acts.wake()
        return undone
      },
    )

    actFileRoutes(app, platform, acts)

    listRoutes(app, platform, LIST_ACT_ROWS_LIST, {
      params,
      page: (asked, reader) => acts.rows(reader.params.id, asked),
      admit: (reader) => acts.admit(reader, reader.params.id),
      file: {
        name: 'results',
        lines: (language) => {
          const { outcomes, reasons, undos, waiting } = ACTS[language]
          return ({ label, email, outcome, reason, figure, undo, undoReason }) => [
            {
              row: label,
              email,
              outcome: outcomes[outcome ?? 'none'],
              reason: reason === 'waitlisted' && figure !== null ? waiting(figure) : reason && reasons[reason],
              undo: undo && undos[undo],
              undoReason: undoReason && reasons[undoReason],
            },
          ]
        },
      },
    })
  }
