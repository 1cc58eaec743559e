import { readFile } from 'node:fs/promises'

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { AGENCIES_MAX_BYTES } from '../../../src/domain/agency-import.ts'
import { agenciesAdded, agencyPreview } from '../../../src/domain/contract/agency-import.contract.ts'
import { AGENCY_RECORDS, agencyRecord } from '../../../src/domain/contract/agency-records.list.ts'
import { madeCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import {
  agencyChange,
  agencyForm,
  mergeAsked,
  mergeConfirmed,
  merged,
} from '../../../src/domain/contract/vocabulary.contract.ts'
import { UPLOAD_TYPE } from '../../../src/domain/upload.ts'
import { noContent } from '../../http/bodies.ts'
import { actorOf } from '../../http/caller.ts'
import { listRoutes } from '../../http/lists.ts'
import { once } from '../../http/once.ts'
import { idParam } from '../../http/queries.ts'
import { fileOf, takeFiles } from '../../http/uploads.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dryRun } from '../../platform/db/dry-run.ts'
import type { Platform } from '../../platform/platform.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { listAgencyNames, pageAgencies } from './agencies.repository.ts'
import { judgeAgencies } from './agency-import.ts'
import { createAgencyRecords } from './agency-records.service.ts'

const access = { roles: AGENCY_RECORDS.roles }
/** What is a little larger than a file may be is told so in words of its own. */
const MOST_BYTES = AGENCIES_MAX_BYTES + 4000
const params = z.object({ id: idParam })

/** Whom people work or volunteer for, for those who keep the list of them. */
export const agencyRecordsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, files } = platform
    const agencies = createAgencyRecords(platform)

    listRoutes(app, platform, AGENCY_RECORDS, {
      page: (asked) => pageAgencies(db, asked),
      file: {
        name: 'agencies',
        lines:
          (language) =>
          ({ name, discipline, county, city, people, further, groups, classes }) => [
            {
              agency: name,
              discipline: disciplineIn(language, discipline),
              county,
              city,
              people,
              further,
              groups,
              classes,
            },
          ],
      },
    })

    app.post(
      '/agency-records',
      { config: { access, creates: true }, schema: { body: agencyForm, response: { 201: madeCourse } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const { body } = request
        return reply.code(201).send(await once(platform, request, (tx) => agencies.add(tx, actor, body)))
      },
    )

    takeFiles(app)
    const file = { consumes: [UPLOAD_TYPE] }

    app.post(
      '/agency-records/import/preview',
      { config: { access, creates: true }, schema: { ...file, response: { 200: agencyPreview } } },
      (request) =>
        files.receive(fileOf(request, MOST_BYTES), MOST_BYTES, async ({ digest, path }) => {
          const content = await readFile(path)
          // Nothing is made: a file is sent with a key, as every file is.
          const judge = async (tx: Tx) => (await judgeAgencies(content, await listAgencyNames(tx))).preview
          return once(platform, request, judge, [digest])
        }),
    )

    app.post(
      '/agency-records/import',
      { config: { access, creates: true }, schema: { ...file, response: { 201: agenciesAdded } } },
      async (request, reply) => {
        const actor = actorOf(request)
        const added = await files.receive(fileOf(request, MOST_BYTES), MOST_BYTES, async ({ digest, path }) => {
          const content = await readFile(path)
          return once(platform, request, (tx) => agencies.bring(tx, actor, content), [digest])
        })
        return reply.code(201).send(added)
      },
    )

    app.patch(
      '/agency-records/:id',
      { config: { access }, schema: { params, body: agencyChange, response: { 200: agencyRecord } } },
      (request) => db.transaction((tx) => agencies.change(tx, actorOf(request), request.params.id, request.body)),
    )

    app.delete(
      '/agency-records/:id',
      { config: { access }, schema: { params, response: { 204: noContent } } },
      async (request, reply) => {
        await db.transaction((tx) => agencies.remove(tx, actorOf(request), request.params.id))
        return reply.code(204).send(null)
      },
    )

    app.post(
      '/agency-records/:id/merge/preview',
      { config: { access }, schema: { params, body: mergeAsked, response: { 200: merged } } },
      (request) => dryRun(db, (tx) => agencies.merge(tx, actorOf(request), request.params.id, request.body.into, null)),
    )

    app.post(
      '/agency-records/:id/merge',
      { config: { access, creates: true }, schema: { params, body: mergeConfirmed, response: { 200: merged } } },
      (request) => {
        const { into, total } = request.body
        return once(platform, request, (tx) => agencies.merge(tx, actorOf(request), request.params.id, into, total))
      },
    )
  }
