import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

/** Opens the menu at the end of a row; gives what can be chosen of it. */
export const openActs = async (name: string): Promise<HTMLElement[]> => {
  await userEvent.click(await screen.findByRole('button', { name: `What can be done with ${name}` }))
  return screen.findAllByRole('menuitem')
}

/** By keyboard, as far down an open menu as it takes. */
export const chooseItem = async (name: string): Promise<void> => {
  const item = screen.getByRole('menuitem', { name })
  await waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}')
    expect(item).toHaveAttribute('data-highlighted')
  })
  await userEvent.keyboard('{Enter}')
}

/** Of what is done less often with those that are chosen. */
export const chooseFurther = async (act: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await screen.findAllByRole('menuitem')
  await chooseItem(act)
}

export const chooseAct = async (name: string, act: string): Promise<void> => {
  await openActs(name)
  await chooseItem(act)
}
