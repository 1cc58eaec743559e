import { CalendarCheck, CalendarClock, CircleX, Clock, Radio, type LucideIcon } from 'lucide-react'

import { classFace, type ClassFace } from '../../../domain/class.ts'
import { useWords } from '../../../i18n/words.tsx'
import { StatusChip, type StatusTone } from '../../ui/status-chip.view.tsx'

const LOOKS: Readonly<Record<ClassFace, Readonly<{ tone: StatusTone; icon: LucideIcon }>>> = {
  scheduled: { tone: 'info', icon: CalendarClock },
  underway: { tone: 'brand', icon: Radio },
  over: { tone: 'warning', icon: Clock },
  cancelled: { tone: 'danger', icon: CircleX },
  completed: { tone: 'success', icon: CalendarCheck },
}

export const ClassStatus = ({ held, now }: Readonly<{ held: Parameters<typeof classFace>[0]; now: number }>) => {
  const { status } = useWords().classDesk
  const face = classFace(held, now)
  const { tone, icon } = LOOKS[face]
  return (
    <StatusChip tone={tone} icon={icon}>
      {status[face]()}
    </StatusChip>
  )
}
