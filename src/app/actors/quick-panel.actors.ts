import type { QuickNote, QuickPanel } from '../../domain/contract/quick-panel.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { noteFormMachine, type NoteValues } from '../../machines/quick-panel/note-form.machine.ts'
import { quickPanelMachine } from '../../machines/quick-panel/quick-panel.machine.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'

/** What stands in the panel: read again after whatever makes, moves or ends an event. */
export const createContents = (gateway: Gateway) =>
  createResource<QuickPanel, number>(
    gateway,
    ['quickPanel', 'enrollments', 'progress', 'certificates'],
    async (userId, signal) => (await gateway.ask('QuickPanel', { userId }, { signal })).quickPanel,
    (userId) => `quickPanel ${userId}`,
  )

export const createActs = ({ ask }: Gateway, userId: number) =>
  quickPanelMachine.provide({
    actors: {
      clearEvents: asking<void, { userId: number; ids: readonly string[] }>(async ({ ids }, signal) => {
        await ask('ClearEvents', { userId, ids: [...ids] }, { signal })
      }),
      removeNote: asking<void, { userId: number; noteId: number }>(async ({ noteId }, signal) => {
        await ask('RemoveNote', { userId, noteId }, { signal })
      }),
      noteForm: noteFormMachine.provide({
        actors: {
          ...draftActors<Partial<NoteValues>>(() => userId),
          submit: asking<QuickNote, { values: NoteValues }>(
            async ({ values }, signal) => (await ask('AddNote', { userId, ...values }, { signal })).addNote,
          ),
        },
      }),
    },
  })
