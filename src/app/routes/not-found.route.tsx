import { useSelector } from '@xstate/react'

import { selectRoles } from '../../machines/auth/auth.connect.ts'
import { NotFoundPage } from '../../views/pages/status/status.view.tsx'
import { useActors } from '../../views/shell/actors.context.tsx'

const NotFoundRoute = () => {
  const { auth } = useActors()
  return <NotFoundPage isGuest={useSelector(auth, (snapshot) => selectRoles(snapshot).length === 0)} />
}

export default NotFoundRoute
