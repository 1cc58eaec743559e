import { beforeEach, expect, it, vi } from 'vitest'

import { noteDrawn } from '../../src/app/page/drawn-address.ts'
import { addressWritten, writeQuery } from '../../src/app/page/write-query.ts'

// Other files of tests draw pages in the same window.
beforeEach(() => {
  history.replaceState(null, '', '/')
  noteDrawn(null)
  return () => noteDrawn(null)
})

it('puts what is asked for behind the path of the page, in place of what was there', () => {
  history.replaceState(null, '', '/course/search?search=c')
  const navigate = vi.fn()
  writeQuery(navigate, '/course/search', '?search=cable')
  expect(navigate.mock.calls).toEqual([['/course/search?search=cable', { replace: true }]])
})

it('leaves whoever has gone on in the meantime where they are', () => {
  history.replaceState(null, '', '/course/search/5')
  const navigate = vi.fn()
  writeQuery(navigate, '/course/search', '?search=cable')
  expect(navigate).not.toHaveBeenCalled()
})

it('leaves whoever has opened something of the same page where they are, before it is drawn', () => {
  noteDrawn('/admin/users?search=c')
  const navigate = vi.fn((to: string) => history.replaceState(null, '', to))
  history.replaceState(null, '', '/admin/users?search=c')
  writeQuery(navigate, '/admin/users', '?search=ca')
  // What it wrote itself is not drawn yet either, and is no reason to lose what is typed next.
  writeQuery(navigate, '/admin/users', '?search=cab')
  history.pushState(null, '', '/admin/users?person=5')
  writeQuery(navigate, '/admin/users', '?search=cable')
  expect(navigate.mock.calls.map(([to]) => to)).toEqual(['/admin/users?search=ca', '/admin/users?search=cab'])
  expect(location.search).toBe('?person=5')
})

const navigate = (to: string, { replace, state = null }: Readonly<{ replace: boolean; state?: object | null }>) =>
  replace ? history.replaceState(state, '', to) : history.pushState(state, '', to)
const write = (query: string) => writeQuery(navigate, '/admin/online', query)
const at = () => location.pathname + location.search
const back = async () => {
  const arrived = new Promise((settle) => addEventListener('popstate', settle, { once: true }))
  history.back()
  await arrived
}

it('gives a row that is opened beside its list an entry of its own, which goes from row to row', async () => {
  history.pushState(null, '', '/admin/online?status=active')
  const before = history.length
  write('?status=active&open=1')
  write('?status=active&open=2')
  expect([at(), history.length]).toEqual(['/admin/online?status=active&open=2', before + 1])
  await back()
  expect(at()).toBe('/admin/online?status=active')
  // Whoever opens one again has that entry anew.
  write('?status=active&open=3')
  expect(history.length).toBe(before + 1)
})

it('closes such a row by the step back, and says there what else is asked for by then', async () => {
  history.pushState(null, '', '/home')
  history.pushState(null, '', '/admin/online')
  write('?open=1')
  write('')
  await addressWritten()
  expect(at()).toBe('/admin/online')
  write('?open=1')
  write('?columns=name&open=1')
  write('?columns=name')
  // What is wanted meanwhile waits for the step.
  write('?columns=name&open=4')
  await addressWritten()
  expect(at()).toBe('/admin/online?columns=name&open=4')
  await back()
  expect(at()).toBe('/admin/online?columns=name')
  await back()
  expect(at()).toBe('/home')
})

it('closes in its place a row that somebody came to by a link', () => {
  history.pushState(null, '', '/admin/online?open=1')
  const before = history.length
  write('?open=2')
  write('')
  expect([at(), history.length, history.state]).toEqual(['/admin/online', before, null])
})

it('opens a row in its place where there is no room beside the list', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  history.pushState(null, '', '/admin/online')
  const before = history.length
  write('?open=1')
  vi.unstubAllGlobals()
  expect([at(), history.length]).toEqual(['/admin/online?open=1', before])
})
