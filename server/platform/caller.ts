import type { Language } from '../../src/domain/language.ts'
import type { RoleId } from '../../src/domain/role.ts'

/** Who is asking, as the database knows them at this request. */
export type Caller = Readonly<{
  userId: number
  sessionId: string
  studentId: number | null
  roles: readonly RoleId[]
  language: Language
  account: Readonly<{
    email: string
    firstName: string
    lastName: string
    phone: string | null
    /** The name of its file. */
    photo: string | null
    welcomed: boolean
    shortcuts: string[]
    settings: Record<string, unknown> | null
  }>
}>

export const hasRole = (caller: Pick<Caller, 'roles'>, ...roles: RoleId[]): boolean =>
  roles.some((role) => caller.roles.includes(role))
