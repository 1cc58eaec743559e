import { afterEach, expect, test } from 'vitest'

import { createArrivals } from '../../src/app/page/arrival.ts'

afterEach(() => document.body.replaceChildren())

/** A list at an address, whose row leads to the same page with another query. */
const atList = () => {
  document.body.innerHTML = '<main><div><h1>Users</h1><a href="?person=12">Bora Demir</a></div></main>'
  const page = document.querySelector<HTMLElement>('main > div')
  const link = document.querySelector('a')
  if (!page || !link) throw new Error('The list has no row')
  const onArrival = createArrivals()
  onArrival({ path: '/admin/users', title: 'Users', page })
  link.focus()
  return { page, link, onArrival }
}

test('a query that shows another thing gives the heading the focus that went with what led there', () => {
  const { page, onArrival } = atList()
  page.innerHTML = '<h1>Bora Demir</h1>'
  onArrival({ path: '/admin/users', title: 'Users', page })
  expect(document.querySelector('h1')).toHaveFocus()
})

test('a query leaves the focus where it is, as in what a list is searched by', () => {
  const { page, link, onArrival } = atList()
  onArrival({ path: '/admin/users', title: 'Users', page })
  expect(link).toHaveFocus()
})

test('a query leaves the focus with nobody where nobody had it in what is gone', () => {
  const { page, link, onArrival } = atList()
  link.blur()
  onArrival({ path: '/admin/users', title: 'Users', page })
  expect(document.body).toHaveFocus()
})
