import { createContext, use, type ReactNode } from 'react'

const ClockContext = createContext<(() => number) | undefined>(undefined)

type ClockProviderProps = Readonly<{ now: () => number; children: ReactNode }>

/** Tells everything below what time it is by the server's clock, in milliseconds. */
export const ClockProvider = ({ now, children }: ClockProviderProps) => (
  <ClockContext value={now}>{children}</ClockContext>
)

/** Undefined where no clock is known. */
export const useClock = (): (() => number) | undefined => use(ClockContext)
