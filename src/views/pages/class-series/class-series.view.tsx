import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { classAddress } from '../../../domain/class-address.ts'
import { FIRST_SERIES } from '../../../domain/series-values.ts'
import { sideBySide } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type { SeriesActor, seriesMachine } from '../../../machines/class-series/series.machine.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { isolated } from '../class-desk/isolated.ts'
import { FaultBanner } from '../fault-banner.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { SeriesDatesList } from './series-dates.view.tsx'
import { SeriesLeftOut } from './series-left-out.view.tsx'
import { SeriesRule } from './series-rule.view.tsx'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  go: css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted' }),
  made: css({ display: 'grid', gap: '1', listStyle: 'none', padding: '0', margin: '0' }),
}

type SeriesProps = Readonly<{ actor: SeriesActor }>

/** What is made, of the dates above: where the rule has none to show, it goes with them. */
const Go = ({ actor }: SeriesProps) => {
  const { classSeries: said } = useWords()
  const ticked = useSelector(actor, ({ context }) => context.ticked)
  const isMaking = useSelector(actor, (at) => at.hasTag('making'))
  const canMake = useSelector(actor, (at) => at.can({ type: 'series.confirmed' }))
  const areDatesShown = useSelector(
    actor,
    (at) => !at.matches({ choosing: 'incomplete' }) && !at.matches({ choosing: 'unread' }),
  )
  if (!areDatesShown) return null
  return (
    <>
      <SeriesLeftOut actor={actor} taken={ticked} />
      <div className={styles.go}>
        <Button
          busy={isMaking}
          aria-disabled={!canMake || undefined}
          onClick={() => actor.send({ type: 'series.confirmed' })}
        >
          {said.make({ count: ticked.length })}
        </Button>
        <span className={styles.quiet}>{said.later()}</span>
      </div>
    </>
  )
}

/**
 * Why nothing was made: what could not be asked can be tried again, what was refused is looked at again. Who may not
 * teach it any more is no matter of its dates: that is put right in the class.
 */
const News = ({ actor }: SeriesProps) => {
  const { classSeries: said } = useWords()
  const classId = useSelector(actor, ({ context }) => context.classId)
  const isFailed = useSelector(actor, (at) => at.matches({ choosing: { shown: 'failed' } }))
  const isRefused = useSelector(actor, (at) => at.matches({ choosing: { shown: 'refused' } }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const known = useSelector(actor, ({ context }) => context.found?.unable ?? null)
  const unable = fault?.fields?.find(({ field }) => field === 'instructors')?.message ?? known
  if (unable !== null) {
    return (
      <Banner
        tone="warning"
        announce={isRefused ? 'alert' : 'status'}
        title={isRefused ? said.unmade() : said.unable()}
        action={<Link href={classAddress(classId)}>{said.toClass()}</Link>}
      >
        {unable} {said.changeFirst()}
      </Banner>
    )
  }
  if (!isFailed && !isRefused) return null
  return (
    <FaultBanner
      title={said.unmade()}
      fault={fault}
      {...(isRefused && {
        action: (
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'series.retried' })}>
            {said.again()}
          </Button>
        ),
      })}
    />
  )
}

const Made = ({ actor }: SeriesProps) => {
  const { classSeries: said } = useWords()
  const dates = useDates()
  const made = useSelector(actor, ({ context }) => context.made)
  const classId = useSelector(actor, ({ context }) => context.classId)
  return (
    <Surface as="section" className={styles.root}>
      <Banner tone="success" announce="status" title={said.madeTitle({ count: made.length })}>
        {said.madeText()}
      </Banner>
      <ul aria-label={said.list()} className={styles.made}>
        {made.map(({ id, day }) => (
          <li key={id}>
            <Link href={classAddress(id)}>{dates.day(`${day}T12:00:00Z`, 'UTC')}</Link>
          </li>
        ))}
      </ul>
      <SeriesLeftOut actor={actor} taken={made.map(({ day }) => day)} />
      <div className={styles.go}>
        <Button variant="outline" onClick={() => actor.send({ type: 'series.continued' })}>
          {said.more()}
        </Button>
        <Link href={classAddress(classId)}>{said.back()}</Link>
      </div>
    </Surface>
  )
}

const Head = ({ actor }: SeriesProps) => {
  const { classSeries: said } = useWords()
  const dates = useDates()
  const language = useLanguage()
  const held = useSelector(actor, ({ context }) => context.found?.held)
  const classId = useSelector(actor, ({ context }) => context.classId)
  return (
    <PageHeader
      eyebrow={<PlaceLink href={classAddress(classId)}>{said.back()}</PlaceLink>}
      title={said.title({ course: isolated(held?.courseTitle ?? '') })}
      {...(held && { lead: sideBySide(language, dates.moment(held.courseDate, held.timeZone), isolated(held.venue)) })}
    />
  )
}

type ClassSeriesPageProps = Readonly<{ classId: number; machine: typeof seriesMachine }>

/** A class is held again and again: by a rule, with every date shown and ticked before it is made. */
export const ClassSeriesPage = ({ classId, machine }: ClassSeriesPageProps) => {
  const actor = useActorRef(machine, { input: { classId, values: FIRST_SERIES } })
  const isMade = useSelector(actor, (at) => at.matches('made'))
  return (
    <PageFrame width="narrow">
      <Head actor={actor} />
      <div className={styles.root}>
        {isMade ? (
          <Made actor={actor} />
        ) : (
          <>
            <SeriesRule actor={actor} />
            <SeriesDatesList actor={actor} />
            <News actor={actor} />
            <Go actor={actor} />
          </>
        )}
      </div>
    </PageFrame>
  )
}
