// `npm run charts`: every chart as SVG, PNG and Mermaid in ./charts, without the app and without a network.
// `--only roster` takes those whose name holds that word, `--table` writes the table of ARCHITECTURE.md and nothing else.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import ELK from 'elkjs/lib/elk.bundled.js'
import { chromium } from 'playwright-core'

import { asMermaid } from '../src/devtools/export/mermaid.ts'
import { asSvg } from '../src/devtools/export/svg.ts'
import { chartTable, withTable } from '../src/devtools/export/table.ts'
import { factsOf } from '../src/devtools/facts/chart-facts.ts'
import { chartsIn, type FoundChart } from '../src/devtools/facts/charts.ts'
import { layOut } from '../src/devtools/layout/lay-out.ts'
import { chromium as launchOptions } from '../tests/support/chromium.ts'

const FOLDER = 'charts'
const DOCUMENT = 'ARCHITECTURE.md'

const { values: wanted } = parseArgs({
  options: { only: { type: 'string', default: '' }, table: { type: 'boolean', default: false } },
})

const findCharts = async (): Promise<readonly FoundChart[]> => {
  const files = globSync('src/machines/**/*.ts').toSorted()
  const modules = await Promise.all(
    files.map(async (file) => [file, (await import(pathToFileURL(resolve(file)).href)) as object] as const),
  )
  return chartsIn(Object.fromEntries(modules))
}

const writeTable = (charts: readonly FoundChart[]) => {
  const written = withTable(readFileSync(DOCUMENT, 'utf8'), chartTable(charts))
  if (written === null) throw new Error(`${DOCUMENT} has no marks to put the table between.`)
  writeFileSync(DOCUMENT, written)
}

/** `roster/roster.machine rosterMachine` as a file is called. */
const fileOf = ({ name }: FoundChart): string => name.replace(/^.*\//, '').replaceAll(/[. ]/g, '-')

const draw = async (charts: readonly FoundChart[]) => {
  mkdirSync(FOLDER, { recursive: true })
  const elk = new ELK()
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage()
  for (const chart of charts) {
    const facts = factsOf(chart.machine)
    const drawing = await layOut(facts, (graph) => elk.layout(graph))
    const svg = asSvg(facts.id, drawing)
    const path = join(FOLDER, fileOf(chart))
    writeFileSync(`${path}.svg`, svg)
    writeFileSync(`${path}.mmd`, asMermaid(facts))
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
    await page.locator('svg').screenshot({ path: `${path}.png` })
  }
  await browser.close()
  process.stdout.write(`${charts.length} charts, each as SVG, PNG and Mermaid, are in ./${FOLDER}.\n`)
}

const charts = await findCharts()
if (wanted.table) writeTable(charts)
else {
  const chosen = charts.filter(({ name }) => name.toLowerCase().includes(wanted.only.toLowerCase()))
  if (chosen.length === 0) throw new Error(`No chart's name holds "${wanted.only}".`)
  await draw(chosen)
}
