import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import type { BotCheck, BotSolution } from '../../../src/domain/contract/bot-check.contract.ts'
import type { TestApp } from './test-app.ts'

/** What a browser does with a check: asks for one and does its work. */
export const solveBotCheck = async (server: TestApp): Promise<BotSolution> => {
  const { challenge } = (await server.call({ url: '/api/bot-check' })).json<BotCheck>()
  const solved = await solveChallenge({ challenge, deriveKey })
  if (!solved) throw new Error('The bot check was not solved')
  return { challenge, solution: { counter: solved.counter, derivedKey: solved.derivedKey } }
}
