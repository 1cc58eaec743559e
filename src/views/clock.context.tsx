import { createContext, use, type ReactNode } from 'react'

const ClockContext = createContext<(() => number) | undefined>(undefined)

const ZoneContext = createContext('UTC')

type ClockProviderProps = Readonly<{ now: () => number; timeZone?: string; children: ReactNode }>

/** Tells everything below what time it is by the server's clock, in milliseconds, and the zone of the programme's. */
export const ClockProvider = ({ now, timeZone = 'UTC', children }: ClockProviderProps) => (
  <ClockContext value={now}>
    <ZoneContext value={timeZone}>{children}</ZoneContext>
  </ClockContext>
)

/** Whose days lists have, and moments that count for everybody. */
export const useProgrammeZone = (): string => use(ZoneContext)

/** Undefined where no clock is known. */
export const useClock = (): (() => number) | undefined => use(ClockContext)
