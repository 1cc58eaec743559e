import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nearOptions } from '../../src/domain/near-options.ts'
import { foldOptions, optionNamed, searchOptions } from '../../src/domain/option-search.ts'

const OPTIONS = foldOptions(
  ['Harlan County Fire', 'İstanbul Itfaiyesi', 'Metro Fire', 'Fire and Rescue 12', 'État-major', 'Metro'].map(
    (label, at) => ({ value: String(at), label }),
  ),
)

const found = (query: string) => searchOptions(OPTIONS, query).map(({ label }) => label)

describe('the options that a text finds', () => {
  it.each([
    ['', OPTIONS.map(({ label }) => label)],
    ['   ', OPTIONS.map(({ label }) => label)],
    ['fire', ['Fire and Rescue 12', 'Harlan County Fire', 'Metro Fire']],
    ['FIRE metro', ['Metro Fire']],
    ['istanbul', ['İstanbul Itfaiyesi']],
    ['ISTANBUL', ['İstanbul Itfaiyesi']],
    ['ıstanbul', ['İstanbul Itfaiyesi']],
    ['etat', ['État-major']],
    ['rescue ١٢', ['Fire and Rescue 12']],
    ['nowhere', []],
  ])('%j: %j', (query, labels) => {
    expect(found(query)).toEqual(labels)
  })

  it('have every word of it, and whoever has them is found', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (labels, query) => {
        const options = foldOptions(labels.map((label, at) => ({ value: String(at), label })))
        const words =
          foldOptions([{ value: '', label: query }])[0]
            ?.folded.split(/\s+/)
            .filter(Boolean) ?? []
        const expected = options.filter(({ folded }) => words.every((word) => folded.includes(word)))
        expect(new Set(searchOptions(options, query))).toEqual(new Set(expected))
      }),
    )
  })
})

describe('the options near to a text that none has every word of', () => {
  const near = (query: string) => nearOptions(OPTIONS, query).map(({ label }) => label)

  it.each([
    ['county metro', ['Harlan County Fire', 'Metro Fire', 'Metro']],
    ['fire county rescue', ['Harlan County Fire', 'Fire and Rescue 12']],
    ['harlen', ['Harlan County Fire']],
    ['Hralan conty', ['Harlan County Fire']],
    ['itfayesi', ['İstanbul Itfaiyesi']],
    ['rescu 13', ['Fire and Rescue 12']],
    ['frie', ['Harlan County Fire', 'Metro Fire', 'Fire and Rescue 12']],
    ['xyz', []],
    ['', []],
  ])('%j: %j', (query, labels) => {
    expect(near(query)).toEqual(labels)
  })

  it('are those that have them, where one has', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1, maxLength: 4 }), (words) => {
        const label = words.join(' ')
        const [option] = foldOptions([{ value: '1', label }])
        expect(option && nearOptions([option], words.toReversed().join(' '))).toEqual([option])
      }),
    )
  })
})

describe('the option that a text names', () => {
  it.each([
    ['Metro', 'Metro'],
    [' metro fire ', 'Metro Fire'],
    ['ISTANBUL ITFAIYESI', 'İstanbul Itfaiyesi'],
    ['Met', undefined],
    ['', undefined],
  ])('%j: %j', (text, label) => {
    expect(optionNamed(OPTIONS, text)?.label).toBe(label)
  })

  it('is none when two have the name', () => {
    const twice = foldOptions([
      { value: '1', label: 'Metro' },
      { value: '2', label: 'metro' },
    ])
    expect(optionNamed(twice, 'Metro')).toBeNull()
  })
})
