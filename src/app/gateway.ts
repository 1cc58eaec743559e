import type { Gateway, GatewayOptions } from '../gateway/gateway.ts'
import type { KeptAnswers } from '../gateway/kept-answers.ts'
import { createTopics } from '../gateway/topics.ts'
import { loadChunk } from './chunk.ts'

type LazyGatewayOptions = Omit<GatewayOptions, 'topics'> &
  Readonly<{
    /** When the page was painted, by the server's clock: the time is counted from there until the server is asked. */
    paintedAt: number | undefined
    /** What the page was painted with, by the names under which answers are kept. */
    painted?: Readonly<Record<string, unknown>> | undefined
  }>

/** Milliseconds: later something may have changed. */
const FRESH = 10_000

/** Those of the page that is taken over: nothing is kept before the gateway is there. */
const answersOf = (painted: Readonly<Record<string, unknown>>): KeptAnswers => {
  let held = painted
  // Of the page that was opened, and of no other that is gone to from there, and not for ever.
  const [opened, at] = [location.href, performance.now()]
  const forgetAll = () => {
    held = {}
  }
  return {
    recall: (key) => held[key],
    isCurrent: (key) => key in held && location.href === opened && performance.now() - at < FRESH,
    begin: () => () => {},
    forget: forgetAll,
    forgetAll,
  }
}

/** The gateway, which arrives when the first question is asked: a guest's home page asks none. */
export const createLazyGateway = ({ paintedAt, painted, ...options }: LazyGatewayOptions): Gateway => {
  const first = painted && answersOf(painted)
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
      return gateway?.answers ?? first
    },
    now: () => gateway?.now() ?? (paintedAt === undefined ? Date.now() : paintedAt + performance.now() - opened),
  }
}
