import { fromPromise } from 'xstate'

import type { GroupRequirements, ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS, type ProgressCell, type ProgressRow } from '../../../domain/contract/group-progress.list.ts'
import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import { FaultError, type Fault } from '../../../domain/fault.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { isConfirmed } from '../../../domain/typed-count.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { createListMachine, type ListExport } from '../../../machines/list/list.machine.ts'
import type { ListRead } from '../../../machines/list/list.machine.ts'
import { createResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { storyAct } from '../../list-acts/story-acts.ts'
import { forgetful, silence } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import type { ProgressDeeds, Reminder } from './group-progress.props.ts'

export type Read = ListRead<ProgressRow, { now: number }>

export const OVERVIEW: ProgressOverview = {
  people: 21,
  current: 8,
  overdue: 3,
  expiring: 2,
  groups: [
    {
      id: 1,
      name: 'Central EMS, field crews',
      courses: [
        { courseId: 1, dueOn: '2026-05-20' },
        { courseId: 2, dueOn: null },
      ],
    },
    { id: 2, name: 'Harlan corridor, joint responders', courses: [] },
  ],
  courses: [
    { id: 1, title: 'National TIM Responder Course (online)', isRequired: true },
    { id: 2, title: 'Cable Barrier Response', isRequired: true },
    { id: 3, title: 'Tow and Recovery Operator Course', isRequired: false },
  ],
}

const cell = (courseId: number, more: Partial<ProgressCell> = {}): ProgressCell => ({
  courseId,
  standing: 'none',
  isRequired: true,
  dueOn: null,
  enrollment: null,
  certificate: null,
  seat: null,
  remindedAt: null,
  ...more,
})

const enrolled = (status: number, complete: number, expirationDate = '2027-02-01T00:00:00.000Z') => ({
  enrollment: { status, complete, total: 9, expirationDate },
})

const row = (id: number, firstName: string, lastName: string, cells: readonly ProgressCell[]): ProgressRow => ({
  id,
  userId: 100 + id,
  firstName,
  lastName,
  email: `person.${id}@example.org`,
  groupId: 1,
  groupName: 'Central EMS, field crews',
  cells: [...cells],
})

/** One of every standing, and every label of an enrolment. */
export const ROWS: readonly ProgressRow[] = [
  row(1, 'Leyla', 'Şahin', [
    cell(1, { standing: 'current', ...enrolled(3, 9), certificate: { expiresAt: '2027-03-01T00:00:00.000Z' } }),
    cell(2, { standing: 'inProgress', seat: { courseDate: '2026-12-12T19:00:00.000Z', timeZone: 'America/Chicago' } }),
  ]),
  row(2, 'Omar', 'Farouk', [
    cell(1, { standing: 'overdue', dueOn: '2026-05-20', ...enrolled(1, 4), remindedAt: '2026-05-28T15:00:00.000Z' }),
    cell(2, { standing: 'current', certificate: { expiresAt: null } }),
  ]),
  row(3, 'ليلى', 'منصور', [
    cell(1, { standing: 'expiring', certificate: { expiresAt: '2026-06-20T00:00:00.000Z' } }),
    cell(2),
  ]),
  row(4, 'Jacob', 'Wolfeschlegelsteinhausenbergerdorff', [
    cell(1, {
      standing: 'expired',
      ...enrolled(3, 9, '2025-02-01T00:00:00.000Z'),
      certificate: { expiresAt: '2025-03-01T00:00:00.000Z' },
    }),
    cell(2, { standing: 'expired', ...enrolled(1, 2, '2025-02-01T00:00:00.000Z') }),
  ]),
  row(5, 'Tessa', 'Byrd', [cell(1, enrolled(5, 1)), cell(2, { standing: 'expired', ...enrolled(2, 3) })]),
  row(6, 'Victor', 'Ramos', []),
]

export const READ: Read = {
  items: ROWS,
  total: ROWS.length,
  isTotalExact: true,
  next: null,
  previous: null,
  now: NOW,
}

/** The matrix with a way to read it. */
export const progressThat = (
  read: ReturnType<typeof fromPromise<Read, { query: ListAsked }>>,
  written: (asked: ListAsked) => void = () => {},
) =>
  createListMachine<ProgressRow, { now: number }>(GROUP_PROGRESS).provide({
    actors: {
      rows: createResourceMachine<Read, ListAsked>().provide({
        actors: { read, watchTopics: silence },
      }),
      writeAddress: fromPromise<void, { asked: ListAsked }>(async ({ input }) => written(input.asked)),
      exportRows: fromPromise<void, ListExport>(() => Promise.resolve()),
      watchDeeds: silence,
      selectionMemory: forgetful,
    },
  })

/** What is done succeeds, or fails with what is given; `told` hears of it. */
export const doing = (
  fault: Fault | null = null,
  told: (subject: Reminder | GroupRequirements) => void = () => {},
): ProgressDeeds => {
  const outcome = async <Output>(output: Output): Promise<Output> => {
    if (fault !== null) throw new FaultError(fault)
    return output
  }
  return {
    reminding: createDeedMachine<Reminder, ListAct>({
      isReady: ({ people: { count }, typed }) => isConfirmed(count, typed),
    }).provide({
      actors: {
        perform: fromPromise<ListAct, { subject: Reminder }>(({ input: { subject } }) => {
          told(subject)
          return outcome(
            storyAct({
              list: 'groupProgress',
              act: 'remind',
              done: 2,
              unchanged: 1,
              isUndoable: false,
              undoUntil: null,
            }),
          )
        }),
      },
    }),
    requiring: createDeedMachine<GroupRequirements>().provide({
      actors: {
        perform: fromPromise<void, { subject: GroupRequirements }>(({ input: { subject } }) => {
          told(subject)
          return outcome(undefined)
        }),
      },
    }),
  }
}

export const NOBODY: Read = { ...READ, items: [], total: 0 }
