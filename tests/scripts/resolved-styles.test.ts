import { parseAst } from 'vite'
import { expect, test } from 'vitest'

import { resolveCss } from '../../scripts/tricks/resolved-styles.ts'

/** Says what it was asked for. */
const css = (...styles: unknown[]) => styles.map((style) => JSON.stringify(style).replaceAll('"', '')).join(' ')
const resolve = (code: string) => resolveCss(code, parseAst(code) as never, css).trim()

test('what is known before the run becomes its classes, and nothing of the run-time is imported', () => {
  expect(
    resolve(`import { css, cx } from 'styled-system/css'\nconst a = cx(css({ p: '4', _hover: { m: -1 } }), b)`),
  ).toBe(`import { cx } from 'styled-system/css/cx'\nconst a = cx("{p:4,_hover:{m:-1}}", b)`)
})

test('constants of the module are known: as values, as keys and spread', () => {
  const code =
    "import { css } from 'styled-system/css'\nconst WIDE = '@media (a)'\nconst pill = { p: `1` }\nexport default css({ [WIDE]: { ...pill } }, pill)"
  expect(resolve(code)).toBe(
    'const WIDE = \'@media (a)\'\nconst pill = { p: `1` }\nexport default "{@media (a):{p:1}} {p:1}"',
  )
})

test('what is known at run time only stays a call, and keeps the import', () => {
  const code = `import { css } from 'styled-system/css'\nexport const a = (size) => [css({ width: size }), css({ p: '1' })]`
  expect(resolve(code)).toBe(
    `import { css } from 'styled-system/css/css'\nexport const a = (size) => [css({ width: size }), "{p:1}"]`,
  )
})
