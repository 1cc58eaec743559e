import { describe, expect, test } from 'vitest'
import { assign, createActor, waitFor } from 'xstate'

import { resourceFace, selectData, selectFault } from '../../src/machines/resource/resource.connect.ts'
import { createResourceMachine } from '../../src/machines/resource/resource.machine.ts'
import { complaintsOf, fault, handPromise, handSource } from './support/actors.ts'
import { done, expectEveryPath, failed } from './support/paths.ts'

type Courses = readonly string[]
type Query = Readonly<{ search: string }>

const machine = createResourceMachine<Courses, Query>()
const QUERY: Query = { search: '' }
/** What the page came with. */
const PAINTED: Query = { search: 'painted' }

const start = (first?: Courses, kept?: Courses) => {
  const read = handPromise<Courses, { query: Query }>()
  const topics = handSource()
  const actor = createActor(
    machine.provide({
      actors: { read: read.logic, watchTopics: topics.logic },
      actions: { recall: assign({ data: kept }) },
    }),
    { input: { query: QUERY, first } },
  ).start()
  const face = () => {
    const snapshot = actor.getSnapshot()
    return { face: resourceFace(snapshot), data: selectData(snapshot), fault: selectFault(snapshot) }
  }
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  return { actor, read, topics, face, settled }
}

describe('first', () => {
  test('without data it is loading, then ready', async () => {
    const { read, face, settled } = start()
    expect(face()).toEqual({ face: 'loading', data: undefined, fault: null })
    read.calls[0]?.resolve(['Responder'])
    await settled()
    expect(face()).toEqual({ face: 'ready', data: ['Responder'], fault: null })
  })

  test('data that came with the page is shown, and nothing is asked', () => {
    const { read, face } = start(['Responder'])
    expect([face(), read.calls.length]).toEqual([{ face: 'ready', data: ['Responder'], fault: null }, 0])
  })

  test('what a page was painted with is shown, and nothing is asked', () => {
    const read = handPromise<Courses, { query: Query }>()
    const actor = createActor(
      machine.provide({
        actors: { read: read.logic, watchTopics: handSource().logic },
        actions: { recall: assign({ data: ['Responder'] }) },
        guards: { isCurrent: () => true },
      }),
      { input: { query: QUERY } },
    ).start()
    expect([resourceFace(actor.getSnapshot()), read.calls.length]).toEqual(['ready', 0])
  })

  test('an empty answer is an answer', () => {
    expect(start([]).face()).toEqual({ face: 'ready', data: [], fault: null })
  })

  test('what failed can be asked again', async () => {
    const { actor, read, face, settled } = start()
    read.calls[0]?.reject(fault('offline'))
    await settled()
    expect(face()).toEqual({ face: 'failed', data: undefined, fault: { kind: 'offline' } })
    actor.send({ type: 'resource.retried' })
    expect(face().face).toBe('loading')
    read.calls[1]?.resolve(['Responder'])
    await settled()
    expect(face()).toEqual({ face: 'ready', data: ['Responder'], fault: null })
  })
})

describe('when a screen is opened again', () => {
  test('what it was answered last is there before it starts, and is read again', async () => {
    const kept = machine.provide({ actions: { recall: assign({ data: ['Responder'] }) } })
    const idle = createActor(kept, { input: { query: QUERY } })
    expect(resourceFace(idle.getSnapshot())).toBe('refreshing')
    const { read, face, settled } = start(undefined, ['Responder'])
    expect(face()).toEqual({ face: 'refreshing', data: ['Responder'], fault: null })
    read.calls[0]?.resolve(['Responder', 'Tow operator'])
    await settled()
    expect(face()).toEqual({ face: 'ready', data: ['Responder', 'Tow operator'], fault: null })
  })

  test('data that came with the page is newer: nothing is recalled', () => {
    const { read, face } = start(['new'], ['old'])
    expect([face().data, read.calls.length]).toEqual([['new'], 0])
  })

  test('it stays where it cannot be read again, and goes where that is refused', async () => {
    const unread = start(undefined, ['Responder'])
    unread.read.calls[0]?.reject(fault('offline'))
    await unread.settled()
    expect(unread.face()).toEqual({ face: 'partial', data: ['Responder'], fault: { kind: 'offline' } })
    const refused = start(undefined, ['Responder'])
    refused.read.calls[0]?.reject(fault('forbidden'))
    await refused.settled()
    expect(refused.face()).toEqual({ face: 'failed', data: undefined, fault: { kind: 'forbidden' } })
  })
})

test('what could not be asked without a network is asked when it is back, and what is there stays unasked', async () => {
  const { topics, read, face, settled } = start()
  read.calls[0]?.reject(fault('offline'))
  await settled()
  topics.tell({ type: 'network.returned' })
  read.calls[1]?.resolve(['Responder'])
  await settled()
  topics.tell({ type: 'network.returned' })
  expect([face(), read.calls.length]).toEqual([{ face: 'ready', data: ['Responder'], fault: null }, 2])
})

describe('again', () => {
  test('a changed topic reads again behind the data, which stays when that fails', async () => {
    const { topics, read, face, settled } = start(['Responder'])
    topics.tell({ type: 'topic.changed' })
    expect(face()).toEqual({ face: 'refreshing', data: ['Responder'], fault: null })
    read.calls[0]?.reject(fault('unexpected'))
    await settled()
    expect(face()).toEqual({ face: 'partial', data: ['Responder'], fault: { kind: 'unexpected' } })
  })

  test('a topic that changes while it is read aborts that reading, and only the later answer counts', async () => {
    const { topics, read, face, settled } = start(['old'])
    topics.tell({ type: 'topic.changed' })
    topics.tell({ type: 'topic.changed' })
    expect(read.calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    read.calls[0]?.resolve(['stale'])
    read.calls[1]?.resolve(['new'])
    await settled()
    expect(face().data).toEqual(['new'])
  })

  test('another query is asked with the old data still there', async () => {
    const { actor, read, face, settled } = start(['Responder'])
    actor.send({ type: 'query.changed', query: { search: 'tow' } })
    expect([face(), read.calls[0]?.input]).toEqual([
      { face: 'refreshing', data: ['Responder'], fault: null },
      { query: { search: 'tow' } },
    ])
    read.calls[0]?.resolve(['Tow operator'])
    await settled()
    expect(face().data).toEqual(['Tow operator'])
  })

  test('leaving the screen aborts what is asked and stops listening', () => {
    const { actor, read, topics } = start()
    actor.stop()
    expect([read.calls[0]?.signal.aborted, topics.isHeard()]).toEqual([true, false])
  })
})

test('actors that nobody provided say their names', async () => {
  const complaints = await complaintsOf(machine, {
    input: { query: QUERY },
    until: (snapshot) => snapshot.matches('failed'),
  })
  expect(complaints).toEqual(['No actor was provided for "watchTopics".', 'No actor was provided for "read".'])
})

test('every state and transition is reached, and ready always has data', () => {
  const painted = machine.provide({
    actions: { recall: assign(({ context: { query } }) => ({ data: query === PAINTED ? ['Responder'] : undefined })) },
    guards: { isCurrent: ({ context: { query } }) => query === PAINTED },
  })
  const { snapshots } = expectEveryPath(painted, {
    inputs: [{ query: QUERY }, { query: QUERY, first: ['Responder'] }, { query: PAINTED }],
    events: [
      { type: 'topic.changed' },
      { type: 'resource.retried' },
      { type: 'network.returned' },
      { type: 'query.changed', query: { search: 'tow' } },
      done('read', ['Tow operator']),
      failed('read'),
      failed('read', fault('forbidden')),
      failed('watchTopics'),
    ],
  })
  expect(snapshots.filter((at) => at.matches('ready') && at.context.data === undefined)).toEqual([])
})
