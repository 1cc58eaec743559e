import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

export const framed = css({
  width: 'full',
  maxWidth: 'page',
  marginInline: 'auto',
  // In large letters no wider than a phone can spare.
  paddingInline: { base: '[min({spacing.4}, 5vw)]', sm: '6', lg: '10' },
  // Paper has margins of its own: this is for what reaches over a line, as a sign that stands on its corner.
  _print: { paddingInline: '2!' },
})

const roomy = css({ paddingBlock: { base: '4', md: '10' } })
const dense = css({ paddingBlockStart: { base: '4', lg: '2' }, paddingBlockEnd: '4' })
const narrow = css({ maxWidth: '[88rem]' })

type PageFrameProps = Readonly<{
  children: ReactNode
  width?: 'page' | 'narrow'
  /** For a list, whose rows begin early. */
  isDense?: boolean
}>

/** The room around a page: its measure and its margins. The shell's main part adds none of its own. */
export const PageFrame = ({ children, width = 'page', isDense = false }: PageFrameProps) => (
  <div className={cx(framed, isDense ? dense : roomy, width === 'narrow' && narrow)}>{children}</div>
)
