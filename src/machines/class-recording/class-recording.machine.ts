import { assign, setup, type ActorRefFrom } from 'xstate'

import type { RecordPlan } from '../../domain/class-record-plan.ts'
import type { ClassChoices } from '../../domain/contract/held-class.contract.ts'
import type { ClassRecorded } from '../../domain/contract/recorded-class.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import { recordWizardMachine } from './record-wizard.machine.ts'

/** What a class can have been made of, and the record to begin with. */
export type RecordingGround = Readonly<{ choices: ClassChoices; plan: RecordPlan }>

export type ClassRecordingEvent =
  | { type: 'ground.retried' }
  /** Sent by `watchNetwork`: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  | { type: 'recording.repeated' }

export type ClassRecordingContext = Readonly<{
  ground: RecordingGround | null
  recorded: ClassRecorded | null
  fault: Fault | null
}>

/** Recording a class that was held: what it can have been made of, and the wizard. */
export const classRecordingMachine = setup({
  types: {} as {
    context: ClassRecordingContext
    events: ClassRecordingEvent
    children: { wizard: 'wizard' }
  },
  actors: {
    gather: unprovided<RecordingGround>('gather'),
    watchNetwork: unprovidedSource('watchNetwork'),
    wizard: recordWizardMachine,
  },
  actions: {
    /** Provided where an answer may have come with the page. */
    recall: assign({}),
    takeGround: assign((_, { ground }: { ground: RecordingGround }) => ({ ground, fault: null })),
    takeRecorded: assign((_, { recorded }: { recorded: ClassRecorded }) => ({ recorded })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: { isGathered: ({ context }) => context.ground !== null },
}).createMachine({
  id: 'classRecording',
  context: { ground: null, recorded: null, fault: null },
  initial: 'opening',
  states: {
    opening: { entry: 'recall', always: [{ guard: 'isGathered', target: 'recording' }, { target: 'gathering' }] },
    gathering: {
      tags: 'busy',
      invoke: {
        id: 'gather',
        src: 'gather',
        onDone: {
          target: 'recording',
          actions: { type: 'takeGround', params: ({ event }) => ({ ground: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    failed: {
      tags: 'error',
      invoke: { id: 'watchNetwork', src: 'watchNetwork', onError: { actions: { type: 'keepFault', params: causeOf } } },
      on: { 'ground.retried': 'gathering', 'network.returned': 'gathering' },
    },
    recording: {
      invoke: {
        id: 'wizard',
        src: 'wizard',
        input: ({ context: { ground } }) => ({ form: 'held-class', values: known(ground, 'choices').plan }),
        onDone: {
          target: 'recorded',
          actions: { type: 'takeRecorded', params: ({ event }) => ({ recorded: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    recorded: { on: { 'recording.repeated': 'gathering' } },
  },
})

export type ClassRecordingActor = ActorRefFrom<typeof classRecordingMachine>
