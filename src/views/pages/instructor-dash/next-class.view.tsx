import { ClipboardList, Hourglass, MapPin, Users } from 'lucide-react'
import { css } from 'styled-system/css'

import type { InstructorDashboard } from '../../../domain/contract/held-class.contract.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { useDates } from '../../dates.ts'
import { Icon } from '../../ui/icon.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'

const styles = {
  sign: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 1fr) auto]' },
    alignItems: 'center',
    columnGap: '6',
    rowGap: '5',
    position: 'relative',
    paddingInline: { base: '6', md: '10' },
    paddingBlock: { base: '6', md: '9' },
    borderRadius: 'surface',
    _after: {
      content: '""',
      position: 'absolute',
      inset: '1.5',
      borderWidth: 'thick',
      borderColor: 'fg.default',
      borderRadius: '[8px]',
      pointerEvents: 'none',
    },
  }),
  text: css({ display: 'grid', gap: '2', minWidth: '0' }),
  label: css({ textStyle: 'label', color: 'fg.muted' }),
  title: css({ textStyle: 'heading.page', fontSize: { base: 'xl', sm: '2xl' }, overflowWrap: 'anywhere' }),
  fact: css({ display: 'flex', gap: '2', overflowWrap: 'anywhere', '& > :first-child': { marginBlockStart: '0.5' } }),
  lead: css({ textStyle: 'lead' }),
}

type NextClassProps = Readonly<{ next: NonNullable<InstructorDashboard['next']>; now: number }>

/** The first thing on the page: the class that is next, or under way, and its roster. */
export const NextClass = ({ next, now }: NextClassProps) => {
  const { dash } = useWords().classDesk
  const formats = useFormats()
  const dates = useDates()
  const isNow = Date.parse(next.courseDate) <= now
  return (
    <section data-palette="nav" aria-labelledby="next-class" className={styles.sign}>
      <div className={styles.text}>
        <p className={styles.label}>{isNow ? dash.now() : dash.next()}</p>
        <h2 id="next-class" className={styles.title}>
          <Link href={`/instructor/course/${next.id}`} variant="quiet">
            {next.courseTitle}
          </Link>
        </h2>
        <p className={styles.lead}>
          <time dateTime={next.courseDate}>{dates.moment(next.courseDate, next.timeZone)}</time>
        </p>
        {!isNow && <p>{dash.begins({ when: formats.relative(next.courseDate, now) })}</p>}
        <p className={styles.fact}>
          <Icon as={MapPin} />
          <bdi>{`${next.venue}, ${next.address}, ${next.city}`}</bdi>
        </p>
        <p className={styles.fact}>
          <Icon as={Users} />
          {dash.seats({ taken: next.seated, capacity: next.capacity })}
        </p>
        <p className={styles.fact}>
          <Icon as={Hourglass} />
          {dash.waiting({ count: next.waiting })}
        </p>
      </div>
      <LinkButton href={`/instructor/roster/${next.id}`} icon={ClipboardList} variant="outline" size="lg">
        {dash.openRoster()}
      </LinkButton>
    </section>
  )
}
