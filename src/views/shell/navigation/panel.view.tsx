import { useSelector } from '@xstate/react'
import type { FocusEvent, PointerEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes/icon-button'
import { Link } from 'wouter'

import { PRODUCT_NAME } from '../../../domain/constants.ts'
import type { Navbar } from '../../../domain/layout.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isPanelOver } from '../../../machines/navigation/navigation.connect.ts'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { useActors } from '../actors.context.tsx'
import { beside } from '../layouts/frame.styles.ts'
import { UserMenu } from '../user-menu.view.tsx'
import { folded, standingOut, turned } from './fold.styles.ts'
import { HintCard } from './hint-card.view.tsx'
import { Imprint } from './imprint.view.tsx'
import { MenuIcon } from './menu-icon.view.tsx'
import { Navigation } from './navigation.view.tsx'

const styles = {
  /** What the panel takes of the page: unfolded over it, it takes no more. */
  place: css({
    display: { base: 'none', lg: 'block' },
    flexShrink: '0',
    position: 'relative',
    zIndex: 'drawer',
    width: 'navigation',
    '&[data-folded=true]': { width: 'navigationFolded' },
  }),
  panel: css({
    display: 'flex',
    flexDirection: 'column',
    width: 'navigation',
    '&[data-fold=folded]': { width: 'navigationFolded' },
    '&[data-fold=over]': {
      boxShadow: 'float',
      presence: 'appear',
      '[data-position=right] &': { marginInlineStart: '[calc({sizes.navigationFolded} - {sizes.navigation})]' },
    },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '16',
    paddingInline: '3',
    paddingBlock: '2',
    _folded: { flexWrap: 'wrap', justifyContent: 'center' },
  }),
  brand: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '3',
    minWidth: '0',
    paddingInline: '1',
    borderRadius: 'control',
    color: 'fg.default',
    fontSize: 'lg',
    fontWeight: 'bold',
    lineHeight: 'tight',
    letterSpacing: 'tight',
    textDecoration: 'none',
  }),
  scroll: css({ flex: '1', minHeight: '0', overflow: 'auto', overscrollBehavior: 'contain' }),
  foot: css({
    display: 'grid',
    gap: '3',
    paddingInline: '3',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
  }),
  /** A finger has nowhere to hover away to: a touch beside the panel folds it. */
  beside: css({ position: 'fixed', inset: '0', display: 'none', _touch: { display: 'block' } }),
}

/** Folds it for good, shows it for now, or keeps what is shown: one button, where the last one was. */
const FoldButton = ({ isFolded, isOver }: { isFolded: boolean; isOver: boolean }) => {
  const { navigation, settings } = useActors()
  const words = useWords()
  const press = () => {
    if (isFolded && !isOver) navigation.send({ type: 'panel.peeked' })
    else settings.send({ type: 'layout.changed', change: { navbar: { folded: !isFolded } } })
  }
  const whenFolded = isOver ? words.shell.keepMenu() : words.shell.showMenu()
  const label = isFolded ? whenFolded : words.shell.foldMenu()
  return (
    <button type="button" className={iconButton()} aria-label={label} title={label} onClick={press}>
      <MenuIcon name={isOver ? 'pin' : 'fold'} mirrored className={turned} />
    </button>
  )
}

/** The navigation beside the page: in full, or folded to icons and unfolded over the page when it is reached. */
export const Panel = ({ navbar: { folded: isFolded } }: { navbar: Navbar }) => {
  const { navigation } = useActors()
  const isOver = useSelector(navigation, isPanelOver) && isFolded
  const leave = () => navigation.send({ type: 'panel.left' })
  const arrive = ({ pointerType }: PointerEvent) => {
    // A finger that touches an icon goes where the icon leads.
    if (pointerType === 'mouse') navigation.send({ type: 'panel.reached' })
  }
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) navigation.send({ type: 'panel.reached' })
  }
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave()
  }
  const unfolded = isOver ? 'over' : 'none'
  return (
    <div data-palette="nav" data-folded={isFolded} className={styles.place}>
      {isOver && <div aria-hidden className={styles.beside} onPointerDown={leave} />}
      <aside
        data-palette="nav"
        data-fold={isFolded && !isOver ? 'folded' : unfolded}
        className={cx(styles.panel, beside, standingOut)}
        {...(isFolded
          ? {
              onPointerEnter: arrive,
              onPointerLeave: leave,
              onFocus: focus,
              onBlur: blur,
              onKeyDown: ({ key }) => {
                if (key === 'Escape') leave()
              },
            }
          : {})}
      >
        <div className={styles.head}>
          <Link href="/home" className={styles.brand}>
            <LogoMark />
            <span translate="no" className={folded.hidden}>
              {PRODUCT_NAME}
            </span>
          </Link>
          <FoldButton isFolded={isFolded} isOver={isOver} />
        </div>
        <div className={styles.scroll}>
          <Navigation />
          <HintCard />
        </div>
        <div className={styles.foot}>
          <UserMenu place="panel" />
          <Imprint />
        </div>
      </aside>
    </div>
  )
}
