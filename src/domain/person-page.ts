import { allOf } from './keys.ts'
import { kindOf, PERSON_FIELDS, type OfKind, type PersonField } from './person-fields.ts'
import { ROLE, type RoleId } from './role.ts'

/** The parts of the page of one person. */
export type PersonPart = 'profile' | 'training' | 'access' | 'messages' | 'history'

export const PERSON_PARTS = allOf<PersonPart>()(['profile', 'training', 'access', 'messages', 'history'])

type Viewer = Readonly<{ userId: number; roles: readonly RoleId[] }>

/** What somebody is to a person whose page they open: who runs the programme is it to whoever has an account. */
export type PersonTie = 'runs' | 'coordinates' | 'teaches'

const ROLES_OF: Readonly<Record<PersonTie, readonly RoleId[]>> = {
  runs: [ROLE.admin, ROLE.owner],
  coordinates: [ROLE.groupCoordinator],
  teaches: [ROLE.instructor],
}

const PARTS_OF: Readonly<Record<PersonTie, readonly PersonPart[]>> = {
  runs: PERSON_PARTS,
  coordinates: ['profile', 'training'],
  teaches: ['profile', 'training'],
}

const TIES = allOf<PersonTie>()(['runs', 'coordinates', 'teaches'])

/** The ties that somebody can have to others by their roles, the closest first: whether they have one is in the records. */
export const possibleTies = ({ roles }: Pick<Viewer, 'roles'>): readonly PersonTie[] =>
  TIES.filter((tie) => ROLES_OF[tie].some((role) => roles.includes(role)))

/** Which parts of a person's page somebody sees. What they may not see is not there: no tie is no page. */
export const personPartsFor = (tie: PersonTie): readonly PersonPart[] => PARTS_OF[tie]

/** Who may see a part, for the calls that give it. */
export const personReaders = (part: PersonPart): readonly RoleId[] =>
  TIES.filter((tie) => PARTS_OF[tie].includes(part)).flatMap((tie) => ROLES_OF[tie])

/** Who sees all of whoever has an account. */
export const PERSON_RUNNERS = ROLES_OF.runs

/** Whether somebody runs the programme. */
export const runsProgramme = (roles: readonly RoleId[]): boolean => possibleTies({ roles }).includes('runs')

/** Whether somebody gives this person certificates by hand and gives those back that were taken: nobody does for themself. */
export const givesCertificates = (viewer: Viewer, person: Readonly<{ userId: number }>): boolean =>
  possibleTies(viewer).includes('runs') && viewer.userId !== person.userId

/** What a person's page shows as it was told; agencies have names. */
export type PersonFact = Exclude<PersonField, OfKind<'agency' | 'agencies'>>

export const PERSON_FACTS = (Object.keys(PERSON_FIELDS) as PersonField[]).filter(
  (field): field is PersonFact => kindOf<PersonField>(field) !== 'agency' && kindOf<PersonField>(field) !== 'agencies',
)

/** Of no use to who trains somebody, and not theirs to know. */
const PRIVATE: ReadonlySet<PersonFact> = new Set(['birthdate', 'phone'])

/** Which facts of a person's profile somebody sees: what is theirs alone is for who runs the programme. */
export const personFactsFor = (tie: PersonTie): readonly PersonFact[] =>
  tie === 'runs' ? PERSON_FACTS : PERSON_FACTS.filter((fact) => !PRIVATE.has(fact))
