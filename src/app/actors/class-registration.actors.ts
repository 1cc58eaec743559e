import { assign, fromCallback, type EventObject } from 'xstate'

import type { ClassPlace, CourseClasses } from '../../domain/contract/registration.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { classRegistrationMachine } from '../../machines/class-registration/class-registration.machine.ts'
import type {
  AccommodateInput,
  ClassesInput,
  LeaveInput,
  RegisterInput,
} from '../../machines/class-registration/class-registration.types.ts'
import { holds } from '../../machines/class-registration/class-standing.ts'
import { keptReading } from './kept-reading.ts'

const TICK_MS = 1000

/** Seconds that have passed, by a clock that nobody can set. */
const ticking = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const start = performance.now()
  const tick = () => sendBack({ type: 'clock.ticked', elapsed: (performance.now() - start) / 1000 })
  const timer = setInterval(tick, TICK_MS)
  return () => clearInterval(timer)
})

/** Registering for the classes of a course. Seats are others', too: a page that is looked at again reads again. */
export const createClassRegistration = (gateway: Gateway) => {
  const { ask, topics } = gateway
  const changing = ['registrations', 'certificates'] as const
  const reading = keptReading(
    gateway,
    changing,
    async (asked: ClassesInput, signal) => (await ask('CourseClasses', asked, { signal })).courseClasses,
    ({ courseId, count }) => `courseClasses ${courseId} ${count}`,
  )
  return classRegistrationMachine.provide({
    actions: {
      recall: assign(({ context: { courseId, count } }) => {
        const data = reading.recall({ courseId, count })
        // An offer is counted down from the time that it was told at.
        const isLate = data !== undefined && reading.isOld() && holds({ data }, 'offered')
        return { data: isLate ? null : (data ?? null) }
      }),
    },
    actors: {
      readClasses: asking<CourseClasses, ClassesInput>(reading.read),
      register: asking<ClassPlace, RegisterInput>(
        async (input, signal) => (await ask('RegisterForClass', input, { signal })).registerForClass,
      ),
      accept: asking<ClassPlace, { id: number }>(
        async (input, signal) => (await ask('AcceptSeat', input, { signal })).acceptSeat,
      ),
      leave: asking<ClassPlace, LeaveInput>(async ({ id, deed }, signal) =>
        deed === 'decline'
          ? (await ask('DeclineSeat', { id }, { signal })).declineSeat
          : (await ask('LeaveClass', { id }, { signal })).leaveClass,
      ),
      accommodate: asking<ClassPlace, AccommodateInput>(
        async (input, signal) => (await ask('SaveAccommodation', input, { signal })).saveAccommodation,
      ),
      watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) => {
        const changed = () => sendBack({ type: 'topic.changed' })
        const look = () => {
          if (document.visibilityState === 'visible') changed()
        }
        const stop = topics.subscribe(['language', ...changing], changed)
        if (reading.isOld()) changed()
        const listening = new AbortController()
        document.addEventListener('visibilitychange', look, listening)
        window.addEventListener('online', () => sendBack({ type: 'network.returned' }), listening)
        return () => {
          stop()
          listening.abort()
        }
      }),
      clock: ticking,
    },
  })
}
