import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  hasPage,
  menuFor,
  pagesOf,
  type MenuCollapse,
  type MenuEntry,
  type MenuGroup,
  type MenuItem,
} from '../../src/domain/menu.ts'
import type { Access } from '../../src/domain/permission.ts'
import { ROLE, type RoleId } from '../../src/domain/role.ts'

const { admin, master, student } = ROLE

const page = (url: string, auth?: Access): MenuItem => ({
  id: 'home',
  type: 'item',
  url,
  icon: 'home',
  ...(auth ? { auth } : {}),
})
const line = (id: string, auth?: Access): MenuEntry => ({ id, type: 'divider', ...(auth ? { auth } : {}) })
const collapse = (children: readonly MenuEntry[], auth?: Access): MenuCollapse => ({
  id: 'admin',
  type: 'collapse',
  icon: 'admin',
  children,
  ...(auth ? { auth } : {}),
})
const group = (...children: MenuEntry[]): MenuGroup => ({ id: 'home', type: 'group', icon: 'home', children })

/** What stands in the first group, by address; a line as a dash, a collapse as what it holds. */
const textOf = (entries: readonly MenuEntry[]): string =>
  entries
    .map((entry) => {
      if (entry.type === 'divider') return '-'
      return entry.type === 'collapse' ? `(${textOf(entry.children)})` : entry.url
    })
    .join(' ')

const shown = (roles: readonly RoleId[], ...children: MenuEntry[]) =>
  menuFor(roles, () => true, [group(...children)]).map((seen) => textOf(seen.children))

describe('the permission rule', () => {
  const entries = [page('/all'), page('/guests', []), page('/either', [admin, student])]

  test('no list is open to all, an empty one to those without roles, otherwise one shared role is enough', () => {
    expect([[], [student], [master], [master, admin]].map((roles) => shown(roles, ...entries))).toEqual([
      ['/all /guests'],
      ['/all /either'],
      ['/all'],
      ['/all /either'],
    ])
  })

  test('a parent is shown if any child is, at any depth', () => {
    const deep = collapse([page('/admin', [admin]), collapse([page('/student', [student])])])
    expect([[], [admin], [student], [master]].map((roles) => shown(roles, deep))).toEqual([
      [],
      ['(/admin)'],
      ['((/student))'],
      [],
    ])
  })

  test("a parent's own rule comes before those of its children", () => {
    expect(shown([student], collapse([page('/all')], [admin]))).toEqual([])
  })
})

test('an item without a page goes, and a group without items with it; an address outside stays', () => {
  const menu = menuFor([student], (url) => ['/home', '/course/verification'].includes(url))
  expect(menu.map(({ id, children }) => [id, textOf(children)])).toEqual([
    ['home', '/home'],
    ['allCourses', '/course/verification'],
  ])
  const link: MenuEntry = {
    id: 'resources',
    type: 'link',
    url: 'https://ops.fhwa.dot.gov/',
    icon: 'resources',
    target: '_blank',
  }
  expect(menuFor([], () => false, [group(page('/nowhere'), link)])).toEqual([group(link)])
})

describe('a divider', () => {
  test('that separates nothing goes', () => {
    expect(shown([], line('a'), page('/1'), line('b'), line('c'), page('/2'), line('d'))).toEqual(['/1 - /2'])
  })

  test('goes with what it separated', () => {
    expect(shown([], page('/1'), line('a'), page('/2', [admin]))).toEqual(['/1'])
    expect(shown([], page('/1'), line('a', [admin]), page('/2'))).toEqual(['/1 /2'])
  })

  test('never stands at an end or beside another, whatever is hidden', () => {
    const entry = fc.oneof(
      fc.constant(line('line')),
      fc.constantFrom<Access>(undefined, [admin], []).map((auth) => page('/page', auth)),
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(shown([student], ...entries).join('')).not.toMatch(/^-|-$|- -/)
      }),
    )
  })
})

test('badge, disabled and target come through as they are', () => {
  const item: MenuItem = { ...page('/badge'), badge: 3, disabled: true, target: '_blank' }
  expect(menuFor([], () => true, [group(item)])).toEqual([group(item)])
})

test('the pages of a menu are found in collapses too', () => {
  const menu = [group(page('/1'), line('a'), collapse([page('/2'), collapse([page('/3')])]))]
  expect(pagesOf(menu).map(({ url }) => url)).toEqual(['/1', '/2', '/3'])
  expect([hasPage(menu[0]?.children ?? [], '/3'), hasPage(menu[0]?.children ?? [], '/4')]).toEqual([true, false])
})
