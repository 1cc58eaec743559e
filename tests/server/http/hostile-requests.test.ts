import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { inTurn, isLong } from '../../support/long.ts'
import { everyone, type Caller } from '../support/callers.ts'
import { corpusOf, STRAY_ADDRESSES } from '../support/hostile-corpus.ts'
import { mayCall, operationsOf, type Generated, type Operation } from '../support/operations.ts'
import { openPeopledApp, type PeopledApp } from '../support/peopled-app.ts'
import { wrongWith } from '../support/right-answers.ts'

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7]

let world: PeopledApp
let operations: Operation[]
beforeAll(async () => {
  world = await openPeopledApp()
  operations = await operationsOf(world.server)
})
afterAll(() => world.server.close())

/** Of those who are let in each in turn, unless there is time for everybody; of the others each once. */
const callersAt = (operation: Operation, at: number): readonly Caller[] => {
  if (isLong) return everyone
  const letIn = everyone.filter((caller) => mayCall(operation, caller))
  return at === 0 ? everyone : letIn.slice(at % letIn.length, (at % letIn.length) + 1)
}

const shown = (request: Generated): string => JSON.stringify(request).slice(0, 400)

describe('whatever is sent, the answer is one that is declared, or a refusal in the one shape', () => {
  it('to each operation, in each of its parts', async () => {
    const wrong = new Map<string, string>()
    for (const [place, operation] of operations.entries()) {
      for (const [at, request] of corpusOf(operation).entries()) {
        // To the next operation the next eighth of them, and the first to each.
        if (at > 0 && !inTurn(EIGHTHS, place).includes(at % EIGHTHS.length)) continue
        for (const caller of callersAt(operation, at)) {
          const found = wrongWith(operation, await world.ask(operation, caller, request))
          if (found !== null) wrong.set(operation.name, `${caller} ${shown(request)} ${found}`)
        }
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({})
  }, 3_600_000)

  it('to addresses of none', async () => {
    const answers = await Promise.all(STRAY_ADDRESSES.map((url) => world.server.call({ url })))
    const wrong = answers.flatMap(({ statusCode, headers, body }, at) => {
      const isPlain = statusCode >= 300 && statusCode < 400
      // Where the app is built, an address of none is a page that says so.
      const isPage = [200, 404].includes(statusCode) && String(headers['content-type']).startsWith('text/html')
      const isRefused = !isPage && statusCode >= 400 && statusCode < 500 && 'error' in (JSON.parse(body) as object)
      return isPlain || isRefused || isPage ? [] : [[STRAY_ADDRESSES[at], statusCode, body]]
    })
    expect(wrong).toEqual([])
  })
})
