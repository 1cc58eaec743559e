import type { ProgressOverview } from '../../../src/domain/contract/group-progress.contract.ts'
import type { ProgressCell, ProgressRow } from '../../../src/domain/contract/group-progress.list.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { Choice, ListAsked, ListPage } from '../../../src/domain/list.ts'
import type { ChoiceAsked } from '../../platform/choice-asked.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findCourses,
  listCells,
  listCourses,
  listGroups,
  listPeople,
  listRequirements,
  progressFilters,
  readFigures,
  type CellRow,
} from './group-progress.repository.ts'

const presentCell = (row: CellRow): ProgressCell => ({
  courseId: row.courseId,
  standing: row.standing,
  isRequired: row.isRequired,
  dueOn: row.dueOn,
  enrollment: row.enrollment && {
    status: row.enrollment.status,
    expirationDate: row.enrollment.expirationDate.toISOString(),
    complete: row.complete,
    total: row.total,
  },
  certificate: row.isCertified ? { expiresAt: row.certifiedUntil?.toISOString() ?? null } : null,
  seat: row.seat && { courseDate: row.seat.courseDate.toISOString(), timeZone: row.seat.timeZone },
  remindedAt: row.remindedAt?.toISOString() ?? null,
})

export const createGroupProgress = (platform: Pick<Platform, 'clock' | 'db' | 'settings'>) => {
  const { clock, db } = platform
  const list = async (coordinatorId: number, asked: ListAsked): Promise<ListPage<ProgressRow>> => {
    const now = clock.now()
    const page = await listPeople(db, coordinatorId, asked, dayClock(platform))
    const ids = page.items.map(({ id }) => id)
    const { courseId } = progressFilters(asked)
    const cells = ids.length === 0 ? [] : await listCells(db, coordinatorId, ids, courseId, now)
    const cellsOf = Map.groupBy(cells, ({ studentId }) => studentId)
    return {
      ...page,
      items: page.items.map(({ id, userId, firstName, lastName, email, groupId, groupName }) => ({
        id,
        userId,
        firstName,
        lastName,
        email,
        groupId,
        groupName,
        cells: (cellsOf.get(id) ?? []).map(presentCell),
      })),
    }
  }

  return {
    /** Three statements, however many people are on the page. */
    list,

    courses: (asked: ChoiceAsked, language: Language, limit: number): Promise<Choice[]> =>
      findCourses(db, asked, language, limit),

    /** Of all courses that the matrix can have. */
    titles: async (language: Language): Promise<ReadonlyMap<number, string>> =>
      new Map((await listCourses(db)).map(({ id, title }) => [id, title[language]])),

    /** Four statements. A group of somebody else's has nobody in it. */
    overview: async (coordinatorId: number, groupId: number | null, language: Language): Promise<ProgressOverview> => {
      const [figures, groups, courses] = await Promise.all([
        readFigures(db, coordinatorId, groupId, clock.now()),
        listGroups(db, coordinatorId),
        listCourses(db),
      ])
      const requirements =
        groups.length === 0
          ? []
          : await listRequirements(
              db,
              groups.map(({ id }) => id),
            )
      const required = new Set(requirements.map(({ courseId }) => courseId))
      const shown = courses.map(({ id, title }) => ({ id, title: title[language], isRequired: required.has(id) }))
      return {
        ...figures,
        groups: groups.map(({ id, name }) => ({
          id,
          name,
          courses: requirements.flatMap(({ groupId: of, courseId, dueOn }) => (of === id ? [{ courseId, dueOn }] : [])),
        })),
        courses: shown.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired)),
      }
    },
  }
}
