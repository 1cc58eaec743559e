import { createGroupStudents } from '../../src/app/actors/group-students.actors.ts'
import type { GroupInvitation } from '../../src/domain/contract/group-invitations.list.ts'
import type { PeopleImport } from '../../src/domain/contract/import.contract.ts'
import { storyAct } from '../../src/views/list-acts/story-acts.ts'
import { askedGateway } from './asked-gateway.ts'

export const GROUP = { id: 3, name: 'Night crew', members: 12, invited: 1 }
export const INVITATION: GroupInvitation = {
  id: 41,
  firstName: 'Bo',
  lastName: 'Lane',
  email: 'bo@example.org',
  language: 'ar',
  state: 'open',
  createdAt: '2026-01-01T00:00:00Z',
  expiresAt: '2026-01-15T00:00:00Z',
  invitedBy: null,
  groupId: 3,
  groupName: 'Night crew',
}
export const MOVED = storyAct()
export const REMOVED = storyAct({ act: 'remove' })

const IMPORT: PeopleImport = {
  id: 21,
  groupId: 3,
  groupName: 'Night crew',
  fileName: 'crew.csv',
  state: 'previewed',
  rowCount: 2,
  createdAt: '2026-01-01T00:00:00Z',
  finishedAt: null,
  language: 'tr',
  verdicts: { ready: 2, invalid: 0, repeated: 0, member: 0, invited: 0 },
  outcomes: { invited: 0, member: 0, alreadyInvited: 0, refused: 0, withdrawn: 0 },
  phonesLeftOut: 0,
  ignoredColumns: [],
  openInvitations: 0,
}
const NO_ROWS = { items: [], total: 0, isTotalExact: true, next: null, previous: null }
const ANSWERS: Readonly<Record<string, unknown>> = {
  LedGroups: { ledGroups: [GROUP] },
  GroupStudents: { groupStudents: NO_ROWS },
  GroupStudentsExport: { groupStudentsExport: '/api/files/students.csv' },
  GroupInvitations: { groupInvitations: NO_ROWS },
  GroupInvitationsExport: { groupInvitationsExport: '/api/files/invitations.csv' },
  GroupImports: { groupImports: NO_ROWS },
  ImportRows: { importRows: NO_ROWS },
  ImportRowsExport: { importRowsExport: '/api/files/rows.csv' },
  InviteIntoGroup: { inviteIntoGroup: INVITATION },
  MakeGroup: { makeGroup: GROUP },
  RenameGroup: { renameGroup: { ...GROUP, name: 'Day crew' } },
  GroupStudentsMove: { groupStudentsMove: MOVED },
  GroupStudentsRemove: { groupStudentsRemove: REMOVED },
  RevokeGroupInvitation: { revokeGroupInvitation: true },
  ResendGroupInvitation: { resendGroupInvitation: true },
  PreviewImport: { previewImport: IMPORT },
  PeopleImport: { peopleImport: IMPORT },
  StartImport: { startImport: { ...IMPORT, state: 'running' } },
  CancelImport: { cancelImport: { ...IMPORT, state: 'cancelled' } },
}

/** A gateway that notes what it is asked, and an address that notes what it is told. */
export const groupWorld = (answers: Readonly<Record<string, unknown>> = {}, viewerId = 5) => {
  const { gateway, ...noted } = askedGateway({ ...ANSWERS, ...answers })
  const written: unknown[] = []
  const write = (what: string) => (to: unknown) => written.push([what, to])
  const machines = createGroupStudents({
    gateway,
    viewerId: () => viewerId,
    writeAddress: {
      students: write('students'),
      invitations: write('invitations'),
      imports: write('imports'),
      rows: write('rows'),
    },
    openImport: write('import'),
  })
  return { ...noted, written, machines }
}
