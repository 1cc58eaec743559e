import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { courseDetail, courseSearchPage } from '../../../src/domain/contract/course-search.contract.ts'
import { COURSE_SEARCH } from '../../../src/domain/course-search.ts'
import { listQuery } from '../../http/listing.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { createCourseSearch } from './course-search.service.ts'

export const courseSearchRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const courseSearch = createCourseSearch(platform)

    app.get(
      '/course-search',
      {
        config: { access: 'public' },
        schema: { querystring: listQuery(COURSE_SEARCH), response: { 200: courseSearchPage } },
      },
      async (request) => courseSearch.search(request.query, request.language),
    )

    app.get(
      '/course-search/:courseId',
      {
        config: { access: 'public' },
        schema: { params: z.object({ courseId: idParam }), response: { 200: courseDetail } },
      },
      async (request) => courseSearch.read(request.params.courseId, request.language),
    )
  }
