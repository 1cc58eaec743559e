import { useActorRef, useSelector } from '@xstate/react'
import { CalendarClock, MapPin } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'

import type { OwnWalkIn } from '../../../domain/contract/own-walk-ins.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor, DeedMachine } from '../../../machines/deed/deed.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { arriving } from '../../shell/arriving.tsx'
import { Part } from '../../shell/part.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { DashboardSection } from './dashboard-section.view.tsx'
import type { AnsweredWalkIn } from './own-walk-in-dialog.view.tsx'

export type OwnWalkInsProps = Readonly<{
  machine: ResourceMachine<readonly OwnWalkIn[]>
  answering: DeedMachine<AnsweredWalkIn>
}>

const dialog = arriving(() => import('./own-walk-in-dialog.view.tsx'))

const styles = {
  list: css({ display: 'grid', gap: '4' }),
  row: css({ display: 'grid', gap: '4', overflowWrap: 'anywhere' }),
  fact: css({ display: 'flex', gap: '2', color: 'fg.muted', '& > :first-child': { marginBlockStart: '0.5' } }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: '4' }),
}

const Row = ({ walkIn, actor }: Readonly<{ walkIn: OwnWalkIn; actor: DeedActor<AnsweredWalkIn> }>) => {
  const { classes, walkIns: said } = useWords().dashboard
  const dates = useDates()
  const { id, courseTitle, courseDate, timeZone, venue } = walkIn
  const titleId = `walk-in-${id}`
  const ask = (wasMe: boolean) => () => actor.send({ type: 'deed.asked', subject: { walkIn, wasMe } })
  return (
    <Surface as="li" className={styles.row} aria-labelledby={titleId}>
      <div className={css({ display: 'grid', gap: '1', minWidth: '0' })}>
        <h3 id={titleId} className={css({ textStyle: 'heading.card' })}>
          <bdi>{courseTitle}</bdi>
        </h3>
        <p className={styles.fact}>
          <Icon as={CalendarClock} />
          <span>
            <VisuallyHidden>{classes.when()}: </VisuallyHidden>
            <time dateTime={courseDate}>{dates.moment(courseDate, timeZone)}</time>
          </span>
        </p>
        <p className={styles.fact}>
          <Icon as={MapPin} />
          <span>
            <VisuallyHidden>{classes.where()}: </VisuallyHidden>
            <bdi>{venue}</bdi>
          </span>
        </p>
      </div>
      <p>{said.text()}</p>
      <div className={styles.ways} onPointerEnter={dialog.prepare} onFocus={dialog.prepare}>
        <Button aria-haspopup="dialog" aria-describedby={titleId} onClick={ask(true)}>
          {said.wasMe()}
        </Button>
        <Button variant="outline" aria-haspopup="dialog" aria-describedby={titleId} onClick={ask(false)}>
          {said.wasNotMe()}
        </Button>
      </div>
    </Surface>
  )
}

/**
 * Whether it was them whom an instructor put on a class: nothing where nobody asks. While it is looked for, and where it
 * could not be, nothing is said either: hardly anybody is asked, and the mail of the class asks it too.
 */
export const OwnWalkIns = ({ machine, answering }: OwnWalkInsProps) => {
  const { walkIns: said } = useWords().dashboard
  const news = useRef<HTMLDivElement>(null)
  const reader = useActorRef(machine, { input: { query: undefined } })
  const asked = useSelector(reader, selectData) ?? []
  const actor = useActorRef(answering)
  const isAsking = useSelector(actor, (at) => !at.matches('resting'))
  const done = useSelector(actor, (at) => (at.matches({ resting: 'done' }) ? at.context.done : null))
  if (asked.length === 0 && done === null && !isAsking) return null
  return (
    <DashboardSection heading={said.heading()}>
      <div className={styles.list}>
        <div ref={news} role="status" tabIndex={-1} className={css({ _empty: { display: 'none' } })}>
          {done && <Banner tone="success">{done.subject.wasMe ? said.confirmed() : said.declined()}</Banner>}
        </div>
        {asked.length > 0 && (
          <ul className={styles.list}>
            {asked.map((walkIn) => (
              <Row key={walkIn.id} walkIn={walkIn} actor={actor} />
            ))}
          </ul>
        )}
      </div>
      {isAsking && (
        <Part onFailed={() => actor.send({ type: 'deed.declined' })}>
          <dialog.Arriving actor={actor} news={news} />
        </Part>
      )}
    </DashboardSection>
  )
}
