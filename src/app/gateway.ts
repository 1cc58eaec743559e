import type { Gateway, GatewayOptions } from '../gateway/gateway.ts'
import { createTopics } from '../gateway/topics.ts'
import { loadChunk } from './chunk.ts'

/** The gateway, which arrives when the first question is asked: a guest's home page asks none. */
export const createLazyGateway = (options: Omit<GatewayOptions, 'topics'>): Gateway => {
  const topics = createTopics()
  let opening: Promise<Gateway> | null = null
  let now = Date.now

  const open = () => {
    opening ??= loadChunk(() => import('../gateway/gateway.ts')).then(
      ({ createGateway }) => {
        const gateway = createGateway({ ...options, topics })
        now = gateway.now
        return gateway
      },
      (cause: unknown) => {
        opening = null
        throw cause
      },
    )
    return opening
  }

  return {
    ask: async (name, variables, asked) => (await open()).ask(name, variables, asked),
    topics,
    now: () => now(),
  }
}
