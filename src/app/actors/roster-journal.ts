import { fromCallback } from 'xstate'

import { EMPTY_JOURNAL, type RosterJournal } from '../../machines/roster/roster-journal.ts'
import type { RosterJournalEvent } from '../../machines/roster/roster-queue.setup.ts'
import type { RosterCopyEvent, RosterRead } from '../../machines/roster/roster.types.ts'

const VERSION = 1

type Part = keyof RosterJournal
type Item = Readonly<{ key: string; text: string }>

const PARTS = Object.keys(EMPTY_JOURNAL) as Part[]

type Held = RosterJournal[Part][number]

/** Of a person there is one conflict at most. */
const idOf = (held: Held): string | number => ('id' in held ? held.id : held.registrationId)

const itemsOf = (prefix: string, journal: RosterJournal): Item[] =>
  PARTS.flatMap((part) =>
    journal[part].map((held: Held, at: number) => ({
      key: `${prefix}${part}/${idOf(held)}`,
      text: JSON.stringify({ v: VERSION, at, data: held }),
    })),
  )

type Kept<Item> = Readonly<{ v: number; at: number; data: Item }>

/** Trusts the shape: nobody else writes under these keys, and what another version wrote is left alone. */
const readPart = <Item>(prefix: string): Item[] => {
  const found: Kept<Item>[] = []
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<Item> | null
      if (kept?.v === VERSION) found.push(kept)
    } catch {
      // What is damaged costs nothing but itself.
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ data }) => data)
}

const recall = (prefix: string): RosterJournal => {
  try {
    return {
      marks: readPart(`${prefix}marks/`),
      walkIns: readPart(`${prefix}walkIns/`),
      removals: readPart(`${prefix}removals/`),
      conflicts: readPart(`${prefix}conflicts/`),
      returned: readPart(`${prefix}returned/`),
    }
  } catch {
    return EMPTY_JOURNAL
  }
}

/** Whether a storage that may be full or closed took it. */
const isTaken = (act: () => void): boolean => {
  try {
    act()
    return true
  } catch {
    return false
  }
}

/**
 * What the server has not acknowledged, over a reload or a crash. Each thing has a place of its own, so that two tabs
 * with one roster do not write over each other's; it is given back to who marked it, and to nobody else.
 */
export const rosterJournalActor = (viewerId: () => number | null) =>
  fromCallback<RosterJournalEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const prefix = `roster/${viewerId() ?? 0}/${input.classId}/`
    const written = new Map<string, string>()
    // What was not taken is still in memory and on its way to the server, and is written with the next change.
    const write = (journal: RosterJournal) => {
      const items = itemsOf(prefix, journal)
      const held = new Set(items.map(({ key }) => key))
      for (const key of [...written.keys()].filter((one) => !held.has(one))) {
        if (isTaken(() => localStorage.removeItem(key))) written.delete(key)
      }
      for (const { key, text } of items.filter((one) => written.get(one.key) !== one.text)) {
        if (isTaken(() => localStorage.setItem(key, text))) written.set(key, text)
      }
    }
    receive((event) => write(event.journal))
    const recalled = recall(prefix)
    for (const { key, text } of itemsOf(prefix, recalled)) written.set(key, text)
    sendBack({ type: 'journal.recalled', journal: recalled })
  })

/** The roster as it was read last, for as long as the tab is open. */
export const rosterCopyActor = (viewerId: () => number | null) =>
  fromCallback<RosterCopyEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const key = `kept/roster/${viewerId() ?? 0}/${input.classId}`
    receive(({ read }) => {
      if (read === null) return
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
