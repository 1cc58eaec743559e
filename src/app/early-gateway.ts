import { createGateway, type Gateway, type GatewayOptions } from '../gateway/gateway.ts'
import { takingEarly, type Early } from './early-answers.ts'

/** The gateway, handed what the page asked for before it came. */
export const createEarlyGateway = (options: GatewayOptions): Gateway => {
  const { early } = globalThis as typeof globalThis & { early?: Early }
  return createGateway({ ...options, fetch: takingEarly(early) })
}
