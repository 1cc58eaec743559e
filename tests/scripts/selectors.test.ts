import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Of a selector in quotes: whatever stands after what `:has` asks, where that may be any element. */
const ANY_AFTER_HAS = /'(?:[^'\n]*\))?[^'\n]*:has\([^'\n]*\)\s*[>~+ ]\s*\*(?=['\s:,])[^'\n]*'\s*:/g

const found = (text: string): readonly string[] => text.match(ANY_AFTER_HAS) ?? []

test('a selector that styles whatever stands by what has something is found', () => {
  const broad = ["'&:has(> :nth-child(4)) > *': {", "'& > *:has(.skeleton) ~ *': {", "'&:has(a) *:hover': {"]
  const narrow = ["'&:has(> *) > a': {", "'*:has(.skeleton) ~ &': {", "'body :not(:has(main), main, main *)': {"]
  expect([broad.filter((one) => found(one).length === 0), narrow.filter((one) => found(one).length > 0)]).toEqual([
    [],
    [],
  ])
})

/**
 * One such rule and a browser reckons the style of every element of a page anew whenever anything comes or goes in it: on a
 * slow phone that was half of what a change of page costs.
 */
test('no selector styles just anything by what something has', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('generated'))
  expect(files.flatMap((file) => found(readFileSync(file, 'utf8')).map((one) => `${file}: ${one}`))).toEqual([])
})
