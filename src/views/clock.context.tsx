import { createContext, use, type ReactNode } from 'react'

const ClockContext = createContext<(() => number) | undefined>(undefined)
const ZoneContext = createContext<string | undefined>(undefined)

type ClockProviderProps = Readonly<{ now: () => number; timeZone?: string | undefined; children: ReactNode }>

/** Tells everything below what time it is by the server's clock, in milliseconds, and the zone of the programme's. */
export const ClockProvider = ({ now, timeZone, children }: ClockProviderProps) => {
  // Drawn once: what remembers it would be more in every page than it.
  'use no memo'
  return (
    <ClockContext value={now}>
      <ZoneContext value={timeZone}>{children}</ZoneContext>
    </ClockContext>
  )
}

/** Undefined where no clock is known. */
export const useClock = (): (() => number) | undefined => use(ClockContext)

/** By which days are told, and hours of lists and of what counts for everybody; UTC where nothing else is said. */
export const useProgrammeZone = (): string => use(ZoneContext) ?? 'UTC'
