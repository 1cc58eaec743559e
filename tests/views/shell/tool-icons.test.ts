import { readFile } from 'node:fs/promises'

import {
  ALargeSmall,
  EllipsisVertical,
  Languages,
  Maximize,
  Moon,
  PanelRight,
  Search,
  Star,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'a-large-small': ALargeSmall,
  'ellipsis-vertical': EllipsisVertical,
  languages: Languages,
  maximize: Maximize,
  moon: Moon,
  'panel-right': PanelRight,
  search: Search,
  star: Star,
}

/** What an element draws, without who wrote it. */
const drawingOf = (svg: Element) =>
  [...svg.children].map(({ tagName, attributes }) => [
    tagName,
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  ])

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml')

test('the pictures of the toolbar are those of the icon set', async () => {
  const sprite = parse(await readFile('src/views/shell/shell-icons.svg', 'utf8'))
  const drawn = [...sprite.querySelectorAll('symbol[id^=tool-]')].map((symbol) => [symbol.id, drawingOf(symbol)])
  const wanted = Object.entries(ICONS).map(([name, icon]) => {
    const svg = parse(renderToStaticMarkup(createElement(icon))).documentElement
    return [`tool-${name}`, drawingOf(svg)]
  })
  expect(drawn).toEqual(wanted)
})
