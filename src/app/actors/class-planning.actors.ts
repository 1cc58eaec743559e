import { assign } from 'xstate'

import { planAgain, blankPlan, classFormOf, type ClassPlan } from '../../domain/class-plan.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  classPlanningMachine,
  type ClassPlanningInput,
  type PlanningGround,
} from '../../machines/class-planning/class-planning.machine.ts'
import { createPlanWizard } from '../../machines/class-planning/plan-wizard.machine.ts'
import type { WizardDraft } from '../../machines/wizard/wizard.machine.ts'
import { createClashWatch } from './clash-watch.actors.ts'
import { draftActors } from './draft.actors.ts'
import { keptReading } from './kept-reading.ts'
import { watchNetwork } from './network.actors.ts'

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const createClassPlanning = (gateway: Gateway, viewerId: () => number | null) => {
  const { ask, now } = gateway
  const gather = async (from: number | null, signal: AbortSignal): Promise<PlanningGround> => {
    if (from === null) {
      const { classChoices: choices } = await ask('ClassChoices', {}, { signal })
      return { choices, plan: blankPlan(choices.venues[0]?.timeZone ?? ownZone()) }
    }
    const { classChoices: choices, heldClass } = await ask('ClassPlanAgain', { from }, { signal })
    return { choices, plan: planAgain(heldClass, viewerId() ?? 0, now()) }
  }
  const reading = keptReading(
    gateway,
    ['classes'],
    ({ from }: ClassPlanningInput, signal) => gather(from, signal),
    ({ from }) => `planningGround ${from}`,
  )
  return classPlanningMachine.provide({
    actions: {
      recall: assign(({ context: { from } }) => {
        const ground = reading.recall({ from })
        // A class again is planned by the class as it is now: its plan is not made of what is of a while ago.
        if (from !== null && reading.isOld()) return { ground: null }
        return { ground: ground ?? null, isOld: reading.isOld() }
      }),
    },
    actors: {
      gather: asking<PlanningGround, ClassPlanningInput>(reading.read),
      watchNetwork,
      clashes: createClashWatch(gateway),
      wizard: createPlanWizard(now).provide({
        actors: {
          ...draftActors<WizardDraft<ClassPlan>>(viewerId),
          submit: asking<number, { values: ClassPlan }>(
            async ({ values }, signal) =>
              (await ask('PlanClass', { planned: classFormOf(values) }, { signal })).planClass,
          ),
        },
      }),
    },
  })
}
