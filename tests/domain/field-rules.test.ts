import { describe, expect, it } from 'vitest'

import { CONTACT_LIMITS } from '../../src/domain/contact.ts'
import { contactForm } from '../../src/domain/contract/contact.contract.ts'
import { rulesOf } from '../../src/domain/field-rules.ts'

const judge = rulesOf(contactForm)
const FINE = { name: 'Ada', email: 'ada@example.org', topic: 'other', message: 'Hello.' }

describe('a message to the programme', () => {
  it('is fine when everything is there, blanks around it aside', () => {
    expect(judge({ ...FINE, email: ' ada@example.org ' })).toEqual({})
  })

  it.each([
    ['nothing', { name: '', email: '', topic: '', message: '' }],
    ['blanks', { name: ' ', email: '\t', topic: '', message: '\n' }],
  ])('of %s needs every field', (_name, values) => {
    expect(judge(values)).toEqual({ name: 'required', email: 'required', topic: 'required', message: 'required' })
  })

  it.each(['ada', 'ada@', '@example.org', 'ada@example', 'ada example@example.org', 'a@b.c@d.e'])(
    'does not take %s for an address',
    (email) => {
      expect(judge({ ...FINE, email })).toEqual({ email: 'email' })
    },
  )

  it('is as long as the server takes it, and no longer', () => {
    const { name, email, message } = CONTACT_LIMITS
    const host = '@example.org'
    const longest = { name: 'x'.repeat(name), message: 'x'.repeat(message) }
    expect([
      judge({ ...FINE, ...longest }),
      judge({
        name: `${longest.name}x`,
        message: `${longest.message}x`,
        topic: 'other',
        email: 'x'.repeat(email) + host,
      }),
    ]).toEqual([{}, { name: 'tooLong', email: 'tooLong', message: 'tooLong' }])
  })
})
