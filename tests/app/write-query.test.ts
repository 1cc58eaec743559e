import { beforeEach, expect, it, vi } from 'vitest'

import { noteDrawn } from '../../src/app/page/drawn-address.ts'
import { writeQuery } from '../../src/app/page/write-query.ts'

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
