import { X } from 'lucide-react'
import { css } from 'styled-system/css'
import { useLocation } from 'wouter'

import { useWords } from '../../../i18n/words.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { Speaking } from '../speaking.view.tsx'
import { PlaceFinder } from './place-finder.view.tsx'
import { useFoundPlaces } from './place-list.ts'

const styles = {
  dialog: css({
    position: 'fixed',
    insetInline: '0',
    insetBlockStart: { base: '0', sm: '[min(12dvh, 12rem)]' },
    insetBlockEnd: '[auto]',
    marginInline: '[auto]',
    marginBlock: '0',
    padding: '0',
    width: '[min(60rem, calc(100vw - 1.6rem))]',
    maxWidth: '[calc(100vw - 1.6rem)]',
    maxHeight: { base: '[calc(100dvh - 1.6rem)]', sm: '[min(64rem, 76dvh)]' },
    marginBlockStart: { base: '2', sm: '0' },
    overflow: 'auto',
    overscrollBehavior: 'contain',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    color: 'fg.default',
    boxShadow: 'float',
    presence: 'appear',
    '&::backdrop': { backgroundColor: 'backdrop' },
  }),
  keys: css({
    position: 'sticky',
    insetBlockEnd: '0',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    paddingInline: '5',
    paddingBlock: '2.5',
    textStyle: 'small',
    color: 'fg.muted',
    backgroundColor: 'bg.raised',
    borderBlockStartWidth: 'hairline',
    _touch: { display: 'none' },
  }),
  key: css({ fontFamily: 'body', fontWeight: 'semibold', color: 'fg.default', marginInlineEnd: '1.5' }),
}

/** The browser's own modal dialog keeps the focus in it, and gives it back. */
const show = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

const Search = () => {
  const { navigation } = useActors()
  const places = useFoundPlaces()
  const [, navigate] = useLocation()
  const { search } = useWords().toolbar
  const close = () => navigation.send({ type: 'search.closed' })
  return (
    <dialog
      ref={show}
      aria-label={search.title()}
      className={styles.dialog}
      // It may have been opened again before it says that it was closed.
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
      onClose={({ currentTarget }) => !currentTarget.open && close()}
      closedby="any"
    >
      <PlaceFinder
        places={places}
        label={search.title()}
        placeholder={search.placeholder()}
        listLabel={search.suggestions()}
        onChoose={({ url }) => {
          close()
          navigate(url)
        }}
        end={<IconButton icon={X} label={search.close()} onClick={close} />}
      />
      <p className={styles.keys} aria-hidden>
        <span>
          <kbd className={styles.key}>↑ ↓</kbd>
          {search.choose()}
        </span>
        <span>
          <kbd className={styles.key}>Enter</kbd>
          {search.open()}
        </span>
        <span>
          <kbd className={styles.key}>Esc</kbd>
          {search.close()}
        </span>
      </p>
    </dialog>
  )
}

const SearchDialog = () => (
  <Speaking namespaces={['toolbar']}>
    <Search />
  </Speaking>
)

// The default export is what arrives.
export default SearchDialog
