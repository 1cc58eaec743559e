import { useState } from 'react'

import { useWords } from '../../i18n/words.tsx'
import type { Listed } from '../../machines/list/list.machine.ts'
import { Banner } from '../ui/banner.view.tsx'

type LostAskedProps = Readonly<{
  lost: readonly string[]
  /** What does not know it. */
  of?: 'list' | 'page'
}>

/** A link that asks what this list does not know, such as a state of another one, is not taken for the whole list. */
export const LostAsked = ({ lost, of = 'list' }: LostAskedProps) => {
  const { lists } = useWords()
  return (
    <Banner tone="warning" announce="status" title={of === 'list' ? lists.lost() : lists.lostOfPage()}>
      <ul>
        {lost.map((asked) => (
          <li key={asked}>
            <bdi dir="ltr">{asked}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type LostRowProps = Readonly<{
  /** The row that is to be open. */
  open: number | undefined
  items: readonly Listed[]
  /** They are those that the server has now. */
  isFresh: boolean
}>

/** A link that opens a row which is not here says so. One that was here and went has been seen going. */
export const LostRow = ({ open, items, isFresh }: LostRowProps) => {
  const { lists } = useWords()
  const [found, find] = useState<Readonly<{ row: number; isLost: boolean }>>()
  if (open === undefined) return null
  const isLost = items.every(({ id }) => id !== open)
  if (found?.row !== open && (isFresh || !isLost)) find({ row: open, isLost })
  if (found?.row !== open || !found.isLost || !isLost) return null
  return (
    <Banner tone="warning" announce="status" title={lists.lostRow()}>
      {lists.lostRowWhy()}
    </Banner>
  )
}
