import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

import { PageHeader } from '../../ui/page-header.view.tsx'

const body = css({ display: 'grid', gap: '6', justifyItems: 'start' })

/** What was there is gone, and the focus with it: it goes on from what became of it. */
const takeFocus = (heading: HTMLHeadingElement | null) => heading?.focus()

export type FaceProps = Readonly<{
  title: string
  lead?: ReactNode
  /** Something in the face takes the focus instead of its heading. */
  isFocusWithin?: boolean
  children?: ReactNode
}>

/** One state of a page that a mail leads to. Give each state a key of its own. */
export const Face = ({ title, lead, isFocusWithin = false, children }: FaceProps) => (
  <>
    <PageHeader title={title} lead={lead} {...(!isFocusWithin && { headingRef: takeFocus })} />
    <div className={body}>{children}</div>
  </>
)
