import { EllipsisVertical } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { useWords } from '../../i18n/words.tsx'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Button } from '../ui/button.view.tsx'
import { leaveFocusTo } from '../ui/focus-heir.ts'
import { IconButton } from '../ui/icon-button.view.tsx'
import { LazyMenu } from '../ui/lazy-menu.view.tsx'
import { LinkButton } from '../ui/link.view.tsx'
import type { RowAct, ShownProps } from './list.props.ts'
import { leaveRow } from './way-back.ts'

const styles = { buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }) }

type RowProps<Item extends Listed, Extra> = Pick<ShownProps<Item, Extra>, 'nameOf' | 'page' | 'rowActs'> &
  Readonly<{ item: Item }>

const isFree = ({ isBusy = false, isTaken = false }: RowAct): boolean => !isBusy && !isTaken

/** Does what can be done, where it can be done now. */
export const useDoing = () => {
  const [, navigate] = useLocation()
  return (row: number, act: RowAct | undefined): void => {
    if (!act || !isFree(act)) return
    if (!('href' in act)) return act.onChoose()
    leaveRow(row)
    navigate(act.href)
  }
}

/** What was done may leave nothing to do: then the row itself has the focus that was here, or that comes back here. */
const keepInRow = (menu: HTMLElement | null) => () => {
  if (menu) leaveFocusTo(menu, menu.closest('tr')?.querySelector('th') ?? null)
}

/** All that can be done with a row, behind one button. */
export const RowMenu = <Item extends Listed, Extra>({ item, page, nameOf, rowActs }: RowProps<Item, Extra>) => {
  const { lists } = useWords()
  const act = useDoing()
  const acts = rowActs?.(item, page) ?? []
  if (acts.length === 0) return null
  const label = lists.actsOf({ name: nameOf(item) })
  const isBusy = acts.some((one) => one.isBusy === true)
  return (
    <span ref={keepInRow}>
      <LazyMenu
        renderTrigger={(opening) => (
          <IconButton {...opening} icon={EllipsisVertical} label={label} size="sm" aria-busy={isBusy || undefined} />
        )}
        label={label}
        placement="bottom-end"
        onSelect={(key) =>
          act(
            item.id,
            acts.find((one) => one.key === key),
          )
        }
        items={acts.map((one) => ({
          value: one.key,
          label: one.label,
          icon: one.icon,
          disabled: !isFree(one),
          tone: one.isDangerous === true ? 'danger' : undefined,
        }))}
      />
    </span>
  )
}

/** The same one beside the other, where there is room for them. */
export const RowButtons = <Item extends Listed, Extra>({ item, page, nameOf, rowActs }: RowProps<Item, Extra>) => {
  const { lists } = useWords()
  const act = useDoing()
  const acts = rowActs?.(item, page) ?? []
  if (acts.length === 0) return null
  return (
    <div className={styles.buttons} role="group" aria-label={lists.actsOf({ name: nameOf(item) })}>
      {acts.map((one) =>
        'href' in one ? (
          <LinkButton key={one.key} href={one.href} variant="outline" size="sm" icon={one.icon}>
            {one.label}
          </LinkButton>
        ) : (
          <Button
            key={one.key}
            variant="outline"
            size="sm"
            icon={one.icon}
            busy={one.isBusy === true}
            aria-disabled={!isFree(one) || undefined}
            onClick={() => act(item.id, one)}
          >
            {one.label}
          </Button>
        ),
      )}
    </div>
  )
}
