import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { DELIVERIES } from '../../../domain/delivery.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { CourseChoices, CourseSearchActor } from '../../../machines/course-search/course-search.machine.ts'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import type { CourseSearchProps } from './course-search.props.ts'
import { DistanceFilter } from './distance-filter.view.tsx'

const styles = {
  root: css({ display: 'grid', gap: '5', minWidth: '0', gridTemplateColumns: '[minmax(0, 1fr)]' }),
  pair: css({
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 14rem), 1fr))]',
    alignItems: 'end',
  }),
  group: css({ border: 'none', padding: '0', minWidth: '0' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '2' }),
}

const ANY = 'any'

const Group = ({ legend, children }: Readonly<{ legend: string; children: ReactNode }>) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={styles.pair}>{children}</div>
  </fieldset>
)

type TypedProps = Readonly<{
  actor: CourseSearchActor
  filter: string
  label: string
  type: 'date' | 'text'
}>

/** Holds what is typed, which may be nothing yet that can be asked for. */
const Typed = ({ actor, filter, label, type }: TypedProps) => {
  const value = useSelector(actor, ({ context }) => context.asked.filters[filter]?.[0] ?? '')
  const [typed, setTyped] = useState({ value, text: value })
  // A chip or the way back may have changed it since.
  const text = typed.value === value ? typed.text : value
  return (
    <TextField
      label={label}
      type={type}
      dir="ltr"
      autoComplete="off"
      {...(type === 'text' && { inputMode: 'decimal' as const })}
      value={text}
      onValueChange={(next) => {
        actor.send({ type: 'filter.changed', filter, values: [next] })
        setTyped({ value: actor.getSnapshot().context.asked.filters[filter]?.[0] ?? '', text: next })
      }}
    />
  )
}

type FiltersProps = Readonly<{
  actor: CourseSearchActor
  choices: CourseChoices
  location: CourseSearchProps['location']
}>

const townValue = (county: string, city = ''): string => (county === '' ? '' : `${county}/${city}`)

const PlaceFilter = ({ actor, choices: { towns } }: Omit<FiltersProps, 'location'>) => {
  const { filters } = useWords().courseSearch
  const county = useSelector(actor, ({ context }) => context.asked.filters['county']?.[0] ?? '')
  const city = useSelector(actor, ({ context }) => context.asked.filters['city']?.[0] ?? '')
  const counties = [...new Set(towns.map((town) => town.county))]
  const townsIn = (name: string) =>
    towns
      .filter((town) => town.county === name)
      .map((town) => ({ value: townValue(name, town.city), label: filters.town({ city: town.city, county: name }) }))
  return (
    <Select
      label={filters.place()}
      options={[
        { value: '', label: filters.anyPlace() },
        ...counties.flatMap((name) =>
          [{ value: townValue(name), label: filters.county({ county: name }) }].concat(townsIn(name)),
        ),
      ]}
      value={townValue(county, city)}
      onValueChange={(value) => {
        const [inCounty = '', inCity = ''] = value.split('/')
        actor.send({ type: 'filter.changed', filter: 'county', values: inCounty === '' ? [] : [inCounty] })
        actor.send({ type: 'filter.changed', filter: 'city', values: inCity === '' ? [] : [inCity] })
        actor.send({ type: 'search.submitted' })
      }}
    />
  )
}

/** Each choice is in force at once: its chip says so. */
export const CourseFilters = ({ actor, choices, location }: FiltersProps) => {
  const { filters } = useWords().courseSearch
  const inForce = useSelector(actor, ({ context }) => context.asked.filters)
  const one = (filter: string) => inForce[filter]?.[0] ?? ''
  const choose = (filter: string, value: string) => {
    actor.send({ type: 'filter.changed', filter, values: value === '' ? [] : [value] })
    actor.send({ type: 'search.submitted' })
  }
  return (
    <div className={styles.root}>
      <Segmented
        legend={filters.delivery()}
        segments={[
          { value: ANY, label: filters.any() },
          ...DELIVERIES.map((value) => ({ value, label: filters[value]() })),
        ]}
        value={one('delivery') === '' ? ANY : one('delivery')}
        onValueChange={(value) => choose('delivery', value === ANY ? '' : value)}
      />
      <Select
        label={filters.category()}
        options={[
          { value: '', label: filters.anyCategory() },
          ...choices.categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={one('category')}
        onValueChange={(value) => choose('category', value)}
      />
      <Group legend={filters.hours()}>
        <Typed actor={actor} filter="hoursFrom" label={filters.hoursFrom()} type="text" />
        <Typed actor={actor} filter="hoursTo" label={filters.hoursTo()} type="text" />
      </Group>
      <Group legend={filters.dates()}>
        <Typed actor={actor} filter="from" label={filters.from()} type="date" />
        <Typed actor={actor} filter="to" label={filters.to()} type="date" />
      </Group>
      <PlaceFilter actor={actor} choices={choices} />
      <DistanceFilter actor={actor} location={location} />
      <Checkbox
        label={filters.freeSeats()}
        help={filters.freeSeatsHelp()}
        checked={one('seats') === 'free'}
        onCheckedChange={(isOn) => choose('seats', isOn ? 'free' : '')}
      />
    </div>
  )
}
