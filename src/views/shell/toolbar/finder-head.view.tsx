import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { ToolIcon } from './tool-button.view.tsx'

const styles = {
  head: css({
    position: 'sticky',
    insetBlockStart: '0',
    zIndex: 'raised',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    minHeight: '14',
    backgroundColor: 'bg.raised',
    borderBlockEndWidth: 'hairline',
    // The line under the field is the field's: its focus shows there.
    '&:has(input:focus-visible)': { borderBlockEndColor: 'focus', boxShadow: '[inset 0 -1px 0 var(--colors-focus)]' },
    _forcedColors: { '&:has(input:focus-visible)': { outline: '2px solid' } },
  }),
  glass: css({ color: 'fg.muted', display: 'grid' }),
}

export const finderInput = css({
  flex: '1',
  minWidth: '0',
  minHeight: '12',
  fontSize: 'lg',
  backgroundColor: 'transparent',
  borderWidth: 'none',
  outlineStyle: 'none',
})

/** Where the field of a search stands: the same before and after its suggestions have arrived. */
export const FinderHead = ({ children }: { children: ReactNode }) => (
  <div className={styles.head}>
    <span className={styles.glass}>
      <ToolIcon name="search" />
    </span>
    {children}
  </div>
)
