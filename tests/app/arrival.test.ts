import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from 'wouter/use-browser-location'

import { createArrivals } from '../../src/app/page/arrival.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A list at an address, whose row leads to the same page with another query. */
const atList = () => {
  document.body.innerHTML = '<main><div><h1>Users</h1><a href="?person=12">Bora Demir</a></div></main>'
  const page = document.querySelector<HTMLElement>('main > div')
  const link = document.querySelector('a')
  if (!page || !link) throw new Error('The list has no row')
  const { onArrival, onLeave } = createArrivals()
  onArrival({ path: '/admin/users', title: 'Users', page })
  link.focus()
  return { page, link, onArrival, onLeave }
}

test('a query that shows another thing gives the heading the focus that went with what led there', () => {
  const { page, onArrival } = atList()
  page.innerHTML = '<h1>Bora Demir</h1>'
  onArrival({ path: '/admin/users', title: 'Users', page })
  vi.runAllTimers()
  expect(document.querySelector('h1')).toHaveFocus()
})

test('a query leaves the focus to what it is given back to by what closes, as by a dialog that an address opened', () => {
  const { page, link, onArrival } = atList()
  const choice = document.body.appendChild(document.createElement('button'))
  choice.focus()
  choice.remove()
  onArrival({ path: '/admin/users', title: 'Users', page })
  setTimeout(() => link.focus())
  vi.runAllTimers()
  expect(link).toHaveFocus()
})

test('a link to another part of the page that is shown leads there, and one to another page does not', async () => {
  vi.useRealTimers()
  const led: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    led.push(this.id)
  })
  history.replaceState(null, '', '/admin/users')
  const { page } = atList()
  page.insertAdjacentHTML('beforeend', '<section id="names"><h2>Names</h2></section>')
  navigate('/admin/courses#names')
  navigate('/admin/users#names')
  await vi.waitFor(() => expect(document.querySelector('h2')).toHaveFocus())
  expect(led).toEqual(['names'])
})

test('a query leaves the focus where it is, as in what a list is searched by', () => {
  const { page, link, onArrival } = atList()
  onArrival({ path: '/admin/users', title: 'Users', page })
  vi.runAllTimers()
  expect(link).toHaveFocus()
})

test('a query leaves the focus with nobody where nobody had it in what is gone', () => {
  const { page, link, onArrival } = atList()
  link.blur()
  onArrival({ path: '/admin/users', title: 'Users', page })
  vi.runAllTimers()
  expect(document.body).toHaveFocus()
})

test('a page that goes has no focus to take along, and what stands around it keeps its own', () => {
  const { page, link, onArrival, onLeave } = atList()
  onLeave()
  expect(document.body).toHaveFocus()
  onArrival({ path: '/mission', title: 'Mission', page })
  expect(document.querySelector('h1')).toHaveFocus()
  const menu = document.body.appendChild(document.createElement('button'))
  menu.focus()
  onLeave()
  expect([document.activeElement === menu, link.isConnected]).toEqual([true, true])
})
