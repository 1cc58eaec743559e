import { useSelector } from '@xstate/react'
import { Download, Search, X } from 'lucide-react'
import { useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { LIST_SEARCH_MAX, sortKeyOf } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Select } from '../ui/select.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { ColumnsMenu } from './columns-menu.view.tsx'
import { FilterFields } from './filter-fields.view.tsx'
import { NO_FILTERS, type ListViewProps } from './list.props.ts'

const styles = {
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '3' }),
  search: css({ flex: '[1 1 26rem]', minWidth: '0', maxWidth: { lg: '[44rem]' } }),
  field: css({ '&::-webkit-search-cancel-button': { display: 'none' } }),
  order: css({ flex: '[1 1 20rem]', minWidth: '0' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  ends: css({ marginInlineStart: { lg: 'auto' } }),
}

/** A card has no heads to press. */
const Order = <Item extends Listed, Extra>({ actor, definition, columns }: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const named = columns.filter(({ key }) => definition.sorts.includes(key))
  const { key } = sortKeyOf(asked.sort)
  if (named.length === 0) return null
  return (
    <div className={styles.order}>
      <Select
        label={lists.order()}
        options={named.flatMap(({ key: sort, header: name }) => [
          { value: sort, label: lists.ascending({ name }) },
          { value: `-${sort}`, label: lists.descending({ name }) },
        ])}
        {...(!named.some((column) => column.key === key) && { placeholder: '' })}
        value={named.some((column) => column.key === key) ? asked.sort : ''}
        onValueChange={(sort) => sort !== '' && actor.send({ type: 'sort.chosen', sort })}
      />
    </div>
  )
}

export const ListTools = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { actor, label, search, filters = NO_FILTERS, actions, isExported = false } = props
  const { lists } = useWords()
  const isWide = useIsWide()
  const fieldId = useId()
  const typed = useSelector(actor, ({ context }) => context.asked.search)
  const isPreparing = useSelector(actor, (at) => at.matches({ export: 'preparing' }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'search.submitted' })
  }
  const clear = () => {
    actor.send({ type: 'search.changed', search: '' })
    actor.send({ type: 'search.submitted' })
    document.getElementById(fieldId)?.focus()
  }
  return (
    <form role="search" aria-label={lists.tools({ list: label })} className={styles.form} onSubmit={submit}>
      {search !== undefined && (
        <div className={styles.search}>
          <TextField
            id={fieldId}
            name="search"
            type="search"
            label={search}
            icon={Search}
            dir="auto"
            value={typed}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIST_SEARCH_MAX}
            enterKeyHint="search"
            onValueChange={(text) => actor.send({ type: 'search.changed', search: text })}
            end={
              typed === '' ? undefined : <IconButton icon={X} label={lists.clearSearch()} size="sm" onClick={clear} />
            }
            className={styles.field}
          />
        </div>
      )}
      {!isWide && <Order {...props} />}
      <div className={styles.buttons}>
        {filters.length > 0 && <FilterFields {...props} />}
        <ColumnsMenu {...props} />
        {isExported && (
          <Button
            variant="outline"
            icon={Download}
            busy={isPreparing}
            onClick={() => actor.send({ type: 'export.chosen' })}
          >
            {lists.export()}
          </Button>
        )}
      </div>
      {actions !== undefined && <div className={styles.ends}>{actions}</div>}
    </form>
  )
}
