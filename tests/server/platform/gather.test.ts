import { expect, test } from 'vitest'

import { gather } from '../../../server/platform/gather.ts'

/** A load whose every run is answered by hand. */
const byHand = () => {
  const loads: {
    keys: string[]
    answer: (found: ReadonlyMap<string, string>) => void
    fail: (cause: Error) => void
  }[] = []
  const look = gather<string>((keys) => new Promise((answer, fail) => loads.push({ keys, answer, fail })))
  const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  return { loads, look, turn }
}

test('what is asked for in one turn shares a load, and the same key is looked up once', async () => {
  const { loads, look, turn } = byHand()
  const answers = Promise.all([look('a'), look('b'), look('a'), look('c')])
  await turn()
  expect(loads.map(({ keys }) => keys)).toEqual([['a', 'b', 'c']])
  loads[0]?.answer(
    new Map([
      ['a', 'Ada'],
      ['b', 'Ben'],
    ]),
  )
  expect(await answers).toEqual(['Ada', 'Ben', 'Ada', undefined])
})

test('what is asked for while a load is under way is looked up after it, the same key anew', async () => {
  const { loads, look, turn } = byHand()
  const first = look('a')
  await turn()
  const second = Promise.all([look('a'), look('b')])
  await turn()
  expect(loads.map(({ keys }) => keys)).toEqual([['a']])
  loads[0]?.answer(new Map([['a', 'before']]))
  expect(await first).toBe('before')
  await turn()
  expect(loads.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']])
  loads[1]?.answer(new Map([['a', 'after']]))
  expect(await second).toEqual(['after', undefined])
})

test('a failed load rejects those who waited for it, and the next ones are looked up', async () => {
  const { loads, look, turn } = byHand()
  const refused = Promise.allSettled([look('a'), look('b')])
  await turn()
  const next = look('a')
  loads[0]?.fail(new Error('away'))
  expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await turn()
  loads[1]?.answer(new Map([['a', 'back']]))
  expect(await next).toBe('back')
})
