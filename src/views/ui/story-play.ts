import { expect, waitFor } from 'storybook/test'

/** Waits until a part is seen: what comes over a page begins unseen. */
export const seen = (part: HTMLElement): Promise<void> => waitFor(() => expect(part).toBeVisible(), { timeout: 15_000 })
