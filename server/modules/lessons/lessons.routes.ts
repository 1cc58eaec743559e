import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  lessonMedia,
  openedCourse,
  transcriptFindings,
  transcriptQuery,
  watchReportAnswer,
  watchReportBody,
} from '../../../src/domain/contract/lesson.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { callerOf } from '../../http/caller.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createLessons } from './lessons.service.ts'
import { createWatchLedger } from './watch-ledger.ts'

const access = { roles: [ROLE.student] }
const courseParams = z.object({ courseId: idParam })
const openedQuery = z.strictObject({ lessonId: idParam.optional() })
const lessonParams = z.object({ id: idParam, lessonId: idParam })

export const lessonsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const lessons = createLessons(platform)
    const ledger = createWatchLedger(platform.db)

    app.get(
      '/online-courses/:courseId/opened',
      {
        config: { access },
        schema: { params: courseParams, querystring: openedQuery, response: { 200: openedCourse } },
      },
      async (request, reply) => {
        const { courseId } = request.params
        const opened = await lessons.open(callerOf(request), courseId, request.query.lessonId ?? null, request.language)
        const picture = opened?.media?.posterUrl
        if (picture) reply.header('Link', `<${picture}>; rel=preload; as=image`)
        return opened
      },
    )

    app.get(
      '/online-enrollments/:id/lessons/:lessonId',
      { config: { access }, schema: { params: lessonParams, response: { 200: lessonMedia } } },
      async (request) =>
        lessons.readMedia(callerOf(request), request.params.id, request.params.lessonId, request.language),
    )

    app.get(
      '/online-enrollments/:id/transcript-search',
      {
        config: { access },
        schema: {
          params: z.object({ id: idParam }),
          querystring: transcriptQuery,
          response: { 200: transcriptFindings },
        },
      },
      async (request) =>
        lessons.searchTranscripts(callerOf(request), request.params.id, request.query.search, request.language),
    )

    app.post(
      '/online-enrollments/:id/lessons/:lessonId/watch-reports',
      {
        config: { access },
        schema: { params: lessonParams, body: watchReportBody, response: { 200: watchReportAnswer } },
      },
      async (request) =>
        ledger.record({
          userId: callerOf(request).userId,
          enrollmentId: request.params.id,
          lessonId: request.params.lessonId,
          ranges: request.body.ranges,
          at: platform.clock.now(),
        }),
    )
  }
