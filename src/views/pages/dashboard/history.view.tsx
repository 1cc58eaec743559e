import { GraduationCap, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { classLook } from './class-look.ts'
import type { Past } from './dashboard-data.ts'
import { EnrollmentChip } from './enrollment-chip.view.tsx'

/** As many as are shown before someone asks for all. */
const FIRST = 5

const list = css({ '& > li + li': { borderBlockStartWidth: 'hairline', borderColor: 'border' } })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto]' },
  columnGap: '4',
  rowGap: '2',
  alignItems: 'center',
  paddingInline: '5',
  paddingBlock: '4',
})
const end = css({
  gridColumn: { base: '2', sm: '3' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { base: 'flex-start', sm: 'flex-end' },
  gap: '3',
})

const PastEnrollment = ({ past }: { past: Extract<Past, { kind: 'enrollment' }> }) => {
  const { history, online } = useWords().dashboard
  const dates = useDates()
  const { enrollment, label } = past.held
  const { courseId, course } = enrollment.instructorOnlineCourse
  const titleId = `past-enrollment-${enrollment.id}`
  return (
    <li className={row}>
      <Icon as={GraduationCap} />
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <p id={titleId}>{course.title}</p>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {history.online({ date: dates.date(past.at) })}
        </p>
      </div>
      <div className={end}>
        <EnrollmentChip label={label} />
        {!past.isAgain && (
          <Link href={`/online-course-enrollment?courseId=${courseId}`} variant="standalone" aria-describedby={titleId}>
            {online.again()}
          </Link>
        )}
      </div>
    </li>
  )
}

const PastClass = ({ past }: { past: Extract<Past, { kind: 'class' }> }) => {
  const { classes, history } = useWords().dashboard
  const dates = useDates()
  const { held } = past
  const { word, tone, icon } = classLook(held)
  return (
    <li className={row}>
      <Icon as={UsersRound} />
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <p>{held.courseTitle}</p>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>
          {history.class({ date: dates.moment(past.at, held.timeZone) })}
        </p>
      </div>
      <div className={end}>
        <StatusChip tone={tone} icon={icon}>
          {classes[word]()}
        </StatusChip>
      </div>
    </li>
  )
}

/** The enrolments and classes that are over, the newest first. */
export const History = ({ past }: { past: readonly Past[] }) => {
  const { history } = useWords().dashboard
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? past : past.slice(0, FIRST)
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '4' })}>
      <Surface as="div" padding="none" className={css({ width: 'full' })}>
        <ul className={list}>
          {shown.map((line) =>
            line.kind === 'class' ? (
              <PastClass key={line.key} past={line} />
            ) : (
              <PastEnrollment key={line.key} past={line} />
            ),
          )}
        </ul>
      </Surface>
      {shown.length < past.length && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {history.all({ count: past.length })}
        </Button>
      )}
    </div>
  )
}
