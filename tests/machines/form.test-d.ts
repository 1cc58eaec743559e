import { expectTypeOf, test } from 'vitest'
import type { OutputFrom } from 'xstate'

import type { FieldProps, FormProps } from '../../src/machines/form/form.connect.ts'
import { createFormMachine, type FormActor, type FormInput } from '../../src/machines/form/form.machine.ts'

type Values = Readonly<{ name: string; age: number | null }>
type Receipt = Readonly<{ reference: string }>

const machine = createFormMachine<Values, Receipt>({ validate: () => ({}) })

test('a form is typed by its values and its output, and takes no field that is not there', () => {
  expectTypeOf<OutputFrom<typeof machine>>().toEqualTypeOf<Receipt>()
  expectTypeOf<FormInput<Values>['drafted']>().toEqualTypeOf<readonly ('name' | 'age')[] | undefined>()
  const ageOf = (form: FormProps<Values>) => form.field('age')
  expectTypeOf(ageOf).returns.toEqualTypeOf<FieldProps<number | null>>()
  // @ts-expect-error no such field
  void ((form: FormProps<Values>) => form.field('address'))
  // @ts-expect-error no such field
  createFormMachine<Values, Receipt>({ validate: () => ({ address: 'required' }) })
  // @ts-expect-error no such field
  void ((actor: FormActor<Values, Receipt>) => actor.send({ type: 'field.left', field: 'address' }))
})
