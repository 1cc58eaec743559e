import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { seed } from '../../support/chance.ts'
import { isLong } from '../../support/long.ts'
import { everyone, type Caller } from '../support/callers.ts'
import { mayCall, operationsOf, type Operation } from '../support/operations.ts'
import { openPeopledApp, type PeopledApp } from '../support/peopled-app.ts'
import { wrongWith } from '../support/right-answers.ts'
import { requestsOf } from '../support/schema-arbitrary.ts'

const GENERATED = isLong ? 100_000 : 1000
const BATCH = 1000

let world: PeopledApp
let operations: Operation[]
beforeAll(async () => {
  world = await openPeopledApp()
  operations = await operationsOf(world.server)
})
afterAll(() => world.server.close())

/** Mostly one who is let in: the door itself is tried for everybody elsewhere. */
const callerOf = (operation: Operation): fc.Arbitrary<Caller> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...everyone.filter((caller) => mayCall(operation, caller))) },
    { weight: 1, arbitrary: fc.constantFrom(...everyone) },
  )

it(`whatever is sent, the answer is declared or a refusal: ${GENERATED} requests made from the OpenAPI document, as callers of every kind`, async () => {
  console.info(`SEED=${seed} makes the same requests again`)
  const requests = fc
    .constantFrom(...operations)
    .chain((operation) => fc.tuple(fc.constant(operation), callerOf(operation), requestsOf(operation)))
  const wrong = new Map<string, string>()
  // By the thousand: a hundred thousand at once are made before the first is sent, and kept until the last is.
  for (let made = 0; made < GENERATED; made += BATCH) {
    for (const [operation, caller, request] of fc.sample(requests, { numRuns: BATCH, seed: seed + made })) {
      const found = wrongWith(operation, await world.ask(operation, caller, request))
      if (found !== null) wrong.set(operation.name, `${caller} ${JSON.stringify(request).slice(0, 400)} ${found}`)
    }
  }
  expect(Object.fromEntries(wrong), `SEED=${seed}`).toEqual({})
}, 3_600_000)
