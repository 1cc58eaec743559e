import { LocaleProvider } from '@ark-ui/react/locale'
import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useId, useLayoutEffect, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useDocumentLanguage } from './document-language.ts'
import { leaveOwnEscape } from './own-escape.ts'

export type PopoverProps = {
  open: boolean
  /** Escape, a press outside, or the button. */
  onOpenChange: (open: boolean) => void
  /** The id of the button that it stands beside, and that gets the focus back. */
  triggerId: string
  title: ReactNode
  placement?: 'bottom-start' | 'bottom-end'
  children?: ReactNode
}

const styles = {
  content: css({
    zIndex: 'popup',
    display: 'flex',
    flexDirection: 'column',
    width: '[min(36rem, calc(100vw - 2.4rem))]',
    maxHeight: '[min(56rem, calc(100dvh - 9.6rem), var(--available-height, 100dvh))]',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    overflow: 'auto',
    presence: 'appear',
    _focusVisible: { outlineStyle: 'none' },
  }),
  title: css({ textStyle: 'label', paddingInline: '4', paddingBlockStart: '4', paddingBlockEnd: '2' }),
}

/** Those that had the focus since they opened: each is an element of its own. */
const reached = new WeakSet<HTMLElement>()

/**
 * It opens at once where its script came late, and focus has to come to it then too. Asked again with every drawing
 * until it has it: from then on whoever goes elsewhere is not brought back.
 */
const takeFocus = (content: HTMLElement | null) => {
  if (!content || reached.has(content)) return
  if (content.contains(document.activeElement)) reached.add(content)
  else focusFirst(content)
}

const focusFirst = (content: HTMLElement) => {
  const first = content.querySelector<HTMLElement>('input, button, a[href]') ?? content
  first.focus({ preventScroll: true })
  if (content.contains(document.activeElement)) reached.add(content)
}

/** The controls themselves; views take them from popover.view.tsx. */
export const PopoverBox = ({
  open,
  onOpenChange,
  triggerId,
  title,
  placement = 'bottom-end',
  children,
}: PopoverProps) => {
  const language = useDocumentLanguage()
  const titleId = useId()
  useLayoutEffect(
    () => () => {
      // Who takes the whole of it away rather than closes it: it goes with the focus, and gives none of it back itself.
      const content = document.getElementById(titleId)?.closest('[data-part=content]')
      if (content?.contains(document.activeElement)) document.getElementById(triggerId)?.focus()
    },
    [titleId, triggerId],
  )
  return (
    <LocaleProvider locale={language}>
      <Ark.Root
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        ids={{ trigger: triggerId, title: titleId }}
        finalFocusEl={() => document.getElementById(triggerId)}
        positioning={{ placement }}
        onEscapeKeyDown={leaveOwnEscape}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Ark.Positioner>
            <Ark.Content ref={takeFocus} aria-labelledby={titleId} className={styles.content}>
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {children}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  )
}
