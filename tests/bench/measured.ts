import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'

import type { Measure } from './measure.ts'

/** What a run may be of, as it is asked for, and what its section is called. */
export const PARTS = {
  pages: 'First loads',
  journeys: 'Every page of every role',
  server: 'Calls',
  'sign-in': 'Sign-in',
  scale: 'As the programme grows',
  memory: 'Memory',
} as const

export type Part = keyof typeof PARTS

/** What a part found last, and on which day. */
export type Measured = Readonly<{ day: string; measures: readonly Omit<Measure, 'seen'>[] }>

const fileOf = (part: Part) => new URL(`measured/${part}.json`, import.meta.url)

/** Keeps what a whole part found, until it is measured again. */
export const keepMeasured = async (part: Part, measures: readonly Measure[]): Promise<void> => {
  const kept: Measured = {
    day: new Date().toISOString().slice(0, 10),
    measures: measures.map(({ seen: _seen, ...measure }) => measure),
  }
  await mkdir(new URL('.', fileOf(part)), { recursive: true })
  await writeFile(fileOf(part), `${JSON.stringify(kept, null, 2)}\n`)
}

/** What is known of a part; undefined where it was never measured. */
export const readMeasured = (part: Part): Measured | undefined =>
  existsSync(fileOf(part)) ? (JSON.parse(readFileSync(fileOf(part), 'utf8')) as Measured) : undefined
