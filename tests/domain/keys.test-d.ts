import { expectTypeOf, test } from 'vitest'

import { allOf, keysOf, someOf, stepsOf } from '../../src/domain/keys.ts'

type Person = Readonly<{ name: string; email: string; phone: string }>

test('the keys of a type are all of them', () => {
  const keys = keysOf<keyof Person>({ name: true, email: true, phone: false })
  expectTypeOf(keys).toEqualTypeOf<readonly (keyof Person)[]>()
  // @ts-expect-error the phone is left out
  keysOf<keyof Person>({ name: true, email: true })
  // @ts-expect-error nobody has an address
  keysOf<keyof Person>({ name: true, email: true, phone: true, address: true })
})

test('a tuple of all keys lacks none', () => {
  expectTypeOf(allOf<keyof Person>()(['phone', 'name', 'email'])).toEqualTypeOf<readonly ['phone', 'name', 'email']>()
  // @ts-expect-error the phone is left out
  allOf<keyof Person>()(['name', 'email'])
  // @ts-expect-error nobody has an address
  allOf<keyof Person>()(['name', 'email', 'phone', 'address'])
})

test('some keys were chosen among all', () => {
  const some = someOf<keyof Person>()({ name: true, email: true, phone: false })
  expectTypeOf(some).toEqualTypeOf<readonly ('name' | 'email')[]>()
  // @ts-expect-error nothing is said of the phone
  someOf<keyof Person>()({ name: true, email: true })
})

test('every field has its step', () => {
  const [who] = stepsOf<keyof Person>()([
    { key: 'who', fields: ['name'] },
    { key: 'where', fields: ['email', 'phone'] },
  ])
  expectTypeOf(who.key).toEqualTypeOf<'who'>()
  // @ts-expect-error the phone has none
  stepsOf<keyof Person>()([
    { key: 'who', fields: ['name'] },
    { key: 'where', fields: ['email'] },
  ])
})
