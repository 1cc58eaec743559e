import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

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

test('a press for a list whose script cannot come is not left without a word, and a mere pointing is', async () => {
  vi.doMock('../../../src/views/ui/menu.view.tsx', () => Promise.reject(new Error('no network')))
  vi.resetModules()
  const { LazyMenu: Unloaded } = await import('../../../src/views/ui/lazy-menu.view.tsx')
  const { LostPartContext } = await import('../../../src/views/ui/lost-part.context.ts')
  const tellLost = vi.fn<() => void>()
  render(
    <LostPartContext value={tellLost}>
      <Unloaded
        renderTrigger={(opening) => (
          <button type="button" {...opening}>
            Acts
          </button>
        )}
        label="Acts"
        items={[]}
        onSelect={() => {}}
      />
    </LostPartContext>,
  )
  const button = screen.getByRole('button', { name: 'Acts' })
  await act(async () => button.focus())
  expect(tellLost).not.toHaveBeenCalled()
  await act(async () => button.click())
  await vi.waitFor(() => expect(tellLost).toHaveBeenCalledTimes(1))
  vi.doUnmock('../../../src/views/ui/menu.view.tsx')
})
