import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { studentDashboard } from '../../../src/domain/contract/student.contract.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createDashboard } from './dashboard.service.ts'

export const studentsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const dashboard = createDashboard(platform)

    app.get(
      '/students/:studentId/dashboard',
      {
        config: { access: 'signedIn' },
        schema: { params: z.object({ studentId: idParam }), response: { 200: studentDashboard } },
      },
      async (request) => dashboard.read(callerOf(request), request.params.studentId, request.language),
    )
  }
