import { fromCallback } from 'xstate'
import * as z from 'zod/mini'

import { ATTENDANCE } from '../../domain/class.ts'
import { id } from '../../domain/contract/common.contract.ts'
import {
  EMPTY_JOURNAL,
  type JournalNews,
  type OvertakenMark,
  type RosterJournal,
} from '../../machines/roster/roster-journal.ts'
import type { RosterJournalEvent } from '../../machines/roster/roster-queue.setup.ts'
import type { RosterCopyEvent, RosterRead } from '../../machines/roster/roster.types.ts'
import { watchKeptItems } from './kept-items-watch.ts'
import { createKeptItems } from './kept-items.ts'

const VERSION = 1

type Part = keyof RosterJournal

const PARTS = Object.keys(EMPTY_JOURNAL) as Part[]

type Held = RosterJournal[Part][number]

/** Of a person there is one conflict at most. */
const idOf = (held: Held): string | number => ('id' in held ? held.id : held.registrationId)

const isPart = (text: string): text is Part => PARTS.some((part) => part === text)

const attendance = z.nullable(z.enum(ATTENDANCE))
const text = z.string()
const walkIn = z.looseObject({ id: text, firstName: text, lastName: text, email: text })

/**
 * As much of their shapes as the queue and the screen cannot do without: one thing that is damaged would else hold up
 * the others, or close the page each time that it is opened. What a form accepts is for the server to say.
 */
const SHAPES: Readonly<Record<Part, z.ZodMiniType>> = {
  marks: z.looseObject({ id: text, registrationId: id, attendance, basedOn: z.int(), deviceAt: text }),
  walkIns: walkIn,
  removals: z.looseObject({ id: text, registrationId: z.nullable(id) }),
  conflicts: z.looseObject({ registrationId: id, mine: attendance, theirs: attendance, version: z.int() }),
  returned: z.looseObject({ id: text, walkIn, message: z.nullable(text) }),
}

const overtakenMarks = z.array(z.object({ registrationId: id, mine: attendance, theirs: attendance }))

const isWhole = (part: Part, data: unknown): boolean => SHAPES[part].safeParse(data).success

/** Of this tab alone, for as long as it is open; a full storage keeps none of it. */
const createOvertaken = (key: string) => ({
  keep: (overtaken: readonly OvertakenMark[]): void => {
    if (overtaken.length === 0) return sessionStorage.removeItem(key)
    try {
      sessionStorage.setItem(key, JSON.stringify(overtaken))
    } catch {
      sessionStorage.removeItem(key)
    }
  },
  recall: (): readonly OvertakenMark[] => {
    try {
      return overtakenMarks.parse(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
    } catch {
      return []
    }
  },
})

/**
 * What the server has not acknowledged, over a reload or a crash. It is one for all tabs with a roster: each hears at
 * once what another wrote. It is given back to who marked it, and to nobody else.
 */
export const rosterJournalActor = (viewerId: () => number | null) =>
  fromCallback<RosterJournalEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const prefix = `roster/${viewerId() ?? 0}/${input.classId}/`
    const items = createKeptItems(prefix)
    const listening = new AbortController()
    const hear = (part: string, heardId: string, data: unknown): void => {
      if (!isPart(part) || !(data === null || isWhole(part, data))) return
      sendBack({ type: 'journal.heard', news: { part, id: heardId, data } as JournalNews })
    }
    watchKeptItems(items, prefix, hear, listening.signal)
    const recall = <Item>(part: Part): Item[] =>
      items.recall(part).flatMap(({ data }) => (isWhole(part, data) ? [data as Item] : []))
    const overtaken = createOvertaken(`overtaken/${viewerId() ?? 0}/${input.classId}`)
    receive((event) => {
      if (event.type === 'overtaken.kept') return overtaken.keep(event.overtaken)
      const { journal } = event
      items.write(PARTS.flatMap((part) => journal[part].map((held: Held) => ({ part, id: idOf(held), data: held }))))
    })
    sendBack({
      type: 'journal.recalled',
      journal: {
        marks: recall('marks'),
        walkIns: recall('walkIns'),
        removals: recall('removals'),
        conflicts: recall('conflicts'),
        returned: recall('returned'),
      },
    })
    const untold = overtaken.recall()
    if (untold.length > 0) sendBack({ type: 'overtaken.recalled', overtaken: untold })
    return () => listening.abort()
  })

/** The roster as it was read last, for as long as the tab is open. */
export const rosterCopyActor = (viewerId: () => number | null) =>
  fromCallback<RosterCopyEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const key = `kept/roster/${viewerId() ?? 0}/${input.classId}`
    receive(({ read }) => {
      if (read === null) return sessionStorage.removeItem(key)
      try {
        sessionStorage.setItem(key, JSON.stringify({ v: VERSION, read }))
      } catch {
        // A full storage keeps none: the roster is read from the server.
      }
    })
    try {
      const held = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { v: number; read: RosterRead } | null
      if (held?.v === VERSION) sendBack({ type: 'copy.recalled', read: held.read })
    } catch {
      sessionStorage.removeItem(key)
    }
  })
