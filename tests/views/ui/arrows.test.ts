import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ONE_WAY = /(?:Arrow|Chevron)(?:Left|Right)/

/** Each element that wears an icon before its words, or alone, as it is written. */
const worn = (source: string): readonly string[] => source.match(/<\w+(?=[\s>])[^<]*?\sicon=\{\w+\}[^<]*?>/g) ?? []

test('an arrow or a chevron that points one way turns round where the language does', () => {
  const files = globSync('src/views/**/*.view.tsx')
  const stiff = files.flatMap((file) =>
    worn(readFileSync(file, 'utf8'))
      .filter((element) => ONE_WAY.test(/\sicon=\{(\w+)\}/.exec(element)?.[1] ?? '') && !/\smirrored\b/.test(element))
      .map((element) => `${file}: ${element}`),
  )
  expect(stiff).toEqual([])
  // Or nothing was looked at.
  expect(files.flatMap((file) => worn(readFileSync(file, 'utf8'))).length).toBeGreaterThan(100)
})
