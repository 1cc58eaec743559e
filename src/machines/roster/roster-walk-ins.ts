import type { WalkInAnswer, WalkInBody } from '../../domain/contract/roster.contract.ts'
import type { QueuedWalkIn, ReturnedWalkIn, RosterJournal, WalkInRemoval } from './roster-journal.ts'

/** Who came without a seat, on the roster or still on the way to it. */
export type WalkInTarget = Readonly<{ registrationId: number } | { walkInId: string }>

export const withWalkIn = (journal: RosterJournal, walkIn: WalkInBody): RosterJournal => ({
  ...journal,
  walkIns: [...journal.walkIns.filter(({ id }) => id !== walkIn.id), { ...walkIn, wasSent: false }],
})

const withoutWalkIn = (journal: RosterJournal, walkInId: string): RosterJournal => ({
  ...journal,
  walkIns: journal.walkIns.filter(({ id }) => id !== walkInId),
})

/** As the server takes it. */
export const walkInBodyOf = (walkIn: QueuedWalkIn): WalkInBody => {
  const { id, firstName, lastName, email, phone, agencyId, discipline } = walkIn
  return { id, firstName, lastName, email, phone, agencyId, discipline }
}

const asSent = (walkIn: QueuedWalkIn): QueuedWalkIn => ({ ...walkIn, wasSent: true })
const atPlace = (removal: WalkInRemoval, registrationId: number): WalkInRemoval => ({ ...removal, registrationId })

/** The journal as it stands once the first walk-in has left. */
export const withWalkInSent = (journal: RosterJournal): RosterJournal => ({
  ...journal,
  walkIns: journal.walkIns.map((walkIn, at) => (at === 0 ? asSent(walkIn) : walkIn)),
})

const withoutRemovalOf = (journal: RosterJournal, removalId: string): RosterJournal => ({
  ...journal,
  removals: journal.removals.filter(({ id }) => id !== removalId),
})

/** Whoever has the address had a place before: it is theirs, and was not made here. */
export const hadPlace = ({ entry, wasOnClass }: WalkInAnswer): boolean => wasOnClass || entry.state !== 'walkIn'

/** The journal once the server has taken a walk-in; of one that is to go again the place is known then. */
export const withWalkInTaken = (journal: RosterJournal, answer: WalkInAnswer): RosterJournal => {
  const { id, entry } = answer
  const walkIn = journal.walkIns.find((held) => held.id === id)
  if (walkIn && hadPlace(answer)) {
    return withReturned(journal, { id, walkIn: walkInBodyOf(walkIn), message: null, onClass: entry.id })
  }
  const rest = withoutWalkIn(journal, id)
  return {
    ...rest,
    removals: rest.removals.map((removal) => (removal.id === id ? atPlace(removal, entry.id) : removal)),
  }
}

const addressOf = ({ walkIn }: ReturnedWalkIn): string => walkIn.email.trim().toLowerCase()

/** Walk-ins that were not taken, with one more: of an address only what was said last, however often it was tried. */
export const withLastOf = (held: readonly ReturnedWalkIn[], returned: ReturnedWalkIn): readonly ReturnedWalkIn[] => [
  ...held.filter((other) => other.id !== returned.id && addressOf(other) !== addressOf(returned)),
  returned,
]

/** A walk-in that was not taken no longer holds the others up; it is not forgotten either, unless it was to go. */
export const withReturned = (journal: RosterJournal, returned: ReturnedWalkIn): RosterJournal => {
  const rest = withoutRemovalOf(withoutWalkIn(journal, returned.id), returned.id)
  const isUnwanted = journal.removals.some(({ id }) => id === returned.id)
  return isUnwanted ? rest : { ...rest, returned: withLastOf(rest.returned, returned) }
}

export const withoutReturned = (journal: RosterJournal, id: string): RosterJournal => ({
  ...journal,
  returned: journal.returned.filter((held) => held.id !== id),
})

const placeId = (registrationId: number): string => `place-${registrationId}`

/**
 * The journal with somebody to be taken off again. What never left is forgotten; what may have arrived is sent once
 * more, and goes when the server has said which place it has.
 */
export const withRemoval = (journal: RosterJournal, target: WalkInTarget): RosterJournal => {
  if ('walkInId' in target) {
    const walkIn = journal.walkIns.find(({ id }) => id === target.walkInId)
    if (!walkIn?.wasSent) return withoutWalkIn(journal, target.walkInId)
    const { removals } = withoutRemovalOf(journal, walkIn.id)
    return { ...journal, removals: [...removals, { id: walkIn.id, registrationId: null }] }
  }
  const { registrationId } = target
  if (isGoing(journal, registrationId)) return journal
  const isOther = (held: { registrationId: number | null }) => held.registrationId !== registrationId
  return {
    ...journal,
    marks: journal.marks.filter((mark) => mark.wasSent || isOther(mark)),
    conflicts: journal.conflicts.filter(isOther),
    removals: [...journal.removals, { id: placeId(registrationId), registrationId }],
  }
}

/** The place that is given up next, null while none is known. */
export const nextRemoval = ({ removals }: RosterJournal): number | null =>
  removals.find(({ registrationId }) => registrationId !== null)?.registrationId ?? null

export const withoutRemoval = (journal: RosterJournal, registrationId: number): RosterJournal => ({
  ...journal,
  removals: journal.removals.filter((removal) => removal.registrationId !== registrationId),
})

/** They are to be taken off, and are not shown any more. */
export const isGoing = ({ removals }: RosterJournal, registrationId: number): boolean =>
  removals.some((removal) => removal.registrationId === registrationId)

/** Walk-ins on their way that are wanted. */
export const comingWalkIns = ({ removals, walkIns }: RosterJournal): readonly QueuedWalkIn[] =>
  walkIns.filter((walkIn) => !removals.some(({ id }) => id === walkIn.id))
