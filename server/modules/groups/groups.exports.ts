import type { FastifyInstance } from 'fastify'

import { DISCIPLINES } from '../../../src/domain/discipline.ts'
import { GROUP_INVITATIONS_LIST, GROUP_STUDENTS_LIST } from '../../../src/domain/group-lists.ts'
import type { Language } from '../../../src/domain/language.ts'
import { exportRoutes, type ListExport } from '../../http/exports.ts'
import { eachRow } from '../../platform/db/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { INVITATION_WORDS } from '../invitations/invitation.words.ts'
import { rosterWords } from '../rosters/roster.words.ts'
import type { createGroupInvitations } from './group-invitations.service.ts'
import type { createGroupStudents } from './group-students.service.ts'
import { GROUPS_WORDS } from './groups.words.ts'

const AT_ONCE = 100

/** As spreadsheets sort it. */
const dayOf = (instant: string): string => instant.slice(0, 'yyyy-mm-dd'.length)

const disciplineIn = (language: Language, key: string | null): string => {
  const known = DISCIPLINES.find((discipline) => discipline === key)
  return known === undefined ? '' : rosterWords[language].disciplines[known]
}

type Exported = Readonly<{
  access: ListExport['access']
  students: ReturnType<typeof createGroupStudents>
  invitations: ReturnType<typeof createGroupInvitations>
}>

/** The lists of a coordinator as files. */
export const groupExports = (
  app: FastifyInstance,
  platform: Platform,
  { access, students, invitations }: Exported,
): void => {
  exportRoutes(app, platform, {
    path: '/groups/students',
    definition: GROUP_STUDENTS_LIST,
    access,
    fileName: 'students',
    header: (language) => GROUPS_WORDS[language].students,
    rows: async function* ({ userId, asked, language }) {
      const rows = eachRow((cursor) => students.list(userId, { ...asked, page: 1, perPage: AT_ONCE, cursor }))
      for await (const { firstName, lastName, email, agency, discipline, groupName, joinedAt } of rows) {
        yield [firstName, lastName, email, agency, disciplineIn(language, discipline), groupName, dayOf(joinedAt)]
      }
    },
  })

  exportRoutes(app, platform, {
    path: '/groups/invitations',
    definition: GROUP_INVITATIONS_LIST,
    access,
    fileName: 'invitations',
    header: (language) => GROUPS_WORDS[language].invitations,
    rows: async function* ({ userId, asked, language }) {
      const { states } = INVITATION_WORDS[language]
      const rows = eachRow((cursor) => invitations.list(userId, { ...asked, page: 1, perPage: AT_ONCE, cursor }))
      for await (const { firstName, lastName, email, groupName, state, createdAt, expiresAt, invitedBy } of rows) {
        yield [firstName, lastName, email, groupName, states[state], dayOf(createdAt), dayOf(expiresAt), invitedBy]
      }
    },
  })
}
