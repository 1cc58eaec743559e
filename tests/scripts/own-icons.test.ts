import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fromOwnFiles, iconFiles } from '../../scripts/tricks/own-icons.ts'

test('every icon of the app has a file of its own, and none is left to the barrel', () => {
  const files = iconFiles()
  const left = globSync('src/**/*.tsx').flatMap((path) => {
    const code = fromOwnFiles(readFileSync(path, 'utf8'), files)
    return /^import \{[^}]*\} from 'lucide-react'/m.test(code) ? [path] : []
  })
  expect(left).toEqual([])
  expect([...new Set(files.values())].filter((file) => !existsSync(file))).toEqual([])
})

test('types are not imported, names stay what they are here, and what is no icon is refused', () => {
  const files = new Map([['Truck', '/icons/truck.mjs']])
  expect(fromOwnFiles("import { Truck as Lorry, type LucideIcon } from 'lucide-react'", files)).toBe(
    'import Lorry from "/icons/truck.mjs"',
  )
  expect(() => fromOwnFiles("import { Trcuk } from 'lucide-react'", files)).toThrow('lucide-react has no icon Trcuk.')
})

test('an import that a comment or a string tells of is left as it is', () => {
  const files = new Map([['Truck', '/icons/truck.mjs']])
  const told = ';Icon.about={"description":"By its name: `import { Truck } from \'lucide-react\'`."}'
  expect(fromOwnFiles(`import { Truck } from 'lucide-react'\n${told}`, files)).toBe(
    `import Truck from "/icons/truck.mjs"\n${told}`,
  )
})
