import { GROUP_IMPORTS_LIST } from '../../domain/contract/group-imports.list.ts'
import { type GroupInvitation, GROUP_INVITATIONS_LIST } from '../../domain/contract/group-invitations.list.ts'
import { GROUP_STUDENTS_LIST } from '../../domain/contract/group-students.list.ts'
import type { Group } from '../../domain/contract/group.contract.ts'
import { IMPORT_ROWS_LIST } from '../../domain/contract/import-rows.list.ts'
import type { PeopleImport } from '../../domain/contract/import.contract.ts'
import { IMPORT_NAME_MAX } from '../../domain/import.ts'
import type { Language } from '../../domain/language.ts'
import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { asking } from '../../machines/asking.ts'
import { submitting } from '../../machines/form/submitting.ts'
import {
  groupInviteFormMachine,
  groupInvitingMachine,
  groupNameFormMachine,
  groupNamingMachine,
  type GroupInviteValues,
  type GroupNameValues,
} from '../../machines/group-desk/group-forms.machine.ts'
import { importMachine, type ChosenFile } from '../../machines/import/import.machine.ts'
import { known } from '../../machines/known.ts'
import type { Move, StudentsMachines } from '../../views/pages/group-students/group-students.props.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createAgencies } from './agencies.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'
import { createRegistering } from './registering.actors.ts'

const TOPICS: readonly Topic[] = ['groups']

export type GroupStudentsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written invitation is kept. */
  viewerId: () => number | null
  writeAddress: Readonly<Record<'students' | 'invitations' | 'imports' | 'rows', (asked: ListAsked) => void>>
  /** Names the import that is open; null is one that begins with a file. */
  openImport: (id: number | null) => void
}>

/** What a coordinator does with groups and who is in them. */
const createDeeds = ({ gateway, gateway: { ask }, viewerId }: GroupStudentsWorld) => ({
  inviting: groupInvitingMachine.provide({
    actors: {
      form: groupInviteFormMachine.provide({
        actors: {
          ...draftActors<Partial<GroupInviteValues>>(viewerId),
          submit: asking<GroupInvitation, { values: GroupInviteValues }>(
            async ({ values: { groupId, ...person } }, signal) =>
              (await ask('InviteIntoGroup', { groupId, person }, { signal })).inviteIntoGroup,
          ),
        },
      }),
    },
  }),
  naming: groupNamingMachine.provide({
    actors: {
      form: groupNameFormMachine.provide({
        actors: {
          ...draftActors<Partial<GroupNameValues>>(viewerId),
          submit: submitting<{ values: GroupNameValues; about?: Group }, Group>(
            async ({ values: { name }, about }, signal) =>
              about === undefined
                ? (await ask('MakeGroup', { name }, { signal })).makeGroup
                : (await ask('RenameGroup', { id: about.id, name }, { signal })).renameGroup,
          ),
        },
      }),
    },
  }),
  ...createRegistering(gateway, askAct(gateway, GROUP_STUDENTS_LIST, 'register')),
  moving: createDeed(
    ({ students: { selection }, groupId }: Move, signal) =>
      askAct(gateway, GROUP_STUDENTS_LIST, 'move')({ selection, groupId: known(groupId, 'a group') }, signal),
    { isReady: ({ groupId }) => groupId !== null },
  ),
  removing: createDeed(({ selection }: ChosenRows, signal) =>
    askAct(gateway, GROUP_STUDENTS_LIST, 'remove')({ selection }, signal),
  ),
  revoking: createDeed(async ({ groupId, id }: GroupInvitation, signal) => {
    await ask('RevokeGroupInvitation', { groupId, id }, { signal })
  }),
  resending: createDeed(async ({ groupId, id }: GroupInvitation, signal) => {
    await ask('ResendGroupInvitation', { groupId, id }, { signal })
  }),
  invitationActs: createActDeed(gateway, GROUP_INVITATIONS_LIST),
})

const createImporting = ({ gateway: { ask }, openImport }: GroupStudentsWorld) =>
  importMachine.provide({
    actors: {
      previewFile: asking<PeopleImport, { groupId: number; language: Language; file: ChosenFile }>(
        async ({ groupId, language, file: { name, content } }, signal) => {
          const asked = { groupId, fileName: name.slice(0, IMPORT_NAME_MAX), language }
          return (await ask('PreviewImport', asked, { signal, file: { content } })).previewImport
        },
      ),
      readImport: asking<PeopleImport, { id: number }>(
        async (input, signal) => (await ask('PeopleImport', input, { signal })).peopleImport,
      ),
      startImport: asking<PeopleImport, { id: number }>(
        async (input, signal) => (await ask('StartImport', input, { signal })).startImport,
      ),
      undoImport: asking<PeopleImport, { id: number }>(
        async (input, signal) => (await ask('UndoImport', input, { signal })).undoImport,
      ),
      cancelImport: asking<PeopleImport, { id: number }>(
        async (input, signal) => (await ask('CancelImport', input, { signal })).cancelImport,
      ),
      keepAddress: asking<void, { id: number | null }>(async ({ id }) => openImport(id)),
    },
  })

/** Everything that the page of a coordinator's students asks for. */
export const createGroupStudents = (world: GroupStudentsWorld): StudentsMachines => {
  const { gateway, writeAddress } = world
  const { ask } = gateway
  return {
    groups: createResource<readonly Group[]>(
      gateway,
      TOPICS,
      async (_, signal) => (await ask('LedGroups', {}, { signal })).ledGroups,
      () => 'ledGroups',
    ),
    ...createDeeds(world),
    students: createDefinedList(GROUP_STUDENTS_LIST, {
      gateway,
      topics: TOPICS,
      writeAddress: writeAddress.students,
    }),
    invitations: createDefinedList(GROUP_INVITATIONS_LIST, {
      gateway,
      topics: TOPICS,
      writeAddress: writeAddress.invitations,
    }),
    imports: createDefinedList(GROUP_IMPORTS_LIST, {
      gateway,
      topics: TOPICS,
      writeAddress: writeAddress.imports,
    }),
    importing: createImporting(world),
    rowsOf: (id) =>
      createDefinedList(IMPORT_ROWS_LIST, { gateway, topics: [], params: { id }, writeAddress: writeAddress.rows }),
    agencies: createAgencies(gateway),
  }
}
