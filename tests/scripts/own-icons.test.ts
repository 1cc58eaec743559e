import { existsSync, globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { fromOwnFiles, iconFiles } from '../../scripts/tricks/own-icons.ts'

test('every icon of the app has a file of its own, and none is left to the barrel', () => {
  const files = iconFiles()
  const left = globSync('src/**/*.tsx').flatMap((path) => {
    const code = fromOwnFiles(readFileSync(path, 'utf8'), files)
    return /import (?!type )[^;]*from 'lucide-react'/.test(code) ? [path] : []
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
