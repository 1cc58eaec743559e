import { createContext, use, type ReactNode } from 'react'

type Clock = Readonly<{ now: () => number; timeZone?: string | undefined }>

const ClockContext = createContext<Clock | undefined>(undefined)

type ClockProviderProps = Clock & Readonly<{ children: ReactNode }>

/** Tells everything below what time it is by the server's clock, in milliseconds, and the zone of the programme's. */
export const ClockProvider = ({ children, ...clock }: ClockProviderProps) => (
  <ClockContext value={clock}>{children}</ClockContext>
)

/** Undefined where no clock is known. */
export const useClock = (): (() => number) | undefined => use(ClockContext)?.now

/** Whose days lists have, and moments that count for everybody; UTC where nothing else is said. */
export const useProgrammeZone = (): string => use(ClockContext)?.timeZone ?? 'UTC'
