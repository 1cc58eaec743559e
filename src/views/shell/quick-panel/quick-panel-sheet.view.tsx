import { X } from 'lucide-react'
import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { useBackCloses } from '../../ui/back-closes.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'

const styles = {
  sheet: css({
    position: 'fixed',
    insetBlock: '0',
    insetInlineEnd: '0',
    insetInlineStart: '[auto]',
    margin: '0',
    width: '[min(40rem, 100vw)]',
    height: 'viewport',
    maxHeight: 'viewport',
    maxWidth: 'screen',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '0',
    borderWidth: 'none',
    borderInlineStartWidth: 'hairline',
    backgroundColor: 'bg.surface',
    color: 'fg.default',
    presence: 'appear',
    '&::backdrop': { backgroundColor: 'backdrop' },
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
    paddingInlineStart: '6',
    paddingInlineEnd: '3',
    backgroundColor: 'bg.surface',
    borderBlockEndWidth: 'hairline',
  }),
  title: css({ textStyle: 'heading.card', minWidth: '0', overflowWrap: 'anywhere' }),
  body: css({ paddingInline: '6', paddingBlock: '6' }),
}

/** The browser's own modal dialog: it takes the focus, closes by Escape, and gives the focus back when it goes. */
const show = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/** Lies over the page at its end; whoever shows it takes it away when it says that it was closed. */
export const QuickPanelSheet = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => {
  const { agenda } = useWords()
  const titleId = useId()
  useBackCloses(true, onClose)
  const close = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A development build takes it off the page and puts it back at once: then it is open again by now.
    if (!event.currentTarget.open) onClose()
  }
  return (
    <dialog ref={show} aria-labelledby={titleId} className={styles.sheet} onClose={close} closedby="any">
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {agenda.title()}
        </h2>
        <IconButton icon={X} label={agenda.close()} onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
