import type { DefinedList } from '../../domain/contract/define-list.ts'
import type { ActOnRows, PlainActOf } from '../../domain/contract/list-act.contract.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { createDeedMachine } from '../../machines/deed/deed.machine.ts'
import { createActDeedMachine, type ActDeedMachine } from '../../machines/list-act/act-deed.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { answers, silence } from '../pages/story-actors.ts'
import type { Acting } from './list-acts.props.ts'

/** An act of stories and tests: three students who were moved. */
export const storyAct = (more: Partial<ListAct> = {}): ListAct => ({
  id: 7,
  list: 'groupStudents',
  act: 'move',
  state: 'done',
  total: 3,
  done: 3,
  apart: 0,
  unchanged: 0,
  refused: 0,
  undone: 0,
  kept: 0,
  isUndoable: true,
  undoUntil: '2026-06-20T15:00:00.000Z',
  file: null,
  createdAt: '2026-05-21T15:00:00.000Z',
  finishedAt: '2026-05-21T15:00:00.000Z',
  ...more,
})

/** The acts of a list, each of which comes to what is given. */
export const actDeedThat = <L extends DefinedList>(
  list: L,
  perform: ReturnType<typeof answers<ListAct, { subject: ActOnRows<PlainActOf<L>> }>>,
): ActDeedMachine<PlainActOf<L>> => createActDeedMachine(list).provide({ actors: { perform } })

export type ActingParts = Readonly<{
  history?: ReturnType<typeof answers<readonly ListAct[], { query: undefined }>>
  save?: ReturnType<typeof answers<void, { subject: ListAct }>>
  fetch?: ReturnType<typeof answers<void, { subject: ListAct }>>
}> &
  Partial<Pick<Acting, 'begun' | 'cancel' | 'undo'>>

const nothing = () => {}

/** What pages of stories and tests have of acts; what is not given works and tells nobody. */
export const actingThat = ({
  history = answers<readonly ListAct[], { query: undefined }>([storyAct()]),
  save = answers<void, { subject: ListAct }>(undefined),
  fetch = answers<void, { subject: ListAct }>(undefined),
  begun = nothing,
  cancel = nothing,
  undo = nothing,
}: ActingParts = {}): Acting => ({
  begun,
  cancel,
  undo,
  saving: createDeedMachine<ListAct>().provide({ actors: { perform: save } }),
  fetching: createDeedMachine<ListAct>().provide({ actors: { perform: fetch } }),
  history: () =>
    createResourceMachine<readonly ListAct[]>().provide({ actors: { read: history, watchTopics: silence } }),
})
