import { expect, test } from 'vitest'

import { stateInWords } from '../../../src/devtools/recording/state-words.ts'

test('where a chart is: a path for each part that is active by itself', () => {
  expect(stateInWords('idle')).toEqual(['idle'])
  expect(stateInWords({ filling: 'editing' })).toEqual(['filling \u203a editing'])
  expect(stateInWords({ video: { shown: 'paused' }, step: 'watching', help: {} })).toEqual([
    'video \u203a shown \u203a paused',
    'step \u203a watching',
    'help',
  ])
})

test('what has no states within it says nothing, and what is no chart neither', () => {
  expect([stateInWords({}), stateInWords(undefined)]).toEqual([[], []])
})
