import { expectTypeOf, test } from 'vitest'

import { keysOf, stepsOf } from '../../src/domain/keys.ts'

type Person = Readonly<{ name: string; email: string; phone: string }>

test('the keys of a type are all of them', () => {
  const keys = keysOf<keyof Person>({ name: true, email: true, phone: false })
  expectTypeOf(keys).toEqualTypeOf<readonly (keyof Person)[]>()
  // @ts-expect-error the phone is left out
  keysOf<keyof Person>({ name: true, email: true })
  // @ts-expect-error nobody has an address
  keysOf<keyof Person>({ name: true, email: true, phone: true, address: true })
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
