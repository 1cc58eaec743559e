import { isDay } from '../../domain/calendar.ts'
import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import { isSeen } from '../../domain/plain-name.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { known } from '../../machines/known.ts'
import type {
  Approving,
  InstructorsMachines,
  Lifting,
  Suspending,
} from '../../views/pages/instructors/instructors.props.ts'
import { askAct } from './acting.actors.ts'
import { createDeed } from './deed.actors.ts'
import { createDefinedList } from './defined-list.actors.ts'

/** Everything that the page of all instructors asks for. */
export const createInstructors = (gateway: Gateway, writeAddress: (asked: ListAsked) => void): InstructorsMachines => ({
  list: createDefinedList(INSTRUCTORS_LIST, { gateway, topics: ['instructors'], isKept: true, writeAddress }),
  approving: createDeed(
    ({ people: { selection }, courseId, until }: Approving, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'approve')({ selection, courseId: known(courseId, 'a course'), until }, signal),
    { isReady: ({ courseId, until }) => courseId !== null && isDay(until) },
  ),
  renewing: createDeed(
    ({ people: { selection }, courseId, until }: Approving, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'renew')({ selection, courseId, until }, signal),
    { isReady: ({ until }) => isDay(until) },
  ),
  suspending: createDeed(
    ({ people: { selection }, courseId, reason }: Suspending, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'suspend')({ selection, courseId, reason }, signal),
    { isReady: ({ reason }) => isSeen(reason) },
  ),
  lifting: createDeed(
    ({ people: { selection }, courseId }: Lifting, signal) =>
      askAct(gateway, INSTRUCTORS_LIST, 'lift')({ selection, courseId }, signal),
    { isReady: () => true },
  ),
})
