import { CLASS_RECORDS } from '../../domain/contract/class-records.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ChosenRows, ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import { isConfirmed } from '../../domain/typed-count.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { ClassMessageValues } from '../../machines/class-desk/class-forms.machine.ts'
import { classWritingFormMachine, classWritingMachine } from '../../machines/class-records/class-writing.machine.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { known } from '../../machines/known.ts'
import type {
  Cancelling,
  Changing,
  ClassRecordsMachines,
  ReadAt,
} from '../../views/pages/class-records/class-records.props.ts'
import { askAct } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'

type ClassRecordsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written message is kept. */
  viewerId: () => number | null
  writeAddress: (asked: ListAsked) => void
}>

/** Everything that the list of all classes asks for. */
export const createClassRecords = ({ gateway, viewerId, writeAddress }: ClassRecordsWorld): ClassRecordsMachines => ({
  list: createDefinedList<typeof CLASS_RECORDS, ReadAt>(CLASS_RECORDS, {
    gateway,
    topics: ['classes', 'registrations', 'rosters'],
    isKept: true,
    writeAddress,
    beside: () => ({ now: gateway.now() }),
  }),
  writing: classWritingMachine.provide({
    actors: {
      form: classWritingFormMachine.provide({
        actors: {
          ...draftActors<Partial<ClassMessageValues>>(viewerId),
          submit: submitting<{ values: ClassMessageValues; about: ChosenRows }, ListAct>(
            ({ values, about: { selection } }, signal) =>
              askAct(gateway, CLASS_RECORDS, 'write')({ selection, ...values }, signal),
          ),
        },
      }),
    },
  }),
  cancelling: createDeed(
    ({ classes: { selection }, reason }: Cancelling, signal) =>
      askAct(gateway, CLASS_RECORDS, 'cancel')({ selection, reason: reason.trim() }, signal),
    { isReady: ({ classes: { count }, reason, typed }) => isSeen(reason) && isConfirmed(count, typed) },
  ),
  changing: createDeed(
    ({ classes: { selection }, fromId, toId }: Changing, signal) =>
      askAct(gateway, CLASS_RECORDS, 'handOver')({ selection, fromId, toId: known(toId, 'an instructor') }, signal),
    { isReady: ({ fromId, toId }) => toId !== null && toId !== fromId },
  ),
})
