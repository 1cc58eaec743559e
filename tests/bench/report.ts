import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

import { isMet } from './measure.ts'
import type { Measure, Target } from './measure.ts'
import { PARTS, type Measured, type Part } from './measured.ts'
import { reasonOf, type Reason } from './reasons.ts'

const INTRODUCTION = `# Benchmarks

Written by \`npm run bench\`, which measures the product and something plain in the same run, in turns, and keeps the
ratio of the medians: that says the same on a fast machine and on a slow one. Absolute numbers are printed while it
runs, and few of them are kept. Each part says on which day it was measured last: \`npm run bench -- --only journeys\`
measures one of them again. \`npm run bench -- --long\` sends watch reports for ten minutes.`

const NOTES = [
  "The load generator and the browser share the processors with the server, the database and what they are measured against. What that costs is the same on both sides, so it draws each throughput ratio towards 1; the ratio by the server's own processor time is free of it.",
  'On a machine with other work the throughput ratios of the server calls move by a third and more between runs; those by processor time move by a tenth.',
  'Server calls: the product and the bare Fastify handlers are one process on one pool of one PostgreSQL that writes to disk before it says so. The bare handlers check no token, validate nothing and log nothing; the product does all that it does in production.',
  'First load: every script that a cold Chromium fetches until its network is quiet, by its compressed bytes. The libraries alone are one small machine shown in one element, built and compressed in the same way.',
  'Slow phone: processor 4 times slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, nothing cached.',
]

const shown = (value: number, unit: string): string => {
  if (unit === '') return value.toFixed(3)
  return unit === 'x' ? `${value.toFixed(2)} x` : `${Math.round(value)}${unit}`
}

const wanted = (target: Target | null): string => {
  if (target === null) return 'none'
  const unit = target.unit === 'x' ? ' x' : target.unit
  return `${target.is} ${target.value}${unit}`
}

/** As it is kept. */
type Kept = Measured['measures'][number]

const verdict = (measure: Kept): string => {
  if (measure.target === null) return ''
  return isMet(measure) ? 'met' : 'missed'
}

const row = (measure: Kept): string => {
  const { name, against, value, unit = 'x', target } = measure
  return `| ${name} | ${against} | ${shown(value, unit)} | ${wanted(target)} | ${verdict(measure)} |`
}

const byHow = (measure: Kept): string =>
  `${shown(measure.value, measure.unit ?? 'x')}, wanted ${wanted(measure.target)}`

const missed = (reason: Reason | undefined, measures: readonly Kept[]): string => {
  const [first] = measures
  const said = reason
    ? `Reason: ${reason.reason}\n\nPlan: ${reason.plan}`
    : 'Reason and plan: not written yet; they belong in `tests/bench/reasons.ts`.'
  const [title, seen] =
    measures.length === 1 && first
      ? [first.name, `${byHow(first)}.`]
      : [reason?.title ?? 'Others', measures.map((measure) => `- ${measure.name}: ${byHow(measure)}.`).join('\n')]
  return `### ${title}\n\n${seen}\n\n${said}`
}

export const toConsole = (measure: Measure): string =>
  `${(verdict(measure) || 'note').padEnd(7)}${shown(measure.value, measure.unit ?? 'x').padStart(9)}  ` +
  `(${wanted(measure.target)})  ${measure.name}, against ${measure.against}\n${' '.repeat(18)}${measure.seen}`

const sectionOf = (part: Part, { day, measures }: Measured): string =>
  [
    `## ${PARTS[part]}`,
    `Measured on ${day}.`,
    [
      '| What | Against | Measured | Target | |',
      '| --- | --- | --- | --- | --- |',
      ...measures.map((measure) => row(measure)),
    ].join('\n'),
  ].join('\n\n')

/** What is known of each part, in the order in which they are measured. */
export const toMarkdown = (known: readonly (readonly [Part, Measured])[]): string => {
  const measures = known.flatMap(([, { measures: found }]) => found)
  const misses = measures.filter((measure) => !isMet(measure))
  const reasons = Map.groupBy(misses, ({ id }) => reasonOf(id))
  const details = measures.flatMap(({ name, details = [] }) => details.map((detail) => `- ${name}: ${detail}`))
  const parts = [
    INTRODUCTION,
    `Measured on ${cpus().length} processors with Node ${process.versions.node}.`,
    ...known.map(([part, measured]) => sectionOf(part, measured)),
    '## Where a target is missed',
    ...(misses.length === 0 ? ['Nowhere.'] : [...reasons].map(([reason, found]) => missed(reason, found))),
    '## What the numbers are made of',
    details.join('\n'),
    // By hand: it takes twenty minutes to make, and longer to ask.
    readFileSync(new URL('at-scale.md', import.meta.url), 'utf8').trim(),
    '## How to read them',
    NOTES.map((note) => `- ${note}`).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}
