import { Dialog as Ark } from '@ark-ui/react/dialog'
import { LocaleProvider } from '@ark-ui/react/locale'
import { Portal } from '@ark-ui/react/portal'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { dialog } from 'styled-system/recipes/dialog'

import { useBackCloses } from './back-closes.ts'
import { useDocumentLanguage } from './document-language.ts'
import { focusToGiveBack, focusWithin, giveFocusBack, keepFocus } from './focus-heir.ts'
import { IconButton } from './icon-button.view.tsx'
import { leaveOwnEscape } from './own-escape.ts'

export type DialogProps = {
  open: boolean
  /** Escape, the close button, a press outside, or the browser's Back. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** The buttons, the one that goes on last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** An `alertdialog` asks something that must be answered: a press outside does not close it. */
  role?: 'dialog' | 'alertdialog'
  /** The element that takes focus on opening; the first that can, if none is given. */
  initialFocus?: () => HTMLElement | null
  /** The element that takes focus on closing, such as what came of it; what had it before, if there is none. */
  finalFocus?: () => HTMLElement | null
}

/**
 * What opened it may be gone, done with what was asked, and a dialog that closes before its trap was set gives nothing
 * back: none of the focus that it had is lost. The trap gives it back in a timer that it sets when the dialog begins to
 * close; this one is behind it.
 */
const comeBack = (content: HTMLElement | null) =>
  setTimeout(() => {
    const { activeElement } = document
    if (activeElement === document.body || content?.contains(activeElement)) giveFocusBack()
  })

/** A dialog itself; views take it from dialog.view.tsx. */
export const DialogBox = ({
  open,
  onClose,
  title,
  description,
  closeLabel,
  children,
  footer,
  size = 'md',
  role = 'dialog',
  initialFocus,
  finalFocus,
}: DialogProps) => {
  const styles = dialog({ size })
  const content = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const language = useDocumentLanguage()
  useLayoutEffect(() => {
    if (open) keepFocus()
  }, [open])
  useBackCloses(open, onClose)
  return (
    <LocaleProvider locale={language}>
      <Ark.Root
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
        role={role}
        closeOnInteractOutside={role === 'dialog'}
        onEscapeKeyDown={leaveOwnEscape}
        lazyMount
        unmountOnExit
        onExitComplete={() => {
          if (hasFocus.current) comeBack(content.current)
          hasFocus.current = false
        }}
        initialFocusEl={() => focusWithin(content.current) ?? initialFocus?.() ?? null}
        finalFocusEl={() => finalFocus?.() ?? focusToGiveBack()}
      >
        <Portal>
          <Ark.Backdrop className={styles.backdrop} />
          <Ark.Positioner className={styles.positioner}>
            <Ark.Content
              ref={content}
              className={styles.content}
              onFocus={() => {
                hasFocus.current = true
              }}
              onBlur={({ relatedTarget }) => {
                if (relatedTarget && !content.current?.contains(relatedTarget)) hasFocus.current = false
              }}
            >
              <Ark.Title className={styles.title}>{title}</Ark.Title>
              {description !== undefined && (
                <Ark.Description className={styles.description}>{description}</Ark.Description>
              )}
              <div className={styles.body}>{children}</div>
              {footer !== undefined && <div className={styles.foot}>{footer}</div>}
              {/* Last, so that focus comes to what the dialog is about and not to its way out. */}
              <IconButton icon={X} label={closeLabel} onClick={onClose} className={styles.close} />
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleProvider>
  )
}
