import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { waitFor } from 'xstate'

import type { BotSolution } from '../../domain/contract/bot-check.contract.ts'
import { FaultError, isUnanswered, toFault, UNSENT, type Fault } from '../../domain/fault.ts'
import { ifKnown } from '../../domain/if-known.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { botCheckMachine, type BotCheckActor, type SolvedCheck } from '../../machines/bot-check/bot-check.machine.ts'

/** Between the browser's last use of a solution and the server's, in milliseconds. */
const ON_THE_WAY = 30_000
const DAY = 86_400_000

/** Where nothing has to be solved, nothing of it ends: for as long as a page is open. */
const NOTHING_TO_SOLVE: SolvedCheck = { solution: null, goodFor: DAY }

/** The work is native and off the page's thread: between two tries of a few milliseconds, the page goes on. */
export const createBotCheck = ({ ask }: Gateway) =>
  botCheckMachine.provide({
    actors: {
      solve: asking<SolvedCheck, undefined>(async (_input, signal) => {
        const asked = await ifKnown(ask('BotCheck', {}, { signal }))
        if (!asked) return NOTHING_TO_SOLVE
        const { botCheck } = asked
        const controller = new AbortController()
        signal.addEventListener('abort', () => controller.abort())
        const solved = await solveChallenge({ challenge: botCheck.challenge, deriveKey, controller })
        if (!solved) throw new FaultError({ kind: 'unexpected' })
        const { counter, derivedKey } = solved
        return {
          solution: { challenge: botCheck.challenge, solution: { counter, derivedKey } },
          goodFor: Math.max(0, botCheck.goodFor * 1000 - ON_THE_WAY),
        }
      }),
    },
  })

const isTurnedAway = (cause: unknown) => toFault(cause).code?.startsWith('BOT_CHECK_') ?? false

/** Checks that went with something of which it is not known what became. */
const doubtful = new WeakSet<BotCheckActor>()

/** What waited for a check was not sent; what an earlier try of it may have done stays not known. */
const unsentBy = (check: BotCheckActor, fault: Fault | null): Fault =>
  fault?.kind === 'offline' && !doubtful.has(check) ? { ...fault, code: UNSENT } : (fault ?? { kind: 'unexpected' })

const solutionOf = async (check: BotCheckActor, signal: AbortSignal): Promise<BotSolution | null> => {
  check.send({ type: 'check.wanted' })
  const { context } = await waitFor(check, (at) => at.matches('solved') || at.matches('failed'), { signal })
  if (!context.solved) throw new FaultError(unsentBy(check, context.fault))
  return context.solved.solution
}

/**
 * Sends something with a solved check where the server asks for one, and once more with another if the server has no use for the first. Where it
 * is not known what became of it, the solution is kept: sent again it is the same request, and has one effect.
 */
export const withBotCheck = async <Answer>(
  check: BotCheckActor,
  signal: AbortSignal,
  send: (solution: BotSolution | null) => Promise<Answer>,
): Promise<Answer> => {
  const attempt = async (): Promise<Answer> => {
    const solution = await solutionOf(check, signal)
    try {
      const answer = await send(solution)
      check.send({ type: 'solution.spent' })
      doubtful.delete(check)
      return answer
    } catch (cause) {
      if (isUnanswered(toFault(cause))) doubtful.add(check)
      if (isTurnedAway(cause)) check.send({ type: 'solution.spent' })
      throw cause
    }
  }
  try {
    return await attempt()
  } catch (cause) {
    if (!isTurnedAway(cause)) throw cause
    return attempt()
  }
}
