import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

import { INSTRUCTORS_LIST, type Instructor } from '../../../src/domain/contract/instructors.list.ts'
import type { DayClock } from '../../../src/domain/day-range.ts'
import { approvalState, lastDayOf } from '../../../src/domain/instructor-approval.ts'
import { invitationState } from '../../../src/domain/invitation.ts'
import { pick, recordOf } from '../../../src/domain/keys.ts'
import type { Language } from '../../../src/domain/language.ts'
import { FOUND_BY_NAME, LISTED_KEYS } from '../../../src/domain/person-fields.ts'
import { momentCell } from '../../http/instant-cell.ts'
import { listRoutes } from '../../http/lists.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAllCourses } from '../all-students/all-students.repository.ts'
import { disciplineIn } from '../rosters/discipline-in.ts'
import { findUsersAgencies } from '../users/users.repository.ts'
import { INSTRUCTOR_WORDS } from './instructor.words.ts'
import { listInstructors, type InstructorRow } from './instructors.repository.ts'

const present = (row: InstructorRow, language: Language, { now, timeZone }: DayClock): Instructor => ({
  ...pick(row, ['id', ...FOUND_BY_NAME, ...LISTED_KEYS, 'classes', 'trained', 'toHandOver']),
  approvals: row.approvals.map(({ courseId, title, endsAt, suspendedAt, reason }) => ({
    courseId,
    courseTitle: title[language],
    state: approvalState(
      { endsAt: new Date(endsAt), suspendedAt: suspendedAt === null ? null : new Date(suspendedAt) },
      now,
    ),
    endsOn: lastDayOf(new Date(endsAt), timeZone),
    reason,
  })),
  code: row.code && invitationState({ ...row.code, expiresAt: row.code.expiresAt ?? '' }, now),
  lastClassAt: row.lastClassAt?.toISOString() ?? null,
})

/** Everybody who teaches here. */
export const instructorsRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (app) => {
    const { db } = platform
    listRoutes(app, platform, INSTRUCTORS_LIST, {
      page: async (asked, { language }) => {
        const days = dayClock(platform)
        const { items, ...page } = await listInstructors(db, asked, days)
        return { ...page, items: items.map((row) => present(row, language, days)) }
      },
      choices: {
        agency: (asked, _reader, limit) => findUsersAgencies(db, asked, limit),
        course: (asked, { language }, limit) => findAllCourses(db, asked, language, limit),
      },
      file: {
        name: 'instructors',
        lines: (language) => {
          const { approvals: states, codes, none } = INSTRUCTOR_WORDS[language]
          return ({ approvals, code, classes, trained, lastClassAt, toHandOver, ...row }) => {
            const standing = approvals.filter(({ state }) => state === 'approved')
            const [first = null] = standing.map(({ endsOn }) => endsOn).toSorted()
            return [
              {
                ...pick(row, FOUND_BY_NAME),
                approvedCourses: standing.map(({ courseTitle }) => courseTitle).join(', '),
                state:
                  approvals.length === 0 ? none : [...new Set(approvals.map(({ state }) => states[state]))].join(', '),
                approvedUntil: first,
                code: code && codes[code],
                classes,
                trained,
                lastClass: momentCell(lastClassAt),
                toHandOver,
                ...recordOf(LISTED_KEYS, (key) => (key === 'discipline' ? disciplineIn(language, row[key]) : row[key])),
              },
            ]
          }
        },
      },
    })
  }
