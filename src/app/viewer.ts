import { useSelector } from '@xstate/react'

import type { RoleId } from '../domain/role.ts'
import { selectRoles, selectStudentId } from '../machines/auth/auth.connect.ts'
import { useActors } from '../views/shell/actors.context.tsx'

export type PageViewer = Readonly<{ isGuest: boolean; studentId: number | null; roles: readonly RoleId[] }>

/** What a page needs to know of who is looking. Until that is known, a guest. */
export const usePageViewer = (): PageViewer => {
  const { auth } = useActors()
  const roles = useSelector(auth, selectRoles)
  const studentId = useSelector(auth, selectStudentId)
  return { isGuest: roles.length === 0, studentId, roles }
}
