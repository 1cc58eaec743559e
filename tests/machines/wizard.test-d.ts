import { expectTypeOf, test } from 'vitest'
import type { OutputFrom } from 'xstate'

import type { WizardProps } from '../../src/machines/wizard/wizard.connect.ts'
import { createWizardMachine, type WizardActor, type WizardInput } from '../../src/machines/wizard/wizard.machine.ts'

type Values = Readonly<{ title: string; days: readonly string[] }>

const machine = createWizardMachine<Values, number>({ steps: [], validate: () => ({}) })

test('a wizard is typed by its values and its output, and its steps ask for fields that are there', () => {
  expectTypeOf<OutputFrom<typeof machine>>().toEqualTypeOf<number>()
  expectTypeOf<WizardInput<Values>['values']>().toEqualTypeOf<Values>()
  const daysOf = (wizard: WizardProps<Values>) => wizard.value('days')
  expectTypeOf(daysOf).returns.toEqualTypeOf<readonly string[]>()
  // @ts-expect-error no such field
  createWizardMachine<Values, number>({ steps: [{ key: 'what', fields: ['address'] }], validate: () => ({}) })
  // @ts-expect-error no such field
  void ((actor: WizardActor<Values, number>) => actor.send({ type: 'field.changed', field: 'address', value: '' }))
  // @ts-expect-error days are a list
  void ((wizard: WizardProps<Values>) => wizard.change('days', 'monday'))
})
