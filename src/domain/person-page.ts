import { allOf } from './keys.ts'
import { kindOf, PERSON_FIELDS, type OfKind, type PersonField } from './person-fields.ts'
import { ROLE, type RoleId } from './role.ts'

/** The parts of the page of one person. */
export type PersonPart = 'profile' | 'training' | 'access' | 'messages' | 'history'

export const PERSON_PARTS = allOf<PersonPart>()(['profile', 'training', 'access', 'messages', 'history'])

type Viewer = Readonly<{ userId: number; roles: readonly RoleId[] }>

/** Who runs the programme sees whoever has an account; to anybody else such a page is not there. */
export const isPersonSeenBy = ({ roles }: Pick<Viewer, 'roles'>): boolean =>
  roles.includes(ROLE.admin) || roles.includes(ROLE.owner)

/** Which parts of a person's page somebody sees. What they may not see is not there: no part is no page. */
export const personPartsFor = (viewer: Pick<Viewer, 'roles'>): readonly PersonPart[] =>
  isPersonSeenBy(viewer) ? PERSON_PARTS : []

/** Who sees a part, for the calls that give it. */
export const PERSON_READERS: readonly RoleId[] = Object.values(ROLE).filter((role) => isPersonSeenBy({ roles: [role] }))

/** Whether somebody gives this person certificates by hand and gives those back that were taken: nobody does for themself. */
export const givesCertificates = (viewer: Viewer, person: Readonly<{ userId: number }>): boolean =>
  isPersonSeenBy(viewer) && viewer.userId !== person.userId

/** What a person's page shows as it was told; agencies have names. */
export type PersonFact = Exclude<PersonField, OfKind<'agency' | 'agencies'>>

export const PERSON_FACTS = (Object.keys(PERSON_FIELDS) as PersonField[]).filter(
  (field): field is PersonFact => kindOf<PersonField>(field) !== 'agency' && kindOf<PersonField>(field) !== 'agencies',
)
