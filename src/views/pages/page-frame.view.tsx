import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

export const framed = css({
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  paddingInline: { base: '4', sm: '6', lg: '10' },
})

const roomy = css({ paddingBlock: { base: '4', md: '10' } })
const narrow = css({ maxWidth: '[88rem]' })

/** The room around a page: its measure and its margins. The shell's main part adds none of its own. */
export const PageFrame = ({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'narrow' }) => (
  <div className={cx(framed, roomy, width === 'narrow' && narrow)}>{children}</div>
)
