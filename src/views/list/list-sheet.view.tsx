import { useSelector } from '@xstate/react'
import { SlidersHorizontal } from 'lucide-react'
import { use, useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { changesOf, isNarrowed, selectAsked } from '../../machines/list/list.connect.ts'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import Dialog from '../ui/dialog.view.tsx'
import { ColumnBoxes, hasColumnChoice } from './columns-menu.view.tsx'
import { ExportButtons } from './export-button.view.tsx'
import { FilterFieldList } from './filter-fields.view.tsx'
import { ListOrder } from './list-order.view.tsx'
import { ListViewsContext } from './list-views.context.ts'
import { NO_FILTERS, type ListViewProps } from './list.props.ts'

const styles = {
  body: css({ display: 'grid', gap: '5' }),
  columns: css({ border: 'none', padding: '0', minWidth: '0', display: 'grid', gap: '1' }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5' }),
  foot: css({ display: 'grid', gap: '3', justifyItems: 'start' }),
}

/** On a phone: order, filters, columns and the file, behind one button that says how many of them are not as usual. */
export const ListSheet = <Item extends Listed, Extra>(props: ListViewProps<Item, Extra>) => {
  const { actor, definition, columns, filters = NO_FILTERS, isExported = false, tools } = props
  const words = useWords()
  const { lists } = words
  const views = use(ListViewsContext)
  const [isOpen, setOpen] = useState(false)
  const asked = useSelector(actor, selectAsked<Item, Extra>)
  const count = changesOf(definition, asked)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {count === 0 ? lists.sheet.open() : lists.sheet.openWith({ count })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={lists.sheet.open()}
        closeLabel={words.actions.close()}
        footer={
          <>
            {isNarrowed(asked) && (
              <Button variant="ghost" onClick={() => actor.send({ type: 'view.cleared' })}>
                {lists.clearView()}
              </Button>
            )}
            <Button onClick={close}>{lists.sheet.show()}</Button>
          </>
        }
      >
        <div className={styles.body}>
          {views && <div>{views({ isWide: false, onChosen: close })}</div>}
          <ListOrder {...props} />
          {filters.length > 0 && <FilterFieldList {...props} />}
          {hasColumnChoice(definition, columns) && (
            <fieldset className={styles.columns}>
              <legend className={styles.legend}>{lists.columns()}</legend>
              <ColumnBoxes {...props} />
            </fieldset>
          )}
          {(isExported || tools) && (
            <div className={styles.foot}>
              {isExported && <ExportButtons actor={actor} />}
              {tools?.(false)}
            </div>
          )}
        </div>
      </Dialog>
    </>
  )
}
