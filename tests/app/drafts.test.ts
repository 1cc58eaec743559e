import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, toPromise, type AnyActorLogic, type InputFrom } from 'xstate'

import { draftActors } from '../../src/app/actors/draft.actors.ts'

type Draft = { name?: string; message?: string }

const run = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) =>
  toPromise(createActor(logic, { input }).start())

const as = (owner: number | null, filled: Draft | null = null) => {
  const { recallDraft, keepDraft, dropDraft } = draftActors<Draft>(
    () => owner,
    () => Promise.resolve(filled),
  )
  return {
    recall: () => run(recallDraft, { form: 'contact' }),
    keep: (draft: Draft) => run(keepDraft, { form: 'contact', draft }),
    drop: () => run(dropDraft, { form: 'contact' }),
  }
}

beforeEach(() => sessionStorage.clear())

describe('a draft', () => {
  test('goes to who wrote it, over what is filled in, until it is dropped', async () => {
    await as(5).keep({ message: 'Half a' })
    const person = as(5, { name: 'Ada', message: '' })
    expect(await person.recall()).toEqual({ name: 'Ada', message: 'Half a' })
    await person.drop()
    expect(await person.recall()).toEqual({ name: 'Ada', message: '' })
  })

  test('of a person goes to nobody else', async () => {
    await as(5).keep({ message: 'Mine' })
    expect([await as(6).recall(), await as(null).recall(), await as(5).recall()]).toEqual([
      null,
      null,
      { message: 'Mine' },
    ])
  })

  test('of a guest goes along when they sign in', async () => {
    await as(null).keep({ message: 'Before' })
    expect(await as(5).recall()).toEqual({ message: 'Before' })
  })

  test('of which nothing is worth keeping is dropped', async () => {
    const named = ({ name }: Draft): Draft => (name === undefined ? {} : { name })
    const { recallDraft, keepDraft } = draftActors<Draft>(() => 5, undefined, named)
    await run(keepDraft, { form: 'contact', draft: { name: 'Ada', message: 'Half a' } })
    const before = await run(recallDraft, { form: 'contact' })
    await run(keepDraft, { form: 'contact', draft: { message: 'Half a' } })
    expect([before, sessionStorage.length]).toEqual([{ name: 'Ada' }, 0])
  })
})
