import { afterEach, expect, it, vi } from 'vitest'

import { writeQuery } from '../../src/app/page/write-query.ts'

afterEach(() => history.replaceState(null, '', '/'))

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
