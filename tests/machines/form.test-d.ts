import { expectTypeOf, test } from 'vitest'
import type { OutputFrom } from 'xstate'

import type { FieldProps, FormProps } from '../../src/machines/form/form.connect.ts'
import {
  createFormMachine,
  type Drafted,
  type FormActor,
  type FormInput,
} from '../../src/machines/form/form.machine.ts'

type Values = Readonly<{ name: string; age: number | null }>
type Receipt = Readonly<{ reference: string }>

const machine = createFormMachine<Values, Receipt>({ validate: () => ({}) })

test('a form is typed by its values and its output, and takes no field that is not there', () => {
  expectTypeOf<OutputFrom<typeof machine>>().toEqualTypeOf<Receipt>()
  expectTypeOf<FormInput<Values>['drafted']>().toEqualTypeOf<Drafted<Values> | undefined>()
  const ageOf = (form: FormProps<Values>) => form.field('age')
  expectTypeOf(ageOf).returns.toEqualTypeOf<FieldProps<number | null>>()
  // @ts-expect-error no such field
  void ((form: FormProps<Values>) => form.field('address'))
  // @ts-expect-error no such field
  createFormMachine<Values, Receipt>({ validate: () => ({ address: 'required' }) })
  // @ts-expect-error no such field
  void ((actor: FormActor<Values, Receipt>) => actor.send({ type: 'field.left', field: 'address' }))
})

test('of each field it is decided whether it is drafted', () => {
  const input = { form: 'person', values: { name: '', age: null } }
  expectTypeOf({ ...input, drafted: { name: true, age: false } }).toExtend<FormInput<Values>>()
  // @ts-expect-error the age is left out
  expectTypeOf({ ...input, drafted: { name: true } }).toExtend<FormInput<Values>>()
  // @ts-expect-error nobody has an address
  void ({ ...input, drafted: { name: true, age: true, address: true } } satisfies FormInput<Values>)
})
