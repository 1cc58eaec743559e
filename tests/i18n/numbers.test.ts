import { expect, test } from 'vitest'

import { LANGUAGES } from '../../src/domain/language.ts'
import { numbersIn } from '../../src/i18n/numbers.ts'

const VALUES = [
  ...Array.from({ length: 1100 }, (_, value) => value),
  0.5,
  12.25,
  -1,
  -999,
  1e6,
  2 ** 53,
  Number.NaN,
  Infinity,
]

test.each(LANGUAGES)('numbers in %s are written as the browser writes them', (language) => {
  const own = new Intl.NumberFormat(language)
  const { format } = numbersIn(language)
  expect(VALUES.map(format)).toEqual(VALUES.map((value) => own.format(value)))
})
