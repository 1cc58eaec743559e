import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRegistrations } from '../../../server/modules/registrations/registrations.service.ts'
import type { Deed } from '../../../server/modules/registrations/registrations.service.ts'
import { settleClass } from '../../../server/modules/registrations/seats.ts'
import { Refusal } from '../../../server/platform/refusal.ts'
import { isCheckInOpen } from '../../../src/domain/check-in.ts'
import { offerEnd } from '../../../src/domain/class.ts'
import type { RegistrationState } from '../../../src/domain/class.ts'
import { decideRegistration } from '../../../src/machines/lifecycle/decide-class.ts'
import type { RegistrationLifecycleEvent } from '../../../src/machines/lifecycle/registration.lifecycle.ts'
import { openTestApp } from '../support/test-app.ts'
import type { TestApp } from '../support/test-app.ts'
import { DAY, HOUR, makeClass, makeInPersonCourse, rosterOf } from './support/classes.ts'

const STUDENTS = 4
const CAPACITY = 2
const AHEAD = 6 * DAY

type Action = Readonly<{ do: 'register' | Deed; who: number } | { do: 'wait'; hours: number }>

const who = fc.integer({ min: 0, max: STUDENTS - 1 })
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('register' as const), who }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom<Deed>('offer.accepted', 'offer.declined', 'registration.left', 'registration.left'),
      who,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.constantFrom(1, 3, 24, 30) }) },
)

type Place = { id: number; who: number; state: RegistrationState; offerEndsAt: number | null }

/** A class told by the chart alone, over facts that are counted here once more. */
const chartedClass = (clock: () => number) => {
  const startsAt = clock() + AHEAD
  const places: Place[] = []
  const seated = () => places.filter(({ state }) => ['registered', 'offered', 'walkIn'].includes(state)).length
  const factsOf = (place: Place | null, hasSeat: boolean) => ({
    isOpen: clock() < startsAt - HOUR,
    hasSeat,
    hasBegun: clock() >= startsAt,
    isAttendanceOpen: isCheckInOpen(new Date(startsAt).toISOString(), clock()),
    isOfferPast: place?.offerEndsAt !== undefined && place.offerEndsAt !== null && place.offerEndsAt <= clock(),
    hasWaited: false,
    isDouble: false,
  })
  const send = (place: Place, event: RegistrationLifecycleEvent['type'], hasSeat = false): boolean => {
    const after = decideRegistration(place.state, factsOf(place, hasSeat), event)
    if (after === null || after === 'unregistered') return false
    place.state = after
    place.offerEndsAt = after === 'offered' ? offerEnd(clock(), startsAt) : null
    return true
  }
  const settle = () => {
    for (const place of places) if (place.state === 'offered') send(place, 'offer.ended')
    for (const place of places) {
      if (place.state === 'waitlisted' && seated() < CAPACITY) send(place, 'seat.offered', true)
    }
  }
  const openOf = (person: number) =>
    places.find((place) => place.who === person && !['cancelled', 'lapsed'].includes(place.state))
  const lastOf = (person: number) => places.findLast((place) => place.who === person)

  return {
    settle,
    register: (person: number): boolean => {
      settle()
      if (openOf(person)) return true
      const isWaitedFor = places.some(({ state }) => state === 'waitlisted')
      const state = decideRegistration(
        'unregistered',
        factsOf(null, !isWaitedFor && seated() < CAPACITY),
        'registration.asked',
      )
      if (state === null || state === 'unregistered') return false
      places.push({ id: places.length, who: person, state, offerEndsAt: null })
      return true
    },
    move: (person: number, deed: Deed): boolean | null => {
      const place = lastOf(person)
      if (!place) return null
      const hadSeat = place.state === 'registered' || place.state === 'offered'
      const isTaken = send(place, deed)
      if (isTaken && hadSeat) settle()
      return isTaken
    },
    told: () => places.map(({ who: person, state }) => ({ who: person, state })),
  }
}

let server: TestApp
let students: { userId: number; studentId: number; email: string }[]
beforeAll(async () => {
  server = await openTestApp()
  students = await Promise.all(
    Array.from({ length: STUDENTS }, async () => {
      const { userId, studentId, email } = await server.createUser()
      return { userId, studentId: studentId ?? 0, email }
    }),
  )
})
afterAll(() => server.close())

const isTaken = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work
    return true
  } catch (cause) {
    if (cause instanceof Refusal && cause.statusCode === 409) return false
    throw cause
  }
}

/** The same class served by the services, on the database. */
const servedClass = async () => {
  const { platform } = server
  const classId = await makeClass(server, await makeInPersonCourse(platform.db), {
    startsIn: AHEAD,
    capacity: CAPACITY,
  })
  const registrations = createRegistrations(platform)
  const latest = new Map<number, number>()
  const callerOf = (person: number) => {
    const { userId = 0, studentId = 0, email = '' } = students[person] ?? {}
    return {
      userId,
      studentId,
      sessionId: '',
      roles: [],
      language: 'en' as const,
      account: {
        email,
        firstName: '',
        lastName: '',
        phone: null,
        photo: null,
        welcomed: true,
        shortcuts: [],
        settings: null,
      },
    }
  }
  return {
    settle: () => settleClass(platform, classId),
    register: (person: number) =>
      isTaken(
        platform.db
          .transaction((tx) =>
            registrations.register(tx, callerOf(person), { instructorCourseId: classId, accommodation: null }),
          )
          .then(({ id }) => latest.set(person, id)),
      ),
    move: async (person: number, deed: Deed): Promise<boolean | null> => {
      const id = latest.get(person)
      return id === undefined
        ? null
        : isTaken(platform.db.transaction((tx) => registrations.move(tx, callerOf(person), id, deed)))
    },
    told: async () =>
      (await rosterOf(platform.db, classId)).map(({ studentId, state }) => ({
        who: students.findIndex((student) => student.studentId === studentId),
        state,
      })),
  }
}

/** Does an action on both sides: what the server answered, and what the chart wanted. */
const act = async (
  item: Action,
  chart: ReturnType<typeof chartedClass>,
  served: Awaited<ReturnType<typeof servedClass>>,
): Promise<[answered: unknown, wanted: unknown]> => {
  if (item.do === 'wait') {
    server.clock.moveBy(item.hours * HOUR)
    await served.settle()
    chart.settle()
    return [null, null]
  }
  if (item.do === 'register') return [await served.register(item.who), chart.register(item.who)]
  return [await served.move(item.who, item.do), chart.move(item.who, item.do)]
}

test('the services on a database go the way of the chart through random lives of a class', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 20 }), async (actions) => {
      const chart = chartedClass(() => server.clock.now().getTime())
      const served = await servedClass()
      for (const item of actions) {
        const [answered, wanted] = await act(item, chart, served)
        expect({ answered, told: await served.told() }).toEqual({ answered: wanted, told: chart.told() })
      }
      // Nobody is in the way of the next class, which may be at the same hour.
      server.clock.moveBy(AHEAD + DAY)
    }),
    { numRuns: 30, seed: 20_261_122 },
  )
})
