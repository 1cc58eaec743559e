import { useSelector } from '@xstate/react'
import { lazy, Suspense, type ComponentType } from 'react'

import { ROLE } from '../domain/role.ts'
import { selectRoles } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import type { HelpProps } from '../views/shell/help.context.tsx'
import { loadChunk } from './chunk.ts'
import { whenDrawn } from './when-drawn.ts'

/** Help that cannot arrive is missed by nobody who does not ask for it. */
const HelpPart = lazy(async (): Promise<Readonly<{ default: ComponentType<HelpProps> }>> => {
  await whenDrawn()
  return loadChunk(() => import('./parts/how-to-help.part.tsx')).catch(() => ({ default: () => null }))
})

/** How things are done, for everybody who works for the programme. */
export const HowToHelp = (props: HelpProps) => {
  const { auth } = useActors()
  const isStaff = useSelector(auth, (at) => selectRoles(at).some((role) => role !== ROLE.student))
  return isStaff ? (
    <Suspense fallback={null}>
      <HelpPart {...props} />
    </Suspense>
  ) : null
}
