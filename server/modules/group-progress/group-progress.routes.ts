import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  groupRequirements,
  progressOverview,
  progressOverviewQuery,
  requirementsBody,
} from '../../../src/domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../src/domain/contract/group-progress.list.ts'
import { callerOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createGroupProgress } from './group-progress.service.ts'
import { linesOf } from './progress-lines.ts'
import { createRequirements } from './requirements.service.ts'

const access = { roles: GROUP_PROGRESS.roles }

export const groupProgressRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const progress = createGroupProgress(platform)
    const requirements = createRequirements(platform)

    listRoutes(app, platform, GROUP_PROGRESS, {
      page: (asked, { userId }) => progress.list(userId, asked),
      choices: { course: (asked, { language }, limit) => progress.courses(asked, language, limit) },
      file: {
        name: 'student-progress',
        lines: async (language) => {
          const titles = await progress.titles(language)
          const now = platform.clock.now()
          return (person) => linesOf(person, titles, language, now)
        },
      },
    })

    app.get(
      '/group-progress/overview',
      {
        config: { access },
        schema: { querystring: progressOverviewQuery, response: { 200: progressOverview } },
      },
      async (request) => progress.overview(callerOf(request).userId, request.query.group ?? null, request.language),
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
  }
