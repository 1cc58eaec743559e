import { expectTypeOf, test } from 'vitest'

import type { FormField, useFormFields } from '../../../src/views/form/use-form-fields.ts'

type Person = Readonly<{ name: string; phone: string }>
type Fields = Parameters<typeof useFormFields<Person, void>>[1]

test('each value of a form has its field, or is said to have none', () => {
  expectTypeOf<Fields>().toEqualTypeOf<Readonly<Record<'name' | 'phone', FormField>>>()
  void ({ name: { label: 'Name' }, phone: null } satisfies Fields)
  // @ts-expect-error the phone is left out
  void ({ name: { label: 'Name' } } satisfies Fields)
  // @ts-expect-error nobody has an address
  void ({ name: { label: 'Name' }, phone: null, address: null } satisfies Fields)
})
