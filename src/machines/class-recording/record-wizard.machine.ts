import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import {
  RECORD_STEPS,
  recordErrors,
  recordPlace,
  settledRecord,
  type RecordPlan,
} from '../../domain/class-record-plan.ts'
import type { ClassRecorded } from '../../domain/contract/recorded-class.contract.ts'
import { createWizardMachine } from '../wizard/wizard.machine.ts'

/** A class that was held, step by step. `now` in milliseconds. */
export const createRecordWizard = (now: () => number) =>
  createWizardMachine<RecordPlan, ClassRecorded>({
    steps: RECORD_STEPS,
    validate: (plan) => recordErrors(plan, now()),
    placeOf: recordPlace,
    settle: settledRecord,
  })

/** The same where nobody tells the time: everything is over. */
export const recordWizardMachine = createRecordWizard(() => Number.POSITIVE_INFINITY)

export type RecordWizardActor = ActorRefFrom<typeof recordWizardMachine>
export type RecordWizardSnapshot = SnapshotFrom<typeof recordWizardMachine>
