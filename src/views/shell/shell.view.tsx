import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { PRODUCT_NAME } from '../../domain/constants.ts'
import { useWords } from '../../i18n/words.tsx'
import { Wordmark } from '../illustrations/logo.view.tsx'
import { SkipLink } from '../ui/skip-link.view.tsx'
import { ConnectionBanner } from './connection-banner.view.tsx'
import { Footer } from './footer.view.tsx'
import { Navigation } from './navigation.view.tsx'
import { Notifications } from './notifications.view.tsx'
import { Toolbar } from './toolbar/toolbar.view.tsx'

export const MAIN_ID = 'main'

const styles = {
  frame: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '[280px minmax(0, 1fr)]' },
    minHeight: 'viewport',
  }),
  side: css({
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    insetBlockStart: '0',
    height: 'viewport',
    overflow: 'auto',
    overscrollBehavior: 'contain',
  }),
  brand: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: '16',
    marginInline: '3',
    paddingInline: '3',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
  }),
  column: css({ display: 'flex', flexDirection: 'column', minWidth: '0', minHeight: 'viewport' }),
  bare: css({ display: 'flex', flexDirection: 'column', minHeight: 'viewport' }),
  main: css({ flex: '1', display: 'flex', flexDirection: 'column', minWidth: '0', outlineStyle: 'none' }),
  /** Pages bring their own measure and margins: some go from edge to edge. */
  page: css({ flex: '1', display: 'flex', flexDirection: 'column', minWidth: '0', '& > *': { flex: '1' } }),
}

const Main = ({ children }: { children: ReactNode }) => (
  <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
    <ConnectionBanner />
    <div className={styles.page}>{children}</div>
  </main>
)

/** Everything around a page. Bare pages (signing in, loading, not found) stand alone. */
export const Shell = ({ isBare, children }: { isBare: boolean; children: ReactNode }) => {
  const words = useWords()
  return (
    <>
      <SkipLink target={MAIN_ID}>{words.shell.skip()}</SkipLink>
      {isBare ? (
        <div className={styles.bare}>
          <Main>{children}</Main>
        </div>
      ) : (
        <div className={styles.frame}>
          <aside data-palette="nav" className={styles.side}>
            <Link href="/home" className={styles.brand}>
              <Wordmark name={PRODUCT_NAME} />
            </Link>
            <Navigation />
          </aside>
          <div className={styles.column}>
            <Toolbar />
            <Main>{children}</Main>
            <Footer />
          </div>
        </div>
      )}
      <Notifications />
    </>
  )
}
