import { createContext } from 'react'

/** Loads what nobody asked for: what does not come is of no account. The app says how it tells such loads apart. */
export const UnaskedLoading = createContext<(load: () => Promise<unknown>) => Promise<unknown>>((load) =>
  load().catch(() => {}),
)
