import { assign, raise, sendTo, setup } from 'xstate'

import { countAudience } from '../../domain/class-audience.ts'
import type { ClassPlan } from '../../domain/class-plan.ts'
import type { MessageAudience } from '../../domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../domain/contract/held-class.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { askAbout, clashWatchMachine } from '../class-planning/clash-watch.machine.ts'
import { known } from '../known.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import { editOf } from './class-edit.ts'
import {
  cancelClassMachine,
  classEditMachine,
  classMessageMachine,
  type ClassEditValues,
} from './class-forms.machine.ts'

export type ClassDeskInput = Readonly<{
  classId: number
  /** Who looks; their own name is not among their co-instructors. */
  viewerId: number
  /** Whom the address asks to write to at once. */
  writeTo: MessageAudience | null
}>

export type ClassDeskEvent =
  | { type: 'class.retried' }
  /** Something of the class was changed, here or in another part of the app. */
  | { type: 'topic.changed' }
  /** Sent by `watchTopics` too: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  /** Raised where the class was read again. */
  | { type: 'record.renewed'; before: HeldClass; held: HeldClass }
  | { type: 'edit.begun' }
  /** The draft of an edit is not wanted any more. */
  | { type: 'draft.discarded' }
  /** Who edits knows that others changed the class since `version`, and goes on from how it stands. */
  | { type: 'changes.accepted'; version: number }
  | { type: 'message.begun'; audience: MessageAudience }
  | { type: 'cancellation.begun' }
  | { type: 'desk.left' }

/** What was done last, for whoever tells it. */
export type ClassNews = Readonly<{ what: 'changed' | 'cancelled' } | { what: 'messaged'; recipients: number }>

export type ClassDeskContext = ClassDeskInput &
  Readonly<{ held: HeldClass | null; news: ClassNews | null; fault: Fault | null }>

/** Names the draft of an edit. */
export const editFormOf = ({ classId }: Pick<ClassDeskInput, 'classId'>): string => `class-${classId}`

/** What a class's desk is made of; its states are in the machine and in the file of its deeds. */
export const classDeskSetup = setup({
  types: {} as {
    input: ClassDeskInput
    context: ClassDeskContext
    events: ClassDeskEvent
    children: { edit: 'edit'; clashes: 'clashes'; message: 'message'; cancellation: 'cancellation' }
  },
  actors: {
    readClass: unprovided<HeldClass, { classId: number }>('readClass'),
    watchTopics: unprovidedSource('watchTopics'),
    recallDraft: unprovided<Partial<ClassEditValues> | null, { form: string }>('recallDraft'),
    dropDraft: unprovided<void, { form: string }>('dropDraft'),
    edit: classEditMachine,
    clashes: clashWatchMachine,
    message: classMessageMachine,
    cancellation: cancelClassMachine,
  },
  actions: {
    /** Provided where an answer is kept, or may have come with the page. */
    recall: assign({}),
    takeClass: assign((_, { held }: { held: HeldClass }) => ({ held, fault: null })),
    /** To be done before the class is taken: an edit follows from what it began with. */
    tellOfRenewal: raise(({ context }, { held }: { held: HeldClass }) => ({
      type: 'record.renewed' as const,
      before: known(context.held, 'a class'),
      held,
    })),
    followClass: sendTo('edit', ({ context }, { before, held }: { before: HeldClass; held: HeldClass }) => ({
      type: 'values.followed' as const,
      from: editOf(before, context.viewerId),
      to: editOf(held, context.viewerId),
    })),
    /** An old draft is of an old version; the fields that it has not show the class as it stands already. */
    followVersion: sendTo('edit', ({ context }, { version }: { version: number }) => {
      const to = editOf(known(context.held, 'a class'), context.viewerId)
      return { type: 'values.followed' as const, from: { ...to, version }, to }
    }),
    askOfClashes: sendTo('clashes', ({ context }, { plan }: { plan: ClassPlan }) => askAbout(plan, context.classId)),
    writeTo: assign((_, { audience }: { audience: MessageAudience }) => ({ writeTo: audience })),
    tell: assign((_, { news }: { news: ClassNews }) => ({ news })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isHeld: ({ context }) => context.held !== null,
    canChange: ({ context }) => context.held?.nextEvents.includes('class.changed') === true,
    canCancel: ({ context }) => context.held?.nextEvents.includes('class.cancelled') === true,
    hasPeople: ({ context: { held } }, { audience }: { audience: MessageAudience }) =>
      held !== null && countAudience(held, audience) > 0,
    isAskedToWrite: ({ context: { held, writeTo } }) =>
      held !== null && writeTo !== null && countAudience(held, writeTo) > 0,
    isMissing: (_, { cause }: { cause: unknown }) => toFault(cause).kind === 'notFound',
    isDraft: (_, { draft }: { draft: Partial<ClassEditValues> | null }) => draft !== null,
  },
})
