import { afterEach, expect, it, vi } from 'vitest'

import { keepCookie } from '../../src/app/actors/device-storage.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['https://training.example.org/home', true],
  ['http://localhost:3000/home', false],
])('a cookie of a page at %s is secure: %s', (address, isSecure) => {
  vi.stubGlobal('location', new URL(address))
  const write = vi.spyOn(document, 'cookie', 'set')
  keepCookie('scheme', 'ocean')
  keepCookie('scheme', null)
  expect(write.mock.calls.map(([cookie]) => /; secure\b/.test(cookie))).toEqual([isSecure, isSecure])
  vi.unstubAllGlobals()
})
