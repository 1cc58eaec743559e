import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { MessageAudience } from '../../../src/domain/contract/class-form.contract.ts'
import type { ClassDeskActor, classDeskMachine } from '../../../src/machines/class-desk/class-desk.machine.ts'
import type { ClashWatchActor } from '../../../src/machines/class-planning/clash-watch.machine.ts'
import type { classPlanningMachine } from '../../../src/machines/class-planning/class-planning.machine.ts'
import type { PlanWizardActor } from '../../../src/machines/class-planning/plan-wizard.machine.ts'

test('a class is planned from nothing or from another, and its fields keep their types', () => {
  expectTypeOf<InputFrom<typeof classPlanningMachine>>().toEqualTypeOf<Readonly<{ from: number | null }>>()
  expectTypeOf<InputFrom<typeof classDeskMachine>>().toEqualTypeOf<
    Readonly<{ classId: number; viewerId: number; writeTo: MessageAudience | null }>
  >()
  // @ts-expect-error a plan has no price
  void ((actor: PlanWizardActor) => actor.send({ type: 'field.changed', field: 'price', value: '24' }))
  // @ts-expect-error what is asked about is said
  void ((actor: ClashWatchActor) => actor.send({ type: 'question.changed' }))
  // @ts-expect-error what others changed is accepted of a version
  void ((actor: ClassDeskActor) => actor.send({ type: 'changes.accepted' }))
  // @ts-expect-error a class is cancelled by its form, with a reason
  void ((actor: ClassDeskActor) => actor.send({ type: 'class.cancelled' }))
})
