import { GraduationCap, TriangleAlert, UsersRound, type LucideIcon } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Deadline } from '../../../domain/deadline.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const icons: Readonly<Record<Deadline['kind'], LucideIcon>> = {
  enrollment: GraduationCap,
  group: UsersRound,
}

const list = css({ '& > li + li': { borderBlockStartWidth: 'hairline', borderColor: 'border' } })
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr)]', sm: '[auto minmax(0, 1fr) auto]' },
  columnGap: '4',
  rowGap: '1',
  alignItems: 'center',
  paddingInline: '5',
  paddingBlock: '4',
})
const when = css({
  gridColumn: { base: '2', sm: '3' },
  textAlign: { base: 'start', sm: 'end' },
  fontVariantNumeric: 'tabular-nums',
})

const hrefOf = (deadline: Deadline): string => {
  if (deadline.kind === 'enrollment' || deadline.isEnrolled) return `/online-course/${deadline.courseId}`
  return deadline.isOnline
    ? `/online-course-enrollment?courseId=${deadline.courseId}`
    : `/course/register/${deadline.courseId}`
}

const DeadlineRow = ({ deadline, now }: { deadline: Deadline; now: number }) => {
  const { deadlines: said } = useWords().dashboard
  const formats = useFormats()
  const dates = useDates()
  const { at, courseTitle: title, isOverdue, kind } = deadline
  const note = kind === 'group' ? said.groupNote({ group: deadline.groupName }) : said[`${kind}Note`]()
  const time = at === null ? said.noDate() : dates.date(at, kind === 'group' ? 'UTC' : undefined)
  return (
    <li className={row}>
      <Icon as={icons[kind]} size="lg" />
      <div className={css({ minWidth: '0', overflowWrap: 'anywhere' })}>
        <Link href={hrefOf(deadline)} variant="quiet">
          {said[kind]({ title })}
        </Link>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{note}</p>
      </div>
      <p className={when}>
        {at === null ? time : <time dateTime={at}>{time}</time>}
        {isOverdue ? (
          <span className={css({ display: 'block', marginBlockStart: '1' })}>
            <StatusChip tone="danger" icon={TriangleAlert}>
              {said.overdue()}
            </StatusChip>
          </span>
        ) : (
          at !== null &&
          kind !== 'group' && (
            <span className={css({ display: 'block', textStyle: 'small', color: 'fg.muted' })}>
              {formats.relative(at, now)}
            </span>
          )
        )}
      </p>
    </li>
  )
}

/** What is to be done by when, the soonest first. */
export const Deadlines = ({ deadlines, now }: { deadlines: readonly Deadline[]; now: number }) => (
  <Surface as="div" padding="none">
    <ul className={list}>
      {deadlines.map((deadline) => (
        <DeadlineRow key={deadline.key} deadline={deadline} now={now} />
      ))}
    </ul>
  </Surface>
)
