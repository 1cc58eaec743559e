import type { CertificateCourse } from '../../domain/contract/certificate-deeds.contract.ts'
import type { PlainActOf } from '../../domain/contract/list-act.contract.ts'
import type { MESSAGES_LIST } from '../../domain/contract/messages.list.ts'
import type { PersonMerge } from '../../domain/contract/person-merge.contract.ts'
import type {
  HeldCertificate,
  PersonAccess,
  PersonHistory,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../domain/contract/person-page.contract.ts'
import type { PersonPart } from '../../domain/person-page.ts'
import type { RoleId } from '../../domain/role.ts'
import type { CertificateValues, Issued } from '../../machines/certificate-issue/certificate-issue.machine.ts'
import type { DeedMachine } from '../../machines/deed/deed.machine.ts'
import type { AskedFormMachine } from '../../machines/form/asked-form.machine.ts'
import type { ActDeedMachine } from '../../machines/list-act/act-deed.ts'
import type { PersonMergeMachine } from '../../machines/person-merge/person-merge.machine.ts'
import type { ResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { Acting } from '../list-acts/list-acts.props.ts'
import type { UserActsMachines } from '../pages/users/users.props.ts'

/** The readings of a person, one for each part, and what can be done with their account. */
export type PersonMachines = Readonly<{
  profile: ResourceMachine<PersonProfile>
  training: ResourceMachine<PersonTraining>
  access: ResourceMachine<PersonAccess>
  messages: ResourceMachine<PersonMessages>
  history: ResourceMachine<PersonHistory>
  acts: UserActsMachines
  /** Writing again to an address that a message came back from. */
  messageActs: ActDeedMachine<PlainActOf<typeof MESSAGES_LIST>>
  issuing: AskedFormMachine<CertificateValues, Issued>
  /** What a certificate can be issued of. */
  courses: ResourceMachine<readonly CertificateCourse[]>
  revoking: DeedMachine<CertificateDeed>
  restoring: DeedMachine<CertificateDeed>
  merging: PersonMergeMachine
  parting: DeedMachine<PersonMerge>
}>

/** A certificate, and why something is done with it, which is written while it is asked about. */
export type CertificateDeed = Readonly<{ certificate: HeldCertificate; reason: string }>

export type PersonPageProps = Readonly<{
  userId: number
  part: PersonPart
  /** What the address asks for instead of a part that there is, as it stands there. */
  lost?: readonly string[]
  machines: PersonMachines
  acting: Acting
  /** Whose page it is: nobody is offered what would be refused. */
  viewer: Readonly<{ userId: number; roles: readonly RoleId[] }>
  addressOf: (part: PersonPart) => string
  /** The list that led here. */
  back: Readonly<{ href: string; label: string }>
  /** Where names are decided on that people ask for. */
  approvals: string
  /** Where all of the log about this person is. */
  log: string
  /** Where one of two accounts goes into the other. */
  mergeOf: (staysId: number, goesId: number | null) => string
  /** Told where the page is about that: with whom, or with nobody yet. */
  merge?: Readonly<{ goesId: number | null }>
}>

/** What a part of the page is given. */
export type PersonPartProps = Omit<PersonPageProps, 'part' | 'lost' | 'addressOf' | 'back' | 'merge'> &
  Readonly<{ profile: PersonProfile }>
