// Splits the built stylesheet into rules that the renderer can choose from, so that a page carries the rules of its
// first paint and waits for no stylesheet: dist/server/first-styles.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { parse, type AtRule, type ChildNode, type Container } from 'postcss'

import type { StyleRule } from '../src/app/render/first-styles.ts'

/** What the first paint does without: faces that are fetched. Those of the system stand in for them. */
const isLater = ({ name, nodes = [] }: AtRule): boolean =>
  name === 'charset' || (name === 'font-face' && nodes.some((node) => node.toString().includes('url(')))

const classesIn = (selector: string): string[] =>
  Array.from(
    selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:\\[0-9a-f]{1,6}\s?|\\.|[\w-])+)/gi),
    ([, name = '']) =>
      name.replaceAll(/\\([0-9a-f]{1,6})\s?|\\(.)/gi, (_, code: string | undefined, sign: string | undefined) =>
        code === undefined ? (sign ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
      ),
  )

/** The values of the root's data attributes without which a selector matches nothing. */
const rootIn = (selector: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(
      selector.replaceAll(/:(?:not|is|where)\([^)]*\)+/g, '').matchAll(/\[data-(mode|scheme)=([\w-]+)\]/g),
      ([, name = '', value = '']) => [name, value],
    ),
  )

const isConditional = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && ['media', 'layer', 'supports', 'container'].includes(node.name) && node.nodes !== undefined

const rulesIn = (container: Container, within: readonly string[]): StyleRule[] =>
  (container.nodes ?? []).flatMap((node): StyleRule[] => {
    if (isConditional(node)) {
      return node.params === 'print' ? [] : rulesIn(node, [...within, `@${node.name} ${node.params}`])
    }
    if (node.type === 'rule') {
      const needs = node.selectors.map((selector) => ({ classes: classesIn(selector), root: rootIn(selector) }))
      return [{ within, css: node.toString(), needs }]
    }
    return node.type === 'atrule' && !isLater(node)
      ? [{ within, css: `${node.toString()}${node.nodes ? '' : ';'}`, needs: [] }]
      : []
  })

/** Every rule of a stylesheet, in its order. */
export const splitStylesheet = (css: string): StyleRule[] => rulesIn(parse(css), [])

/** `folder` is where the app was built to. */
export const splitStyles = (folder: string): void => {
  const manifest = JSON.parse(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Readonly<{ css?: readonly string[] }>>
  >
  const files = manifest['src/app/main.tsx']?.css ?? []
  const rules = files.flatMap((file) => splitStylesheet(readFileSync(join(folder, 'client', file), 'utf8')))
  writeFileSync(join(folder, 'server/first-styles.json'), JSON.stringify(rules))
}
