import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { ALL_STUDENTS, type AnyStudent } from '../../../src/domain/contract/all-students.list.ts'
import { pick, recordOf } from '../../../src/domain/keys.ts'
import { FOUND_BY_NAME, LISTED_KEYS } from '../../../src/domain/person-fields.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { findUsersAgencies } from '../users/users.repository.ts'
import {
  findAllCourses,
  findGroups,
  findOfferedCourses,
  listAllStudents,
  type AnyStudentRow,
} from './all-students.repository.ts'
import { STUDENT_WORDS } from './student.words.ts'

const present = (row: AnyStudentRow): AnyStudent => ({
  ...pick(row, ['id', 'userId', ...FOUND_BY_NAME, ...LISTED_KEYS, 'county', 'licenseNumber']),
  ...pick(row, ['active', 'completed', 'expired', 'quizTime', 'isVerified']),
  lastActivityAt: row.lastActivityAt?.toISOString() ?? null,
  group: row.groupId === null || row.groupName === null ? null : { id: row.groupId, name: row.groupName },
  createdAt: row.createdAt.toISOString(),
})

/** Everybody who learns here. */
export const allStudentsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = platform
    listRoutes(app, platform, ALL_STUDENTS, {
      page: async (asked) => {
        const { items, ...page } = await listAllStudents(db, asked, dayClock(platform))
        return { ...page, items: items.map(present) }
      },
      choices: {
        agency: (asked, _reader, limit) => findUsersAgencies(db, asked, limit),
        group: (asked, _reader, limit) => findGroups(db, asked, limit),
        course: (asked, { language }, limit) => findAllCourses(db, asked, language, limit),
        learning: (asked, { language }, limit) => findOfferedCourses(db, asked, language, limit),
      },
      file: {
        name: 'students',
        lines: (language) => {
          const { quizTimes, verified } = STUDENT_WORDS[language]
          return ({ active, completed, expired, lastActivityAt, group, quizTime, isVerified, createdAt, ...row }) => [
            {
              ...pick(row, [...FOUND_BY_NAME, 'county', 'licenseNumber']),
              ...recordOf(LISTED_KEYS, (key) => (key === 'discipline' ? disciplineIn(language, row[key]) : row[key])),
              coursesActive: active,
              coursesCompleted: completed,
              coursesExpired: expired,
              lastActivity: momentCell(lastActivityAt),
              group: group?.name ?? null,
              quizTime: quizTimes[quizTime],
              identityVerified: isVerified ? verified.yes : verified.no,
              created: momentCell(createdAt),
            },
          ]
        },
      },
    })
  }
