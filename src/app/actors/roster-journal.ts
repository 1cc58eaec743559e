import { fromCallback } from 'xstate'

import type { RosterJournalEvent } from '../../machines/roster/roster-queue.machine.ts'
import { EMPTY_JOURNAL, type RosterJournal } from '../../machines/roster/roster-queue.ts'
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
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<Item> | null
    if (kept?.v === VERSION) found.push(kept)
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ data }) => data)
}

const recall = (prefix: string): RosterJournal => {
  try {
    return {
      marks: readPart(`${prefix}marks/`),
      walkIns: readPart(`${prefix}walkIns/`),
      conflicts: readPart(`${prefix}conflicts/`),
      returned: readPart(`${prefix}returned/`),
    }
  } catch {
    return EMPTY_JOURNAL
  }
}

/**
 * What the server has not acknowledged, over a reload or a crash. Each thing has a place of its own, so that two tabs
 * with one roster do not write over each other's; it is given back to who marked it, and to nobody else.
 */
export const rosterJournalActor = (viewerId: () => number | null) =>
  fromCallback<RosterJournalEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const prefix = `roster/${viewerId() ?? 0}/${input.classId}/`
    let written = new Map<string, string>()
    const write = (journal: RosterJournal) => {
      const items = itemsOf(prefix, journal)
      const kept = new Map(items.map(({ key, text }) => [key, text]))
      try {
        for (const key of written.keys()) if (!kept.has(key)) localStorage.removeItem(key)
        for (const { key, text } of items) if (written.get(key) !== text) localStorage.setItem(key, text)
      } catch {
        // What could not be written is still in memory, and on its way to the server.
      }
      written = kept
    }
    receive((event) => write(event.journal))
    const recalled = recall(prefix)
    written = new Map(itemsOf(prefix, recalled).map(({ key, text }) => [key, text]))
    sendBack({ type: 'journal.recalled', journal: recalled })
  })

/** The roster as it was read last, for as long as the tab is open. */
export const rosterCopyActor = (viewerId: () => number | null) =>
  fromCallback<RosterCopyEvent, { classId: number }>(({ input, receive, sendBack }) => {
    const key = `roster-copy/${viewerId() ?? 0}/${input.classId}`
    receive(({ read }) => {
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
