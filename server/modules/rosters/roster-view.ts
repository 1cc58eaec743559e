import { ATTENDING_STATES } from '../../../src/domain/class.ts'
import type { MarkAnswer, Roster, RosterEntry } from '../../../src/domain/contract/roster.contract.ts'
import type { NamedRegistration } from './rosters.repository.ts'

type Attending = (typeof ATTENDING_STATES)[number]

const isAttending = (state: string): state is Attending => ATTENDING_STATES.some((held) => held === state)

/** A person on the class as one who opens its roster sees them; null who only waits for it. */
export const entryOf = (row: NamedRegistration, reader: Readonly<{ userId: number }>): RosterEntry | null => {
  const { registration, checkIns, firstName, lastName, agency, discipline, markedBy } = row
  const { id, state, typed, attendance, attendanceVersion, markedAt, accommodation } = registration
  if (!isAttending(state)) return null
  return {
    id,
    firstName,
    lastName,
    agency,
    discipline,
    state,
    isUnconfirmed: typed !== null,
    isOwn: row.userId === reader.userId,
    attendance,
    attendanceVersion,
    markedAt: markedAt?.toISOString() ?? null,
    markedBy,
    checkIns: checkIns.map(({ sessionId, way, at }) => ({ sessionId, way, at: new Date(at).toISOString() })),
    accommodation,
  }
}

export const waitingOf = (rows: readonly NamedRegistration[]): Roster['waiting'] =>
  rows
    .toSorted((a, b) => a.registration.id - b.registration.id)
    .flatMap(({ registration: { id, state }, firstName, lastName, agency }) =>
      state === 'waitlisted' || state === 'offered' ? [{ id, firstName, lastName, agency, state }] : [],
    )

/** What a mark met, with what stands now. */
export const markAnswerOf = (
  mark: Readonly<{ id: string; registrationId: number }>,
  outcome: MarkAnswer['outcome'],
  present: NamedRegistration | undefined,
): MarkAnswer => ({
  id: mark.id,
  registrationId: mark.registrationId,
  outcome,
  attendance: present?.registration.attendance ?? null,
  attendanceVersion: present?.registration.attendanceVersion ?? 0,
  markedAt: present?.registration.markedAt?.toISOString() ?? null,
  markedBy: present?.markedBy ?? null,
})
