import type { Gateway, GatewayOptions } from '../gateway/gateway.ts'
import { createTopics } from '../gateway/topics.ts'
import { loadChunk } from './chunk.ts'

type LazyGatewayOptions = Omit<GatewayOptions, 'topics'> &
  Readonly<{
    /** When the page was painted, by the server's clock: the time is counted from there until the server is asked. */
    paintedAt: number | undefined
  }>

/** The gateway, which arrives when the first question is asked: a guest's home page asks none. */
export const createLazyGateway = ({ paintedAt, ...options }: LazyGatewayOptions): Gateway => {
  const topics = createTopics()
  let opening: Promise<Gateway> | null = null
  let gateway: Gateway | undefined
  const opened = performance.now()

  const open = () => {
    opening ??= loadChunk(() => import('./early-gateway.ts')).then(
      ({ createEarlyGateway }) => (gateway = createEarlyGateway({ ...options, topics, loadPart: loadChunk })),
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
    get answers() {
      return gateway?.answers
    },
    now: () => gateway?.now() ?? (paintedAt === undefined ? Date.now() : paintedAt + performance.now() - opened),
  }
}
