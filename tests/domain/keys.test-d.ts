import { test } from 'vitest'

import { keysOf, stepsOf } from '../../src/domain/keys.ts'

type Person = Readonly<{ name: string; email: string; phone: string }>

test('the keys of a type are all of them', () => {
  keysOf<keyof Person>({ name: true, email: true, phone: false })
  // @ts-expect-error the phone is left out
  keysOf<keyof Person>({ name: true, email: true })
  // @ts-expect-error nobody has an address
  keysOf<keyof Person>({ name: true, email: true, phone: true, address: true })
})

test('every field has its step', () => {
  stepsOf<keyof Person>()([
    { key: 'who', fields: ['name'] },
    { key: 'where', fields: ['email', 'phone'] },
  ])
  // @ts-expect-error the phone has none
  stepsOf<keyof Person>()([
    { key: 'who', fields: ['name'] },
    { key: 'where', fields: ['email'] },
  ])
})
