import { randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { createSeal } from '../../../server/platform/sealing.ts'

const seal = createSeal(randomBytes(32))
const data = { link: 'https://training.example.org/auth/resetPassword?code=secret', name: 'Şükrü عمر' }

describe('what is sealed', () => {
  it('opens to the same', () => {
    expect(seal.open(seal.close(data, 'mail passwordReset'), 'mail passwordReset')).toEqual(data)
  })

  it('cannot be read, and looks different each time', () => {
    const [first, second] = [seal.close(data, 'mail'), seal.close(data, 'mail')]
    expect(first).not.toBe(second)
    expect(Buffer.from(first, 'base64url').toString('latin1')).not.toContain('secret')
  })

  it('opens for no other use and with no other key', () => {
    const sealed = seal.close(data, 'mail passwordReset')
    expect([
      seal.open(sealed, 'sms phoneCode'),
      createSeal(randomBytes(32)).open(sealed, 'mail passwordReset'),
    ]).toEqual([undefined, undefined])
  })

  it('opens no more once a bit of it was changed', () => {
    const bytes = Buffer.from(seal.close(data, 'mail'), 'base64url')
    const changed = bytes
      .map((_, place) => place)
      .map((place) => {
        const other = Buffer.from(bytes)
        other[place] = (other[place] ?? 0) ^ 1
        return seal.open(other.toString('base64url'), 'mail') === undefined ? 1 : 0
      })
    expect(changed.every((isRefused) => isRefused === 1)).toBe(true)
  })

  it.each(['', 'AAAA', 'not base64 at all'])('was never %o', (text) => {
    expect(seal.open(text, 'mail')).toBeUndefined()
  })
})
