import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { isSearchOpen } from '../../../machines/navigation/navigation.connect.ts'
import { useActors } from '../actors.context.tsx'
import { arriving } from '../arriving.tsx'
import { Part } from '../part.view.tsx'
import { ToolIcon } from './tool-button.view.tsx'

const dialog = arriving(() => import('./search-dialog.view.tsx'))

/** The search over any page, a bare one too: Ctrl-K opens it where there is no toolbar. */
export const MenuSearch = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isSearchOpen)
  return (
    isOpen && (
      <Part onFailed={() => navigation.send({ type: 'search.closed' })}>
        <dialog.Arriving />
      </Part>
    )
  )
}

const WIDE = '@container toolbar (width >= 76rem)'

const styles = {
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

/** Looks like the field that it opens, where there is room. */
export const SearchButton = () => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, isSearchOpen)
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
      onPointerEnter={dialog.prepare}
      onFocus={dialog.prepare}
      onClick={() => navigation.send({ type: 'search.opened' })}
    >
      <ToolIcon name="search" />
      <span className={styles.text}>{words.shell.search()}</span>
    </button>
  )
}
