import { useSelector } from '@xstate/react'

import { selectRoles } from '../../machines/auth/auth.connect.ts'
import { UnauthorizedPage } from '../../views/pages/status/status.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

const UnauthorizedRoute = () => {
  const { auth } = useActors()
  return <UnauthorizedPage isGuest={useSelector(auth, (snapshot) => selectRoles(snapshot).length === 0)} />
}

export default UnauthorizedRoute
