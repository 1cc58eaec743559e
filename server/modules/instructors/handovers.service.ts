import type { HandoverBody } from '../../../src/domain/contract/handover.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, refusedField } from '../../platform/refusal.ts'
import { findTaughtClass, lockTaughtClass } from '../classes/class-access.ts'
import { summariseClasses } from '../classes/class-summary.repository.ts'
import { findSuccessor, findSuccessors, isToHandOver, listTeachers } from './handovers.repository.ts'
import { createTeacherChange } from './teacher-change.service.ts'

/** More than anybody has ahead of them. */
const CLASSES_MAX = 200
/** As many as a person looks through before typing on. */
const CHOICES_MAX = 20

/** Classes to come of who may not teach them any more, given to others one by one. */
export const createHandovers = (platform: Platform) => {
  const { clock, db } = platform
  const changeTeachers = createTeacherChange(platform)
  return {
    /** The next first. */
    classes: (userId: number, language: Language) =>
      summariseClasses(db, language, { where: isToHandOver(db, userId, clock.now()), limit: CLASSES_MAX }),

    /** Who could take over a class, by some of their name. */
    successors: async (caller: Caller, classId: number, search: string) =>
      findSuccessors(db, await findTaughtClass(db, caller, classId), search, clock.now(), CHOICES_MAX),

    /**
     * The others who teach it stay. Both who change are told; students are not: their seat and their hour are the same.
     * Refuses with 409 `NOT_TEACHING` who does not teach the class, and at `toId` who is not approved for its course.
     */
    handOver: async (tx: Tx, classId: number, { fromId, toId }: HandoverBody, actor: Actor): Promise<void> => {
      const now = clock.now()
      const { caller, address, requestId, language } = actor
      const before = await lockTaughtClass(tx, caller, classId)
      const teaching = await listTeachers(tx, classId)
      if (teaching.every(({ id }) => id !== fromId)) throw conflict('NOT_TEACHING')
      const to = await findSuccessor(tx, before.courseId, toId, now)
      if (!to || toId === fromId) throw refusedField('toId', textsIn(language).fields.notApproved)
      const others = teaching.filter(({ id }) => id !== fromId && id !== toId)
      await changeTeachers(tx, before, {
        was: teaching,
        is: [...others, to],
        isAlone: true,
        noted: { actorId: caller.userId, address, requestId },
      })
    },
  }
}
