import { ROLE } from '../../../src/domain/role.ts'
import { agencies } from './agencies.ts'
import { fireAndEmsRows } from './people/fire-and-ems.rows.ts'
import { policeRows } from './people/police.rows.ts'
import { programmeRows } from './people/programme.rows.ts'
import { roadRows } from './people/road.rows.ts'
import type { Row } from './people/row.types.ts'
import type { PersonSource } from './programme.types.ts'

/** The password of every demo account, and of nobody in any other installation. */
export const demoPassword = 'Training#2026'

/** Everyone of the demo. Their place gives their numbers: new ones go to the end. */
const rows = [...programmeRows, ...policeRows, ...fireAndEmsRows, ...roadRows] as const

export type PersonKey = (typeof rows)[number]['key']

const disciplineOf = new Map(agencies.map((agency) => [agency.key, agency.discipline]))

const badgePrefix: Readonly<Record<PersonSource['discipline'], string>> = {
  lawEnforcement: 'B',
  fireRescue: 'F',
  ems: 'M',
  towing: 'T',
  transportation: 'W',
  dispatch: 'D',
  emergencyManagement: 'E',
  hazmat: 'H',
  coroner: 'C',
  safetyServicePatrol: 'S',
}

/** Numbers that nobody holds: 555 is not given out as an area code, and the rest is spread from the place in the table. */
const toPerson = (row: Row, index: number): PersonSource & { key: PersonKey } => {
  const discipline = row.discipline ?? disciplineOf.get(row.agency)
  if (discipline === undefined) throw new Error(`agency of ${row.key} has no discipline`)
  return {
    key: row.key as PersonKey,
    firstName: row.firstName,
    lastName: row.lastName,
    email: `${row.mailbox ?? row.key}@example.${discipline === 'towing' ? 'net' : 'org'}`,
    phone: `(555) 010-${1104 + index * 83}`,
    birthdate: row.birthdate,
    agency: row.agency,
    discipline,
    licenseNumber: `CM-${410_237 + index * 7_919}`,
    agencyNumber: `${badgePrefix[discipline]}-${2_016 + index * 37}`,
    roleIds: row.roleIds ?? [ROLE.student],
    joinedDay: row.joinedDay ?? -30,
    lastSignInDay: row.lastSignInDay === undefined ? -1 : row.lastSignInDay,
    emailVerified: row.emailVerified ?? true,
    deactivatedDay: row.deactivatedDay ?? null,
    quizTime: row.quizTime ?? 'standard',
    language: row.language ?? 'en',
  }
}

export const people: readonly (PersonSource & { key: PersonKey })[] = rows.map(toPerson)

/** The accounts offered on the sign-in page of a demo installation, one a role. */
export const demoAccounts = [
  { person: 'demo-student', role: 'student' },
  { person: 'demo-instructor', role: 'instructor' },
  { person: 'demo-coordinator', role: 'groupCoordinator' },
  { person: 'demo-admin', role: 'admin' },
  { person: 'demo-master', role: 'master' },
  { person: 'demo-owner', role: 'owner' },
] as const satisfies readonly { person: PersonKey; role: keyof typeof ROLE }[]
