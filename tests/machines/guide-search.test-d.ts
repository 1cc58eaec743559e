import { expectTypeOf, test } from 'vitest'
import { fromPromise, type InputFrom } from 'xstate'

import type { GuideSearch } from '../../src/domain/guide-search.ts'
import { guideSearchMachine, type GuideSearchActor } from '../../src/machines/guide-search/guide-search.machine.ts'

test('a search is started with a text and a way to search', () => {
  expectTypeOf<InputFrom<typeof guideSearchMachine>>().toEqualTypeOf<
    Readonly<{ text: string; search: GuideSearch; isWhole: boolean }>
  >()
})

test('the texts are gathered for a search, the address is written with the text', () => {
  guideSearchMachine.provide({
    actors: {
      writeAddress: fromPromise(async ({ input }) => {
        expectTypeOf(input).toEqualTypeOf<{ text: string }>()
      }),
    },
  })
  guideSearchMachine.provide({
    // @ts-expect-error what is gathered must be a search
    actors: { gatherTexts: fromPromise(() => Promise.resolve('texts')) },
  })
  // @ts-expect-error a text is needed
  void ((actor: GuideSearchActor) => actor.send({ type: 'text.changed' }))
})
