import type { FastifyInstance } from 'fastify'

import { GROUP_INVITATIONS_LIST } from '../../../src/domain/contract/group-invitations.list.ts'
import { GROUP_STUDENTS_LIST } from '../../../src/domain/contract/group-students.list.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { LISTED_KEYS } from '../../../src/domain/person-fields.ts'
import { dayCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import type { Platform } from '../../platform/platform.ts'
import { INVITATION_STATE_WORDS } from '../invitations/invitation.words.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import type { createGroupInvitations } from './group-invitations.service.ts'
import type { createGroupStudents } from './group-students.service.ts'

type Listed = Readonly<{
  students: ReturnType<typeof createGroupStudents>
  invitations: ReturnType<typeof createGroupInvitations>
}>

/** The lists of a coordinator. */
export const groupLists = (app: FastifyInstance, platform: Platform, { students, invitations }: Listed): void => {
  listRoutes(app, platform, GROUP_STUDENTS_LIST, {
    page: (asked, { userId }) => students.list(userId, asked),
    choices: { agency: (asked, { userId }, limit) => students.agencies(userId, asked, limit) },
    file: {
      name: 'students',
      lines:
        (language) =>
        ({ firstName, lastName, email, groupName, joinedAt, ...row }) => [
          {
            firstName,
            lastName,
            email,
            ...recordOf(LISTED_KEYS, (key) => (key === 'discipline' ? disciplineIn(language, row[key]) : row[key])),
            group: groupName,
            joined: dayCell(joinedAt),
          },
        ],
    },
  })

  listRoutes(app, platform, GROUP_INVITATIONS_LIST, {
    page: (asked, { userId }) => invitations.list(userId, asked),
    file: {
      name: 'invitations',
      lines:
        (language) =>
        ({ firstName, lastName, email, groupName, state, createdAt, expiresAt, invitedBy }) => [
          {
            firstName,
            lastName,
            email,
            group: groupName,
            state: INVITATION_STATE_WORDS[language][state],
            sentOn: dayCell(createdAt),
            goodUntil: dayCell(expiresAt),
            invitedBy,
          },
        ],
    },
  })
}
