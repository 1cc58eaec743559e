import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

const root = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '4',
  justifyItems: 'start',
  padding: { base: '[min({spacing.6}, 7.5vw)]', md: '10' },
  borderRadius: 'surface',
  _print: { display: 'none' },
})

/** The way on at the end of a page, in the colours of the navigation. */
export const CallOn = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <div data-palette="nav" className={root}>
    <p className={css({ textStyle: 'lead', maxWidth: '[56ch]', textWrap: '[pretty]' })}>{children}</p>
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>{actions}</div>
  </div>
)
