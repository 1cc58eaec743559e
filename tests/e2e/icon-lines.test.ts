import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, test } from '@playwright/test'

import { asFewLines, type IconNode } from '../../scripts/tricks/icon-lines.ts'
import { toldChanged } from '../support/commit.ts'
import { ofThisCommit } from '../support/long.ts'

const FOLDER = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm/icons')

const nodesOf = async (): Promise<readonly (readonly [name: string, node: IconNode])[]> => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'))
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(FOLDER, file)).href)) as { __iconData?: { node: IconNode } },
    ),
  )
  return modules.flatMap(({ __iconData }, at) => (__iconData ? [[files[at] ?? '', __iconData.node] as const] : []))
}

test('an icon of few elements is where that of many is, all along its lines', async ({ page }) => {
  const all = await nodesOf()
  expect(all.length).toBeGreaterThan(1000)
  const isChanged = () => ['scripts/tricks/icon-lines.ts', 'package-lock.json'].some((file) => toldChanged().has(file))
  const icons = ofThisCommit(all, { inSoMany: 10, isChanged }).map(([name, node]) => ({
    name,
    many: node,
    few: asFewLines(node),
  }))
  const elements = (of: 'many' | 'few') => icons.reduce((sum, icon) => sum + icon[of].length, 0)
  expect(elements('few')).toBeLessThan(elements('many') / 3)
  const differing = await page.evaluate((all) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    document.body.append(svg)
    const drawn = (node: (typeof all)[number]['many']) =>
      node.map(([tag, attributes]) => {
        const shape = document.createElementNS(svg.namespaceURI, tag) as SVGGeometryElement
        for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, value)
        // Half as wide as it is drawn: a point of a curve is told less exactly than the curve is drawn.
        shape.setAttribute('stroke-width', '1')
        shape.setAttribute('stroke-linecap', 'round')
        svg.append(shape)
        return shape
      })
    const isWithin = (one: SVGGeometryElement, others: readonly SVGGeometryElement[]) => {
      const length = one.getTotalLength()
      return Array.from({ length: 41 }, (_, at) => one.getPointAtLength((at / 40) * length)).every((point) =>
        others.some((other) => other.isPointInStroke(point)),
      )
    }
    return all.flatMap(({ name, many, few }) => {
      const [whole, lean] = [drawn(many), drawn(few)]
      const isAlike = whole.every((one) => isWithin(one, lean)) && lean.every((one) => isWithin(one, whole))
      svg.replaceChildren()
      return isAlike ? [] : [name]
    })
  }, icons)
  expect(differing).toEqual([])
})
