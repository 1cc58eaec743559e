import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { ListedImport } from '../../../domain/contract/group-imports.list.ts'
import type { GroupInvitation } from '../../../domain/contract/group-invitations.list.ts'
import type { GroupStudent } from '../../../domain/contract/group-students.list.ts'
import type { Group } from '../../../domain/contract/group.contract.ts'
import type { ImportRow } from '../../../domain/contract/import-rows.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../../domain/list.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { groupInvitingMachine, groupNamingMachine } from '../../../machines/group-desk/group-forms.machine.ts'
import type { importMachine } from '../../../machines/import/import.machine.ts'
import type { ActDeedMachine } from '../../../machines/list-act/act-deed.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { Acting } from '../../list-acts/list-acts.props.ts'
import type { InvitationDeeds } from '../invitations/invitation-deeds.view.tsx'
import type { RegisteringMachines } from '../registering/registering.props.ts'

export const STUDENTS_VIEWS = ['students', 'invitations', 'imports'] as const
export type StudentsView = (typeof STUDENTS_VIEWS)[number]

/** What the address says: which part is shown, and what of it. */
export type StudentsAsked = Readonly<{
  view: StudentsView
  /** The import that is open; `new` is one that begins with a file. */
  opened: number | 'new' | null
  students: ListAsked
  invitations: ListAsked
  imports: ListAsked
  rows: ListAsked
}>

/** Students, and the group that they go to; null before it is chosen. */
export type Move = Readonly<{ students: ChosenRows; groupId: number | null }>

export type StudentsMachines = InvitationDeeds<GroupInvitation> &
  RegisteringMachines &
  Readonly<{
    groups: ResourceMachine<readonly Group[]>
    /** Into a group that the form can change. */
    inviting: typeof groupInvitingMachine
    naming: typeof groupNamingMachine
    moving: DeedMachine<Move, ListAct>
    removing: DeedMachine<ChosenRows, ListAct>
    students: ListMachine<GroupStudent>
    invitations: ListMachine<GroupInvitation>
    /** Those chosen of them. */
    invitationActs: ActDeedMachine<'revoke'>
    imports: ListMachine<ListedImport>
    importing: typeof importMachine
    /** The rows of one file. */
    rowsOf: (importId: number) => ListMachine<ImportRow>
    agencies: ResourceMachine<readonly Agency[]>
  }>

export type StudentsPageProps = Readonly<{
  title: string
  asked: StudentsAsked
  machines: StudentsMachines
  /** The address of a part, or of an import. */
  /** `list`: what is asked of the list in it, as its address says. */
  addressOf: (view: StudentsView, opened?: number | 'new', list?: string) => string
  tell: (notice: Notice) => void
  acting: Acting
}>
