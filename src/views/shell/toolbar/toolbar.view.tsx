import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { PRODUCT_NAME } from '../../../domain/constants.ts'
import { LogoMark } from '../../illustrations/logo.view.tsx'
import { Drawer } from '../drawer.view.tsx'
import { LanguagePicker } from './language-picker.view.tsx'
import { ModeToggle } from './mode-toggle.view.tsx'
import { UserMenu } from '../user-menu.view.tsx'

const styles = {
  bar: css({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'sticky',
    display: 'flex',
    // Large text on a small phone takes a second row rather than the page's width.
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: '16',
    paddingInline: { base: '2', sm: '4', lg: '6' },
    borderBlockEndWidth: 'hairline',
  }),
  brand: css({
    display: { base: 'inline-flex', lg: 'none' },
    alignItems: 'center',
    borderRadius: 'control',
    gap: '3',
    color: 'fg.default',
    textDecoration: 'none',
  }),
  name: css({ display: { base: 'none', sm: 'inline' }, fontSize: 'lg', fontWeight: 'bold', letterSpacing: 'tight' }),
  tools: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '1',
    marginInlineStart: 'auto',
  }),
  viewer: css({ marginInlineStart: '2' }),
}

export const Toolbar = () => (
  <header data-palette="toolbar" className={styles.bar}>
    <Drawer />
    <Link href="/home" className={styles.brand} aria-label={PRODUCT_NAME}>
      <LogoMark />
      <span translate="no" className={styles.name}>
        {PRODUCT_NAME}
      </span>
    </Link>
    <div className={styles.tools}>
      <LanguagePicker />
      <ModeToggle />
      <div className={styles.viewer}>
        <UserMenu />
      </div>
    </div>
  </header>
)
