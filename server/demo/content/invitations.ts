import type { Language } from '../../../src/domain/language.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { UserTypeId } from '../../../src/domain/user-type.ts'
import type { AgencyKey } from './agencies.ts'
import type { PersonKey } from './people.ts'
import type { CourseKey } from './programme.ts'

/** An invitation to someone who has no account. Days count from the day of the seed. */
export type InvitationSource = Readonly<{
  userType: UserTypeId
  firstName: string
  lastName: string
  mailbox: string
  agency: AgencyKey | null
  language: Language
  by: PersonKey
  sentDay: number
  revokedDay?: number
  /** What an instructor may teach once they accept, and until which day. */
  approval?: Readonly<{ courses: readonly CourseKey[]; untilDay: number }>
}>

/** The oldest first. One that was sent more days ago than a code is good for has expired. */
export const invitations: readonly InvitationSource[] = [
  {
    userType: USER_TYPE.instructor,
    firstName: 'Curtis',
    lastName: 'Engel',
    mailbox: 'curtis.engel',
    agency: 'sheriff-lorne',
    language: 'en',
    by: 'demo-admin',
    sentDay: -62,
    revokedDay: -60,
  },
  {
    userType: USER_TYPE.groupCoordinator,
    firstName: 'Marisol',
    lastName: 'Quintero',
    mailbox: 'marisol.quintero',
    agency: 'works-millbrook',
    language: 'en',
    by: 'demo-admin',
    sentDay: -41,
  },
  {
    userType: USER_TYPE.instructor,
    firstName: 'Selim',
    lastName: 'Karaca',
    mailbox: 'selim.karaca',
    agency: 'tow-karaca',
    language: 'tr',
    by: 'demo-master',
    sentDay: -19,
  },
  {
    userType: USER_TYPE.instructor,
    firstName: 'Bridget',
    lastName: "O'Shea",
    mailbox: 'bridget.oshea',
    agency: 'fire-twin-forks',
    language: 'en',
    by: 'demo-master',
    sentDay: -12,
    approval: { courses: ['responder-class', 'refresher'], untilDay: 365 },
  },
  {
    userType: USER_TYPE.groupCoordinator,
    firstName: 'Samir',
    lastName: 'Haddad',
    mailbox: 'samir.haddad',
    agency: 'dispatch-harlan',
    language: 'ar',
    by: 'demo-admin',
    sentDay: -5,
  },
  {
    userType: USER_TYPE.student,
    firstName: 'Paige',
    lastName: 'Lindholm',
    mailbox: 'paige.lindholm',
    agency: null,
    language: 'en',
    by: 'demo-admin',
    sentDay: -1,
  },
]
