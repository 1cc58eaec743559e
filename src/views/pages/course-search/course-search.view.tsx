import { useActorRef, useSelector } from '@xstate/react'
import { Search, SlidersHorizontal, X } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { COURSE_SEARCH } from '../../../domain/course-search.ts'
import { LIST_SEARCH_MAX, listAddress, type ListAsked } from '../../../domain/list.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { CourseSearchActor } from '../../../machines/course-search/course-search.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { FilterChips } from '../../list/filter-chips.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { CourseFilters } from './course-filters.view.tsx'
import { CourseResults } from './course-results.view.tsx'
import type { CourseSearchProps } from './course-search.props.ts'
import { filterFields } from './filter-words.ts'

const styles = {
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '3', marginBlockEnd: '4' }),
  search: css({ flex: '[1 1 32rem]', minWidth: '0' }),
  field: css({ '&::-webkit-search-cancel-button': { display: 'none' } }),
  order: css({ flex: '[1 1 20rem]', maxWidth: { md: '[28rem]' }, minWidth: '0' }),
  chips: css({ marginBlockEnd: '5', _empty: { display: 'none' } }),
  body: css({
    display: 'grid',
    gap: { base: '5', lg: '6' },
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[23rem minmax(0, 1fr)]', '2xl': '[28rem minmax(0, 1fr)]' },
    alignItems: 'start',
  }),
  toggle: css({ display: { lg: 'none' } }),
  panel: css({
    display: { base: 'none', lg: 'block' },
    '&[data-open=true]': { display: 'block' },
    padding: '4',
    borderWidth: 'hairline',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
  }),
  panelTitle: css({ textStyle: 'heading.card', marginBlockEnd: '4' }),
}

const SORTS = ['position', 'soonest', 'hours', '-hours'] as const

type OfActor = Readonly<{ actor: CourseSearchActor }>

/** Tells the chart that the address has changed, whoever changed it. */
const AskedByAddress = ({ actor, asked }: OfActor & Readonly<{ asked: ListAsked }>) => {
  const [tell] = useState(() => (element: HTMLElement | null) => {
    if (element) actor.send({ type: 'address.changed', asked })
  })
  return <span hidden ref={tell} />
}

const SearchForm = ({ actor, title }: OfActor & Readonly<{ title: string }>) => {
  const words = useWords()
  const { courseSearch } = words
  const fieldId = useId()
  const typed = useSelector(actor, ({ context }) => context.asked.search)
  const sort = useSelector(actor, ({ context }) => context.asked.sort)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'search.submitted' })
  }
  const clear = () => {
    actor.send({ type: 'search.changed', search: '' })
    actor.send({ type: 'search.submitted' })
    document.getElementById(fieldId)?.focus()
  }
  const names = {
    position: courseSearch.orders.position(),
    soonest: courseSearch.orders.soonest(),
    hours: courseSearch.orders.shortest(),
    '-hours': courseSearch.orders.longest(),
  }
  return (
    // With an address of its own: sent before the scripts have come, it asks for the same.
    <form role="search" action="/course/search" aria-label={title} className={styles.form} onSubmit={submit}>
      <div className={styles.search}>
        <TextField
          id={fieldId}
          name="search"
          type="search"
          label={courseSearch.search()}
          help={courseSearch.searchHelp()}
          icon={Search}
          dir="auto"
          value={typed}
          autoComplete="off"
          spellCheck={false}
          maxLength={LIST_SEARCH_MAX}
          enterKeyHint="search"
          onValueChange={(search) => actor.send({ type: 'search.changed', search })}
          end={
            typed === '' ? undefined : (
              <IconButton icon={X} label={words.lists.clearSearch()} size="sm" onClick={clear} />
            )
          }
          className={styles.field}
        />
      </div>
      <div className={styles.order}>
        <Select
          label={courseSearch.order()}
          options={SORTS.map((value) => ({ value, label: names[value] }))}
          value={sort}
          onValueChange={(value) => actor.send({ type: 'sort.chosen', sort: value })}
        />
      </div>
    </form>
  )
}

const NO_CHOICES = { categories: [], towns: [] }

/** Courses by words, delivery, hours, dates, place and seats: all of it stands in the address. */
export const CourseSearch = ({
  title,
  asked,
  machine,
  location,
  first,
  viewer,
  holdings,
  EnrollDialog,
}: CourseSearchProps) => {
  const words = useWords()
  const { courseSearch } = words
  const formats = useFormats()
  const panelId = useId()
  const actor = useActorRef(machine, { input: { asked, first } })
  const rows = useSelector(actor, ({ children }) => children.rows)
  const choices = useSelector(rows, (at) => (at ? selectData(at) : undefined)) ?? NO_CHOICES
  const count = useSelector(actor, ({ context }) => Object.keys(context.asked.filters).length)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Course | null>(null)
  return (
    <PageFrame>
      <AskedByAddress key={listAddress(COURSE_SEARCH, asked)} actor={actor} asked={asked} />
      <PageHeader title={title} lead={courseSearch.lead()} />
      <SearchForm actor={actor} title={title} />
      <div className={styles.chips}>
        <FilterChips actor={actor} definition={COURSE_SEARCH} filters={filterFields(words, formats, choices)} />
      </div>
      <div className={styles.body}>
        <Button
          variant="outline"
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className={styles.toggle}
        >
          {count === 0 ? courseSearch.filters.show() : courseSearch.filters.showCount({ count })}
        </Button>
        <section id={panelId} aria-labelledby={`${panelId}-title`} data-open={isOpen} className={styles.panel}>
          <h2 id={`${panelId}-title`} className={styles.panelTitle}>
            {courseSearch.filters.heading()}
          </h2>
          <CourseFilters actor={actor} choices={choices} location={location} />
        </section>
        {rows && (
          <CourseResults
            actor={actor}
            rows={rows}
            viewer={viewer}
            holdings={holdings}
            chosen={chosen}
            onEnroll={viewer.isGuest ? undefined : setChosen}
          />
        )}
      </div>
      {chosen && <EnrollDialog course={chosen} onClose={() => setChosen(null)} />}
    </PageFrame>
  )
}
