import { readFile } from 'node:fs/promises'

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { importQuery, peopleImport } from '../../../src/domain/contract/import.contract.ts'
import { IMPORT_COLUMNS, IMPORT_MAX_BYTES } from '../../../src/domain/import.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { ROLE } from '../../../src/domain/role.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { emptyBody } from '../../http/bodies.ts'
import { callerOf } from '../../http/caller.ts'
import { csvOf } from '../../http/exports.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { fileOf, takeFiles } from '../../http/uploads.ts'
import type { Platform } from '../../platform/platform.ts'
import { COLUMN_NAMES } from './import-headers.ts'
import { importLists } from './imports.lists.ts'
import { createImports } from './imports.service.ts'

const access = { roles: [ROLE.groupCoordinator] }
const params = z.object({ id: idParam })
/** What is a little larger than a file may be is told so by the service, in words of its own. */
const MOST_BYTES = IMPORT_MAX_BYTES + 4000

const noRows = async function* () {}

export const importsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const imports = createImports(platform)
    takeFiles(app)

    app.post(
      '/groups/:id/imports',
      {
        config: { access, creates: true },
        schema: { consumes: [UPLOAD_TYPE], params, querystring: importQuery, response: { 201: peopleImport } },
      },
      async (request, reply) => {
        const { userId } = callerOf(request)
        const { query } = request
        const { id } = request.params
        const file = fileOf(request, MOST_BYTES)
        await imports.admitFile(userId, id)
        // Outside of the transaction: a large file takes a while.
        const kept = await platform.files.receive(file, MOST_BYTES, async ({ digest, path }) => {
          const judged = await imports.judge(id, await readFile(path))
          return once(platform, request, (tx) => imports.keep(tx, userId, id, query, judged), [query, digest])
        })
        return reply.code(201).send(kept)
      },
    )

    app.get(
      '/imports/template',
      { config: { access: 'public' }, schema: { querystring: z.strictObject({ language: z.enum(LANGUAGES) }) } },
      async (request, reply) => {
        const names = COLUMN_NAMES[request.query.language]
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', 'attachment; filename="students-template.csv"')
          .send(
            csvOf(
              IMPORT_COLUMNS.map((column) => names[column]),
              noRows(),
            ),
          )
      },
    )

    app.get('/imports/:id', { config: { access }, schema: { params, response: { 200: peopleImport } } }, (request) =>
      imports.read(callerOf(request).userId, request.params.id),
    )

    importLists(app, platform, imports)

    app.post(
      '/imports/:id/start',
      { config: { access, creates: true }, schema: { params, body: emptyBody, response: { 200: peopleImport } } },
      async (request) => {
        const started = await once(platform, request, (tx) =>
          imports.start(tx, callerOf(request).userId, request.params.id),
        )
        imports.wake()
        return started
      },
    )

    app.post(
      '/imports/:id/undo',
      { config: { access, creates: true }, schema: { params, body: emptyBody, response: { 200: peopleImport } } },
      (request) => once(platform, request, (tx) => imports.undo(tx, callerOf(request).userId, request.params.id)),
    )

    app.post(
      '/imports/:id/cancel',
      { config: { access, creates: true }, schema: { params, body: emptyBody, response: { 200: peopleImport } } },
      (request) => once(platform, request, (tx) => imports.cancel(tx, callerOf(request).userId, request.params.id)),
    )
  }
