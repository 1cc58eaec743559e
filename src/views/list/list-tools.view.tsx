import { useSelector } from '@xstate/react'
import { Keyboard, Search, X } from 'lucide-react'
import { use, useId, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { LIST_SEARCH_MAX } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import type { Listed, ListRowsActor } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import { TextField } from '../ui/text-field.view.tsx'
import { useIsWide } from '../ui/use-wide.ts'
import { ColumnsMenu } from './columns-menu.view.tsx'
import { ExportButtons } from './export-button.view.tsx'
import { FilterFields } from './filter-fields.view.tsx'
import { ListCount } from './list-count.view.tsx'
import { ListViewsContext } from './list-views.context.ts'
import { NO_FILTERS, type ListAction, type ListViewProps } from './list.props.ts'

const styles = {
  form: css({ display: 'flex', flexWrap: { lg: 'wrap' }, alignItems: 'center', gap: '2' }),
  search: css({ flex: { base: '[1 1 0]', lg: '[1 1 22rem]' }, minWidth: '0', maxWidth: { lg: '[40rem]' } }),
  field: css({ '&::-webkit-search-cancel-button': { display: 'none' } }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' }),
  ends: css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginInlineStart: 'auto' }),
  // Beside the search of a phone there is room for their pictures alone.
  act: css({ minWidth: { base: 'touch', lg: 'auto' }, paddingInline: { base: '2', lg: '4' } }),
  word: css({ srOnly: { base: true, lg: false } }),
}

const Act = ({ action }: Readonly<{ action: ListAction }>) => {
  const { label, icon, variant } = action
  const look = { icon, variant: variant ?? 'solid', title: label, className: styles.act } as const
  const word = <span className={styles.word}>{label}</span>
  return 'href' in action ? (
    <LinkButton {...look} href={action.href}>
      {word}
    </LinkButton>
  ) : (
    <Button {...look} onClick={action.onChoose}>
      {word}
    </Button>
  )
}

type ToolsProps<Item extends Listed, Extra> = ListViewProps<Item, Extra> &
  Readonly<{ rows: ListRowsActor<Item, Extra> | undefined; onHelp: () => void }>

/**
 * One row: the search, and what is done with the whole list. On a phone order, filters, columns and file are in its
 * sheet.
 */
export const ListTools = <Item extends Listed, Extra>({ rows, onHelp, ...props }: ToolsProps<Item, Extra>) => {
  const { actor, label, search, filters = NO_FILTERS, actions = [], isExported = false, tools } = props
  const { lists } = useWords()
  const isWide = useIsWide()
  const views = use(ListViewsContext)
  const fieldId = useId()
  const typed = useSelector(actor, ({ context }) => context.asked.search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'search.submitted' })
  }
  const clear = () => {
    actor.send({ type: 'search.changed', search: '' })
    actor.send({ type: 'search.submitted' })
    document.getElementById(fieldId)?.focus()
  }
  if (!isWide && search === undefined && actions.length === 0) return null
  return (
    <form role="search" aria-label={lists.tools({ list: label })} className={styles.form} onSubmit={submit}>
      {search !== undefined && (
        <div className={styles.search}>
          <TextField
            id={fieldId}
            name="search"
            type="search"
            label={search}
            isLabelHidden
            placeholder={search}
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
      {isWide && (
        <div className={styles.buttons}>
          {filters.length > 0 && <FilterFields {...props} />}
          {views?.({ isWide: true })}
          <ColumnsMenu {...props} />
          {isExported && <ExportButtons actor={actor} isPicture />}
          {tools?.(true)}
          <IconButton icon={Keyboard} label={lists.keys.title()} onClick={onHelp} />
          {rows && <ListCount {...props} rows={rows} />}
        </div>
      )}
      {actions.length > 0 && (
        <div className={styles.ends}>
          {actions.map((action) => (
            <Act key={action.label} action={action} />
          ))}
        </div>
      )}
    </form>
  )
}
