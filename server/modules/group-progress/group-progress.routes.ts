import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  groupRequirements,
  progressOverview,
  progressPage,
  remindersAnswer,
  remindersBody,
  requirementsBody,
} from '../../../src/domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../src/domain/group-progress.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { exportRoutes } from '../../http/exports.ts'
import { listQuery } from '../../http/listing.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGroupProgress } from './group-progress.service.ts'
import { linesOf } from './progress-export.ts'
import { PROGRESS_WORDS } from './progress.words.ts'
import { createReminders } from './reminders.service.ts'
import { createRequirements } from './requirements.service.ts'

const access = { roles: [ROLE.groupCoordinator] }

export const groupProgressRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const progress = createGroupProgress(platform)
    const reminders = createReminders(platform)
    const requirements = createRequirements(platform)

    app.get(
      '/group-progress',
      { config: { access }, schema: { querystring: listQuery(GROUP_PROGRESS), response: { 200: progressPage } } },
      async (request) => progress.list(callerOf(request).userId, request.query),
    )

    app.get(
      '/group-progress/overview',
      {
        config: { access },
        schema: { querystring: z.strictObject({ group: idParam.optional() }), response: { 200: progressOverview } },
      },
      async (request) => progress.overview(callerOf(request).userId, request.query.group ?? null, request.language),
    )

    app.post(
      '/group-progress/reminders',
      { config: { access, creates: true }, schema: { body: remindersBody, response: { 201: remindersAnswer } } },
      async (request, reply) => {
        const sent = await once(platform, request, (tx) => reminders.send(tx, request.body, callerOf(request)))
        return reply.code(201).send(sent)
      },
    )

    app.put(
      '/groups/:groupId/courses',
      {
        config: { access },
        schema: {
          params: z.object({ groupId: idParam }),
          body: requirementsBody,
          response: { 200: groupRequirements },
        },
      },
      async (request) =>
        requirements.set(callerOf(request).userId, request.params.groupId, request.body, request.language),
    )

    exportRoutes(app, platform, {
      path: '/group-progress',
      definition: GROUP_PROGRESS,
      access,
      fileName: 'student-progress',
      header: (language) => PROGRESS_WORDS[language].header,
      rows: async function* ({ userId, asked, language }) {
        const titles = await progress.titles(language)
        const now = platform.clock.now()
        for await (const person of progress.all(userId, asked)) yield* linesOf(person, titles, language, now)
      },
    })
  }
