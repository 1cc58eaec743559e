import { expect, test } from 'vitest'

import { initialsOf } from '../../src/views/initials.ts'

test.each([
  ['Ada Moreno', 'AM'],
  ['Ada', 'A'],
  ['Ada de la Cruz', 'Ad'],
  ['Ada <b>Moreno', 'Ab'],
  ['"Ada" (Moreno)', 'AM'],
  ['Ada - Moreno', 'AM'],
  ['Ömer İnce', 'Öİ'],
  ['أمل الحسن', 'أا'],
  ['E\u0301lise Roy', 'E\u0301R'],
  ['3rd Battalion', '3B'],
  ['<> --', ''],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
