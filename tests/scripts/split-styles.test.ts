import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { splitStylesheet } from '../../scripts/split-styles.ts'
import { chooseFrom, type PaintedRoot } from '../../src/app/render/first-styles.ts'

const STYLESHEET = `
@layer reset{*{margin:0}}
@layer tokens{
  :where(:root){--ink:black}
  [data-scheme=night-shift]{--ink:navy}
  :is([data-scheme=asphalt],:not([data-scheme]))[data-mode=dark]{--ink:white}
  [data-mode=light]{--paper:snow}
}
@font-face{font-family:A;src:url(a.woff2)}
@font-face{font-family:B;src:local('Arial')}
@keyframes fade{to{opacity:0}}
@layer utilities{
  .p_4{padding:4px}
  .\\32xl\\:p_8:hover,.never{padding:8px}
  .p_4 .open:not(.shut){color:red}
  @media (width>=40rem){.sm\\:p_6{padding:6px}.never{padding:0}}
  @media print{.p_4{padding:0}}
}`

const choose = chooseFrom(splitStylesheet(STYLESHEET))
const cssOf = (markup: string, root: PaintedRoot = { mode: 'light', scheme: 'asphalt' }) => choose(markup, root).css
const flat = (css: string) => css.replaceAll(/\s+/g, '')

test('a page carries the rules of its own classes, in their order and under their conditions', () => {
  expect(flat(cssOf('<p class="p_4 sm:p_6">'))).toBe(
    flat(`
      @layer reset{*{margin:0}}
      @layer tokens{:where(:root){--ink:black}[data-mode=light]{--paper:snow}}
      @font-face{font-family:B;src:local('Arial')}
      @keyframes fade{to{opacity:0}}
      @layer utilities{.p_4{padding:4px}@media (width>=40rem){.sm\\:p_6{padding:6px}}}`),
  )
})

test('a class is known whatever its name is written with, and however it is combined', () => {
  const css = flat(cssOf('<p class="p_4 open"><b class="2xl:p_8">'))
  expect(css).toContain('.\\32xl\\:p_8:hover,.never{padding:8px}')
  expect(css).toContain('.p_4.open:not(.shut){color:red}')
  expect(flat(cssOf('<p class="open">'))).not.toContain('color:red')
})

test('a class is known by its own signs, which markup escapes', () => {
  const [parent, wide] = ['[[data-session=held]_&]:d_none', '[@container_(width_<_9rem)]:d_none']
  const page = renderToStaticMarkup(createElement('p', { className: `${parent} ${wide}` }))
  const rules = [parent, wide].map((name) => `.${name.replaceAll(/[^\w-]/g, '\\$&')}{display:none}`)
  expect(chooseFrom(splitStylesheet(rules.join('')))(page, null).css).toBe(rules.join(''))
})

test('only the scheme and the mode that the page is painted in come with it', () => {
  expect(flat(cssOf('', { mode: 'dark', scheme: 'asphalt' }))).toContain('--ink:white')
  expect(flat(cssOf('', { mode: 'dark', scheme: 'asphalt' }))).not.toContain('--paper:snow')
  const night = flat(cssOf('', { mode: 'light', scheme: 'night-shift' }))
  expect([night.includes('--ink:navy'), night.includes('--ink:white')]).toEqual([true, false])
})

test('every scheme and mode comes with a page whose device may change them before the paint', () => {
  const css = flat(cssOf('', null))
  expect(['--ink:navy', '--ink:white', '--paper:snow'].filter((rule) => !css.includes(rule))).toEqual([])
})

test('the same classes give the same styles and hash, others give others', () => {
  const root = { mode: 'light', scheme: 'asphalt' }
  expect(choose('<p class="open p_4">', root)).toBe(choose('<i class="p_4 open">', root))
  expect(choose('<p class="open">', root).hash).not.toBe(choose('<p class="p_4">', root).hash)
})
