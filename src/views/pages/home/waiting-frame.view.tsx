import type { ReactNode } from 'react'
import { css, cx } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { framed } from '../page-frame.view.tsx'

/** Until it is there it is on a phone as high as what the bar above leaves: how much waits is not known. */
const frame = css({
  display: 'grid',
  alignContent: 'start',
  gap: '6',
  '&:has(.skeleton)': { minHeight: { base: '[calc(100dvh - 6.5rem)]', md: 'auto' } },
  paddingBlockStart: { base: '6', md: '10' },
})

/** The place at the top of the home page of who is signed in. */
export const WaitingFrame = ({ children, ...rest }: Readonly<{ children: ReactNode; 'aria-labelledby'?: string }>) => (
  <section {...rest} data-waiting="" className={cx(framed, frame)}>
    {children}
  </section>
)

/** While it is on its way: as high as a heading and the first thing below it. */
export const WaitingSkeleton = () => (
  <WaitingFrame>
    <div role="status" aria-label={useWords().shell.loading()} className={css({ display: 'grid', gap: '6' })}>
      <Skeleton width="min(32rem, 80%)" height="4.4rem" />
      <Skeleton height="16rem" />
    </div>
  </WaitingFrame>
)
