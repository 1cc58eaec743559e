/** Writes the pictures of home, courses and lessons: files that a page asks for when it shows them, not its scripts. */
import { mkdirSync, writeFileSync } from 'node:fs'

import { courses } from './pictures/courses.ts'
import { home } from './pictures/home.ts'
import { lessons } from './pictures/lessons.ts'

const HOME = new URL('../src/views/illustrations/generated/', import.meta.url)

type Drawings = Readonly<Record<string, () => string>>

/** Shown by `<use href="…#name">`: it has no size of its own and takes its paints from where it is shown. */
const write = (file: string, drawings: Drawings) => {
  const groups = Object.entries(drawings).map(([name, draw]) => `<g id="${name}">${draw()}</g>`)
  writeFileSync(new URL(file, HOME), `<svg xmlns="http://www.w3.org/2000/svg">${groups.join('')}</svg>\n`)
}

mkdirSync(HOME, { recursive: true })
write('home.svg', { home })
write('courses.svg', courses)
write('lessons.svg', lessons)
