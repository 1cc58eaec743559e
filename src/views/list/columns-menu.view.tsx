import { useSelector } from '@xstate/react'
import { Columns3 } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import { DENSITIES } from '../../domain/list-habits.ts'
import { shownColumns, type ListDefinition } from '../../domain/list.ts'
import { useWords } from '../../i18n/words.tsx'
import { selectAsked, selectHabits, withColumn } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { Checkbox } from '../ui/checkbox.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Popover } from '../ui/popover.view.tsx'
import { Segmented } from '../ui/segmented.view.tsx'
import type { ListColumn, ListViewProps } from './list.props.ts'

const styles = {
  body: css({ display: 'grid', gap: '4', paddingInline: '4', paddingBlockEnd: '4' }),
  columns: css({ border: 'none', padding: '0', minWidth: '0', display: 'grid', gap: '1' }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5' }),
}

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

/** How high the rows are, in all lists. */
const DensityChoice = <Item extends Listed, Extra>({ actor }: Pick<ListViewProps<Item, Extra>, 'actor'>) => {
  const { lists } = useWords()
  const habits = useSelector(actor, selectHabits<Item, Extra>)
  const density = useSelector(habits, (at) => at?.context.density)
  if (!habits || !density) return null
  return (
    <Segmented
      legend={lists.density.title()}
      segments={DENSITIES.map((value) => ({ value, label: lists.density[value]() }))}
      value={density}
      onValueChange={(chosen) => habits.send({ type: 'density.chosen', density: chosen })}
    />
  )
}

export const ColumnsMenu = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { lists } = useWords()
  const triggerId = useId()
  const [isOpen, setOpen] = useState(false)
  const hasChoice = hasColumnChoice(props.definition, props.columns)
  const title = hasChoice ? lists.columnsAndRows() : lists.density.title()
  return (
    <>
      <IconButton
        id={triggerId}
        variant="outline"
        icon={Columns3}
        label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Popover open={isOpen} onOpenChange={setOpen} triggerId={triggerId} title={title} placement="bottom-start">
        <div className={styles.body}>
          <DensityChoice actor={props.actor} />
          {hasChoice && (
            <fieldset className={styles.columns}>
              <legend className={styles.legend}>{lists.columns()}</legend>
              <ColumnBoxes {...props} />
            </fieldset>
          )}
        </div>
      </Popover>
    </>
  )
}
