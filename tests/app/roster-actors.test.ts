import { createHmac } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import * as z from 'zod/mini'

import {
  createRoster,
  makeCodesActor,
  rosterNetworkActor,
  stamperActor,
  watchBeginningActor,
  watchOpeningActor,
} from '../../src/app/actors/roster.actors.ts'
import { SHORT_CODE_ALPHABET } from '../../src/domain/check-in.ts'
import { CHECK_IN_EARLY_MS, readCheckInCode } from '../../src/domain/check-in.ts'
import { rosterMark, type RosterMark } from '../../src/domain/contract/roster.contract.ts'
import type { Gateway } from '../../src/gateway/gateway.ts'
import { createTopics } from '../../src/gateway/topics.ts'
import { entry, rosterRead, walkInAnswer } from '../machines/roster/roster.fixture.ts'
import { companion } from './companion.ts'

const START = Date.parse('2026-03-02T14:00:00.000Z')
const END = Date.parse('2026-03-02T18:00:00.000Z')
const { roster: ROSTER } = rosterRead([entry(1)])

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // The device is five minutes slow.
  vi.useFakeTimers({ now: START - 300_000, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the codes on the wall', () => {
  const codes = (offset: number) =>
    companion(makeCodesActor, {
      classId: 7,
      sessions: ROSTER.held.sessions,
      secret: 'secret',
      address: ROSTER.checkInAddress,
      offset,
    })

  test('are made by the server’s clock from the secret of the class, and change with its windows', async () => {
    const wall = codes(300_000)
    const window = START / 15_000
    // Each is signed before the next second is waited for.
    for (const count of Array(15).keys()) {
      await wall.after(count + 1)
      await vi.advanceTimersByTimeAsync(1000)
    }
    const heard = await wall.after(16)
    wall.stop()
    const shown = (at: number, secondsLeft: number) => {
      const mac = createHmac('sha256', 'secret').update(`7.70.${at}`).digest('base64url').slice(0, 20)
      const address = `${ROSTER.checkInAddress}?checkIn=7.70.${at}.${mac}`
      const signed = createHmac('sha256', 'secret')
        .update(`short.70.${Math.floor(at / 4)}`)
        .digest()
      const short = Array.from(signed.subarray(0, 6), (byte) => SHORT_CODE_ALPHABET.charAt(byte % 24)).join('')
      return { type: 'code.made', code: { kind: 'code', address, short, sessionId: 70, secondsLeft } }
    }
    expect([heard.slice(0, 3), heard.slice(14)]).toEqual([
      [shown(window, 15), shown(window, 14), shown(window, 13)],
      [shown(window, 1), shown(window + 1, 15)],
    ])
  })

  test('are such as the server reads', async () => {
    const [told] = await codes(300_000).after(1)
    const text = new URL(told?.['code'].address).searchParams.get('checkIn') ?? ''
    expect(readCheckInCode(text)).toEqual({
      classId: 7,
      sessionId: 70,
      window: START / 15_000,
      mac: expect.stringMatching(/^[\w-]{20}$/),
    })
  })

  test('are none before people can check in, with the time from which they can, and none after', async () => {
    const early = await codes(300_000 - CHECK_IN_EARLY_MS - 1).after(1)
    const late = await codes(300_000 + END - START + 3_600_000).after(1)
    expect([early, late]).toEqual([
      [{ type: 'code.made', code: { kind: 'none', opensAt: '2026-03-02T13:00:00.000Z' } }],
      [{ type: 'code.made', code: { kind: 'none', opensAt: null } }],
    ])
  })
})

describe('the opening of attendance', () => {
  const opening = (startsAt: number) =>
    companion(watchOpeningActor, { startsAt: new Date(startsAt).toISOString(), offset: 300_000 })
  const OPENED = [{ type: 'attendance.opened' }]

  test('comes at once where people can check in already', () => {
    expect([START, START + CHECK_IN_EARLY_MS].map((startsAt) => opening(startsAt).heard())).toEqual([OPENED, OPENED])
  })

  test('comes to the millisecond by the server’s clock, and once', async () => {
    const told = opening(START + CHECK_IN_EARLY_MS + 90_000)
    await vi.advanceTimersByTimeAsync(89_999)
    const before = told.heard().length
    await vi.advanceTimersByTimeAsync(1)
    const then = [...told.heard()]
    await vi.advanceTimersByTimeAsync(600_000)
    expect([before, then, told.heard()]).toEqual([0, OPENED, OPENED])
  })

  test('comes though no timer is as long, and where the device slept within a minute of waking', async () => {
    const told = opening(START + 60 * 24 * 3_600_000)
    vi.setSystemTime(START + 61 * 24 * 3_600_000)
    const asleep = told.heard().length
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asleep, told.heard()]).toEqual([0, OPENED])
  })
})

test('the beginning of the class comes an hour after, to the millisecond by the server’s clock', async () => {
  const told = companion(watchBeginningActor, { startsAt: new Date(START + 90_000).toISOString(), offset: 300_000 })
  await vi.advanceTimersByTimeAsync(89_999)
  const before = told.heard().length
  await vi.advanceTimersByTimeAsync(1)
  expect([before, told.heard()]).toEqual([0, [{ type: 'class.begun' }]])
})

test('a mark is stamped with an id that nothing else has, and the time of the device', async () => {
  const stamper = companion(stamperActor, undefined)
  for (const registrationId of [1, 2]) {
    stamper.tell({ type: 'stamp.wanted', registrationId, attendance: 'present', basedOn: 3 })
  }
  stamper.tell({ type: 'stamp.wanted', registrationId: 3, attendance: 'noShow', basedOn: 0, onceBegun: true })
  const last = stamper.heard().at(2)
  expect(z.parse(rosterMark, last?.['mark']).onceBegun).toBe(true)
  const marks = stamper
    .heard()
    .slice(0, 2)
    .map(({ mark }): RosterMark => z.parse(rosterMark, mark))
  expect(marks).toEqual(
    [1, 2].map((registrationId) => ({
      id: expect.any(String),
      registrationId,
      attendance: 'present',
      basedOn: 3,
      deviceAt: '2026-03-02T13:55:00.000Z',
    })),
  )
  expect(new Set(marks.map(({ id }) => id)).size).toBe(2)
})

test('the network is told of when it goes and comes, and at once where there is none', () => {
  const network = companion(rosterNetworkActor, undefined)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const offline = companion(rosterNetworkActor, undefined)
  globalThis.dispatchEvent(new Event('offline'))
  globalThis.dispatchEvent(new Event('online'))
  network.stop()
  globalThis.dispatchEvent(new Event('offline'))
  expect([network.heard(), offline.heard()].map((heard) => heard.map(({ type }) => type))).toEqual([
    ['network.lost', 'network.returned'],
    ['network.lost', 'network.lost', 'network.returned', 'network.lost'],
  ])
  offline.stop()
})

describe('a roster', () => {
  const world = () => {
    const asked: [name: string, variables: unknown][] = []
    const answers: Readonly<Record<string, unknown>> = {
      Roster: { roster: { ...ROSTER, now: new Date(START).toISOString() } },
      MarkRoster: { markRoster: [] },
      AddWalkIn: { addWalkIn: walkInAnswer },
      CompleteClass: { completeClass: 12 },
      SignInSheet: { signInSheet: '/api/files/sheet.pdf' },
      RosterExport: { rosterExport: '/api/files/roster.csv' },
    }
    const topics = createTopics()
    const ask = (async (name: string, variables: unknown) => {
      asked.push([name, variables])
      return answers[name]
    }) as unknown as Gateway['ask']
    const machine = createRoster({ ask, topics, now: Date.now }, () => 5)
    const actor = createActor(machine, { input: { classId: 7 } }).start()
    const isFresh = () => waitFor(actor, (at) => at.matches({ reading: 'fresh' }))
    return { asked, topics, actor, isFresh }
  }

  test('is read with how far the clocks are apart, and again when it was changed elsewhere', async () => {
    const { asked, topics, actor, isFresh } = world()
    const { context } = await isFresh()
    topics.announce('rosters')
    expect(actor.getSnapshot().matches({ reading: 'asking' })).toBe(true)
    await isFresh()
    actor.stop()
    expect([context.read?.offset, asked]).toEqual([
      300_000,
      [
        ['Roster', { classId: 7 }],
        ['Roster', { classId: 7 }],
      ],
    ])
  })

  test('sends a mark under its class, as it was stamped', async () => {
    const { asked, actor, isFresh } = world()
    await isFresh()
    actor.send({ type: 'mark.given', registrationId: 1, attendance: 'partial' })
    await vi.waitFor(() => expect(asked.length).toBe(2))
    actor.stop()
    const mark = {
      id: expect.any(String),
      registrationId: 1,
      attendance: 'partial',
      basedOn: 0,
      deviceAt: '2026-03-02T13:55:00.000Z',
    }
    expect(asked[1]).toEqual(['MarkRoster', { classId: 7, marks: [mark] }])
  })

  test('asks about who is entered at once, by an id of their own', async () => {
    const { asked, actor, isFresh } = world()
    await isFresh()
    actor.send({ type: 'walkIn.begun' })
    const { children } = await waitFor(actor, (at) => at.matches({ desk: { walkIn: 'filling' } }))
    const typed = { firstName: 'Nadia', lastName: 'Okoye', email: 'nadia@example.org' } as const
    for (const [field, value] of Object.entries(typed) as [keyof typeof typed, string][])
      children.form?.send({ type: 'field.changed', field, value })
    children.form?.send({ type: 'form.submitted' })
    await waitFor(actor, (at) => at.matches({ desk: 'list' }))
    actor.stop()
    const walkIn = { ...typed, phone: '', agencyId: 0, discipline: '', id: expect.stringMatching(/^[\da-f-]{36}$/) }
    expect(asked[1]).toEqual(['AddWalkIn', { classId: 7, walkIn }])
  })

  test.each([
    ['sheet', 'SignInSheet', '/api/files/sheet.pdf'],
    ['export', 'RosterExport', '/api/files/roster.csv'],
  ] as const)('saves its %s from the address that the server gave', async (paper, operation, url) => {
    const saved: (string | null)[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.getAttribute('href'))
    })
    const { asked, actor, isFresh } = world()
    await isFresh()
    actor.send({ type: 'paper.chosen', paper })
    await waitFor(actor, (at) => at.matches({ papers: 'still' }))
    actor.stop()
    expect([asked.slice(1), saved, document.querySelector('a')]).toEqual([[[operation, { classId: 7 }]], [url], null])
  })
})
