import {
  CalendarCheck,
  CalendarClock,
  CircleDashed,
  CircleSlash,
  CircleX,
  Footprints,
  Hourglass,
  ListOrdered,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react'

import { CLASS_STATUS } from '../../../domain/course.ts'
import type { StatusTone } from '../../ui/status-chip.view.tsx'
import type { StudentClass } from './dashboard-data.ts'

type ClassWord =
  | 'scheduled'
  | 'cancelled'
  | 'completed'
  | 'unknown'
  | 'waitlisted'
  | 'offered'
  | 'left'
  | 'lapsed'
  | 'walkIn'
  | 'present'
  | 'partial'
  | 'noShow'

export type ClassLook = Readonly<{ word: ClassWord; tone: StatusTone; icon: LucideIcon }>

const ofStatus: Readonly<Record<number, ClassLook>> = {
  [CLASS_STATUS.scheduled]: { word: 'scheduled', tone: 'info', icon: CalendarClock },
  [CLASS_STATUS.cancelled]: { word: 'cancelled', tone: 'danger', icon: CircleX },
  [CLASS_STATUS.completed]: { word: 'completed', tone: 'success', icon: CalendarCheck },
}
const UNKNOWN: ClassLook = { word: 'unknown', tone: 'neutral', icon: CircleDashed }

const ofAttendance = {
  present: { word: 'present', tone: 'success', icon: UserCheck },
  partial: { word: 'partial', tone: 'warning', icon: UserCheck },
  noShow: { word: 'noShow', tone: 'danger', icon: UserX },
} as const satisfies Record<NonNullable<StudentClass['attendance']>, ClassLook>

const ofState = {
  waitlisted: { word: 'waitlisted', tone: 'info', icon: ListOrdered },
  offered: { word: 'offered', tone: 'warning', icon: Hourglass },
  cancelled: { word: 'left', tone: 'neutral', icon: CircleSlash },
  lapsed: { word: 'lapsed', tone: 'neutral', icon: CircleSlash },
} as const satisfies Record<Exclude<StudentClass['registrationState'], 'registered' | 'walkIn'>, ClassLook>

const isOwnState = (state: StudentClass['registrationState']): state is keyof typeof ofState => state in ofState

/** How a class stands to a student, the word that says most first: left, cancelled, attended, waited for. */
export const classLook = ({ attendance, courseStatusId, registrationState }: StudentClass): ClassLook => {
  if (registrationState === 'cancelled' || registrationState === 'lapsed') return ofState[registrationState]
  if (courseStatusId === CLASS_STATUS.scheduled && isOwnState(registrationState)) return ofState[registrationState]
  if (courseStatusId === CLASS_STATUS.completed && attendance !== null) return ofAttendance[attendance]
  if (courseStatusId === CLASS_STATUS.scheduled && registrationState === 'walkIn')
    return { word: 'walkIn', tone: 'info', icon: Footprints }
  return ofStatus[courseStatusId] ?? UNKNOWN
}
