import { Menu, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { useWords } from '../../i18n/words.tsx'
import { Wordmark } from '../illustrations/logo.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Navigation } from './navigation.view.tsx'

const styles = {
  button: css({ display: { base: 'inline-grid', lg: 'none' } }),
  drawer: css({
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: '0',
    insetInlineEnd: '[auto]',
    margin: '0',
    width: '[min(28rem, 88vw)]',
    height: 'viewport',
    maxHeight: 'viewport',
    maxWidth: 'screen',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '0',
    borderWidth: 'none',
    animation: 'appear',
    '&::backdrop': { backgroundColor: 'backdrop' },
    _motionReduce: { animation: 'none' },
  }),
  head: css({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    minHeight: '16',
    paddingInlineStart: '5',
    paddingInlineEnd: '2',
    backgroundColor: 'bg.surface',
    borderBlockEndWidth: 'hairline',
  }),
}

/** The navigation on a phone: the browser's own modal dialog keeps the focus, the Escape key and the way back. */
export const Drawer = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const words = useWords()
  const open = () => {
    setOpen(true)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <>
      <IconButton
        icon={Menu}
        label={words.shell.openMenu()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.button}
        onClick={open}
      />
      <dialog
        ref={dialog}
        aria-label={words.shell.mainMenu()}
        data-palette="nav"
        className={styles.drawer}
        onClose={() => setOpen(false)}
        // A press beside it closes it too, where the browser knows that.
        closedby="any"
      >
        {isOpen && (
          <div>
            <div className={styles.head}>
              <Wordmark name={PRODUCT_NAME} />
              <IconButton icon={X} label={words.shell.closeMenu()} onClick={close} />
            </div>
            <Navigation onLeave={close} />
          </div>
        )}
      </dialog>
    </>
  )
}
