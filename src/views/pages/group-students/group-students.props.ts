import type { Agency } from '../../../domain/contract/agency.contract.ts'
import type { Group, GroupInvitation, GroupStudent } from '../../../domain/contract/group.contract.ts'
import type { ImportRow, ListedImport } from '../../../domain/contract/import.contract.ts'
import type { ListAsked } from '../../../domain/list.ts'
import type { groupDeskMachine } from '../../../machines/group-desk/group-desk.machine.ts'
import type { importMachine } from '../../../machines/import/import.machine.ts'
import type { ListMachine } from '../../../machines/list/list.machine.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { RevokingChosenMachine } from '../invitations/revoke-chosen.view.tsx'

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

export type StudentsMachines = Readonly<{
  groups: ResourceMachine<readonly Group[]>
  desk: typeof groupDeskMachine
  students: ListMachine<GroupStudent>
  invitations: ListMachine<GroupInvitation>
  /** Of those chosen of them. */
  revoking: RevokingChosenMachine
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
  addressOf: (view: StudentsView, opened?: number | 'new') => string
  tell: (notice: Notice) => void
}>
