import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { goingMenu } from '../../../src/views/ui/focus-heir.ts'
import { LazyMenu } from '../../../src/views/ui/lazy-menu.view.tsx'

const shown = () => (
  <LazyMenu
    renderTrigger={(opening) => (
      <button type="button" {...opening}>
        Acts
      </button>
    )}
    label="Acts"
    items={[{ value: 'write', label: 'Write' }]}
    onSelect={() => {}}
  />
)

test('until the list of a menu arrives, the first time, its button stays the one that has the focus', async () => {
  render(shown())
  const button = screen.getByRole('button', { name: 'Acts' })
  act(() => button.focus())
  act(() => button.click())
  // Its script is still on its way here.
  expect(button).toBeInTheDocument()
  expect(button).toHaveFocus()
  expect(await screen.findByRole('menuitem', { name: 'Write' })).toBeVisible()
})

test('a list that goes with the focus, which it took once more, leaves it to its button', () => {
  const Page = ({ isList }: Readonly<{ isList: boolean }>) => (
    <>
      <button type="button" data-part="trigger" data-controls="menu:1:content">
        Acts
      </button>
      {isList && (
        <div ref={goingMenu} id="menu:1:content" data-scope="menu" data-part="content" role="menu" tabIndex={-1} />
      )}
    </>
  )
  const { rerender } = render(<Page isList />)
  act(() => screen.getByRole('menu').focus())
  rerender(<Page isList={false} />)
  expect(screen.getByRole('button', { name: 'Acts' })).toHaveFocus()
})
