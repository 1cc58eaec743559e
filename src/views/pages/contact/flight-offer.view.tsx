import { useActorRef, useSelector } from '@xstate/react'
import { FileClock, X } from 'lucide-react'
import { css } from 'styled-system/css'

import type { FlightPart } from '../../../domain/flight.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { flightOfferMachine } from '../../../machines/flight-offer/flight-offer.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { FlightLines } from './flight-lines.view.tsx'

export type FlightOfferProps = Readonly<{
  machine: typeof flightOfferMachine
  /** Is told which pages are left out; null where nothing is sent along. */
  onChosen: (left: readonly FlightPart['page'][] | null) => void
}>

const styles = {
  root: css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]', minWidth: '0' }),
  quiet: css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' }),
  start: css({ justifySelf: 'start' }),
  part: css({ display: 'grid', gap: '1', gridTemplateColumns: '[minmax(0, 1fr)]', minWidth: '0' }),
  list: css({ display: 'grid', gap: '3', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none' }),
  summary: css({ cursor: 'pointer', minHeight: 'target', display: 'flex', alignItems: 'center', textStyle: 'small' }),
}

type PartProps = Readonly<{ part: FlightPart; title: string; isLeft: boolean; onTurn: () => void }>

const Part = ({ part: { lines }, title, isLeft, onTurn }: PartProps) => {
  const { flight } = useWords()
  const formats = useFormats()
  return (
    <li className={styles.part}>
      <Checkbox label={<bdi>{title}</bdi>} checked={!isLeft} onCheckedChange={onTurn} />
      <details>
        <summary className={styles.summary}>{flight.read({ count: formats.number(lines.length) })}</summary>
        <FlightLines
          label={title}
          lines={lines}
          agoOf={(seconds) => flight.ago({ seconds: formats.number(seconds) })}
          stands={flight.stands()}
        />
      </details>
    </li>
  )
}

/** Offers to send along what happened in the browser before, which can be read and left out page by page. */
export const FlightOffer = ({ machine, onChosen }: FlightOfferProps) => {
  const { flight } = useWords()
  const actor = useActorRef(machine, {}, (at) => onChosen(at.matches('shown') ? at.context.left : null))
  const parts = useSelector(actor, ({ context }) => context.parts)
  const left = useSelector(actor, ({ context }) => context.left)
  const isShown = useSelector(actor, (at) => at.matches('shown'))
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isEmpty = useSelector(actor, (at) => at.matches('nothing'))
  const hasFailed = useSelector(actor, (at) => at.hasTag('error'))
  return (
    <section className={styles.root} aria-label={flight.title()}>
      {isShown ? (
        <>
          <p className={styles.quiet}>{flight.shown()}</p>
          <ul className={styles.list}>
            {parts.map((part) => (
              <Part
                key={part.page ?? ''}
                part={part}
                title={part.page === null ? flight.everywhere() : part.page}
                isLeft={left.includes(part.page)}
                onTurn={() => actor.send({ type: 'part.turned', page: part.page })}
              />
            ))}
          </ul>
          <Button
            variant="outline"
            icon={X}
            className={styles.start}
            onClick={() => actor.send({ type: 'recording.dropped' })}
          >
            {flight.drop()}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.quiet}>{flight.offer()}</p>
          <Button
            variant="outline"
            icon={FileClock}
            busy={isBusy}
            className={styles.start}
            onClick={() => actor.send({ type: 'recording.asked' })}
          >
            {flight.ask()}
          </Button>
        </>
      )}
      <p role="status" className={styles.quiet}>
        {isEmpty && flight.nothing()}
        {hasFailed && flight.untaken()}
      </p>
    </section>
  )
}
