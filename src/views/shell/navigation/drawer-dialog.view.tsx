import { X } from 'lucide-react'
import { css, cx } from 'styled-system/css'

import { PRODUCT_NAME } from '../../../domain/constants.ts'
import { useWords } from '../../../i18n/words.tsx'
import { Wordmark } from '../../illustrations/wordmark.view.tsx'
import { useBackCloses } from '../../ui/back-closes.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { UserMenu } from '../user-menu.view.tsx'
import { standingOut } from './fold.styles.ts'
import { HintCard } from './hint-card.view.tsx'
import { Imprint } from './imprint.view.tsx'
import { Navigation } from './navigation.view.tsx'

const styles = {
  drawer: css({
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: '0',
    insetInlineEnd: '[auto]',
    margin: '0',
    width: '[min({sizes.drawer}, 88vw)]',
    height: 'viewport',
    maxHeight: 'viewport',
    maxWidth: 'screen',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '0',
    borderWidth: 'none',
    presence: 'appear',
    '[data-position=right] &': { insetInlineStart: '[auto]', insetInlineEnd: '0' },
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
    paddingInlineStart: '5',
    paddingInlineEnd: '2',
    backgroundColor: 'bg.surface',
    borderBlockEndWidth: 'hairline',
  }),
  foot: css({ display: 'grid', gap: '3', padding: '3', borderBlockStartWidth: 'hairline' }),
}

const showModal = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  // Closed before it goes, so that the browser gives the focus back.
  return () => dialog.close()
}

/** The navigation on a phone: the browser's own modal dialog keeps the focus, the Escape key and the way back. */
const DrawerDialog = () => {
  const { navigation } = useActors()
  const words = useWords()
  const close = () => navigation.send({ type: 'drawer.closed' })
  useBackCloses(true, close)
  return (
    <dialog
      ref={showModal}
      aria-label={words.shell.mainMenu()}
      data-palette="nav"
      className={cx(styles.drawer, standingOut)}
      // Only when it is shut: a development render opens it twice.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close()
      }}
      // A press beside it closes it too, where the browser knows that.
      closedby="any"
    >
      <div className={styles.head}>
        <Wordmark name={PRODUCT_NAME} />
        <IconButton icon={X} label={words.shell.closeMenu()} onClick={close} />
      </div>
      <Navigation onLeave={close} />
      <HintCard onLeave={close} />
      <div className={styles.foot}>
        <UserMenu place="panel" />
        <Imprint />
      </div>
    </dialog>
  )
}

// The default export is what React's lazy() takes.
export default DrawerDialog
