import { useSelector } from '@xstate/react'
import { Suspense } from 'react'

import { ROLE } from '../domain/role.ts'
import { selectRoles } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import type { HelpProps } from '../views/shell/help.context.tsx'
import { latePart } from '../views/ui/late-part.ts'
import { whenDrawn } from './when-drawn.ts'

/** Help that cannot arrive is missed by nobody who does not ask for it. */
const HelpPart = latePart(async () => {
  await whenDrawn()
  return import('./parts/how-to-help.part.tsx')
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
