import { fromCallback, type EventObject } from 'xstate'

import { classFormOf } from '../../domain/class-plan.ts'
import type { ClassMessage, HeldClass } from '../../domain/contract/held-class.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { classDeskMachine } from '../../machines/class-desk/class-desk.machine.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  type CancellationValues,
  type ClassEditValues,
  type ClassMessageValues,
} from '../../machines/class-desk/class-forms.machine.ts'
import { draftActors } from './draft.actors.ts'

export const createClassDesk = ({ ask, topics }: Gateway, classId: number, viewerId: () => number | null) =>
  classDeskMachine.provide({
    actors: {
      readClass: asking<HeldClass, { classId: number }>(
        async (input, signal) => (await ask('HeldClass', { id: input.classId }, { signal })).heldClass,
      ),
      watchTopics: fromCallback<EventObject, undefined>(({ sendBack }) =>
        topics.subscribe(['classes', 'registrations', 'rosters', 'language'], () =>
          sendBack({ type: 'topic.changed' }),
        ),
      ),
      edit: classEditMachine.provide({
        actors: {
          ...draftActors<Partial<ClassEditValues>>(viewerId),
          submit: asking<HeldClass, { values: ClassEditValues }>(async ({ values: { version, ...plan } }, signal) => {
            const { courseId: _, ...form } = classFormOf(plan)
            return (await ask('ChangeClass', { id: classId, edit: { ...form, version } }, { signal })).changeClass
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
