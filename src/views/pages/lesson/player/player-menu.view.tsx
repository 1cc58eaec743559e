import { useSelector } from '@xstate/react'
import { Suspense, useRef, type KeyboardEvent } from 'react'

import type { PlayerMenu, PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { IconButton, type IconButtonProps } from '../../../ui/icon-button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import type { MenuGroup } from './menu-list.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

const loadList = () => import('./menu-list.view.tsx')
const MenuList = latePart(loadList)

type PlayerMenuProps = Readonly<{
  screen: PlayerScreenActor
  menu: PlayerMenu
  icon: IconButtonProps['icon']
  /** Says what is in force, too. */
  label: string
  title: string
  groups: readonly MenuGroup[]
  onChoose: (group: string, value: string) => void
}>

/** A button of the player that opens choices above itself. */
export const PlayerMenuButton = ({ screen, menu, icon, label, title, groups, onChoose }: PlayerMenuProps) => {
  const isOpen = useSelector(screen, ({ context }) => context.menu === menu)
  const holder = useRef<HTMLSpanElement>(null)
  const open = () => screen.send({ type: 'menu.opened', menu })
  const close = (how: 'back' | 'left') => {
    if (how === 'back') holder.current?.querySelector('button')?.focus()
    // Another menu may have opened meanwhile, and is not this one's to close.
    if (screen.getSnapshot().context.menu === menu) screen.send({ type: 'menu.closed' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const prepare = () => void loadList()
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
          <MenuList label={title} groups={groups} onChoose={onChoose} onClose={close} />
        </Suspense>
      )}
    </span>
  )
}
