import { isDay } from '../../domain/calendar.ts'
import type { ClassToHandOver } from '../../domain/contract/handover.contract.ts'
import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { Choice, ChosenRows, ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { writingFormMachine, writingMachine } from '../../machines/instructors/writing-form.machine.ts'
import { known } from '../../machines/known.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { MessageValues } from '../../machines/student-enrollments/message-form.machine.ts'
import type {
  Approving,
  Handover,
  HandingOverMachines,
  InstructorsMachines,
  Suspending,
} from '../../views/pages/instructors/instructors.props.ts'
import { askAct, createActDeed } from './acting.actors.ts'
import { createClashWatch } from './class-planning.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { resourceActors } from './resource.actors.ts'

const createHandingOver = (gateway: Gateway): HandingOverMachines => ({
  // What was handed over a moment ago is not shown again, not even for one.
  classes: createResourceMachine<readonly ClassToHandOver[], number>().provide({
    actors: resourceActors<readonly ClassToHandOver[], number>(
      gateway,
      ['instructors', 'classes'],
      async (id, signal) => (await gateway.ask('ClassesToHandOver', { id }, { signal })).classesToHandOver,
    ),
  }),
  successors: choiceSearchMachine.provide({
    actors: {
      findChoices: asking<readonly Choice[], ChoiceQuestion>(
        async ({ filter, search }, signal) =>
          (await gateway.ask('FindSuccessors', { id: Number(filter), search }, { signal })).findSuccessors,
      ),
    },
  }),
  clashes: createClashWatch(gateway),
  handing: createDeed(async ({ classId, fromId, toId }: Handover, signal) => {
    await gateway.ask('HandOverClass', { id: classId, fromId, toId }, { signal })
  }),
})

export type InstructorsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written message is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
}>

/** Everything that the page of all instructors asks for. */
export const createInstructors = ({ gateway, viewerId, writeAddress }: InstructorsWorld): InstructorsMachines => ({
  list: createDefinedList(INSTRUCTORS_LIST, { gateway, topics: ['instructors'], isKept: true, writeAddress }),
  deed: createActDeed(gateway, INSTRUCTORS_LIST),
  writing: writingMachine.provide({
    actors: {
      form: writingFormMachine.provide({
        actors: {
          ...draftActors<Partial<MessageValues>>(viewerId),
          submit: submitting<{ values: MessageValues; about: ChosenRows }, ListAct>(
            ({ values, about: { selection } }, signal) =>
              askAct(gateway, INSTRUCTORS_LIST, 'write')({ selection, ...values }, signal),
          ),
        },
      }),
    },
  }),
  handingOver: createHandingOver(gateway),
  approving: createDeed(
    ({ people: { selection }, courseId, until }: Approving, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'approve')({ selection, courseId: known(courseId, 'a course'), until }, signal),
    { isReady: ({ courseId, until }) => courseId !== null && isDay(until) },
  ),
  renewing: createDeed(
    ({ people: { selection }, courseId, until }: Approving, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'renew')({ selection, courseId, until }, signal),
    { isReady: ({ until }) => isDay(until) },
  ),
  suspending: createDeed(
    ({ people: { selection }, courseId, reason }: Suspending, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'suspend')({ selection, courseId, reason }, signal),
    { isReady: ({ reason }) => isSeen(reason) },
  ),
})
