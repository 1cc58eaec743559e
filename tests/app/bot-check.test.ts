import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { withBotCheck } from '../../src/app/actors/bot-check.actors.ts'
import type { BotSolution } from '../../src/domain/contract/bot-check.contract.ts'
import { FaultError, type Fault } from '../../src/domain/fault.ts'
import { botCheckMachine, type SolvedCheck } from '../../src/machines/bot-check/bot-check.machine.ts'
import { SOLVED_CHECK } from '../../src/views/pages/story-data.ts'

/** Each check that is solved has a counter of its own. */
const start = (solve?: () => SolvedCheck) => {
  let solved = 0
  const machine = botCheckMachine.provide({
    actors: {
      solve: fromPromise<SolvedCheck, undefined>(async () => {
        if (solve) return solve()
        solved += 1
        const { solution } = SOLVED_CHECK
        return {
          ...SOLVED_CHECK,
          solution: solution && { ...solution, solution: { counter: solved, derivedKey: 'ab' } },
        }
      }),
    },
  })
  return createActor(machine).start()
}

const { signal } = new AbortController()

/** A server that answers as it is told, and writes down which solutions it was sent. */
const serverThat = (...answers: readonly ('taken' | Fault)[]) => {
  const seen: (number | null)[] = []
  const send = async (solved: BotSolution | null) => {
    const answer = answers[seen.length] ?? 'taken'
    seen.push(solved && solved.solution.counter)
    if (answer !== 'taken') throw new FaultError(answer)
    return 'taken'
  }
  return { send, seen }
}

const EXPIRED: Fault = { kind: 'refused', code: 'BOT_CHECK_EXPIRED' }

describe('what goes with a bot check', () => {
  test('spends a solution, and the next has another', async () => {
    const check = start()
    const { send, seen } = serverThat()
    await withBotCheck(check, signal, send)
    await withBotCheck(check, signal, send)
    expect([seen, check.getSnapshot().value]).toEqual([[1, 2], 'idle'])
  })

  test('goes once more by itself when its solution is of no use any more', async () => {
    const { send, seen } = serverThat(EXPIRED)
    expect([await withBotCheck(start(), signal, send), seen]).toEqual(['taken', [1, 2]])
  })

  test('does not go on for ever', async () => {
    const { send, seen } = serverThat(EXPIRED, EXPIRED, EXPIRED)
    await expect(withBotCheck(start(), signal, send)).rejects.toMatchObject({ fault: EXPIRED })
    expect(seen).toEqual([1, 2])
  })

  test.each([
    ['nobody answered', { kind: 'offline' }],
    ['a field is wrong', { kind: 'refused', code: 'INVALID' }],
  ] satisfies [string, Fault][])(
    'keeps its solution where %s, so that it is the same request again',
    async (_name, fault) => {
      const check = start()
      const { send, seen } = serverThat(fault)
      await expect(withBotCheck(check, signal, send)).rejects.toMatchObject({ fault })
      await withBotCheck(check, signal, send)
      expect(seen).toEqual([1, 1])
    },
  )

  test('goes without a solution where the server asks for none', async () => {
    const { send, seen } = serverThat()
    const check = start(() => ({ solution: null, goodFor: 1000 }))
    expect([await withBotCheck(check, signal, send), seen]).toEqual(['taken', [null]])
  })

  test('says why it could not be proved, and that it was not sent', async () => {
    const check = start(() => {
      throw new FaultError({ kind: 'offline' })
    })
    const { send, seen } = serverThat()
    await expect(withBotCheck(check, signal, send)).rejects.toMatchObject({
      fault: { kind: 'offline', code: 'UNSENT' },
    })
    expect(seen).toEqual([])
  })

  test('is not said to be unsent where it cannot be proved again, and nobody answered before', async () => {
    const solutions: SolvedCheck[] = [{ ...SOLVED_CHECK, goodFor: 0 }]
    const check = start(() => {
      const [solved] = solutions.splice(0)
      if (solved) return solved
      throw new FaultError({ kind: 'offline' })
    })
    const { send, seen } = serverThat({ kind: 'offline' })
    await expect(withBotCheck(check, signal, send)).rejects.toMatchObject({ fault: { kind: 'offline' } })
    await waitFor(check, (at) => !at.matches('solved'))
    await expect(withBotCheck(check, signal, send)).rejects.toEqual(new FaultError({ kind: 'offline' }))
    expect(seen).toHaveLength(1)
  })
})
