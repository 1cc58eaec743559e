import { lazy, useState } from 'react'

import { useActors } from '../views/shell/actors.context.tsx'
import { useLazySelector } from '../views/shell/lazy-actor.ts'
import { Part } from '../views/shell/part.view.tsx'
import { loadChunk } from './chunk.ts'

const lazyNotices = () => lazy(() => loadChunk(() => import('./parts/act-notices.part.tsx')))

/** The acts on rows of lists that somebody began, beside the notices: loaded when there is one. */
export const ActNotices = () => {
  const { acts } = useActors()
  const hasAny = useLazySelector(acts, ({ context }) => context.acts.length > 0, false)
  const [Notices] = useState(lazyNotices)
  return (
    hasAny && (
      <Part>
        <Notices />
      </Part>
    )
  )
}
