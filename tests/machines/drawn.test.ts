import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { expect, test } from 'vitest'

/** Which chart draws one that is a mould of others. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  'asked-form.machine.ts': 'making-course.machine.ts',
  'mailed-link.machine.ts': 'email-verification.machine.ts',
  'wizard.machine.ts': 'story-wizard.ts',
}

test('every chart there is, is drawn in a story', () => {
  const stories = globSync('src/devtools/*.stories.tsx').map((file) => readFileSync(file, 'utf8'))
  const charts = globSync('src/machines/**/*.{machine,lifecycle}.ts')
    .filter((file) => readFileSync(file, 'utf8').includes('createMachine('))
    .map((file) => basename(file))
  expect(charts.length).toBeGreaterThan(60)
  const isDrawn = (file: string) => stories.some((story) => story.includes(`/${DRAWN_AS[file] ?? file}'`))
  expect(charts.filter((file) => !isDrawn(file))).toEqual([])
})
