import { useSelector } from '@xstate/react'
import { Suspense, useRef, type ComponentType, type KeyboardEvent } from 'react'

import type { PlayerMenu, PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { IconButton, type IconButtonProps } from '../../../ui/icon-button.view.tsx'
import type { MenuListProps } from './menu-list.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

type Closing = Pick<MenuListProps, 'onClose'>

type PlayerMenuProps<Shown extends object> = Readonly<{
  screen: PlayerScreenActor
  menu: PlayerMenu
  icon: IconButtonProps['icon']
  /** Says what is in force, too. */
  label: string
  /** Brings the list before it is opened. */
  load: () => Promise<unknown>
  /** The list, which comes late, and what it shows. */
  List: ComponentType<Shown & Closing>
  shown: Shown
}>

/** A button of the player that opens choices above itself. */
export const PlayerMenuButton = <Shown extends object>({
  screen,
  menu,
  icon,
  label,
  load,
  List,
  shown,
}: PlayerMenuProps<Shown>) => {
  const isOpen = useSelector(screen, ({ context }) => context.menu === menu)
  const holder = useRef<HTMLSpanElement>(null)
  const open = () => screen.send({ type: 'menu.opened', menu })
  const close: MenuListProps['onClose'] = (how) => {
    if (how === 'back') holder.current?.querySelector('button')?.focus()
    // Another menu may have opened meanwhile, and is not this one's to close.
    if (screen.getSnapshot().context.menu === menu) screen.send({ type: 'menu.closed' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const prepare = () => void load()
  return (
    <span ref={holder} className={styles.holder}>
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        // It would take the focus from the menu first, which closes, and then open it again.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onMouseDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close('back') : open())}
        onKeyDown={press}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <List {...shown} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
