import type { OwnWalkIn } from '../../../domain/contract/own-walk-ins.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { answers, fails, resourceThat } from '../story-actors.ts'
import type { AnsweredWalkIn } from './own-walk-in-dialog.view.tsx'
import type { OwnWalkInsProps } from './own-walk-ins.view.tsx'

const walkIn = (id: number, courseTitle: string, venue: string): OwnWalkIn => ({
  id,
  courseTitle,
  courseDate: '2026-03-05T14:00:00.000Z',
  timeZone: 'America/Chicago',
  venue,
})

export const WALK_INS: readonly OwnWalkIn[] = [
  walkIn(1, 'National TIM responder', 'Fairmont Fire Training Center'),
  walkIn(2, 'Tow and recovery operator', 'DOT District 1 training pad'),
]

/** Asked of some classes; saying whether it was them is taken, or does not come about for this reason. */
export const walkInsThat = (items: readonly OwnWalkIn[], fault?: Fault): OwnWalkInsProps => ({
  machine: resourceThat(answers<readonly OwnWalkIn[], { query: undefined }>(items)),
  answering: createDeedMachine<AnsweredWalkIn>().provide({
    actors: {
      perform: fault
        ? fails<void, { subject: AnsweredWalkIn }>(fault)
        : answers<void, { subject: AnsweredWalkIn }>(undefined),
    },
  }),
})
