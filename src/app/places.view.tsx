import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { mayOpen } from '../domain/route-guard.ts'
import { selectRoles } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'
import { PlacesProvider } from '../views/shell/places.context.tsx'
import { leadsSomewhere } from './routes.ts'

/** Which pages there are, and which of them the viewer may open. */
export const Places = ({ children }: Readonly<{ children: ReactNode }>) => {
  const { auth } = useActors()
  const roles = useSelector(auth, selectRoles)
  return (
    <PlacesProvider leadsSomewhere={leadsSomewhere} mayOpen={(url) => leadsSomewhere(url) && mayOpen(url, roles)}>
      {children}
    </PlacesProvider>
  )
}
