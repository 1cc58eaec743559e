import { Check } from 'lucide-react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'

import { directionOf, type Language } from '../../../../domain/language.ts'
import { useLanguage } from '../../../../i18n/words.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

export type MenuChoice = Readonly<{ value: string; label: string; lang?: Language; isChosen: boolean }>
/** Choices of which one is in force. */
export type MenuGroup = Readonly<{ id: string; label: string; choices: readonly MenuChoice[] }>

export type MenuListProps = Readonly<{
  label: string
  groups: readonly MenuGroup[]
  onChoose: (group: string, value: string) => void
  /** By Escape or the key Tab, or by a choice: the focus goes back to the button. By `left` it is elsewhere already. */
  onClose: (how: 'back' | 'left') => void
}>

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Load this file when a menu is first opened. */
const MenuList = ({ label, groups, onChoose, onClose }: MenuListProps) => {
  const language = useLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]

  useEffect(() => {
    const [first] = list.current?.querySelectorAll<HTMLElement>('[role=menuitemradio][aria-checked=true]') ?? []
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'nearest' })
  }, [])

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      // The next stop of Tab is counted from the button.
      if (event.key === 'Escape') event.preventDefault()
      onClose('back')
      return
    }
    const held = items()
    const at = held.findIndex((item) => item === document.activeElement)
    const found = held.findIndex(
      (item, place) => place > at && item.textContent.toLowerCase().startsWith(event.key.toLowerCase()),
    )
    const to = STEPS[event.key]?.(at, held.length) ?? (event.key.length === 1 && event.key !== ' ' ? found : -1)
    if (to < 0) return
    event.preventDefault()
    held[to]?.focus()
  }

  return (
    <div
      ref={list}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      dir={directionOf(language)}
      data-own-escape=""
      className={styles.menu}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose('left')
      }}
    >
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} className={styles.menuTitle}>
            {group.label}
          </p>
          {group.choices.map(({ value, label: choice, lang, isChosen }) => (
            <button
              key={value}
              type="button"
              role="menuitemradio"
              aria-checked={isChosen}
              tabIndex={-1}
              lang={lang}
              className={styles.menuItem}
              onClick={() => {
                onChoose(group.id, value)
                onClose('back')
              }}
            >
              <Icon as={Check} />
              {choice}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

// The default export is what React's lazy() takes.
export default MenuList
