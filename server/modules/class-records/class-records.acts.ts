import { asc, eq, inArray, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { ClassMessageForm } from '../../../src/domain/contract/class-form.contract.ts'
import { CLASS_RECORDS } from '../../../src/domain/contract/class-records.list.ts'
import { id } from '../../../src/domain/contract/common.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { ActReason } from '../../../src/domain/list-act.ts'
import type { ListSelection } from '../../../src/domain/list.ts'
import type { ClassLifecycleEvent } from '../../../src/machines/lifecycle/class.lifecycle.ts'
import { textsIn } from '../../i18n/texts.ts'
import { dayClock } from '../../platform/day-clock.ts'
import type { Queryable, Tx } from '../../platform/db/database.ts'
import { isSelected } from '../../platform/db/selected.sql.ts'
import { courses } from '../../platform/db/tables/catalogue.table.ts'
import { instructorCourses } from '../../platform/db/tables/classes.table.ts'
import type { Platform } from '../../platform/platform.ts'
import { refusedField } from '../../platform/refusal.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { createCancelling } from '../classes/class-cancelling.service.ts'
import { createClassMessages } from '../classes/class-messages.service.ts'
import { countByState, nextEventsOf } from '../classes/class-state.ts'
import { findPeople, findSuccessor, listTeachers, type Teacher } from '../instructors/handovers.repository.ts'
import { createTeacherChange } from '../instructors/teacher-change.service.ts'
import {
  actsOf,
  undoableWork,
  type ActWork,
  type ChosenRow,
  type ListActs,
  type Performed,
  type Undone,
} from '../list-acts/act-work.ts'
import { findTeachers } from './class-choices.repository.ts'
import { matchesClasses } from './class-records.repository.ts'

/** Who taught a class, and who does since: by ids. */
const before = z.object({ was: z.array(id), left: z.array(id) })
type Before = z.infer<typeof before>

type Handover = Readonly<{ fromId: number | null; toId: number }>

const idsOf = (people: readonly Teacher[]): number[] => people.map((person) => person.id).toSorted((a, b) => a - b)
const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

const findTeacher = async (query: Queryable, userId: number) =>
  (await findTeachers(query, { ids: [userId] }, 1)).length > 0

/** Held in the order of their ids: seats and waitlists change one after the other. */
const holdClasses = async (tx: Tx, ids: readonly number[]): Promise<ReadonlyMap<number, ClassRow>> => {
  const rows = await tx
    .select()
    .from(instructorCourses)
    .where(inArray(instructorCourses.id, [...ids]))
    .orderBy(asc(instructorCourses.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** What those who run the programme do with many classes. */
export const classRecordsActs = (platform: Platform): ListActs => {
  const { clock } = platform
  const cancelHeld = createCancelling(platform)
  const messages = createClassMessages(platform)
  const changeTeachers = createTeacherChange(platform)

  const choose = async (
    tx: Tx,
    { selection, language }: Readonly<{ selection: ListSelection; language: Language }>,
    limit: number,
  ): Promise<ChosenRow[]> => {
    const rows = await tx
      .select({
        id: instructorCourses.id,
        title: courses.title,
        day: sql<string>`to_char(${instructorCourses.courseDate} at time zone ${instructorCourses.timeZone}, 'YYYY-MM-DD')`,
      })
      .from(instructorCourses)
      .innerJoin(courses, eq(courses.id, instructorCourses.courseId))
      .where(isSelected(instructorCourses.id, selection, (asked) => matchesClasses(tx, asked, dayClock(platform))))
      .orderBy(asc(instructorCourses.courseDate), asc(instructorCourses.id))
      .limit(limit)
    return rows.map(({ title, day, ...row }) => ({ id: row.id, label: `${title[language]}, ${day}` }))
  }

  const takes = async (tx: Tx, held: ClassRow, event: ClassLifecycleEvent['type']): Promise<boolean> =>
    nextEventsOf(held, await countByState(tx, held), clock.now()).includes(event)

  /** Of each class what became of it, in the order in which they were chosen. */
  const each = async <Kept>(
    tx: Tx,
    ids: readonly number[],
    work: (held: ClassRow) => Promise<Readonly<{ kept: Kept }> | ActReason>,
  ): Promise<Performed<Kept>[]> => {
    const classes = await holdClasses(tx, ids)
    const results: Performed<Kept>[] = []
    for (const classId of ids) {
      const held = classes.get(classId)
      const came = held ? await work(held) : 'gone'
      results.push(
        typeof came === 'string'
          ? { id: classId, outcome: came === 'same' || came === 'nobodyThere' ? 'unchanged' : 'refused', reason: came }
          : { id: classId, outcome: 'done', before: came.kept },
      )
    }
    return results
  }

  const write: ActWork<ClassMessageForm> = {
    choose: async (tx, chosen, limit) => {
      await messages.takeTurn(tx, chosen.doer.userId)
      return choose(tx, chosen, limit)
    },
    perform: (tx, { actId, doer, asked }, ids) =>
      each<null>(tx, ids, async (held) =>
        (await messages.deliver(tx, held, asked, { userId: doer.userId, name: doer.name, listAct: actId }))
          ? { kept: null }
          : 'nobodyThere',
      ),
  }

  const cancel: ActWork<Readonly<{ reason: string }>> = {
    choose,
    perform: (tx, { actId, doer, asked: { reason } }, ids) =>
      each<null>(tx, ids, async (held) => {
        if (!(await takes(tx, held, 'class.cancelled'))) return 'otherState'
        const details = { listAct: actId }
        await cancelHeld(tx, held, { reason, actorId: doer.userId, isAlone: ids.length === 1, details })
        return { kept: null }
      }),
  }

  const handOver = undoableWork<Handover, Before>({
    before,
    choose: async (tx, chosen, limit) => {
      const { fromId, toId } = chosen.asked
      const { fields } = textsIn(chosen.language)
      if (toId === fromId || !(await findTeacher(tx, toId))) throw refusedField('toId', fields.unknownInstructor)
      return choose(tx, chosen, limit)
    },
    perform: (tx, { actId, doer, asked: { fromId, toId } }, ids) =>
      each<Before>(tx, ids, async (held) => {
        if (!(await takes(tx, held, 'class.changed'))) return 'otherState'
        const was = await listTeachers(tx, held.id)
        if (fromId !== null && was.every((person) => person.id !== fromId)) return 'notTeaching'
        const to = await findSuccessor(tx, held.courseId, toId, clock.now())
        if (!to) return 'notApproved'
        const staying = fromId === null ? [] : was.filter((person) => person.id !== fromId && person.id !== toId)
        const is = [...staying, to]
        if (areSame(idsOf(was), idsOf(is))) return 'same'
        await changeTeachers(tx, held, {
          was,
          is,
          isAlone: ids.length === 1,
          noted: { actorId: doer.userId, details: { listAct: actId } },
        })
        return { kept: { was: idsOf(was), left: idsOf(is) } }
      }),
    undo: async (tx, { actId, doer }, rows) => {
      const classes = await holdClasses(
        tx,
        rows.map((row) => row.id),
      )
      const results: Undone[] = []
      for (const { id: classId, before: kept } of rows) {
        const held = classes.get(classId)
        const was = held ? await listTeachers(tx, classId) : []
        if (!held || !areSame(idsOf(was), kept.left) || !(await takes(tx, held, 'class.changed'))) {
          results.push({ id: classId, outcome: 'kept', reason: held ? 'changed' : 'gone' })
          continue
        }
        await changeTeachers(tx, held, {
          was,
          is: await findPeople(tx, kept.was),
          isAlone: rows.length === 1,
          noted: { actorId: doer.userId, details: { listAct: actId } },
        })
        results.push({ id: classId, outcome: 'undone' })
      }
      return results
    },
  })

  return actsOf(CLASS_RECORDS, { write, handOver, cancel })
}
