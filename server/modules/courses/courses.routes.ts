import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { courseList } from '../../../src/domain/contract/course.contract.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCourses } from './courses.service.ts'

/** What the asker holds already is the list as it is. */
const unchanged = z.null()

export const coursesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const courses = createCourses(platform)

    // The schema documents the answer; the bytes were written once for all who ask.
    app
      .withTypeProvider()
      .get(
        '/courses',
        { config: { access: 'public' }, schema: { response: { 200: courseList, 304: unchanged } } },
        async (request, reply) => {
          const { body, etag } = await courses.list(request.language)
          reply
            .header('etag', etag)
            .header('cache-control', 'private, no-cache')
            .header('vary', 'accept-language')
            .type('application/json; charset=utf-8')
          if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
          return reply.send(body)
        },
      )
  }
