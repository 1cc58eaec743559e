import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { broughtCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import { COURSE_RECORDS } from '../../../src/domain/contract/course-records.list.ts'
import { exportAddress } from '../../../src/domain/contract/list.contract.ts'
import { COURSE_FILE_BYTES } from '../../../src/domain/course/course-file-format.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { fileOf, takeFiles } from '../../http/uploads.ts'
import { later, MINUTE } from '../../platform/clock.ts'
import { refuseWithoutRoom } from '../../platform/files/disk-room.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { findCourseRow } from '../course-records/drafts.repository.ts'
import { createDrafts } from '../course-records/drafts.service.ts'
import { exportCourse } from './course-export.ts'
import { readCourseFile } from './course-import.ts'

const access = { roles: COURSE_RECORDS.roles }
const params = z.object({ id: idParam })

/** A course as one file, out and in: docs/course-file.md. */
export const courseFilesRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { addresses, audit, clock, db, files } = platform
    const drafts = createDrafts(platform)
    takeFiles(app)

    app.get(
      '/course-records/:id/file',
      { config: { access }, schema: { params, response: { 200: exportAddress } } },
      async (request) => {
        const { id } = request.params
        found(await findCourseRow(db, id))
        const path = `/api/course-records/${id}/file/download`
        return { url: addresses.sign(path, callerOf(request).sessionId, later(clock.now(), MINUTE)) }
      },
    )

    // By the signed address alone: a link sends no header.
    app.get(
      '/course-records/:id/file/download',
      { config: { access, signed: 'alone' }, schema: { params, querystring: signedQuery } },
      async (request, reply) => {
        const { id } = request.params
        const archive = await exportCourse(platform, id)
        const { caller, address, requestId } = actorOf(request)
        await audit.record(db, {
          action: 'course.exported',
          actorId: caller.userId,
          subject: `course:${id}`,
          address,
          requestId,
        })
        return reply
          .type('application/zip')
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="course-${id}.zip"`)
          .send(archive)
      },
    )

    app.post(
      '/course-records/import',
      { config: { access, creates: true }, schema: { consumes: [UPLOAD_TYPE], response: { 201: broughtCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const file = fileOf(request, COURSE_FILE_BYTES)
        await refuseWithoutRoom(files, Number(request.headers['content-length'] ?? 0))
        const made = await files.receive(file, COURSE_FILE_BYTES, async ({ path, digest }) => {
          const brought = await readCourseFile(platform, path, actor.caller.userId)
          return once(platform, request, (tx) => drafts.bring(tx, actor, brought), [digest])
        })
        return reply.code(201).send(made)
      },
    )
  }
