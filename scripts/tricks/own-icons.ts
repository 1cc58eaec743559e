// Icons are imported from their own files, not from the barrel of all 1,700: behind that the module graph cannot tell
// which page draws which, and file-groups.ts would give all of them to everyone. It stands before the plugin of React,
// which leaves nothing of an import that this could read.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

const PACKAGE = 'lucide-react'
/** At the beginning of a line alone: Storybook writes what comments say into strings of the module. */
const FROM_BARREL = /^import \{([^}]*)\} from 'lucide-react'/gm

/** The file of each name that the barrel exports. */
export const iconFiles = (): ReadonlyMap<string, string> => {
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`)), 'dist/esm')
  const barrel = readFileSync(join(folder, 'lucide-react.mjs'), 'utf8')
  return new Map(
    Array.from(barrel.matchAll(/export \{([^}]*)\} from '([^']+)'/g)).flatMap(([, names = '', file = '']) =>
      Array.from(names.matchAll(/default as (\w+)/g), ([, name = '']): [string, string] => [name, join(folder, file)]),
    ),
  )
}

/** A module's code with each icon from its own file. Throws for a name that is no icon. */
export const fromOwnFiles = (code: string, files: ReadonlyMap<string, string>): string =>
  code.replaceAll(FROM_BARREL, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => {
        const [icon = '', local = icon] = name.split(' as ')
        const file = files.get(icon)
        if (file === undefined) throw new Error(`${PACKAGE} has no icon ${icon}.`)
        return `import ${local} from ${JSON.stringify(file)}`
      })
      .join(';'),
  )

export const ownIcons = (): Plugin => {
  let files: ReadonlyMap<string, string> | undefined
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes(`'${PACKAGE}'`)) return null
      files ??= iconFiles()
      return { code: fromOwnFiles(code, files), map: null }
    },
  }
}
