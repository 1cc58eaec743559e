import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  answeringBody,
  caseStaffList,
  noteForm,
  replyBody,
  wholeContactCase,
} from '../../../src/domain/contract/contact-case.contract.ts'
import { CONTACT_CASES_LIST } from '../../../src/domain/contract/contact-cases.list.ts'
import { sentFlight } from '../../../src/domain/contract/flight.contract.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAssignees } from './contact-cases.repository.ts'
import { createContactCases } from './contact-cases.service.ts'
import { CONTACT_CASE_WORDS } from './contact-cases.words.ts'

const access = { roles: CONTACT_CASES_LIST.roles }
const config = { access }
const params = z.object({ id: idParam })
const answered = { response: { 200: wholeContactCase } }
const made = { response: { 201: wholeContactCase } }

/** What people wrote to the programme, and what is answered. */
export const contactCasesListRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const cases = createContactCases(platform)

    listRoutes(app, platform, CONTACT_CASES_LIST, {
      page: (asked, { userId }) => cases.page(asked, userId),
      choices: { assignee: (asked, _reader, limit) => findAssignees(platform.db, asked, limit) },
      file: {
        name: 'contact-messages',
        lines: (language) => {
          const { states, topics, late } = CONTACT_CASE_WORDS[language]
          return ({ name, email, topic, receivedAt, state, isLate, assignee, reference, language: spoken }) => [
            {
              name,
              email,
              topic: topics[topic],
              received: momentCell(receivedAt),
              state: states[state],
              late: isLate ? late : '',
              assignee: assignee?.name ?? null,
              reference,
              language: spoken,
            },
          ]
        },
      },
    })

    app.get('/contact-cases/staff', { config, schema: { response: { 200: caseStaffList } } }, () => cases.staff())

    app.get('/contact-cases/:id', { config, schema: { params, ...answered } }, (request) =>
      cases.read(request.params.id, request.language),
    )

    app.get('/contact-cases/:id/flight', { config, schema: { params, response: { 200: sentFlight } } }, (request) =>
      cases.flight(request.params.id),
    )

    app.post(
      '/contact-cases/:id/answering',
      { config, schema: { params, body: answeringBody, ...answered } },
      (request) => cases.beginAnswering(actorOf(request), request.params.id, request.body),
    )

    app.delete(
      '/contact-cases/:id/answering',
      { config, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        await cases.endAnswering(callerOf(request).userId, request.params.id)
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/contact-cases/:id/replies',
      { config: { access, creates: true }, schema: { params, body: replyBody, ...made } },
      async (request, reply) => {
        const { id } = request.params
        const whole = await once(platform, request, (tx) => cases.reply(tx, actorOf(request), id, request.body))
        return reply.code(201).send(whole)
      },
    )

    app.post(
      '/contact-cases/:id/notes',
      { config: { access, creates: true }, schema: { params, body: noteForm, ...made } },
      async (request, reply) => {
        const { id } = request.params
        const whole = await once(platform, request, (tx) => cases.note(tx, actorOf(request), id, request.body))
        return reply.code(201).send(whole)
      },
    )
  }
