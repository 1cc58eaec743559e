import type { ActorRefFrom, SnapshotFrom } from 'xstate'

import { PLAN_STEPS, planErrors, type ClassPlan } from '../../domain/class-plan.ts'
import { createWizardMachine } from '../wizard/wizard.machine.ts'

/** A class, step by step; its output is the id of the class that was made. */
export const planWizardMachine = createWizardMachine<ClassPlan, number>({ steps: PLAN_STEPS, validate: planErrors })

export type PlanWizardActor = ActorRefFrom<typeof planWizardMachine>
export type PlanWizardSnapshot = SnapshotFrom<typeof planWizardMachine>
