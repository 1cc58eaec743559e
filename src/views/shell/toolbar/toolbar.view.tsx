import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { PRODUCT_NAME } from '../../../domain/constants.ts'
import { useWords } from '../../../i18n/words.tsx'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { arriving } from '../arriving.tsx'
import { Drawer } from '../drawer.view.tsx'
import { Help } from '../help.context.tsx'
import { UserMenu } from '../user-menu.view.tsx'
import { FullscreenToggle } from './fullscreen-toggle.view.tsx'
import { LanguagePicker } from './language-picker.view.tsx'
import { SearchButton } from './menu-search.view.tsx'
import { ModeToggle } from './mode-toggle.view.tsx'
import { MoreTools } from './more-tools.view.tsx'
import { PopoverTool } from './popover-tool.view.tsx'
import { QuickPanelToggle } from './quick-panel-toggle.view.tsx'
import { Stars } from './stars.view.tsx'

const fontSize = arriving(() => import('./font-size-popover.view.tsx'))

/** By the room that the bar has, in the reader's own font size: a side panel and large text take of it too. */
const WIDE = '@container toolbar (width >= 76rem)'

const styles = {
  bar: css({ containerType: 'inline-size', containerName: 'toolbar', borderBlockEndWidth: 'hairline' }),
  row: css({
    display: 'flex',
    // Large text on a small phone takes a second row rather than the page's width.
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '0.5',
    minHeight: '16',
    paddingInline: { base: '2', sm: '4', lg: '6' },
    [WIDE]: { flexWrap: 'nowrap', gap: '1' },
    '[data-width=container] &': { maxWidth: '[var(--container-width)]', marginInline: 'auto' },
  }),
  brand: css({
    display: { base: 'inline-flex', lg: 'none' },
    alignItems: 'center',
    borderRadius: 'control',
    gap: '3',
    color: 'fg.default',
    textDecoration: 'none',
    // The panel beside the page has it too, while it is there.
    '[data-panel=hidden] &': { lg: { display: 'inline-flex', marginInlineEnd: '4' } },
  }),
  name: css({ display: { base: 'none', sm: 'inline' }, fontSize: 'lg', fontWeight: 'bold', letterSpacing: 'tight' }),
  tools: css({ display: 'flex', alignItems: 'center', gap: '[inherit]', [WIDE]: { marginInlineStart: 'auto' } }),
  /** On the smallest phone in the largest text it is in the sheet of more tools alone. */
  roomy: css({ display: 'contents', '@container toolbar (width < 32rem)': { display: 'none' } }),
  wide: css({
    display: 'none',
    [WIDE]: { display: 'contents' },
    // Larger text takes room: what someone is using of it stays while they do.
    '&:has([aria-expanded=true])': { display: 'contents' },
  }),
  narrow: css({ display: 'contents', [WIDE]: { display: 'none' } }),
  viewer: css({ marginInlineStart: '1' }),
}

/** `settings`: the ways into the settings, of who has some. */
export const Toolbar = ({ settings }: Readonly<{ settings?: ReactNode }>) => {
  const words = useWords()
  return (
    <header data-palette="toolbar" className={styles.bar}>
      <div className={styles.row}>
        <Drawer />
        <Link href="/home" className={styles.brand} aria-label={PRODUCT_NAME}>
          <LogoMark />
          <span translate="no" className={styles.name}>
            {PRODUCT_NAME}
          </span>
        </Link>
        <SearchButton />
        <div className={styles.wide}>
          <Stars />
        </div>
        <div className={styles.tools}>
          {/* First: what comes after the page moves none of the others. */}
          <div className={styles.roomy}>
            <Help />
          </div>
          <div className={styles.wide}>
            {settings}
            <LanguagePicker />
            <PopoverTool name="a-large-small" label={words.shell.fontSize()} content={fontSize} />
            <FullscreenToggle />
            <ModeToggle />
          </div>
          <div className={styles.roomy}>
            <QuickPanelToggle />
          </div>
          <div className={styles.narrow}>
            <MoreTools />
          </div>
          <div className={styles.viewer}>
            <UserMenu />
          </div>
        </div>
      </div>
    </header>
  )
}
