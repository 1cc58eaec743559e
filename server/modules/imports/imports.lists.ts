import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { GROUP_IMPORTS_LIST } from '../../../src/domain/contract/group-imports.list.ts'
import { IMPORT_ROWS_LIST } from '../../../src/domain/contract/import-rows.list.ts'
import { dayCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { idParam } from '../../http/queries.ts'
import type { Platform } from '../../platform/platform.ts'
import { COLUMN_NAMES } from './import-headers.ts'
import type { createImports } from './imports.service.ts'
import { IMPORTS_WORDS, problemWords } from './imports.words.ts'

/** Files of people, and the rows of one. */
export const importLists = (
  app: FastifyInstance,
  platform: Platform,
  imports: ReturnType<typeof createImports>,
): void => {
  listRoutes(app, platform, GROUP_IMPORTS_LIST, {
    page: (asked, { userId }) => imports.list(userId, asked),
    file: {
      name: 'imports',
      lines:
        (language) =>
        ({ fileName, groupName, state, rowCount, createdAt, finishedAt }) => [
          {
            file: fileName,
            group: groupName,
            state: IMPORTS_WORDS[language].states[state],
            rows: rowCount,
            brought: dayCell(createdAt),
            finishedOn: dayCell(finishedAt),
          },
        ],
    },
  })

  listRoutes(app, platform, IMPORT_ROWS_LIST, {
    params: z.object({ id: idParam }),
    admit: ({ userId, params }) => imports.admit(userId, params.id),
    page: (asked, { params }) => imports.rows(params.id, asked),
    file: {
      name: 'import',
      lines: (language) => {
        const words = IMPORTS_WORDS[language]
        const names = COLUMN_NAMES[language]
        return ({ id, source, verdict, problems, outcome }) => [
          {
            ...source,
            row: id,
            verdict: words.verdicts[verdict],
            problems: problems.map((problem) => problemWords(words, names, problem)).join('; '),
            outcome: outcome && words.outcomes[outcome],
          },
        ]
      },
    },
  })
}
