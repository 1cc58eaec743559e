// Splits the built stylesheet into rules that the renderer can choose from, so that a page carries the rules of its
// first paint and waits for no stylesheet: dist/server/first-styles.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser'

import type { StyleNeed, StyleRule } from '../../src/app/render/first-styles.ts'

/** What the first paint does without: faces that are fetched. Those of the system stand in for them. */
const isLater = ({ name, nodes = [] }: AtRule): boolean =>
  name === 'charset' || (name === 'font-face' && nodes.some((node) => node.toString().includes('url(')))

/** Around the markup, whatever that is. */
const AROUND = new Set(['html', 'body'])
/** What /boot.js writes on the root, and what a person opens before the scripts have come: the markup does not tell. */
const UNTOLD = new Set(['data-session', 'data-scrollbars', 'dir', 'open'])

/** Whatever a selector cannot match without. What stands in `:not()`, or beside others in `:is()`, is none of it. */
const requiredBy = (selector: Selector): Node[] =>
  selector.nodes.flatMap((node): Node[] => {
    if (node.type !== 'pseudo') return [node]
    const [only, ...others] = [':is', ':where'].includes(node.value) ? node.nodes : []
    return only && others.length === 0 ? requiredBy(only) : []
  })

const needOf = (selector: Selector): StyleNeed => {
  const marks: string[] = []
  const root: Record<string, string> = {}
  for (const node of requiredBy(selector)) {
    if (node.type === 'class') marks.push(`.${node.value}`)
    if (node.type === 'tag' && !AROUND.has(node.value)) marks.push(node.value)
    if (node.type !== 'attribute' || UNTOLD.has(node.attribute)) continue
    const { attribute, operator, value = '' } = node
    const [, ofRoot] = /^data-(mode|scheme)$/.exec(attribute) ?? []
    if (ofRoot === undefined) marks.push(operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`)
    else if (operator === '=') root[ofRoot] = value
  }
  return { marks, root }
}

const needsOf = ({ selector }: Rule): StyleNeed[] =>
  selectorParser()
    .astSync(selector)
    .nodes.map((one) => needOf(one))

const isConditional = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['media', 'layer', 'supports', 'container'].includes(node.name) && node.nodes !== undefined

const isVariable = (node: ChildNode): node is Declaration => node.type === 'decl' && node.variable

/** A rule that only gives variables is split: most of them nothing on a page reads. */
const partsOf = (rule: Rule, within: readonly string[]): StyleRule[] => {
  const needs = needsOf(rule)
  if (!rule.nodes.every(isVariable)) return [{ within, css: rule.toString(), needs }]
  const under = [...within, rule.selector]
  return rule.nodes.map((node) => ({ within: under, css: `${node.toString()};`, needs, gives: node.prop }))
}

const rulesIn = (container: Container, within: readonly string[]): StyleRule[] =>
  (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (isConditional(node)) {
      return node.params === 'print' ? [] : rulesIn(node, [...within, `@${node.name} ${node.params}`])
    }
    if (node.type === 'rule') return partsOf(node, within)
    return node.type === 'atrule' && !isLater(node)
      ? [{ within, css: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [] }]
      : []
  })

/** Every rule of a stylesheet, in its order. */
export const splitStylesheet = (css: string): StyleRule[] => rulesIn(parse(css), [])

/** `folder` is where the app was built to. */
export const splitStyles = (folder: string): void => {
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Readonly<{ file: string }>>
  >
  const built = manifest['style.css']
  if (!built) throw new Error('The manifest knows no style.css.')
  const rules = splitStylesheet(readFileSync(join(folder, 'client', built.file), 'utf8'))
  writeFileSync(join(folder, 'server/first-styles.json'), JSON.stringify(rules))
}
