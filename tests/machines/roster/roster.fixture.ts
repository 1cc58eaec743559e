import type { MarkAnswer, RosterEntry, WalkInAnswer, WalkInBody } from '../../../src/domain/contract/roster.contract.ts'
import type { RosterRead } from '../../../src/machines/roster/roster.types.ts'

export const NOW = '2026-03-02T15:00:00.000Z'

export const entry = (id: number, more: Partial<RosterEntry> = {}): RosterEntry => ({
  id,
  firstName: 'Ada',
  lastName: 'Moreno',
  agency: 'Ashby Fire District',
  discipline: 'fireRescue',
  state: 'registered',
  isUnconfirmed: false,
  isOwn: false,
  attendance: null,
  attendanceVersion: 0,
  markedAt: null,
  markedBy: null,
  checkIns: [],
  accommodation: null,
  ...more,
})

export const rosterRead = (
  items: RosterEntry[] = [entry(1), entry(2)],
  courseStatusId = 1,
  { now = NOW, courseDate = '2026-03-02T14:00:00.000Z' }: Readonly<{ now?: string; courseDate?: string }> = {},
): RosterRead => ({
  offset: 0,
  roster: {
    held: {
      id: 7,
      courseId: 3,
      courseTitle: 'National TIM Responder Course',
      courseStatusId,
      courseDate,
      timeZone: 'America/Chicago',
      sessions: [{ id: 70, startsAt: courseDate, endsAt: '2026-03-02T18:00:00.000Z' }],
      venue: 'Training yard',
      city: 'Fairmont',
      capacity: 20,
    },
    items,
    waiting: [],
    certificates: 0,
    checkInSecret: 'secret',
    checkInAddress: 'https://tim.example/course/register/3',
    leastHours: 3,
    now,
  },
})

export const markAnswer = (
  id: string,
  registrationId: number,
  outcome: MarkAnswer['outcome'],
  more: Partial<MarkAnswer> = {},
): MarkAnswer => ({
  id,
  registrationId,
  outcome,
  attendance: 'present',
  attendanceVersion: 1,
  markedAt: NOW,
  markedBy: 'Ruth Delgado',
  ...more,
})

export const WALK_IN: WalkInBody = {
  id: '00000000-0000-4000-8000-0000000000aa',
  firstName: 'Nadia',
  lastName: 'Okoye',
  email: 'nadia@example.org',
  phone: '',
  agencyId: 0,
  discipline: '',
}

export const walkInAnswer: WalkInAnswer = {
  id: WALK_IN.id,
  wasOnClass: false,
  entry: entry(9, {
    firstName: 'Nadia',
    lastName: 'Okoye',
    state: 'walkIn',
    attendance: 'present',
    attendanceVersion: 1,
  }),
}
