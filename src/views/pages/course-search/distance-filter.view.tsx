import { useActorRef, useSelector } from '@xstate/react'
import { LocateFixed } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { SnapshotFrom } from 'xstate'

import {
  PLACES,
  RADII,
  splitCircle,
  USUAL_RADIUS,
  writeCircle,
  writePoint,
  type Position,
} from '../../../domain/places.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { CourseSearchActor } from '../../../machines/course-search/course-search.machine.ts'
import type { locationMachine } from '../../../machines/course-search/location.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import type { CourseSearchProps } from './course-search.props.ts'

const styles = {
  root: css({ display: 'grid', gap: '3', border: 'none', padding: '0', minWidth: '0', justifyItems: 'stretch' }),
  legend: css({ srOnly: true }),
  pair: css({ display: 'grid', gap: '3', gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 14rem), 1fr))]' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

const MINE = 'mine'

type DistanceProps = Readonly<{ actor: CourseSearchActor; location: CourseSearchProps['location'] }>

/** A town as the centre, or the device's own place once a button has asked for it; and how far from there. */
export const DistanceFilter = ({ actor, location }: DistanceProps) => {
  const { filters } = useWords().courseSearch
  const formats = useFormats()
  const value = useSelector(actor, ({ context }) => context.asked.filters['near']?.[0] ?? '')
  const circle = splitCircle(value)
  const miles = circle?.miles ?? USUAL_RADIUS
  const ask = (centre: string | null, within: number) =>
    actor.send({
      type: 'filter.changed',
      filter: 'near',
      values: centre === null ? [] : [writeCircle(centre, within)],
    })

  const told = useRef<Position | null>(null)
  const locating = useActorRef(location, {}, ({ context }: SnapshotFrom<typeof locationMachine>) => {
    if (context.position === null || context.position === told.current) return
    told.current = context.position
    ask(writePoint(context.position), miles)
  })
  const isBusy = useSelector(locating, (at) => at.matches('locating'))
  const isDenied = useSelector(locating, (at) => at.matches('denied'))
  const isFailed = useSelector(locating, (at) => at.matches('failed'))

  const isPlace = circle !== null && PLACES.some(({ key }) => key === circle.centre)
  const isMine = circle !== null && !isPlace
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{filters.distance()}</legend>
      <div className={styles.pair}>
        <Select
          label={filters.near()}
          options={[
            { value: '', label: filters.anyCentre() },
            ...(isMine ? [{ value: MINE, label: filters.myPlace() }] : []),
            ...PLACES.map(({ key, city }) => ({ value: key, label: city })),
          ]}
          value={isMine ? MINE : (circle?.centre ?? '')}
          onValueChange={(centre) => {
            if (centre !== MINE) ask(centre === '' ? null : centre, miles)
          }}
        />
        <Select
          label={filters.within()}
          options={RADII.map((radius) => ({ value: String(radius), label: formats.miles(radius) }))}
          value={String(miles)}
          disabled={circle === null}
          onValueChange={(within) => circle && ask(circle.centre, Number(within))}
        />
      </div>
      <Button
        variant="outline"
        icon={LocateFixed}
        busy={isBusy}
        onClick={() => locating.send({ type: 'location.asked' })}
      >
        {filters.locate()}
      </Button>
      <p role="status" className={styles.note}>
        {isDenied ? filters.denied() : isFailed ? filters.unlocated() : filters.locateHelp()}
      </p>
    </fieldset>
  )
}
