import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ownPath, readRedirect, writeRedirect } from '../../src/domain/redirect.ts'

const origin = 'https://training.example.org'

test('a path of ours keeps its query', () => {
  expect(ownPath('/online-course/1?lesson=2#quiz')).toBe('/online-course/1?lesson=2#quiz')
})

test('what leads elsewhere, or is no path, is refused', () => {
  for (const value of [
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/\t/evil.example',
    '/a\nb',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'home',
    null,
    7,
  ])
    expect(ownPath(value)).toBeNull()
})

test('whatever is accepted resolves to our own origin', () => {
  expect.hasAssertions()
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\r',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    'evil.example',
    'a',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPath(`/${pieces.join('')}`) ?? '/'
      expect(new URL(path, origin).origin).toBe(origin)
    }),
    { numRuns: 2000 },
  )
})

test('what was remembered is read back, with its mark', () => {
  for (const remembered of [
    { path: '/student/dash', denied: false },
    { path: '/admin/users?page=2', denied: true },
  ])
    expect(readRedirect(writeRedirect(remembered))).toEqual(remembered)
})

test('a tampered memory is as good as none', () => {
  for (const stored of [null, '', '401', '401 ', '401 //evil.example', '//evil.example', '402 /home'])
    expect(readRedirect(stored)).toBeNull()
})

test('what is written is read again, with whose it is', () => {
  for (const redirect of [
    { path: '/student/dash', denied: false },
    { path: '/admin/users?page=2', denied: true },
    { path: '/student/dash', denied: false, of: 5 },
    { path: '/admin/users', denied: true, of: 41 },
  ])
    expect(readRedirect(writeRedirect(redirect), 'of' in redirect ? `${redirect.of}` : null)).toEqual(redirect)
  expect(readRedirect('//evil.example', '5')).toBeNull()
})
