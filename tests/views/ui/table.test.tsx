import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { Table } from '../../../src/views/ui/table.view.tsx'

it('can be reached by the keyboard while it scrolls, also after its words have grown', () => {
  const watched: Element[] = []
  let change = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        change = changed
      }
      observe(element: Element) {
        watched.push(element)
      }
      disconnect() {
        watched.length = 0
      }
    },
  )
  const rows = [{ id: '1' }]
  render(
    <Table
      caption="Lengths"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[{ key: 'id', head: 'Id', cell: ({ id }) => id }]}
    />,
  )
  const place = screen.getByRole('group', { name: 'Lengths' })
  expect(watched).toEqual([place, screen.getByRole('table')])

  Object.defineProperty(place, 'scrollWidth', { value: 400, configurable: true })
  act(() => change())
  expect(place).toHaveAttribute('tabindex', '0')

  Object.defineProperty(place, 'scrollWidth', { value: 0, configurable: true })
  act(() => change())
  expect(place).not.toHaveAttribute('tabindex')
  vi.unstubAllGlobals()
})
