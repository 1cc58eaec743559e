import { readFileSync } from 'node:fs'

import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { setup } from 'xstate'

import { asMermaid } from '../../../src/devtools/export/mermaid.ts'
import { asSvg } from '../../../src/devtools/export/svg.ts'
import { chartTable, statesInWords, withTable } from '../../../src/devtools/export/table.ts'
import { loadCharts } from '../../../src/devtools/facts/all-charts.ts'
import { factsOf } from '../../../src/devtools/facts/chart-facts.ts'
import { layOut } from '../../../src/devtools/layout/lay-out.ts'

const charts = await loadCharts()

const doorTypes = {} as { events: { type: 'door.pushed' } | { type: 'bell.rung' } }

const door = setup({
  types: doorTypes,
  guards: { isOpen: () => true },
  actions: { ring: () => undefined },
}).createMachine({
  id: 'door',
  type: 'parallel',
  states: {
    leaf: {
      initial: 'shut',
      states: {
        shut: { tags: 'quiet', on: { 'door.pushed': { guard: 'isOpen', target: 'gone' } } },
        gone: { type: 'final' },
      },
    },
    bell: { on: { 'bell.rung': { actions: 'ring' } } },
  },
})

test('the table of ARCHITECTURE.md is what the charts are: `npm run charts -- --table` writes it', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8')
  expect(text).toBe(withTable(text, chartTable(charts)))
})

test('the table stands between its marks, and nowhere else', () => {
  expect(withTable('no marks', 'rows')).toBeNull()
  const text = readFileSync('ARCHITECTURE.md', 'utf8')
  const other = withTable(text, 'rows')
  expect(other).toContain('begin -->\n\nrows\n\n<!--')
  expect(other && withTable(other, chartTable(charts))).toBe(text)
})

test('states are told with what is in them and beside them', () => {
  expect(statesInWords(factsOf(door))).toBe('leaf {shut, gone} beside bell')
})

test('Mermaid has every state and every move', () => {
  expect(asMermaid(factsOf(door))).toBe(
    [
      'stateDiagram-v2',
      '  state "door" as door {',
      '    state "leaf" as door_leaf {',
      '      [*] --> door_leaf_shut',
      '      state "shut" as door_leaf_shut',
      '      door_leaf_shut : #35;quiet',
      '      state "gone" as door_leaf_gone',
      '      door_leaf_gone --> [*]',
      '    }',
      '    --',
      '    state "bell" as door_bell',
      '    door_bell : bell.rung / ring',
      '  }',
      '  door_leaf_shut --> door_leaf_gone : door.pushed [isOpen]',
      '',
    ].join('\n'),
  )
})

test('a file of a drawing is sound XML that says all that the drawing says', async () => {
  const elk = new ELK()
  const drawing = await layOut(factsOf(door), (graph) => elk.layout(graph))
  const svg = asSvg('door & <bell>', drawing)
  expect(svg).toContain('<title>door &amp; &lt;bell&gt;</title>')
  const texts = [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text)
  expect(texts.toSorted()).toEqual(
    ['door', 'leaf', 'shut', '#quiet', 'gone', 'bell', '· bell.rung', '/ ring', 'door.pushed', '[isOpen]'].toSorted(),
  )
})
