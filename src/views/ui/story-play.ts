import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits until a part is seen: what comes over a page begins unseen. */
export const seen = (part: HTMLElement): Promise<void> => waitFor(() => expect(part).toBeVisible(), { timeout: 15_000 })

/** By the menu at the end of a row. */
export const chooseAct = async (name: string, act: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `What can be done with ${name}` }))
  const item = await screen.findByRole('menuitem', { name: act })
  // As far down as it takes: the first keys may come before the menu has the focus.
  await waitFor(async () => {
    await userEvent.keyboard('{ArrowDown}')
    await expect(item).toHaveAttribute('data-highlighted')
  })
  await userEvent.keyboard('{Enter}')
}
