import { CalendarCheck, CalendarClock, CircleX, Clock, Radio, type LucideIcon } from 'lucide-react'

import { CLASS_STATUS } from '../../../domain/course.ts'
import { useWords } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

export type ClassFace = 'scheduled' | 'underway' | 'over' | 'cancelled' | 'completed'

const LOOKS: Readonly<Record<ClassFace, Readonly<{ tone: StatusTone; icon: LucideIcon }>>> = {
  scheduled: { tone: 'info', icon: CalendarClock },
  underway: { tone: 'brand', icon: Radio },
  over: { tone: 'warning', icon: Clock },
  cancelled: { tone: 'danger', icon: CircleX },
  completed: { tone: 'success', icon: CalendarCheck },
}

type Timed = Readonly<{ courseStatusId: number; courseDate: string; courseEndDate: string | null }>

/** A class that is scheduled lies ahead, is under way, or waits to be completed. `now` in milliseconds. */
export const classFace = ({ courseStatusId, courseDate, courseEndDate }: Timed, now: number): ClassFace => {
  if (courseStatusId === CLASS_STATUS.cancelled) return 'cancelled'
  if (courseStatusId === CLASS_STATUS.completed) return 'completed'
  if (Date.parse(courseDate) > now) return 'scheduled'
  return Date.parse(courseEndDate ?? courseDate) >= now ? 'underway' : 'over'
}

export const ClassStatus = ({ held, now }: Readonly<{ held: Timed; now: number }>) => {
  const { status } = useWords().classDesk
  const face = classFace(held, now)
  const { tone, icon } = LOOKS[face]
  return (
    <StatusChip tone={tone} icon={icon}>
      {status[face]()}
    </StatusChip>
  )
}
