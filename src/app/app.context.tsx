import { createContext, use, type ReactNode } from 'react'

import type { FirstData } from '../domain/rendered-page.ts'
import type { Gateway } from '../gateway/gateway.ts'

export type AppServices = Readonly<{
  gateway: Gateway
  /** What the server put into the page, so that it need not be asked for. */
  firstData: FirstData
}>

const AppContext = createContext<AppServices | null>(null)

export const AppProvider = ({ services, children }: { services: AppServices; children: ReactNode }) => (
  <AppContext value={services}>{children}</AppContext>
)

/** What a route module gives its machine its actors from. */
export const useApp = (): AppServices => {
  const services = use(AppContext)
  if (!services) throw new Error('No app above.')
  return services
}
