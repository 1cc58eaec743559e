import { Award, GraduationCap, TriangleAlert, UsersRound, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { CERTIFICATE_CLOCK } from '../../../domain/certificate.ts'
import type { Deadline } from '../../../domain/deadline.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'

const icons: Readonly<Record<Deadline['kind'], LucideIcon>> = {
  enrollment: GraduationCap,
  group: UsersRound,
  certificate: Award,
}

/** A group's is a day of the calendar, which is midnight of it in UTC. */
const CLOCKS: Readonly<Record<Deadline['kind'], string | undefined>> = {
  enrollment: undefined,
  group: 'UTC',
  certificate: CERTIFICATE_CLOCK,
}

const list = css({ '& > li + li': { borderBlockStartWidth: 'hairline', borderColor: 'border' } })
const row = css({
  // On a phone what does not fit beside the day, as in large letters, has a line of its own.
  display: { base: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateColumns: { sm: '[auto minmax(0, 1fr) auto 14rem]' },
  columnGap: { base: '[min({spacing.4}, 5vw)]', sm: '4' },
  rowGap: '1',
  alignItems: 'center',
  paddingInline: { base: '[min({spacing.5}, 6.25vw)]', sm: '5' },
  paddingBlock: '4',
})
const when = css({
  flex: { base: '[1 1 9rem]' },
  // Under what it is of: past its icon.
  marginInlineStart: { base: '10', sm: '0' },
  gridColumn: { sm: '3' },
  textAlign: { base: 'start', sm: 'end' },
  fontVariantNumeric: 'tabular-nums',
})

const what = css({
  flex: { base: '[1 1 calc(100% - 6rem)]' },
  gridColumn: { sm: '2' },
  minWidth: '0',
  overflowWrap: 'break-word',
})
const way = css({
  gridColumn: { sm: '4' },
  marginInlineStart: { base: 'auto', sm: '0' },
  minHeight: { base: 'touch', sm: '[auto]' },
})

/** What is done about it: a word of the dashboard's, and where. */
const wayOf = (deadline: Deadline): Readonly<{ act: 'goOn' | 'enroll' | 'findClass' | 'renew'; href: string }> => {
  const { courseId, kind } = deadline
  if (kind === 'enrollment' || (kind === 'group' && deadline.isEnrolled))
    return { act: 'goOn', href: `/online-course/${courseId}` }
  const act = kind === 'certificate' ? 'renew' : deadline.isOnline ? 'enroll' : 'findClass'
  return {
    act,
    href: deadline.isOnline ? `/online-course-enrollment?courseId=${courseId}` : `/course/register/${courseId}`,
  }
}

const noteOf = (said: Words['dashboard']['deadlines'], deadline: Deadline): string => {
  if (deadline.kind === 'group') return said.groupNote({ group: deadline.groupName })
  if (deadline.kind === 'enrollment') return said.enrollmentNote()
  return deadline.isOverdue ? said.certificateEnded() : said.certificateNote()
}

const DeadlineRow = ({ deadline, now }: { deadline: Deadline; now: number }) => {
  const { deadlines: said } = useWords().dashboard
  const formats = useFormats()
  const dates = useDates()
  const id = useId()
  const { at, courseTitle: title, isOverdue, kind } = deadline
  const { act, href } = wayOf(deadline)
  const time = at === null ? said.noDate() : dates.date(at, CLOCKS[kind])
  return (
    <li className={row}>
      <Icon as={icons[kind]} size="lg" />
      <div className={what}>
        <p id={`${id}title`} className={css({ fontWeight: 'medium' })}>
          {title}
        </p>
        <p className={css({ textStyle: 'small', color: 'fg.muted' })}>{noteOf(said, deadline)}</p>
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
      <LinkButton
        id={`${id}way`}
        href={href}
        variant="outline"
        size="sm"
        aria-labelledby={`${id}way ${id}title`}
        className={way}
      >
        {said[act]()}
      </LinkButton>
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
