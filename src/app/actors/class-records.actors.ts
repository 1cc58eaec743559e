import { CLASS_RECORDS, type ClassRecord } from '../../domain/contract/class-records.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import { listRequest, wholeList, type ChosenRows, type ListAsked, type ListPage } from '../../domain/list.ts'
import { daysOfMonth } from '../../domain/month.ts'
import { isSeen } from '../../domain/plain-name.ts'
import { isConfirmed } from '../../domain/typed-count.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import type { ClassMessageValues } from '../../machines/class-desk/class-forms.machine.ts'
import { classWritingFormMachine, classWritingMachine } from '../../machines/class-records/class-writing.machine.ts'
import { submitting } from '../../machines/form/submitting.ts'
import { known } from '../../machines/known.ts'
import type {
  Cancelling,
  Changing,
  ClassRecordsMachines,
  MonthAsked,
  MonthRead,
  ReadAt,
} from '../../views/pages/class-records/class-records.props.ts'
import { askAct } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'
import { draftActors } from './draft.actors.ts'
import { createResource } from './kept-resource.actors.ts'

const TOPICS: readonly Topic[] = ['classes', 'registrations', 'rosters']

/** More in a month are nobody's to look through: they are narrowed first. */
const MONTH_ROWS = 100
const MONTH_PAGES = 4

type Page = Pick<ListPage<ClassRecord>, 'items' | 'next'>

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
    topics: TOPICS,
    writeAddress,
    beside: () => ({ now: gateway.now() }),
  }),
  month: createResource<MonthRead, MonthAsked>(
    gateway,
    TOPICS,
    async ({ month, asked }, signal) => {
      const { from, to } = daysOfMonth(month)
      const whole = {
        ...wholeList(CLASS_RECORDS),
        search: asked.search,
        sort: 'class',
        perPage: MONTH_ROWS,
        filters: { ...asked.filters, date: [`${from}..${to}`] },
      }
      const classes: ClassRecord[] = []
      let cursor: string | null = null
      for (let page = 0; page < MONTH_PAGES; page += 1) {
        const read: Page = (await gateway.ask('ClassRecords', { asked: { ...whole, cursor } }, { signal })).classRecords
        classes.push(...read.items)
        cursor = read.next
        if (cursor === null) break
      }
      return { classes, isWhole: cursor === null, now: gateway.now() }
    },
    ({ month, asked }) => `classes of ${month} ${listRequest(CLASS_RECORDS, asked)}`,
  ),
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
