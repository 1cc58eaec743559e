import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { splitStylesheet } from '../../scripts/tricks/split-styles.ts'
import { chooseFrom, type PaintedRoot } from '../../src/app/render/first-styles.ts'

const STYLESHEET = `
@layer reset{*{margin:0}}
@layer tokens{
  :where(:root){--ink:black;--sheet:var(--linen);--linen:beige;--spacing-2\\.5:10px;--unread:1px}
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
  .ink{color:var(--ink)}
  .paper{background:var( --paper, var(--sheet))}
  .gap{gap:var(--spacing-2\\.5)}
}`

const choose = chooseFrom(splitStylesheet(STYLESHEET))
const cssOf = (markup: string, root: PaintedRoot = { mode: 'light', scheme: 'asphalt' }) => choose(markup, root).css
const flat = (css: string) => css.replaceAll(/\s+/g, '')

test('a page carries the rules of its own classes, in their order and under their conditions', () => {
  expect(flat(cssOf('<p class="p_4 sm:p_6 ink">'))).toBe(
    flat(`
      @layer reset{*{margin:0}}
      @layer tokens{:where(:root){--ink:black;}}
      @font-face{font-family:B;src:local('Arial')}
      @keyframes fade{to{opacity:0}}
      @layer utilities{.p_4{padding:4px}@media (width>=40rem){.sm\\:p_6{padding:6px}}.ink{color:var(--ink)}}`),
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

test('an element and an attribute are known too: what a page has none of needs no rules', () => {
  const rules = [
    'table{border:0}',
    'h1,h2{margin:0}',
    'html body{margin:0}',
    '[data-fold=folded] .p{gap:0}',
    '[type="submit"]{gap:1px}',
    '.p[aria-current]{gap:2px}',
    ':is(nav,aside) a{gap:3px}',
    ':where(nav) a{gap:4px}',
    ':not(table){gap:5px}',
    'details[open]{gap:6px}',
    '[data-session=held] .p{gap:7px}',
    '[dir=rtl] .p{gap:8px}',
  ]
  const all = chooseFrom(splitStylesheet(rules.join('')))
  const given = (markup: string) => rules.filter((rule) => all(markup, null).css.includes(rule))
  const always = ['html body{margin:0}', ':not(table){gap:5px}']
  expect(given('')).toEqual(always)
  expect(given('<h2 data-fold="none" aria-current="page">')).toEqual(['h1,h2{margin:0}', ...always])
  expect(given('<p data-fold="folded"><a class="p" aria-current="page">')).toEqual(
    expect.arrayContaining(['[data-fold=folded] .p{gap:0}', '.p[aria-current]{gap:2px}', ':is(nav,aside) a{gap:3px}']),
  )
  expect(given('<button type="submit">')).toEqual(expect.arrayContaining(['[type="submit"]{gap:1px}']))
  expect(given('<a>')).not.toContain(':where(nav) a{gap:4px}')
  expect(given('<nav><a>')).toContain(':where(nav) a{gap:4px}')
  // What a device or a person may change before the scripts have come.
  expect(given('<details><p class="p">')).toEqual(
    expect.arrayContaining(['details[open]{gap:6px}', '[data-session=held] .p{gap:7px}', '[dir=rtl] .p{gap:8px}']),
  )
})

test('a variable comes with what reads it: a rule, a style of the markup, or the value of another', () => {
  const given = (markup: string) => Array.from(cssOf(markup).matchAll(/(--[\w.\\-]+):/g), ([, name]) => name)
  expect(given('<p class="p_4">')).toEqual([])
  expect(given('<p class="paper">')).toEqual(['--sheet', '--linen', '--paper'])
  expect(given('<p class="gap">')).toEqual(['--spacing-2\\.5'])
  expect(given('<path style="fill:var(--linen)">')).toEqual(['--linen'])
})

test('only the scheme and the mode that the page is painted in come with it', () => {
  const PAGE = '<p class="ink paper">'
  expect(flat(cssOf(PAGE, { mode: 'dark', scheme: 'asphalt' }))).toContain('--ink:white')
  expect(flat(cssOf(PAGE, { mode: 'dark', scheme: 'asphalt' }))).not.toContain('--paper:snow')
  const night = flat(cssOf(PAGE, { mode: 'light', scheme: 'night-shift' }))
  expect([night.includes('--ink:navy'), night.includes('--ink:white')]).toEqual([true, false])
})

test('every scheme and mode comes with a page whose device may change them before the paint', () => {
  const css = flat(cssOf('<p class="ink paper">', null))
  expect(['--ink:navy', '--ink:white', '--paper:snow'].filter((rule) => !css.includes(rule))).toEqual([])
})

test('the same classes give the same styles and hash, others give others', () => {
  const root = { mode: 'light', scheme: 'asphalt' }
  expect(choose('<p class="open p_4">', root)).toBe(choose('<i class="p_4 open">', root))
  expect(choose('<p class="open">', root).hash).not.toBe(choose('<p class="p_4">', root).hash)
})
