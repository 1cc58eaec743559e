import { DELIVERIES } from '../../../domain/delivery.ts'
import { placeOf, splitCircle } from '../../../domain/places.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { Words } from '../../../i18n/words.tsx'
import type { CourseChoices } from '../../../machines/course-search/course-search.machine.ts'
import type { ListFilterField } from '../../list/list.props.ts'

/** How the filters in force are read back. */
export const filterFields = (
  words: Words,
  formats: Formats,
  { categories }: Pick<CourseChoices, 'categories'>,
): readonly ListFilterField[] => {
  const { filters } = words.courseSearch
  return [
    {
      key: 'delivery',
      label: filters.delivery(),
      options: DELIVERIES.map((value) => ({ value, label: filters[value]() })),
    },
    {
      key: 'category',
      label: filters.category(),
      options: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      key: 'hoursFrom',
      label: filters.hours(),
      say: (hours) => filters.hoursFromChip({ hours: formats.hours(Number(hours)) }),
    },
    {
      key: 'hoursTo',
      label: filters.hours(),
      say: (hours) => filters.hoursToChip({ hours: formats.hours(Number(hours)) }),
    },
    { key: 'from', label: filters.from() },
    { key: 'to', label: filters.to() },
    { key: 'county', label: filters.place(), say: (county) => filters.county({ county }) },
    { key: 'city', label: filters.place() },
    {
      key: 'near',
      label: filters.near(),
      say: (value) => {
        const circle = splitCircle(value)
        if (circle === null) return value
        return `${placeOf(circle.centre)?.city ?? filters.myPlace()} · ${formats.miles(circle.miles)}`
      },
    },
    { key: 'seats', label: filters.seats(), options: [{ value: 'free', label: filters.freeSeats() }] },
  ]
}
