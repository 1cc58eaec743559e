import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { isNarrowed, selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { FilterChip } from '../ui/filter-chip.view.tsx'
import { useFilterWords } from './filter-words.ts'
import type { ListViewProps } from './list.props.ts'

const styles = {
  // On paper its head says them.
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    minWidth: '0',
    _print: { display: 'none' },
  }),
}

/**
 * A chip that is dropped must not take the focus with it: the next one has it, and after the last the search, or
 * whatever comes first in the tools.
 */
const handOn = (chip: HTMLElement | null) => () => {
  const row = chip?.parentElement
  if (!chip || !row || !chip.contains(document.activeElement)) return
  const isLast = row.childElementCount <= 2 || chip === row.lastElementChild
  const to = isLast ? row.previousElementSibling : (chip.nextElementSibling ?? row)
  to?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true })
}

/** What the list is narrowed by, in words, each with a way to drop it. */
export const FilterChips = <Item extends Listed, Extra>(
  props: Pick<ListViewProps<Item, Extra>, 'actor' | 'definition' | 'filters'>,
) => {
  const { actor } = props
  const { lists } = useWords()
  const chips = useFilterWords(props)
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  if (!isNarrowed(asked)) return null
  const search = asked.search.trim()
  return (
    <div role="group" aria-label={lists.inForce()} className={styles.row}>
      {search !== '' && (
        <span ref={handOn}>
          <FilterChip
            removeLabel={lists.removeFilter({ filter: lists.searchFor({ search }) })}
            onRemove={() => {
              actor.send({ type: 'search.changed', search: '' })
              actor.send({ type: 'search.submitted' })
            }}
          >
            <bdi>{lists.searchFor({ search })}</bdi>
          </FilterChip>
        </span>
      )}
      {chips.map(({ key, text }) => (
        <span key={key} ref={handOn}>
          <FilterChip
            removeLabel={lists.removeFilter({ filter: text })}
            onRemove={() => {
              actor.send({ type: 'filter.changed', filter: key, values: [] })
              actor.send({ type: 'search.submitted' })
            }}
          >
            <bdi>{text}</bdi>
          </FilterChip>
        </span>
      ))}
      <span ref={handOn}>
        <Button variant="ghost" size="sm" onClick={() => actor.send({ type: 'view.cleared' })}>
          {lists.clearView()}
        </Button>
      </span>
    </div>
  )
}
