import { css } from 'styled-system/css'

import type { InstructorDashboard } from '../../../domain/contract/held-class.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { isolated } from '../class-desk/isolated.ts'

type AwaitingClass = InstructorDashboard['awaiting'][number]

const styles = {
  list: css({ display: 'grid', gap: '3', listStyle: 'none', padding: '0', margin: '0' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4' }),
  text: css({ display: 'grid', gap: '1.5', justifyItems: 'start', minWidth: '0' }),
  title: css({ textStyle: 'heading.card', overflowWrap: 'anywhere' }),
  quiet: css({ color: 'fg.muted', overflowWrap: 'anywhere' }),
}

const AwaitingRow = ({ held }: Readonly<{ held: AwaitingClass }>) => {
  const { dash } = useWords().classDesk
  const dates = useDates()
  const { id, courseTitle, courseDate, timeZone, venue, city, people, unmarked, present, noShow } = held
  const titleId = `awaiting-${id}`
  const isMarked = unmarked === 0
  return (
    <Surface as="li" className={styles.row} aria-labelledby={titleId}>
      <div className={styles.text}>
        <h3 id={titleId} className={styles.title}>
          {dash.ofClass({ course: isolated(courseTitle), date: dates.date(courseDate, timeZone) })}
        </h3>
        <p className={styles.quiet}>
          <bdi>{`${venue}, ${city}`}</bdi>
        </p>
        <StatusChip tone={isMarked ? 'info' : 'warning'}>
          {people === 0
            ? dash.nobody()
            : isMarked
              ? dash.pending({ count: present })
              : dash.unmarked({ count: unmarked })}
        </StatusChip>
        {noShow > 0 && (
          <p>
            {dash.absent({ count: noShow })}{' '}
            <Link href={`/instructor/course/${id}?write=noShow`} aria-describedby={titleId}>
              {dash.writeAbsent()}
            </Link>
          </p>
        )}
      </div>
      <LinkButton href={`/instructor/roster/${id}`} variant="outline" aria-describedby={titleId}>
        {isMarked ? dash.complete() : dash.takeAttendance()}
      </LinkButton>
    </Surface>
  )
}

/** Classes that have begun: attendance that is not taken, certificates that are not issued. */
export const AwaitingList = ({ awaiting }: Readonly<{ awaiting: readonly AwaitingClass[] }>) => (
  <ul className={styles.list}>
    {awaiting.map((held) => (
      <AwaitingRow key={held.id} held={held} />
    ))}
  </ul>
)
