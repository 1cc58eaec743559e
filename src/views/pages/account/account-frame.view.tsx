import { use, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { ClearedLane } from '../../illustrations/cleared-lane.view.tsx'
import { Wordmark } from '../../illustrations/wordmark.view.tsx'
import { BareTools } from '../../shell/bare-tools.context.tsx'
import { Link } from '../../ui/link.view.tsx'

const root = css({
  display: 'grid',
  minHeight: 'viewport',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 7fr)]' },
  gridTemplateRows: { base: '[auto 1fr]', lg: '1fr' },
})
/** Beside a form that is longer than the screen it stays in sight. */
const sign = css({
  position: { lg: 'sticky' },
  insetBlockStart: { lg: '0' },
  height: { lg: 'viewport' },
  overflow: 'hidden',
  display: 'flex',
  flexDirection: { base: 'row', lg: 'column' },
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: { base: '2', lg: '8' },
  paddingInline: { base: '4', sm: '6', lg: '12' },
  paddingBlock: { base: '4', lg: '10' },
})
const picture = css({
  display: { base: 'none', lg: 'block' },
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
})
/** As high as what it holds is at a desk, so that the picture stays in the middle where it holds nothing. */
const tools = css({ minHeight: { lg: '10' } })
const main = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: { base: 'start', lg: 'center' },
  justifyItems: 'center',
  paddingInline: { base: '4', sm: '6', lg: '12' },
  paddingBlock: { base: '8', lg: '12' },
})

export type AccountFrameProps = Readonly<{
  productName: string
  children: ReactNode
}>

/** The bare layout of the account pages: the programme's sign at the side, one thing to do beside it. */
export const AccountFrame = ({ productName, children }: AccountFrameProps) => (
  <div className={root}>
    <div data-palette="nav" className={sign}>
      <Link href="/home" variant="quiet">
        <Wordmark name={productName} />
      </Link>
      <div className={picture}>
        <ClearedLane />
      </div>
      <div className={tools}>{use(BareTools)}</div>
    </div>
    <div className={main}>
      <div className={css({ width: 'full', maxWidth: 'form' })}>{children}</div>
    </div>
  </div>
)
