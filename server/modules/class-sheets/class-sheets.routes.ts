import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { SHEET_BYTES } from '../../../src/domain/class-sheet.ts'
import { classSheetChanges, classSheetQuery, classSheets } from '../../../src/domain/contract/class-sheet.contract.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { actorOf, callerOf } from '../../http/caller.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { savedAs } from '../../http/saved-as.ts'
import { signedQuery } from '../../http/signed-query.ts'
import { fileOf, takeFiles } from '../../http/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import { createClassSheets } from './class-sheets.service.ts'

const readers = { roles: [ROLE.instructor, ROLE.admin, ROLE.owner] }
/** As who records classes that were held, and corrects their attendance. */
const keepers = { roles: [ROLE.admin, ROLE.owner] }
const ofClass = z.object({ id: idParam })
const ofSheet = z.object({ id: idParam, sheetId: idParam })

/** Scans of the sheets of a class that was held. */
export const classSheetsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const sheets = createClassSheets(platform)
    const { files } = platform
    takeFiles(app)

    app.get(
      '/instructor-courses/:id/sheets',
      { config: { access: readers }, schema: { params: ofClass, response: { 200: classSheets } } },
      async (request) => sheets.list(callerOf(request), request.params.id),
    )

    app.post(
      '/instructor-courses/:id/sheets',
      {
        config: { access: keepers, creates: true },
        schema: {
          consumes: [UPLOAD_TYPE],
          params: ofClass,
          querystring: classSheetQuery,
          response: { 201: classSheets },
        },
      },
      async (request, reply) => {
        const { params, query } = request
        const actor = actorOf(request)
        const file = fileOf(request, SHEET_BYTES)
        await sheets.admit(actor, params.id)
        // Taken before the transaction is open: a file comes as slowly as it likes.
        const kept = await files.receive(file, SHEET_BYTES, (arrived) =>
          once(platform, request, (tx) => sheets.add(tx, actor, params.id, query, arrived), [query, arrived.digest]),
        )
        return reply.code(201).send(kept)
      },
    )

    app.patch(
      '/instructor-courses/:id/sheets/:sheetId',
      {
        config: { access: keepers },
        schema: { params: ofSheet, body: classSheetChanges, response: { 200: classSheets } },
      },
      async (request) => {
        const { id: classId, sheetId } = request.params
        return sheets.change(actorOf(request), { classId, sheetId }, request.body.isRemoved)
      },
    )

    // By the signed address alone: a link sends no header.
    app.get(
      '/instructor-courses/:id/sheets/:sheetId/file',
      { config: { access: readers, signed: 'alone' }, schema: { params: ofSheet, querystring: signedQuery } },
      async (request, reply) => {
        const { id: classId, sheetId } = request.params
        const { file, downloadName } = await sheets.open(callerOf(request), { classId, sheetId })
        const content = await files.read(file)
        return reply
          .type(file.contentType)
          .header('content-length', file.size)
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `inline; ${savedAs(downloadName)}`)
          .send(content)
      },
    )
  }
