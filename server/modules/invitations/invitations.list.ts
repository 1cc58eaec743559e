import type { FastifyInstance } from 'fastify'

import { INVITATION_LIST } from '../../../src/domain/contract/invitations.list.ts'
import { dayCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import type { Platform } from '../../platform/platform.ts'
import { userTypesIn } from '../agencies/user-type.words.ts'
import { INVITATION_STATE_WORDS } from './invitation.words.ts'
import type { Invitations } from './invitations.service.ts'

/** Invitations into no group. */
export const invitationsList = (app: FastifyInstance, platform: Platform, invitations: Invitations): void =>
  listRoutes(app, platform, INVITATION_LIST, {
    page: (asked, { language }) => invitations.list(asked, language),
    choices: { invitedBy: (asked, _reader, limit) => invitations.inviters(asked, limit) },
    file: {
      name: 'invitations',
      lines: (language) => {
        const types = new Map(userTypesIn(language).map(({ id, name }) => [id, name]))
        return ({ firstName, lastName, email, userType, state, createdAt, expiresAt, invitedBy, ...row }) => [
          {
            firstName,
            lastName,
            email,
            invitedAs: types.get(userType) ?? null,
            approvedCourses: row.courses.map(({ title }) => title).join(', '),
            approvedUntil: row.approvedUntil,
            state: INVITATION_STATE_WORDS[language][state],
            sentOn: dayCell(createdAt),
            goodUntil: dayCell(expiresAt),
            invitedBy,
          },
        ]
      },
    },
  })
