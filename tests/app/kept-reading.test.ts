import { afterEach, expect, test, vi } from 'vitest'
import { createActor, waitFor, type AnyActorRef, type AnyStateMachine } from 'xstate'

import { createClassDesk } from '../../src/app/actors/class-desk.actors.ts'
import { createClassPlanning } from '../../src/app/actors/class-planning.actors.ts'
import { createClassRegistration } from '../../src/app/actors/class-registration.actors.ts'
import { createNameChange } from '../../src/app/actors/name-change.actors.ts'
import { createProfile } from '../../src/app/actors/profile.actors.ts'
import { createRoster } from '../../src/app/actors/roster.actors.ts'
import { createLazyGateway } from '../../src/app/gateway.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createKeptAnswers } from '../../src/gateway/kept-answers.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { authMachine } from '../../src/machines/auth/auth.machine.ts'
import { CHOICES, HELD } from '../../src/views/pages/class-desk/story-classes.ts'
import { aClass, courseClasses, OFFER, withOwn } from '../../src/views/pages/class-registration/story-classes.ts'
import { aNameChange, aProfile } from '../../src/views/pages/profile/profile.story-data.ts'
import { readOf } from '../../src/views/pages/roster/story-roster.ts'

const viewerId = () => 7

type Opened = Readonly<{
  machine: AnyStateMachine
  input?: unknown
  /** What is answered, by the operation that asks it. */
  answers: readonly [then: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>]
  /** Where in its context that is. */
  at: readonly string[]
}>

type Snapshot = Readonly<{ context: unknown }>

/** What is shown of it: undefined as long as that is not known. */
const shownOf = ({ context }: Snapshot, at: readonly string[]): unknown =>
  at.reduce<unknown>((found, key) => (found instanceof Object ? Reflect.get(found, key) : undefined), context)

const classesIn = (city: string) => ({ courseClasses: courseClasses([aClass({ city })]) })
const withheld = (title: string) => ({ classChoices: { ...CHOICES, withheld: [{ id: 90, title }] } })
const standing = (reason: string) => ({ nameStanding: { needsApproval: true, latest: aNameChange({ reason }) } })

/** Every chart of its own that opens with what it was answered last. */
const CHARTS: Readonly<Record<string, (gateway: Gateway) => Opened>> = {
  profile: (gateway) => ({
    machine: createProfile(gateway, createActor(authMachine)),
    input: { userId: 7 },
    answers: [{ profile: aProfile({ lastName: 'then' }) }, { profile: aProfile({ lastName: 'now' }) }],
    at: ['profile', 'lastName'],
  }),
  classRegistration: (gateway) => ({
    machine: createClassRegistration(gateway),
    input: { courseId: 2, isGuest: false, studentId: 7 },
    answers: [classesIn('then'), classesIn('now')],
    at: ['data', 'items', '0', 'city'],
  }),
  classPlanning: (gateway) => ({
    machine: createClassPlanning(gateway, viewerId),
    input: { from: null },
    answers: [withheld('then'), withheld('now')],
    at: ['ground', 'choices', 'withheld', '0', 'title'],
  }),
  classDesk: (gateway) => ({
    machine: createClassDesk(gateway, HELD.id, viewerId),
    input: { classId: HELD.id, viewerId: 7, writeTo: null },
    answers: [{ heldClass: { ...HELD, venue: 'then' } }, { heldClass: { ...HELD, venue: 'now' } }],
    at: ['held', 'venue'],
  }),
  nameChange: (gateway) => ({
    machine: createNameChange(gateway),
    answers: [standing('then'), standing('now')],
    at: ['standing', 'latest', 'reason'],
  }),
}

const stop: AnyActorRef[] = []
afterEach(() => {
  for (const actor of stop.splice(0)) actor.stop()
})

const world = () => {
  const topics = createTopics()
  const answers = createKeptAnswers({ topics, token: () => 'token', language: () => 'en' })
  const asked: PromiseWithResolvers<unknown>[] = []
  const ask = (() => {
    const answer = Promise.withResolvers<unknown>()
    asked.push(answer)
    return answer.promise
  }) as unknown as Gateway['ask']
  const gateway: Gateway = { ask, topics, answers, now: Date.now }
  const visit = ({ machine, input }: Pick<Opened, 'machine' | 'input'>) => {
    const actor = createActor(machine, { input })
    stop.push(actor)
    return actor.start()
  }
  return { gateway, asked, visit }
}

test.each(Object.keys(CHARTS))(
  '%s opens with what it was answered last, asks again, and follows what has changed',
  async (name) => {
    const { gateway, asked, visit } = world()
    const chart = CHARTS[name]?.(gateway)
    if (!chart) throw new Error('no such chart')
    const { answers } = chart
    const shown = (snapshot: Snapshot) => shownOf(snapshot, chart.at)
    const first = visit(chart)
    expect([shown(first.getSnapshot()), asked.length]).toEqual([undefined, 1])
    asked[0]?.resolve(answers[0])
    await waitFor(first, (snapshot) => shown(snapshot) === 'then')
    first.stop()
    const again = visit(chart)
    // It is on the screen before anything is asked.
    expect([shown(again.getSnapshot()), asked.length]).toEqual(['then', 1])
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.resolve(answers[1])
    await waitFor(again, (snapshot) => shown(snapshot) === 'now')
    expect(asked).toHaveLength(2)
  },
)

test.each(Object.keys(CHARTS))('%s opens with nothing of before once something was written', async (name) => {
  const { gateway, asked, visit } = world()
  const chart = CHARTS[name]?.(gateway)
  if (!chart) throw new Error('no such chart')
  const first = visit(chart)
  asked[0]?.resolve(chart.answers[0])
  await waitFor(first, (snapshot) => shownOf(snapshot, chart.at) === 'then')
  first.stop()
  gateway.answers?.forgetAll()
  expect(shownOf(visit(chart).getSnapshot(), chart.at)).toBeUndefined()
})

test('a plan that is under way stays when its choices are read again', async () => {
  const { gateway, asked, visit } = world()
  const machine = createClassPlanning(gateway, viewerId)
  const planning = { machine, input: { from: null } }
  const first = visit(planning)
  asked[0]?.resolve({ classChoices: CHOICES })
  await waitFor(first, (snapshot) => snapshot.matches('planning'))
  first.stop()
  const again = visit(planning)
  const plan = shownOf(again.getSnapshot(), ['ground', 'plan'])
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.resolve({ classChoices: { ...CHOICES, venues: [] } })
  await waitFor(again, (snapshot) => snapshot.matches({ planning: 'gathered' }))
  const known = again.getSnapshot()
  expect([shownOf(known, ['ground', 'plan']), shownOf(known, ['ground', 'choices', 'venues'])]).toEqual([plan, []])
  expect(plan).toBeInstanceOf(Object)
})

test('a roster is there from the first drawing of its page on, by the clock as it was told, and is read again', async () => {
  const { gateway, asked, visit } = world()
  const roster = { machine: createRoster(gateway, viewerId), input: { classId: 7 } }
  const first = visit(roster)
  const now = new Date(Date.now() + 3_600_000).toISOString()
  asked[0]?.resolve({ roster: { ...readOf().roster, now } })
  await waitFor(first, (snapshot) => snapshot.matches({ reading: 'fresh' }))
  first.stop()
  sessionStorage.clear()
  const offset = shownOf(first.getSnapshot(), ['read', 'offset'])
  expect(Math.round(Number(offset) / 60_000)).toBe(60)
  const drawn = createActor(roster.machine, { input: roster.input })
  expect(shownOf(drawn.getSnapshot(), ['read', 'offset'])).toBe(offset)
  const again = visit(roster)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  asked[1]?.resolve({ roster: { ...readOf([]).roster, now } })
  await waitFor(again, (snapshot) => snapshot.matches({ reading: 'fresh' }))
  expect(asked).toHaveLength(2)
})

test('a class again is planned by the class as it is', async () => {
  const { asked, gateway, visit } = world()
  const planning = { machine: createClassPlanning(gateway, viewerId), input: { from: HELD.id } }
  const first = visit(planning)
  asked[0]?.resolve({ classChoices: CHOICES, heldClass: HELD })
  await waitFor(first, (snapshot) => snapshot.matches('planning'))
  first.stop()
  expect(visit(planning).getSnapshot().value).toBe('gathering')
})

test.each([
  { changed: 'another field', isTold: false },
  { changed: 'the same field', isTold: true },
])('an edit that began on what was kept of a class is told where others changed $changed', async ({ isTold }) => {
  const { gateway, asked, visit } = world()
  const editing = {
    machine: createClassDesk(gateway, HELD.id, viewerId),
    input: { classId: HELD.id, viewerId: 7, writeTo: null },
  }
  const opened = visit(editing)
  asked[0]?.resolve({ heldClass: HELD })
  await waitFor(opened, (snapshot) => snapshot.matches('ready'))
  opened.stop()
  const again = visit(editing)
  again.send({ type: 'edit.begun' })
  const edit = () => again.getSnapshot().children['edit'] as AnyActorRef
  await waitFor(edit(), (snapshot) => snapshot.matches('editing'))
  edit().send({ type: 'field.changed', field: 'venue', value: 'Hall of mine' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  const theirs = isTold ? { venue: 'Hall of theirs' } : { notes: 'Bring boots' }
  asked[1]?.resolve({ heldClass: { ...HELD, ...theirs, version: HELD.version + 1 } })
  await waitFor(again, (snapshot) => snapshot.matches({ ready: { record: 'fresh' } }))
  const { venue, version } = shownOf(edit().getSnapshot(), ['values']) as Readonly<Record<string, unknown>>
  expect([venue, version]).toEqual(['Hall of mine', HELD.version + (isTold ? 0 : 1)])
})

test('a seat that is offered is not counted down from a time that has passed', async () => {
  const { gateway, asked, visit } = world()
  const registering = {
    machine: createClassRegistration(gateway),
    input: { courseId: 2, isGuest: false, studentId: 7 },
  }
  const first = visit(registering)
  asked[0]?.resolve({ courseClasses: withOwn(OFFER) })
  await waitFor(first, (snapshot) => snapshot.matches('showing'))
  first.stop()
  expect(visit(registering).getSnapshot().value).toBe('checking')
})

test('what is asked first of all is kept, though what keeps it comes with that question, unless something is written', () => {
  const gateway = createLazyGateway({
    baseUrl: '/api',
    headers: {},
    paintedAt: undefined,
    language: () => 'en',
    token: () => 'token',
    onToken: () => {},
    onUnauthorised: () => {},
  })
  expect(gateway.answers?.recall('profile')).toBeUndefined()
  const [keep, tooLate] = ['profile', 'agencies'].map((key) => gateway.answers?.begin(key, []))
  return (async () => {
    // Whatever becomes of it, it brings the gateway.
    await gateway.ask('Agencies', {}, { signal: AbortSignal.abort() }).catch(() => {})
    keep?.('read')
    expect(gateway.answers?.recall('profile')).toBe('read')
    gateway.answers?.forgetAll()
    tooLate?.('of before')
    expect(['profile', 'agencies'].map((key) => gateway.answers?.recall(key))).toEqual([undefined, undefined])
  })()
})
