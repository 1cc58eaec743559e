import { Award } from 'lucide-react'

import { CERTIFICATE_CLOCK } from '../../../../domain/certificate.ts'
import { useWords } from '../../../../i18n/words.tsx'
import { useDates } from '../../../dates.ts'
import { Link } from '../../../ui/link.view.tsx'
import { ClassRow } from '../../dashboard/class-row.view.tsx'
import { ContinueCard } from '../../dashboard/continue-card.view.tsx'
import { sortDashboard, type DashboardData, type HeldCertificate } from '../../dashboard/dashboard-data.ts'
import { DashboardSection } from '../../dashboard/dashboard-section.view.tsx'
import { Deadlines } from '../../dashboard/deadlines.view.tsx'
import { WaitingRows, type Waiting } from '../../waiting-rows.view.tsx'
import { Nothing } from './nothing.view.tsx'

const useRenewals = (certificates: readonly HeldCertificate[], now: number): Waiting[] => {
  const { student: said } = useWords().homeWaiting
  const dates = useDates()
  return certificates.flatMap(({ courseTitle, expiresAt, number, renewal }): Waiting[] => {
    if (renewal === null || expiresAt === null) return []
    const date = dates.date(expiresAt, CERTIFICATE_CLOCK)
    return [
      {
        key: number,
        icon: Award,
        text: said.renew({ title: courseTitle }),
        note: Date.parse(expiresAt) < now ? said.expired({ date }) : said.expires({ date }),
        places: [
          renewal.isOnline ? `/online-course-enrollment?courseId=${renewal.id}` : `/course/register/${renewal.id}`,
        ],
      },
    ]
  })
}

/** The head of a student's page: the lesson to go on with, what is late, the next class, what is to be renewed. */
export const StudentWaiting = ({ data }: Readonly<{ data: DashboardData }>) => {
  const { dashboard, homeWaiting: said } = useWords()
  const { next, certificates } = data.dashboard
  const { deadlines, upcoming } = sortDashboard(data)
  // Certificates stand below, those that end soon among them.
  const late = deadlines.filter(({ isOverdue, kind }) => isOverdue && kind !== 'certificate')
  const renewals = useRenewals(certificates, data.now)
  const [nextClass] = upcoming
  if (!next && !nextClass && late.length === 0 && renewals.length === 0)
    return (
      <Nothing>
        <Link href="/course/search">{said.student.toCourses()}</Link>
      </Nothing>
    )
  return (
    <>
      {next && <ContinueCard next={next} />}
      {late.length > 0 && (
        <DashboardSection heading={dashboard.deadlines.overdue()}>
          <Deadlines deadlines={late} now={data.now} />
        </DashboardSection>
      )}
      {nextClass && (
        <DashboardSection heading={said.student.nextClass()}>
          <ul>
            <ClassRow held={nextClass} />
          </ul>
        </DashboardSection>
      )}
      {renewals.length > 0 && (
        <DashboardSection heading={dashboard.certificates.heading()}>
          <WaitingRows rows={renewals} />
        </DashboardSection>
      )}
    </>
  )
}
