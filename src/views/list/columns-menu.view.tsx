import { useSelector } from '@xstate/react'
import { Columns3 } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import { shownColumns, type ListDefinition } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectAsked, withColumn } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { Checkbox } from '../ui/checkbox.view.tsx'
import { Popover } from '../ui/popover.view.tsx'
import type { ListColumn, ListViewProps } from './list.props.ts'

const styles = { body: css({ display: 'grid', gap: '1', paddingInline: '4', paddingBlockEnd: '4' }) }

const namedOf = <Item, Extra>(definition: ListDefinition, columns: readonly ListColumn<Item, Extra>[]) =>
  columns.filter(({ key }) => definition.columns.includes(key))

/** Whether there is anything to choose. */
export const hasColumnChoice = <Item, Extra>(
  definition: ListDefinition,
  columns: readonly ListColumn<Item, Extra>[],
): boolean => namedOf(definition, columns).some(({ key }) => !definition.fixed.includes(key))

export const ColumnBoxes = <Item extends Listed, Extra>({ actor, definition, columns }: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const shown = shownColumns(definition, asked)
  return (
    <>
      {namedOf(definition, columns).map(({ key, header }) => (
        <Checkbox
          key={key}
          label={header}
          checked={shown.includes(key)}
          disabled={definition.fixed.includes(key)}
          onCheckedChange={(isShown) =>
            actor.send({ type: 'columns.chosen', columns: withColumn(definition, shown, key, isShown) })
          }
        />
      ))}
      {asked.columns !== null && (
        <Button variant="ghost" size="sm" onClick={() => actor.send({ type: 'columns.chosen', columns: null })}>
          {lists.usualColumns()}
        </Button>
      )}
    </>
  )
}

export const ColumnsMenu = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  if (!hasColumnChoice(props.definition, props.columns)) return null
  return (
    <>
      <Button
        id={triggerId}
        variant="outline"
        icon={Columns3}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {lists.columns()}
      </Button>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        triggerId={triggerId}
        title={lists.columns()}
        placement="bottom-start"
      >
        <div className={styles.body}>
          <ColumnBoxes {...props} />
        </div>
      </Popover>
    </>
  )
}
