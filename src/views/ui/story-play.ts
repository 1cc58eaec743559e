import { expect, screen, userEvent, waitFor } from 'storybook/test'

/** Waits until a part is seen: what comes over a page begins unseen. */
export const seen = (part: HTMLElement): Promise<void> => waitFor(() => expect(part).toBeVisible(), { timeout: 15_000 })

/** By keyboard, as far down an open menu as it takes. */
const chooseItem = async (act: string): Promise<void> => {
  const item = await screen.findByRole('menuitem', { name: act })
  const marked = () => item.closest('[role="menu"]')?.querySelector('[data-highlighted]') ?? null
  // One key at a time, and the next once it was seen: the first keys may come before the menu has the focus.
  while (marked() !== item) {
    const before = marked()
    await userEvent.keyboard('{ArrowDown}')
    if (before === null) await new Promise(requestAnimationFrame)
    else await waitFor(() => expect(marked()).not.toBe(before))
  }
  await userEvent.keyboard('{Enter}')
}

/** By the menu at the end of a row. */
export const chooseAct = async (name: string, act: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: `What can be done with ${name}` }))
  await chooseItem(act)
}

/** Of what is done less often with the rows that are chosen. */
export const chooseFurther = async (act: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await chooseItem(act)
}
