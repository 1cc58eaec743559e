import { isDay } from '../../domain/calendar.ts'
import { INSTRUCTORS_LIST } from '../../domain/contract/instructors.list.ts'
import type { ListAct } from '../../domain/contract/list-acts.list.ts'
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
import { createLazyActor } from './lazy-actor.ts'

/** The same promise for whoever waits for it; what did not come is asked for again. */
const broughtOnce = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let coming: Promise<T> | null = null
  return () => {
    coming ??= load().catch((cause: unknown) => {
      coming = null
      throw cause
    })
    return coming
  }
}

export type InstructorsWorld = Readonly<{
  gateway: Gateway
  /** Whose half-written message is kept. */
  viewerId: () => number | null
  /** An act of the page's came of what was written. */
  begun: (act: ListAct) => void
  /** What opens when it is wanted could not come. */
  onFailed: () => void
  writeAddress: (asked: ListAsked) => void
}>

/** Everything that the page of all instructors asks for. */
export const createInstructors = ({
  gateway,
  viewerId,
  begun,
  onFailed,
  writeAddress,
}: InstructorsWorld): InstructorsMachines => ({
  list: createDefinedList(INSTRUCTORS_LIST, { gateway, topics: ['instructors'], writeAddress }),
  writing: createLazyActor(
    async () => (await import('./instructor-writing.actors.ts')).startWriting({ gateway, viewerId, begun }),
    onFailed,
  ),
  handingOver: broughtOnce(async () => (await import('./handing-over.actors.ts')).createHandingOver(gateway)),
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
