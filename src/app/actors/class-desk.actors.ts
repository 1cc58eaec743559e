import { assign } from 'xstate'

import { classFormOf } from '../../domain/class-plan.ts'
import type { ClassMessage, HeldClass } from '../../domain/contract/held-class.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { classDeskMachine } from '../../machines/class-desk/class-desk.machine.ts'
import { editDraft, editOf } from '../../machines/class-desk/class-edit.ts'
import {
  cancelClassMachine,
  classMessageMachine,
  createClassEdit,
  type CancellationValues,
  type ClassEditValues,
  type ClassMessageValues,
} from '../../machines/class-desk/class-forms.machine.ts'
import { createClashWatch } from './clash-watch.actors.ts'
import { draftActors } from './draft.actors.ts'
import { keptReading } from './kept-reading.ts'
import { resourceActors } from './resource.actors.ts'

/** A class's desk. Of an edit only what differs from the class as it was read last is drafted. */
export const createClassDesk = (gateway: Gateway, classId: number, viewerId: () => number | null) => {
  const { ask, now } = gateway
  const topics = ['classes', 'registrations', 'rosters'] as const
  const reading = keptReading(
    gateway,
    topics,
    async (id: number, signal) => (await ask('HeldClass', { id }, { signal })).heldClass,
    (id) => `heldClass ${id}`,
  )
  let latest: HeldClass | null = null
  const hold = (held: HeldClass): HeldClass => {
    latest = held
    return held
  }
  const readAnew = async (id: number, signal: AbortSignal) => hold(await reading.read(id, signal))
  const editDrafts = draftActors<Partial<ClassEditValues>>(viewerId, undefined, (draft) =>
    latest === null ? draft : editDraft(editOf(latest, viewerId() ?? 0), draft),
  )
  return classDeskMachine.provide({
    actions: {
      recall: assign(() => {
        const held = reading.recall(classId)
        return held ? { held: hold(held) } : {}
      }),
    },
    actors: {
      readClass: asking<HeldClass, { classId: number }>((input, signal) => readAnew(input.classId, signal)),
      watchTopics: resourceActors(gateway, topics, readAnew, reading.isOld).watchTopics,
      recallDraft: editDrafts.recallDraft,
      dropDraft: editDrafts.dropDraft,
      clashes: createClashWatch(gateway),
      edit: createClassEdit(now).provide({
        actors: {
          ...editDrafts,
          submit: asking<HeldClass, { values: ClassEditValues }>(async ({ values: { version, ...plan } }, signal) => {
            const { courseId: _, ...form } = classFormOf(plan)
            return hold((await ask('ChangeClass', { id: classId, edit: { ...form, version } }, { signal })).changeClass)
          }),
        },
      }),
      message: classMessageMachine.provide({
        actors: {
          ...draftActors<Partial<ClassMessageValues>>(viewerId),
          submit: asking<ClassMessage, { values: ClassMessageValues }>(
            async ({ values: { audience, text } }, signal) =>
              (await ask('MessageClass', { id: classId, audience, text }, { signal })).messageClass,
          ),
        },
      }),
      cancellation: cancelClassMachine.provide({
        actors: {
          ...draftActors<Partial<CancellationValues>>(viewerId),
          submit: asking<HeldClass, { values: CancellationValues }>(
            async ({ values: { reason } }, signal) =>
              (await ask('CancelClass', { id: classId, reason }, { signal })).cancelClass,
          ),
        },
      }),
    },
  })
}
