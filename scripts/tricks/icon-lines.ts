// The lines of an icon are one path in the built app, where Lucide draws each of them by an element of its own: a dashed
// ring has eight. A list on a phone makes, styles and lays out an eighth fewer elements for it, a roster a third.
import { pathToFileURL } from 'node:url'

import { optimize } from 'svgo'
import type { Plugin } from 'vite'

type Attributes = Readonly<Record<string, string>>
export type IconNode = readonly (readonly [tag: string, attributes: Attributes])[]

/** In the file of an icon: its elements, as they are written there. */
const NODE = /\n {2}node: \[[\s\S]*?\](?=,?\n(?: {2}\w|\}))/

/** React's, of which one path has no use. */
const withoutKey = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key'))

const elementOf = ([tag, attributes]: IconNode[number]): string => {
  const said = Object.entries(withoutKey(attributes))
  return `<${tag} ${said.map(([key, value]) => `${key}="${value}"`).join(' ')}/>`
}

/** What is drawn as it is: its own fill or width would be that of all. */
const isPlain = ([, attributes]: IconNode[number]): boolean =>
  Object.keys(attributes).every((key) => !/fill|stroke|opacity/.test(key))

/** A circle, a line and so on as the path that it is; those that cannot be one stay. */
const toPath = (node: IconNode): IconNode => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${node.map(elementOf).join('')}</svg>`
  const { data } = optimize(svg, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision: 4 } },
      { name: 'mergePaths', params: { force: true, floatPrecision: 4 } },
    ],
  })
  return Array.from(data.matchAll(/<(\w+) ([^>]*?)\/>/g), ([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, value]),
    ),
  ])
}

/** The same picture by as few elements as it takes. */
export const asFewLines = (node: IconNode): IconNode => {
  const plain = node.filter(isPlain)
  if (plain.length < 2) return node
  const filled = node.filter((one) => !isPlain(one)).map(([tag, said]) => [tag, withoutKey(said)] as const)
  return [...toPath(plain), ...filled]
}

export const iconLines = (): Plugin => ({
  name: 'icon-lines',
  apply: 'build',
  enforce: 'pre',
  transform: async (code, id) => {
    if (!id.includes('/lucide-react/dist/esm/icons/')) return null
    const { __iconData: data } = (await import(pathToFileURL(id).href)) as { __iconData?: { node: IconNode } }
    const few = data && asFewLines(data.node)
    if (few === undefined || few === data?.node) return null
    return { code: code.replace(NODE, () => `\n  node: ${JSON.stringify(few)}`), map: null }
  },
})
