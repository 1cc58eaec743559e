/** Writes where the words of each area are, by who hears them: those of the first pages, and those of every other. */
import { readdirSync, writeFileSync } from 'node:fs'

import { LANGUAGES } from '../src/domain/language.ts'
import { FIRST_AREAS } from '../src/i18n/first-areas.ts'

const HOME = new URL('../src/i18n/', import.meta.url)

const areas = readdirSync(new URL('en/', HOME), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted()
const isFirst = (area: string): boolean => FIRST_AREAS.some((first) => first === area)

const write = (file: string, name: string, wanted: readonly string[], base: readonly string[]) => {
  const loaders = LANGUAGES.map((language) => {
    const lines = [
      ...base.map((key) => `    ${key}: () => import('./${language}/index.ts'),`),
      ...wanted.map((area) => `    ${area}: () => import('./${language}/${area}/index.ts'),`),
    ]
    return `  ${language}: {\n${lines.join('\n')}\n  },`
  })
  const text = `// Generated from the folders of src/i18n by scripts/emit-words.ts.\nexport const ${name} = {\n${loaders.join('\n')}\n}\n`
  writeFileSync(new URL(file, HOME), text)
}

write('i18n-first-words.ts', 'firstWords', FIRST_AREAS, ['base'])
write(
  'i18n-further-words.ts',
  'furtherWords',
  areas.filter((area) => !isFirst(area)),
  [],
)
