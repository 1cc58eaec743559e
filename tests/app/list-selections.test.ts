import { afterEach, expect, test } from 'vitest'

import { heldSelections } from '../../src/app/actors/list-selections.ts'
import { TOKEN_KEY } from '../../src/domain/constants.ts'
import { createTopics } from '../../src/gateway/topics.ts'

const some = (...ids: number[]) => ({ kind: 'some', ids }) as const
const tokenOf = (sid: string) => `h.${btoa(JSON.stringify({ sid }))}.s`

const signedIn = (sid: string | null) =>
  sid === null ? localStorage.removeItem(TOKEN_KEY) : localStorage.setItem(TOKEN_KEY, tokenOf(sid))
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'))
const goOn = () => window.dispatchEvent(new Event('pushState'))

const start = () => {
  const topics = createTopics()
  signedIn('a')
  goBack()
  return { topics, selections: heldSelections(topics) }
}
afterEach(() => localStorage.clear())

test('what was chosen is there for who comes back to the same rows, and for nobody who opens them anew', () => {
  const { selections, topics } = start()
  selections.keep('people', some(1, 2))
  const back = [
    selections.recall('people'),
    selections.recall('people of a group'),
    heldSelections(topics).recall('people'),
  ]
  goOn()
  expect([back, selections.recall('people')]).toEqual([[some(1, 2), undefined, some(1, 2)], undefined])
})

test('what was chosen is gone with its session', () => {
  const { selections } = start()
  selections.keep('people', some(1))
  signedIn(null)
  const out = selections.recall('people')
  signedIn('a')
  expect([out, selections.recall('people')]).toEqual([undefined, undefined])
})

test('what something was done with meanwhile is chosen no more', () => {
  const { selections, topics } = start()
  selections.keep('people', some(1, 2))
  selections.keep('crews', some(2))
  selections.keep('all', { kind: 'matching', ids: [7] })
  topics.act(some(2))
  expect([selections.recall('people'), selections.recall('crews'), selections.recall('all')]).toEqual([
    some(1),
    undefined,
    { kind: 'matching', ids: [7] },
  ])
  topics.act({ kind: 'matching', search: '', filters: {}, except: [], count: null })
  expect([selections.recall('people'), selections.recall('all')]).toEqual([undefined, undefined])
})
