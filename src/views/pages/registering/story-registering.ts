import { fromPromise } from 'xstate'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import {
  createChoiceSearchMachine,
  type ChoiceQuestion,
} from '../../../machines/choice-search/choice-search.machine.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { answers } from '../story-actors.ts'
import { NOW } from '../story-data.ts'
import type { ClassChoice, Registering, RegisteringMachines } from './registering.props.ts'

const inDays = (days: number): string => new Date(NOW + days * 86_400_000).toISOString()

const FAIRMONT: ClassChoice = {
  id: 41,
  name: 'TIM basics',
  courseTitle: 'TIM basics',
  courseDate: inDays(12),
  timeZone: 'America/Chicago',
  venue: 'Fairmont Fire Station 3',
  city: 'Fairmont',
  seatsLeft: 2,
  waiting: 0,
}

/** With some seats, with many, and with none. */
export const OPEN_CLASSES: readonly ClassChoice[] = [
  FAIRMONT,
  { ...FAIRMONT, id: 42, courseDate: inDays(19), venue: 'Harlan County Annex', city: 'Harlan', seatsLeft: 24 },
  { ...FAIRMONT, id: 43, courseDate: inDays(26), venue: 'قاعة المحافظة', city: 'Central', seatsLeft: 0, waiting: 3 },
]

export type Registers = ReturnType<typeof answers<ListAct, { subject: Registering }>>

/** How people are registered, in stories and tests. */
export const registeringThat = (
  register: Registers,
  open: readonly ClassChoice[] = OPEN_CLASSES,
): RegisteringMachines => ({
  registering: createDeedMachine<Registering, ListAct>({ isReady: ({ held }) => held !== null }).provide({
    actors: { perform: register },
  }),
  openClasses: createChoiceSearchMachine<ClassChoice>().provide({
    actors: {
      findChoices: fromPromise<readonly ClassChoice[], ChoiceQuestion>(async ({ input: { search } }) =>
        open.filter(({ courseTitle, venue }) => `${courseTitle} ${venue}`.toLowerCase().includes(search.toLowerCase())),
      ),
    },
  }),
})
