import type { FastifyInstance } from 'fastify'

import { INVITATION_LIST } from '../../../src/domain/invitation-list.ts'
import { exportRoutes, type ListExport } from '../../http/exports.ts'
import { eachRow } from '../../platform/db/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { userTypesIn } from '../agencies/user-type.words.ts'
import { INVITATION_WORDS } from './invitation.words.ts'
import type { Invitations } from './invitations.service.ts'

const AT_ONCE = 100

/** As spreadsheets sort it. */
const dayOf = (instant: string): string => instant.slice(0, 'yyyy-mm-dd'.length)

type Exported = Readonly<{ access: ListExport['access']; invitations: Invitations }>

/** Invitations into no group, as a file. */
export const invitationExports = (app: FastifyInstance, platform: Platform, { access, invitations }: Exported): void =>
  exportRoutes(app, platform, {
    path: '/invitations',
    definition: INVITATION_LIST,
    access,
    fileName: 'invitations',
    header: (language) => INVITATION_WORDS[language].header,
    rows: async function* ({ asked, language }) {
      const { states } = INVITATION_WORDS[language]
      const types = new Map(userTypesIn(language).map(({ id, name }) => [id, name]))
      const rows = eachRow((cursor) => invitations.list({ ...asked, page: 1, perPage: AT_ONCE, cursor }))
      for await (const { firstName, lastName, email, userType, state, createdAt, expiresAt, invitedBy } of rows) {
        const type = types.get(userType) ?? ''
        yield [firstName, lastName, email, type, states[state], dayOf(createdAt), dayOf(expiresAt), invitedBy]
      }
    },
  })
