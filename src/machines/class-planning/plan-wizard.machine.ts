import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { PLAN_STEPS, planErrors, planPlace, withClosing, type ClassPlan } from '../../domain/class-plan.ts'
import { createWizardMachine } from '../wizard/wizard.machine.ts'

/** A class, step by step; its output is the id of the class that was made. `now` in milliseconds. */
export const createPlanWizard = (now: () => number) =>
  createWizardMachine<ClassPlan, number>({
    steps: PLAN_STEPS,
    validate: (plan) => planErrors(plan, now()),
    placeOf: planPlace,
    settle: (plan, before) => withClosing(plan, before, now()),
  })

/** The same where nobody tells the time: nothing is past. */
export const planWizardMachine = createPlanWizard(() => 0)

export type PlanWizardActor = ActorRefFrom<typeof planWizardMachine>
export type PlanWizardSnapshot = SnapshotFrom<typeof planWizardMachine>
