import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import {
  courseDraft,
  courseFiles,
  courseSave,
  courseVersion,
  courseVersions,
  madeCourse,
  publishAsked,
  publishedCourse,
  savedCourse,
} from '../../../src/domain/contract/course-draft.contract.ts'
import { courseForm } from '../../../src/domain/contract/course-form.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import { courseStatistics } from '../../../src/domain/contract/question-statistics.contract.ts'
import { coursePictureOf } from '../../../src/domain/course.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { createCourses } from '../courses/courses.service.ts'
import { findCategoryChoices } from '../vocabulary/categories.repository.ts'
import { listCourseRecords } from './course-list.repository.ts'
import { COURSE_RECORD_WORDS } from './course-record.words.ts'
import { findCourseRow } from './drafts.repository.ts'
import { createDrafts } from './drafts.service.ts'
import { createPublishing } from './publishing.service.ts'
import { readQuestionStatistics } from './question-statistics.repository.ts'

const access = { roles: COURSE_RECORDS.roles }
const params = z.object({ id: idParam })
const versionParams = z.object({ id: idParam, version: idParam })
/** A save may bring a lesson with all its questions. */
const SAVE_BYTES = 2 * 1024 * 1024

/** The programme's courses, for those who make them. */
export const courseRecordsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const drafts = createDrafts(platform)
    const publishing = createPublishing(platform)
    const catalogue = createCourses(platform)

    listRoutes(app, platform, COURSE_RECORDS, {
      page: async (asked, { language }) => {
        const { items, ...page } = await listCourseRecords(platform.db, asked, language, dayClock(platform))
        return {
          ...page,
          items: items.map((row) => Object.assign(row, { updatedAt: row.updatedAt.toISOString() })),
        }
      },
      choices: { category: (asked, { language }, limit) => findCategoryChoices(platform.db, asked, language, limit) },
      file: {
        name: 'courses',
        lines: (language) => {
          const words = COURSE_RECORD_WORDS[language]
          return (row) => [
            {
              title: row.title,
              courseType: words.types[coursePictureOf(row.courseTypeId)],
              category: row.category,
              courseHours: row.totalCourseHours,
              delivery: row.isOnline ? words.online : words.inPerson,
              state: words.states[row.state],
              lessons: row.lessons,
              enrolled: row.enrolled,
              version: row.version,
              problems: row.problems,
              updated: momentCell(row.updatedAt),
            },
          ]
        },
      },
    })

    app.post(
      '/course-records',
      { config: { access, creates: true }, schema: { body: courseForm, response: { 201: madeCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { body } = request
        return reply.code(201).send(await once(platform, request, (tx) => drafts.create(tx, actor, body)))
      },
    )

    app.post(
      '/course-records/:id/duplicate',
      { config: { access, creates: true }, schema: { params, response: { 201: madeCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { id } = request.params
        return reply.code(201).send(await once(platform, request, (tx) => drafts.duplicate(tx, actor, id)))
      },
    )

    app.get(
      '/course-records/:id/draft',
      { config: { access }, schema: { params, response: { 200: courseDraft } } },
      (request) => drafts.read(request.params.id),
    )

    app.patch(
      '/course-records/:id/draft',
      {
        config: { access },
        bodyLimit: SAVE_BYTES,
        schema: { params, body: courseSave, response: { 200: savedCourse } },
      },
      (request) => drafts.save(actorOf(request), request.params.id, request.body),
    )

    app.post(
      '/course-records/:id/publish',
      { config: { access, creates: true }, schema: { params, body: publishAsked, response: { 200: publishedCourse } } },
      async (request) => {
        const actor = actorOf(request)
        const { id } = request.params
        const captions = await publishing.prepare(id)
        const published = await once(platform, request, (tx) =>
          publishing.publish(tx, actor, id, request.body.revision, captions),
        )
        catalogue.invalidate()
        return published
      },
    )

    app.get(
      '/course-records/:id/files',
      { config: { access }, schema: { params, response: { 200: courseFiles } } },
      (request) => drafts.files(callerOf(request), request.params.id),
    )

    app.get(
      '/course-records/:id/statistics',
      { config: { access }, schema: { params, response: { 200: courseStatistics } } },
      async (request) => {
        const { id } = request.params
        found(await findCourseRow(platform.db, id))
        return readQuestionStatistics(platform.db, id)
      },
    )

    app.get(
      '/course-records/:id/versions',
      { config: { access }, schema: { params, response: { 200: courseVersions } } },
      (request) => drafts.versions(request.params.id),
    )

    app.get(
      '/course-records/:id/versions/:version',
      { config: { access }, schema: { params: versionParams, response: { 200: courseVersion } } },
      (request) => drafts.version(request.params.id, request.params.version),
    )
  }
