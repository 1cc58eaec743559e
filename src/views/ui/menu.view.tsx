import { LocaleProvider } from '@ark-ui/react/locale'
import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { menu } from 'styled-system/recipes/menu'

import { useDocumentLanguage } from './document-language.ts'
import { goingMenu } from './focus-heir.ts'
import { Icon } from './icon.view.tsx'

export type MenuItem =
  | {
      kind?: 'item'
      value: string
      label: ReactNode
      icon?: LucideIcon
      hint?: ReactNode
      tone?: 'danger' | undefined
      disabled?: boolean
      /** For a choice among several: the one in force is marked. */
      checked?: boolean
    }
  | { kind: 'separator'; value: string }

export type MenuProps = {
  /** The button that opens it; it is given the right attributes. */
  trigger: ReactElement
  /** Names the list for a screen reader. */
  label: string
  items: readonly MenuItem[]
  onSelect: (value: string) => void
  /** Words above the items that cannot be chosen. */
  header?: ReactNode
  placement?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end'
  /** Open from the start: for a menu that is loaded when its button is pressed. */
  defaultOpen?: boolean
}

/** Load this file with the part of the screen that needs it. */
const Menu = ({
  trigger,
  label,
  items,
  onSelect,
  header,
  placement = 'bottom-start',
  defaultOpen = false,
}: MenuProps) => {
  const styles = menu()
  const language = useDocumentLanguage()
  return (
    <LocaleProvider locale={language}>
      <Ark.Root
        onSelect={(details) => onSelect(details.value)}
        positioning={{ placement }}
        aria-label={label}
        defaultOpen={defaultOpen}
        lazyMount
        unmountOnExit
      >
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Portal>
          <Ark.Positioner>
            <Ark.Content ref={goingMenu} className={styles.content}>
              {header !== undefined && <div className={styles.header}>{header}</div>}
              {items.map((item) =>
                item.kind === 'separator' ? (
                  <Ark.Separator key={item.value} className={styles.separator} />
                ) : (
                  <Ark.Item
                    key={item.value}
                    value={item.value}
                    disabled={item.disabled ?? false}
                    data-tone={item.tone}
                    className={styles.item}
                    {...(item.checked !== undefined && { role: 'menuitemradio', 'aria-checked': item.checked })}
                  >
                    {item.icon && <Icon as={item.icon} />}
                    <span className={styles.text}>{item.label}</span>
                    {item.hint !== undefined && <span className={styles.hint}>{item.hint}</span>}
                    {item.checked === true && <Icon as={Check} />}
                  </Ark.Item>
                ),
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  )
}

// The default export is what React's lazy() takes.
export default Menu
