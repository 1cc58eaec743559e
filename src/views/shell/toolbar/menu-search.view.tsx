import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { isSearchOpen } from '../../../machines/navigation/navigation.connect.ts'
import { useActors } from '../actors.context.tsx'
import { Part } from '../part.view.tsx'
import { FinderHead, finderInput } from './finder-head.view.tsx'
import { useFinder } from './finder.context.tsx'
import { ToolIcon } from './tool-button.view.tsx'

const WIDE = '@container toolbar (width >= 76rem)'

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
  button: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    minWidth: '10',
    minHeight: '10',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'control',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.sunken' },
    _touch: { minWidth: 'touch', minHeight: 'touch' },
    marginInlineStart: 'auto',
    [WIDE]: {
      flex: '[0 1 22rem]',
      justifyContent: 'start',
      marginInlineStart: '0',
      paddingInline: '3',
      borderColor: 'border',
      color: 'fg.muted',
    },
  }),
  text: css({
    display: 'none',
    [WIDE]: { display: 'flex', flex: '1', justifyContent: 'space-between', alignItems: 'center', gap: '3' },
    // The key is a hint for the eye: `aria-keyshortcuts` says it, and the button's name stays what it is.
    _after: { content: '"Ctrl K"', textStyle: 'caption', direction: 'ltr' },
  }),
}

/** The browser's own modal dialog keeps the focus in it, and gives it back. */
const show = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  return () => dialog.close()
}

/** The field is there at once and takes the keys; what it finds follows, and goes on with what was typed. */
const Search = () => {
  const { navigation } = useActors()
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)
  const finder = useFinder()
  const { shell } = useWords()
  const close = () => navigation.send({ type: 'search.closed' })
  return (
    <dialog
      ref={show}
      aria-label={shell.search()}
      className={styles.dialog}
      // It may have been opened again before it says that it was closed.
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && close()}
      onClose={({ currentTarget }) => !currentTarget.open && close()}
      closedby="any"
    >
      <Part
        onFailed={close}
        fallback={
          <FinderHead>
            <input
              aria-label={shell.search()}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              className={finderInput}
              onChange={({ currentTarget }) => {
                setTyped(currentTarget.value)
                setEntered(false)
              }}
              onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && setEntered(true)}
            />
          </FinderHead>
        }
      >
        <finder.Arriving typed={typed} isEntered={isEntered} />
      </Part>
    </dialog>
  )
}

/** The search over any page, a bare one too: Ctrl-K opens it where there is no toolbar. */
export const MenuSearch = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isSearchOpen)
  return isOpen && <Search />
}

/** Looks like the field that it opens, where there is room. */
export const SearchButton = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isSearchOpen)
  const finder = useFinder()
  const words = useWords()
  return (
    <button
      type="button"
      title={words.shell.search()}
      aria-label={words.shell.search()}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className={styles.button}
      onPointerEnter={finder.prepare}
      onFocus={finder.prepare}
      onClick={() => navigation.send({ type: 'search.opened' })}
    >
      <ToolIcon name="search" />
      <span className={styles.text}>{words.shell.search()}</span>
    </button>
  )
}
