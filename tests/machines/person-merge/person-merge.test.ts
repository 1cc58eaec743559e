import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'

import type { MergeCandidates, MergePreview, PeopleMerged } from '../../../src/domain/contract/person-merge.contract.ts'
import { FaultError } from '../../../src/domain/fault.ts'
import { MERGE_FIELDS } from '../../../src/domain/person-merge.ts'
import {
  differingFields,
  fieldsOf,
  personMergeMachine,
  type MergeAsked,
} from '../../../src/machines/person-merge/person-merge.machine.ts'
import { CANDIDATES, GOES, PLAIN_PREVIEW, PREVIEW } from '../../../src/views/person-merge/story-merge.ts'
import { complaintsOf, handPromise } from '../support/actors.ts'
import { after, done, expectEveryPath, failed } from '../support/paths.ts'

const PAIR = { staysId: 12, goesId: 31 }
const ALONE = { staysId: 12, goesId: null }
const STALE = new FaultError({ kind: 'conflict', code: 'MERGE_CHANGED' })
const REFUSED = new FaultError({ kind: 'conflict', code: 'MERGE_REFUSED', facts: { why: 'ownersAlone' } })

const start = (input: typeof PAIR | typeof ALONE = PAIR) => {
  const find = handPromise<MergeCandidates, { staysId: number; search: string }>()
  const preview = handPromise<MergePreview, { staysId: number; goesId: number }>()
  const merge = handPromise<PeopleMerged, MergeAsked>()
  const actor = createActor(
    personMergeMachine.provide({
      actors: { findCandidates: find.logic, preview: preview.logic, merge: merge.logic },
      delays: { settledAfter: 0 },
    }),
    { input },
  ).start()
  const seen = async (shown = PREVIEW) => {
    preview.calls.at(-1)?.resolve(shown)
    await waitFor(actor, (at) => at.matches('comparing'))
  }
  return { actor, find, preview, merge, seen }
}

/** To where it is confirmed, with what was proposed of each clash. */
const confirmed = (actor: ReturnType<typeof start>['actor']) => {
  actor.send({ type: 'step.taken' })
  for (const { key, proposed } of PREVIEW.clashes) actor.send({ type: 'clash.settled', key, side: proposed })
  actor.send({ type: 'step.taken' })
  actor.send({ type: 'email.typed', email: ` ${GOES.email.toUpperCase()} ` })
  actor.send({ type: 'reason.typed', reason: ' Signed up twice ' })
}

test('with nobody chosen it begins with who looks alike, and searches once a letter has settled', async () => {
  const { actor, find } = start(ALONE)
  expect(find.calls.map(({ input }) => input)).toEqual([{ staysId: 12, search: '' }])
  find.calls[0]?.resolve(CANDIDATES)
  await waitFor(actor, (at) => at.matches({ choosing: 'found' }))
  actor.send({ type: 'search.typed', search: 'd' })
  actor.send({ type: 'search.typed', search: 'de' })
  await waitFor(actor, (at) => at.matches({ choosing: 'asking' }))
  expect(find.calls.slice(1).map(({ input }) => input.search)).toEqual(['de'])
  expect(actor.getSnapshot().context.candidates).toEqual(CANDIDATES.items)
})

test('of each field stays what the one that stays knows, what it lacks from the other, and what was chosen', async () => {
  const { actor, seen } = start()
  await seen()
  expect(differingFields(PREVIEW)).toEqual(['phone', 'licenseNumber', 'agencyNumber', 'primaryAgencyId', 'discipline'])
  actor.send({ type: 'field.chosen', field: 'phone', side: 'goes' })
  const fields = fieldsOf(actor.getSnapshot().context)
  expect(MERGE_FIELDS.filter((field) => fields[field] === 'goes')).toEqual(['phone', 'agencyNumber'])
})

test('is sent once each clash is settled, the address typed and a reason given', async () => {
  const { actor, merge, seen } = start()
  await seen()
  actor.send({ type: 'step.taken' })
  actor.send({ type: 'step.taken' })
  expect(actor.getSnapshot().value).toBe('weighing')
  for (const { key } of PREVIEW.clashes) actor.send({ type: 'clash.settled', key, side: 'stays' })
  actor.send({ type: 'step.taken' })
  const can = () => actor.getSnapshot().can({ type: 'merge.confirmed' })
  expect(can()).toBe(false)
  actor.send({ type: 'email.typed', email: 'somebody@example.org' })
  actor.send({ type: 'reason.typed', reason: 'Signed up twice' })
  expect(can()).toBe(false)
  actor.send({ type: 'email.typed', email: GOES.email })
  expect(can()).toBe(true)
  actor.send({ type: 'reason.typed', reason: '  ' })
  expect(can()).toBe(false)
  actor.send({ type: 'reason.typed', reason: ' Signed up twice ' })
  actor.send({ type: 'merge.confirmed' })
  expect(merge.calls[0]?.input).toEqual({
    ...PAIR,
    fields: fieldsOf({ preview: PREVIEW, fields: {}, settled: {} }),
    settled: PREVIEW.clashes.map(({ key }) => ({ key, side: 'stays' })),
    email: GOES.email,
    reason: 'Signed up twice',
    fingerprint: 'c0ffee',
  })
  merge.calls[0]?.resolve({ id: 5, total: 16 })
  const { context } = await waitFor(actor, (at) => at.matches('merged'))
  expect(context.merged).toEqual({ id: 5, total: 16 })
})

test('what has changed meanwhile is looked at again, with what was chosen of what is still there', async () => {
  const { actor, merge, preview, seen } = start()
  await seen()
  actor.send({ type: 'field.chosen', field: 'discipline', side: 'goes' })
  confirmed(actor)
  actor.send({ type: 'merge.confirmed' })
  merge.calls[0]?.reject(STALE)
  await waitFor(actor, (at) => at.matches('stale'))
  actor.send({ type: 'look.retried' })
  expect(preview.calls).toHaveLength(2)
  await seen({ ...PREVIEW, clashes: PREVIEW.clashes.slice(0, 1), fingerprint: 'other' })
  const { context } = actor.getSnapshot()
  expect([context.settled, context.fields, context.reason, context.email]).toEqual([
    { 'enrollment:4:9': 'goes' },
    { discipline: 'goes' },
    ' Signed up twice ',
    '',
  ])
})

test('a refusal is told and not asked again; what could not be asked can be', async () => {
  const { actor, merge, seen } = start()
  await seen()
  confirmed(actor)
  actor.send({ type: 'merge.confirmed' })
  merge.calls[0]?.reject(new FaultError({ kind: 'offline' }))
  await waitFor(actor, (at) => at.matches('failed'))
  actor.send({ type: 'merge.confirmed' })
  merge.calls[1]?.reject(REFUSED)
  const { context } = await waitFor(actor, (at) => at.matches('refused'))
  expect([context.fault?.facts, actor.getSnapshot().can({ type: 'merge.confirmed' })]).toEqual([
    { why: 'ownersAlone' },
    false,
  ])
})

test('who may not merge them is told so before anything is compared', async () => {
  const { actor, preview } = start()
  preview.calls[0]?.reject(REFUSED)
  await waitFor(actor, (at) => at.matches('barred'))
  actor.send({ type: 'look.retried' })
  preview.calls[1]?.reject(new FaultError({ kind: 'offline' }))
  const { context } = await waitFor(actor, (at) => at.matches('unlooked'))
  expect(context.preview).toBeNull()
})

test('missing actors say their names', async () => {
  expect(
    await complaintsOf(personMergeMachine, { input: PAIR, events: [], until: (at) => at.matches('unlooked') }),
  ).toEqual(['No actor was provided for "preview".'])
})

test('every state and transition is reached, and nothing is merged that is not settled and confirmed', () => {
  const { snapshots } = expectEveryPath(personMergeMachine, {
    inputs: [ALONE, PAIR],
    events: [
      { type: 'search.typed', search: 'demir' },
      { type: 'search.retried' },
      { type: 'look.retried' },
      { type: 'field.chosen', field: 'phone', side: 'goes' },
      ...PREVIEW.clashes.slice(0, 1).map(({ key }) => ({ type: 'clash.settled', key, side: 'goes' }) as const),
      { type: 'step.taken' },
      { type: 'step.undone' },
      { type: 'email.typed', email: GOES.email },
      { type: 'reason.typed', reason: 'Twice' },
      { type: 'merge.confirmed' },
      after('settledAfter', 'personMerge.choosing.settling'),
      done('findCandidates', CANDIDATES),
      failed('findCandidates'),
      done('preview', PLAIN_PREVIEW),
      done('preview', { ...PREVIEW, clashes: PREVIEW.clashes.slice(0, 1) }),
      failed('preview', REFUSED),
      failed('preview'),
      done('merge', { id: 5, total: 16 }),
      failed('merge', STALE),
      failed('merge', REFUSED),
      failed('merge'),
    ],
  })
  const confirmable = snapshots.filter((at) => at.can({ type: 'merge.confirmed' }))
  expect(confirmable.length).toBeGreaterThan(0)
  for (const { context } of confirmable) {
    expect(context.preview?.clashes.every(({ key }) => context.settled[key] !== undefined)).toBe(true)
    expect(context.reason.trim()).not.toBe('')
  }
})
