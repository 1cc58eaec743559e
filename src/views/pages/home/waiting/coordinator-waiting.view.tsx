import { CalendarX, Hourglass, UserPlus } from 'lucide-react'

import { EXPIRING_DAYS } from '../../../../domain/group-progress.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { DashboardSection } from '../../dashboard/dashboard-section.view.tsx'
import { WaitingRows, type Waiting } from '../../waiting-rows.view.tsx'
import { Nothing } from './nothing.view.tsx'

/** Of a coordinator's groups: people who are late, or hold what ends soon, and invitations that nobody accepted yet. */
export type GroupsWaiting = Readonly<{ overdue: number; expiring: number; invited: number }>

/** Each count opens the list that it counts. */
export const CoordinatorWaiting = ({ data: { expiring, invited, overdue } }: Readonly<{ data: GroupsWaiting }>) => {
  const { coordinator: said } = useWords().homeWaiting
  const rows: Waiting[] = []
  if (overdue > 0)
    rows.push({
      key: 'overdue',
      icon: CalendarX,
      text: said.overdue({ count: overdue }),
      note: said.overdueNote(),
      places: ['/coordinator/student-progress?standing=overdue'],
    })
  if (expiring > 0)
    rows.push({
      key: 'expiring',
      icon: Hourglass,
      text: said.expiring({ count: expiring }),
      note: said.expiringNote({ days: EXPIRING_DAYS }),
      places: ['/coordinator/student-progress?standing=expiring'],
    })
  if (invited > 0)
    rows.push({
      key: 'invited',
      icon: UserPlus,
      text: said.invited({ count: invited }),
      places: ['/coordinator/students?view=invitations&state=open'],
    })
  return (
    <DashboardSection heading={said.heading()}>
      {rows.length === 0 ? <Nothing /> : <WaitingRows rows={rows} />}
    </DashboardSection>
  )
}
