import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

import { filePreview, FILE_RECORDS_LIST, type FileRecord } from '../../../src/domain/contract/file-records.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import { callerOf } from '../../http/caller.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { idParam } from '../../http/queries.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { previewFile } from './file-preview.ts'
import { listFileRecords, type ListedFile } from './file-records.repository.ts'
import { FILE_WORDS } from './file-records.words.ts'

const presentIn =
  (language: Language) =>
  ({ id, name, kind, size, uses, firstName, lastName, createdAt, trashedAt }: ListedFile): FileRecord => ({
    id,
    name,
    kind,
    size,
    usedBy: uses.map(({ use, title }) => ({ use, name: title[language] })),
    sentBy: firstName === null ? null : `${firstName} ${lastName}`,
    createdAt: createdAt.toISOString(),
    state: trashedAt === null ? 'kept' : 'trashed',
  })

/** Files of the product, with what names them. */
export const fileRecordsListRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    listRoutes(app, platform, FILE_RECORDS_LIST, {
      page: async (asked, { language }) => {
        const { items, ...page } = await listFileRecords(platform.db, asked, dayClock(platform))
        return { ...page, items: items.map(presentIn(language)) }
      },
      file: {
        name: 'files',
        lines: (language) => {
          const { kinds, states, uses } = FILE_WORDS[language]
          return ({ name, kind, size, usedBy, sentBy, createdAt, state }) => [
            {
              file: name,
              fileKind: kinds[kind],
              bytes: size,
              usedBy: usedBy.map((used) => `${uses[used.use]}: ${used.name}`).join('; '),
              sentBy,
              made: momentCell(createdAt),
              state: states[state],
            },
          ]
        },
      },
    })

    app.get(
      '/file-records/:id/preview',
      {
        config: { access: { roles: [...FILE_RECORDS_LIST.roles] } },
        schema: { params: z.object({ id: idParam }), response: { 200: filePreview } },
      },
      async (request) => previewFile(platform, request.params.id, callerOf(request).sessionId),
    )
  }
