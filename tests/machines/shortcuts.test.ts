import { afterEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'

import { SHORTCUTS_AT_MOST, type Shortcuts } from '../../src/domain/shortcuts.ts'
import { isUnsaved, selectShortcuts } from '../../src/machines/shortcuts/shortcuts.connect.ts'
import { shortcutsMachine, type Starrer } from '../../src/machines/shortcuts/shortcuts.machine.ts'
import { complaintsOf, fault, handPromise } from './support/actors.ts'
import { after, done, expectEveryPath, failed } from './support/paths.ts'

const ADA: Starrer = { userId: 5, shortcuts: ['home'] }
const BURAK: Starrer = { userId: 6, shortcuts: ['mission'] }

const start = (viewer: Starrer) => {
  const read = handPromise<Shortcuts, undefined>()
  const keep = handPromise<void, { list: Shortcuts }>()
  const save = handPromise<void, { userId: number; list: Shortcuts }>()
  const actor = createActor(
    shortcutsMachine.provide({
      actors: { readDevice: read.logic, keepOnDevice: keep.logic, saveShortcuts: save.logic },
    }),
    { input: { viewer } },
  ).start()
  const toggle = (id: string) => actor.send({ type: 'shortcut.toggled', id })
  const list = () => selectShortcuts(actor.getSnapshot())
  const sent = () => save.calls.map(({ input }) => input)
  return { actor, read, keep, save, toggle, list, sent }
}

const guest = async (kept: Shortcuts = []) => {
  const world = start(null)
  world.read.calls[0]?.resolve(kept)
  await waitFor(world.actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
  return world
}

afterEach(() => void vi.useRealTimers())

describe("a guest's stars", () => {
  test('are those of the device, and go back to it; the server hears nothing', async () => {
    const { actor, keep, toggle, list, sent } = await guest(['home'])
    toggle('mission')
    expect([list(), keep.calls.map(({ input }) => input)]).toEqual([
      ['home', 'mission'],
      [{ list: ['home', 'mission'] }],
    ])
    toggle('home')
    keep.calls.at(-1)?.resolve()
    await waitFor(actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
    expect([list(), keep.calls.at(-1)?.input, sent()]).toEqual([['mission'], { list: ['mission'] }, []])
  })

  test('hold as long as the page where the device keeps and tells nothing', async () => {
    const { actor, read, keep, toggle, list } = start(null)
    read.calls[0]?.reject(new Error('blocked'))
    await waitFor(actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
    toggle('home')
    keep.calls[0]?.reject(new Error('blocked'))
    await waitFor(actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
    expect([list(), isUnsaved(actor.getSnapshot())]).toEqual([['home'], false])
  })
})

describe("a person's stars", () => {
  test('hold at once and are saved', async () => {
    const { actor, save, toggle, list, sent } = start(ADA)
    toggle('mission')
    expect(list()).toEqual(['home', 'mission'])
    save.calls[0]?.resolve()
    await waitFor(actor, (snapshot) => snapshot.matches({ person: 'idle' }))
    expect(sent()).toEqual([{ userId: 5, list: ['home', 'mission'] }])
  })

  test('that change while they are saved are saved after it, once', async () => {
    const { actor, save, toggle, sent } = start(ADA)
    toggle('mission')
    toggle('contact')
    toggle('home')
    expect(sent().length).toBe(1)
    save.calls[0]?.resolve()
    await vi.waitFor(() => expect(save.calls.length).toBe(2))
    save.calls[1]?.resolve()
    await waitFor(actor, (snapshot) => snapshot.matches({ person: 'idle' }))
    expect(sent().map(({ list }) => list)).toEqual([
      ['home', 'mission'],
      ['mission', 'contact'],
    ])
  })

  test('that end where they began are not sent again', async () => {
    const { actor, save, toggle, sent } = start(ADA)
    toggle('mission')
    toggle('contact')
    toggle('contact')
    save.calls[0]?.resolve()
    await waitFor(actor, (snapshot) => snapshot.matches({ person: 'idle' }))
    expect(sent().length).toBe(1)
  })

  test('take no more than the server keeps', () => {
    const full = Array.from({ length: SHORTCUTS_AT_MOST }, (_, at) => `item-${at}`)
    const { actor } = start({ userId: 5, shortcuts: full })
    const can = (id: string) => actor.getSnapshot().can({ type: 'shortcut.toggled', id })
    expect([can('one more'), can('item-3')]).toEqual([false, true])
  })
})

describe('a save that failed', () => {
  const failing = async (kind: 'offline' | 'unexpected' | 'forbidden') => {
    const world = start(ADA)
    world.toggle('mission')
    world.save.calls[0]?.reject(fault(kind))
    await waitFor(world.actor, isUnsaved)
    return world
  }

  test('keeps what was starred, and is tried again by itself with growing pauses', async () => {
    vi.useFakeTimers()
    const { actor, save, list } = await failing('offline')
    expect([list(), actor.getSnapshot().context.fault]).toEqual([['home', 'mission'], { kind: 'offline' }])
    await vi.advanceTimersByTimeAsync(999)
    expect(save.calls.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(save.calls.length).toBe(2)
    save.calls[1]?.reject(fault('unexpected'))
    await vi.advanceTimersByTimeAsync(1999)
    expect(save.calls.length).toBe(2)
    await vi.advanceTimersByTimeAsync(1)
    save.calls[2]?.resolve()
    await vi.advanceTimersByTimeAsync(0)
    expect([actor.getSnapshot().value, isUnsaved(actor.getSnapshot()), actor.getSnapshot().context.failures]).toEqual([
      { person: 'idle' },
      false,
      0,
    ])
  })

  test('that was refused waits for the person', async () => {
    vi.useFakeTimers()
    const { actor, save } = await failing('forbidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(save.calls.length).toBe(1)
    actor.send({ type: 'saving.retried' })
    expect(save.calls.length).toBe(2)
  })

  test('goes along with the next star', async () => {
    const { toggle, sent } = await failing('forbidden')
    toggle('contact')
    expect(sent().at(-1)).toEqual({ userId: 5, list: ['home', 'mission', 'contact'] })
  })

  test('is newer than what the server tells of the same person', async () => {
    const { actor, list, sent } = await failing('offline')
    actor.send({ type: 'viewer.settled', viewer: ADA })
    expect([list(), sent().at(-1)?.list]).toEqual([
      ['home', 'mission'],
      ['home', 'mission'],
    ])
  })
})

describe('who is looking', () => {
  test('brings the list that another device left', () => {
    const { actor, list } = start(ADA)
    actor.send({ type: 'viewer.settled', viewer: { userId: 5, shortcuts: ['partners', 'home'] } })
    expect(list()).toEqual(['partners', 'home'])
  })

  test('does not take a star back that is being saved', () => {
    const { actor, toggle, list } = start(ADA)
    toggle('mission')
    actor.send({ type: 'viewer.settled', viewer: ADA })
    expect(list()).toEqual(['home', 'mission'])
  })

  test('as somebody else brings their own, and nothing of the one before is sent', async () => {
    const { actor, save, toggle, list, sent } = start(ADA)
    toggle('mission')
    actor.send({ type: 'viewer.settled', viewer: BURAK })
    expect([list(), save.calls[0]?.signal.aborted]).toEqual([['mission'], true])
    toggle('contact')
    expect(sent().at(-1)).toEqual({ userId: 6, list: ['mission', 'contact'] })
  })

  test('as nobody brings the device back', async () => {
    const { actor, read, list } = start(ADA)
    actor.send({ type: 'viewer.settled', viewer: null })
    expect(list()).toEqual([])
    read.calls[0]?.resolve(['contact'])
    await waitFor(actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
    expect(list()).toEqual(['contact'])
  })
})

test('each actor that is missing says its name', async () => {
  const toggled = { type: 'shortcut.toggled', id: 'home' } as const
  expect(
    await complaintsOf(shortcutsMachine, {
      input: { viewer: null },
      until: (snapshot) => snapshot.matches({ guest: 'idle' }),
    }),
  ).toEqual(['No actor was provided for "readDevice".'])
  expect(await complaintsOf(shortcutsMachine, { input: { viewer: ADA }, events: [toggled], until: isUnsaved })).toEqual(
    ['No actor was provided for "saveShortcuts".'],
  )

  const complaints: unknown[] = []
  const actor = createActor(
    shortcutsMachine.provide({ actors: { readDevice: fromPromise<Shortcuts, undefined>(() => Promise.resolve([])) } }),
    {
      input: { viewer: null },
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && 'error' in seen.event) complaints.push(seen.event['error'])
      },
    },
  ).start()
  await waitFor(actor, (snapshot) => snapshot.matches({ guest: 'idle' }))
  actor.send(toggled)
  await waitFor(actor, (snapshot) => snapshot.context.fault !== null)
  expect(complaints).toEqual([new Error('No actor was provided for "keepOnDevice".')])
})

test('every state and transition is reached, and a person is never without a name', () => {
  const { snapshots } = expectEveryPath(shortcutsMachine, {
    inputs: [{ viewer: null }, { viewer: ADA }],
    events: [
      { type: 'shortcut.toggled', id: 'mission' },
      { type: 'viewer.settled', viewer: ADA },
      { type: 'viewer.settled', viewer: BURAK },
      { type: 'viewer.settled', viewer: null },
      { type: 'saving.retried' },
      done('readDevice', ['home']),
      failed('readDevice'),
      done('keepOnDevice'),
      failed('keepOnDevice'),
      done('saveShortcuts'),
      failed('saveShortcuts', fault('offline')),
      failed('saveShortcuts', fault('forbidden')),
      after('retryDelay', 'shortcuts.person.failed'),
    ],
    serializeState: ({ value, context: { failures, userId, list, sent, fault: kept } }) =>
      JSON.stringify([value, Math.min(failures, 1), userId, list, sent, kept?.kind]),
  })
  const nameless = snapshots.filter(({ context, ...at }) => at.matches('person') === (context.userId === null))
  expect(nameless).toEqual([])
})
