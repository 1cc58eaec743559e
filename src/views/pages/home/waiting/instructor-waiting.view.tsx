import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import { DetailSection } from '../../../ui/detail.view.tsx'
import { Link } from '../../../ui/link.view.tsx'
import { AwaitingList } from '../../instructor-dash/awaiting.view.tsx'
import type { InstructorDashRead } from '../../instructor-dash/instructor-dash.view.tsx'
import { NextClass } from '../../instructor-dash/next-class.view.tsx'
import { Nothing } from './nothing.view.tsx'

const sections = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' })

/** The head of an instructor's page: the class that is next or under way, and the rosters that wait. */
export const InstructorWaiting = ({
  data: {
    dashboard: { awaiting, next },
    now,
  },
}: Readonly<{ data: InstructorDashRead }>) => {
  const { classDesk } = useWords()
  if (!next && awaiting.length === 0)
    return (
      <Nothing>
        <Link href="/instructor/course/new">{classDesk.newClass()}</Link>
      </Nothing>
    )
  return (
    <div className={sections}>
      {next && <NextClass next={next} now={now} />}
      {awaiting.length > 0 && (
        <DetailSection bare title={classDesk.dash.awaiting()}>
          <AwaitingList awaiting={awaiting} />
        </DetailSection>
      )}
    </div>
  )
}
