import type { Gateway, GatewayOptions } from '../gateway/gateway.ts'
import type { KeptAnswers } from '../gateway/kept-answers.ts'
import { createTopics, type Topics } from '../gateway/topics.ts'
import { noteWrite } from './actors/device-storage.ts'
import { loadChunk } from './chunk.ts'

type LazyGatewayOptions = Omit<GatewayOptions, 'topics' | 'onWrite'> &
  Readonly<{
    /** When the page was painted, by the server's clock: the time is counted from there until the server is asked. */
    paintedAt: number | undefined
    /** What the page was painted with, by the names under which answers are kept. */
    painted?: Readonly<Record<string, unknown>> | undefined
  }>

/** Milliseconds: later something may have changed. */
const FRESH = 10_000
/** Milliseconds, as of answers that are kept: what is older is not shown even for a moment. */
const OLDEST = 5 * 60_000

/** Those of the page that is taken over, beside those that are kept: by a gateway that the first reading brings. */
const answersOf = (
  painted: Readonly<Record<string, unknown>> | undefined,
  topics: Topics,
  kept: () => KeptAnswers | undefined,
): KeptAnswers => {
  let held = painted ?? {}
  // Of the page that was opened, and of no other that is gone to from there, and not for ever.
  const opened = painted && location.href
  // `early.js` says when the page came: its scripts may have been long on their way after it.
  const { arrived = 0 } = globalThis as { arrived?: number }
  let turn = 0
  const forgetHeld = () => {
    held = {}
  }
  const forgetAll = () => {
    turn += 1
    forgetHeld()
    kept()?.forgetAll()
  }
  topics.subscribe(['viewer', 'language'], forgetAll)
  const age = () => performance.now() - arrived
  return {
    recall: (key) => {
      const found = kept()?.recall(key)
      return found === undefined && age() < OLDEST ? held[key] : found
    },
    isCurrent: (key) => key in held && location.href === opened && age() < FRESH,
    begin: (key, of) => {
      const begun = turn
      const keep = kept()?.begin(key, of)
      return (answer) => {
        if (keep) keep(answer)
        else if (begun === turn) kept()?.begin(key, of)(answer)
      }
    },
    forget: (key) => {
      forgetHeld()
      kept()?.forget(key)
    },
    forgetAll,
  }
}

/** The gateway, which arrives when the first question is asked: a guest's home page asks none. */
export const createLazyGateway = ({ paintedAt, painted, ...options }: LazyGatewayOptions): Gateway => {
  const topics = createTopics()
  let opening: Promise<Gateway> | null = null
  let gateway: Gateway | undefined
  const opened = performance.now()
  const answers = answersOf(painted, topics, () => gateway?.answers)

  const open = () => {
    opening ??= loadChunk(() => import('./early-gateway.ts')).then(
      ({ createEarlyGateway }) =>
        (gateway = createEarlyGateway({
          ...options,
          topics,
          loadPart: loadChunk,
          onWrite: (isUnderWay) => {
            answers.forgetAll()
            noteWrite(isUnderWay)
          },
        })),
      (cause: unknown) => {
        opening = null
        throw cause
      },
    )
    return opening
  }

  return {
    ask: async (name, variables, asked) => (await open()).ask(name, variables, asked),
    bring: (paths) => {
      // What does not come is asked for by who reads it.
      void open().then(
        (opened) => opened.bring?.(paths),
        () => {},
      )
    },
    topics,
    answers,
    now: () => gateway?.now() ?? (paintedAt === undefined ? Date.now() : paintedAt + performance.now() - opened),
  }
}
