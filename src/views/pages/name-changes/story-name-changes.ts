import { NAME_CHANGES_LIST, type NameChangeRow } from '../../../domain/contract/name-changes.list.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { listThat, rowsOf } from '../../list/story-machines.ts'
import { answers } from '../story-actors.ts'
import type { NameChangesMachines, Refusing } from './name-changes.props.ts'

const change = (id: number, more: Partial<NameChangeRow> = {}): NameChangeRow => ({
  id,
  state: 'asked',
  from: { firstName: 'Bora', lastName: 'Demir' },
  to: { firstName: 'Bora', lastName: 'Demir-Lopez' },
  reason: 'I got married',
  evidence: 'Marriage certificate, seen by Sergeant Cole',
  askedAt: '2026-03-02T15:04:00.000Z',
  decidedAt: null,
  refusal: null,
  person: { userId: 12, email: 'bora.demir@example.org' },
  decider: null,
  ...more,
})

/** Two that wait, the second the viewer's own, and one of each end. */
export const CHANGES: readonly NameChangeRow[] = [
  change(1),
  change(2, {
    from: { firstName: 'Priya', lastName: 'Raman' },
    to: { firstName: 'Priya', lastName: 'Rao' },
    person: { userId: 9, email: 'priya.raman@example.org' },
  }),
  change(3, {
    state: 'approved',
    from: { firstName: 'Hana', lastName: 'Saleh' },
    decidedAt: '2026-03-04T09:00:00.000Z',
    decider: 'Priya Raman',
  }),
  change(4, {
    state: 'refused',
    from: { firstName: 'Tessa', lastName: 'Byrd' },
    decidedAt: '2026-03-05T09:00:00.000Z',
    decider: 'Priya Raman',
    refusal: 'No paper shows it',
  }),
  change(5, {
    state: 'withdrawn',
    from: { firstName: 'Marcus', lastName: 'Bell' },
    decidedAt: '2026-03-06T09:00:00.000Z',
  }),
]

export type NameChangesParts = Readonly<{
  list?: NameChangesMachines['list']
  approve?: ReturnType<typeof answers<void, { subject: NameChangeRow }>>
  refuse?: ReturnType<typeof answers<void, { subject: Refusing }>>
}>

/** The page's charts of stories and tests; what is not given works. */
export const nameChangesThat = ({
  list = listThat(NAME_CHANGES_LIST, rowsOf(CHANGES)),
  approve = answers<void, { subject: NameChangeRow }>(undefined),
  refuse = answers<void, { subject: Refusing }>(undefined),
}: NameChangesParts = {}): NameChangesMachines => ({
  list,
  approving: createDeedMachine<NameChangeRow>().provide({ actors: { perform: approve } }),
  refusing: createDeedMachine<Refusing>({ isReady: ({ reason }) => reason.trim() !== '' }).provide({
    actors: { perform: refuse },
  }),
})
