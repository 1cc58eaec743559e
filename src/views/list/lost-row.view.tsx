import { useState } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { Listed } from '../../machines/list/list.machine.ts'
import type { ResourceFace } from '../../machines/resource/resource.connect.ts'
import { Banner } from '../ui/banner.view.tsx'

type LostRowProps = Readonly<{
  /** The row that is to be open. */
  open: number
  items: readonly Listed[]
  face: ResourceFace
}>

/** Clear of what stands at the edges of a screen. */
const news = css({ scrollMarginBlock: '24' })

/** A row that is opened is in sight; so is that there is none, where the list begins further down than a phone shows. */
const arrive = (element: HTMLElement | null) => {
  if (!document.activeElement?.matches('a, button, input')) element?.scrollIntoView({ block: 'nearest' })
}

/** A link that opens a row which is not here says so. One that was here and went has been seen going. */
const LostRow = ({ open, items, face }: LostRowProps) => {
  const { lists } = useWords()
  const [found, find] = useState<Readonly<{ row: number; isLost: boolean }>>()
  const isLost = items.every(({ id }) => id !== open)
  if (found?.row !== open && (face === 'ready' || !isLost)) find({ row: open, isLost })
  if (found?.row !== open || !found.isLost || !isLost) return null
  return (
    <div ref={arrive} className={news}>
      <Banner tone="warning" announce="status" title={lists.lostRow()} />
    </div>
  )
}

// The default export is what React's lazy() takes.
export default LostRow
