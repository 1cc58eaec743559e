import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { USERS_LIST } from '../../../src/domain/contract/users.list.ts'
import { pick, recordOf } from '../../../src/domain/keys.ts'
import { FOUND_BY_NAME, LISTED_KEYS } from '../../../src/domain/person-fields.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { USER_WORDS } from './user.words.ts'
import { findUsersAgencies, listUsers } from './users.repository.ts'
import { presentUser } from './users.service.ts'

/** Everybody who has an account. */
export const usersListRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    listRoutes(app, platform, USERS_LIST, {
      page: async (asked) => {
        const { items, ...page } = await listUsers(platform.db, asked, dayClock(platform))
        return { ...page, items: items.map(presentUser) }
      },
      choices: { agency: (asked, _reader, limit) => findUsersAgencies(platform.db, asked, limit) },
      file: {
        name: 'users',
        lines: (language) => {
          const { roles: names, states } = USER_WORDS[language]
          return ({ roles, verifiedAt, lastSignInAt, state, createdAt, sessions, ...row }) => [
            {
              ...pick(row, FOUND_BY_NAME),
              roles: roles.map((role) => names[role]).join(', '),
              ...recordOf(LISTED_KEYS, (key) => (key === 'discipline' ? disciplineIn(language, row[key]) : row[key])),
              verifiedAt: momentCell(verifiedAt),
              lastSignIn: momentCell(lastSignInAt),
              state: states[state],
              created: momentCell(createdAt),
              sessions,
            },
          ]
        },
      },
    })
  }
