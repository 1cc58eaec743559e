import { Suspense } from 'react'

import { useActors } from '../views/shell/actors.context.tsx'
import { useLazySelector } from '../views/shell/lazy-actor.ts'
import { latePart } from '../views/ui/late-part.ts'

const Notices = latePart(() => import('./parts/act-notices.part.tsx'))

/** The acts on rows of lists that somebody began, beside the notices: loaded when there is one. */
export const ActNotices = () => {
  const { acts } = useActors()
  const hasAny = useLazySelector(acts, ({ context }) => context.acts.length > 0, false)
  return (
    hasAny && (
      <Suspense fallback={null}>
        <Notices />
      </Suspense>
    )
  )
}
