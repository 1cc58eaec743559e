import { assign, enqueueActions, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { WholeMessageTemplate } from '../../domain/contract/message-template.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import type { TemplateKind } from '../../domain/message-variables.ts'
import type { FormSnapshot } from '../form/form.machine.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovided, unprovidedSource } from '../unprovided.ts'
import { createTemplateForm, TEMPLATE_DRAFTED, templateValues, type TemplateValues } from './template-form.machine.ts'

export type TemplateWritingEvent =
  | { type: 'template.retried' }
  /** Sent by `watchTopics`: it was changed, by a deed of this page or another. */
  | { type: 'topic.changed' }
  /** Sent by `watchTopics` too: what could not be read without a network is read again. */
  | { type: 'network.returned' }
  /** Of what somebody else changed meanwhile: what is written here is saved over it, or given up for it. */
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }

type Context = Readonly<{
  kind: TemplateKind
  whole: WholeMessageTemplate | null
  /** What was saved last, another object each time, for whoever tells it. */
  saved: WholeMessageTemplate | null
  fault: Fault | null
}>

type FormState = FormSnapshot<TemplateValues, WholeMessageTemplate>

const isOverdue = (form: FormState): boolean =>
  form.matches('failed') && form.context.fault?.code === 'MESSAGE_TEMPLATE_CHANGED'

export const templateDraftName = ({ channel, template }: TemplateKind): string =>
  `messageTemplate ${channel} ${template}`

/**
 * The words of one kind of message while somebody writes them. What they save of an older revision is refused, stays as
 * it is, and is either saved over what somebody else did or given up for it. What deeds of the page do to the kind flows
 * into what is written, as far as nothing was typed there.
 */
export const createTemplateWriting = (kind: TemplateKind) =>
  setup({
    types: {} as {
      context: Context
      events: TemplateWritingEvent
      children: { form: 'form' }
    },
    actors: {
      readTemplate: unprovided<WholeMessageTemplate, TemplateKind>('readTemplate'),
      dropDraft: unprovided<void, Readonly<{ form: string }>>('dropDraft'),
      watchTopics: unprovidedSource('watchTopics'),
      form: createTemplateForm(kind),
    },
    actions: {
      /** Provided where an answer may have come with the page. */
      recall: assign({}),
      take: assign((_, { whole }: { whole: WholeMessageTemplate }) => ({ whole, fault: null })),
      keepSaved: assign((_, { whole }: { whole: WholeMessageTemplate }) => ({ saved: whole })),
      keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
      follow: enqueueActions(({ context, enqueue }, { whole }: { whole: WholeMessageTemplate }) => {
        const from = templateValues(known(context.whole, 'a template'))
        enqueue.sendTo('form', { type: 'values.followed', from, to: templateValues(whole) })
      }),
      saveUpon: enqueueActions(({ enqueue }, { whole }: { whole: WholeMessageTemplate }) => {
        enqueue.sendTo('form', { type: 'field.changed', field: 'revision', value: whole.revision })
        enqueue.sendTo('form', { type: 'form.submitted' })
      }),
    },
    guards: {
      isHeld: ({ context }) => context.whole !== null,
      isOverdue: (_, { form }: { form: FormState }) => isOverdue(form),
    },
  }).createMachine({
    id: 'templateWriting',
    context: { kind, whole: null, saved: null, fault: null },
    invoke: { id: 'watchTopics', src: 'watchTopics', onError: { actions: { type: 'keepFault', params: causeOf } } },
    initial: 'opening',
    states: {
      opening: { entry: 'recall', always: [{ guard: 'isHeld', target: 'writing' }, { target: 'reading' }] },
      reading: {
        tags: 'busy',
        invoke: {
          id: 'readTemplate',
          src: 'readTemplate',
          input: ({ context }) => context.kind,
          onDone: { target: 'writing', actions: { type: 'take', params: ({ event }) => ({ whole: event.output }) } },
          onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
        },
      },
      unread: { tags: 'error', on: { 'template.retried': 'reading', 'network.returned': 'reading' } },
      writing: {
        invoke: {
          id: 'form',
          src: 'form',
          input: ({ context }) => ({
            form: templateDraftName(context.kind),
            values: templateValues(known(context.whole, 'a template')),
            drafted: TEMPLATE_DRAFTED,
          }),
          onSnapshot: {
            guard: { type: 'isOverdue', params: ({ event }) => ({ form: event.snapshot }) },
            target: '.overtaken',
          },
          onDone: {
            target: 'writing',
            reenter: true,
            actions: [
              { type: 'take', params: ({ event }) => ({ whole: event.output }) },
              { type: 'keepSaved', params: ({ event }) => ({ whole: event.output }) },
            ],
          },
          onError: { target: 'unread', actions: { type: 'keepFault', params: causeOf } },
        },
        initial: 'steady',
        states: {
          steady: { on: { 'topic.changed': 'renewing' } },
          renewing: {
            on: { 'topic.changed': { target: 'renewing', reenter: true } },
            invoke: {
              id: 'renew',
              src: 'readTemplate',
              input: ({ context }) => context.kind,
              onDone: {
                target: 'steady',
                actions: [
                  { type: 'follow', params: ({ event }) => ({ whole: event.output }) },
                  { type: 'take', params: ({ event }) => ({ whole: event.output }) },
                ],
              },
              // What is shown stays; whatever is done next with it is refused if it is too old.
              onError: 'steady',
            },
          },
          /** Somebody else was quicker: what is written stays, and nothing was saved. */
          overtaken: { on: { 'mine.kept': 'rebasing', 'theirs.taken': '#templateWriting.dropping' } },
          rebasing: {
            tags: 'busy',
            invoke: {
              id: 'rebase',
              src: 'readTemplate',
              input: ({ context }) => context.kind,
              onDone: {
                target: 'steady',
                actions: [
                  { type: 'take', params: ({ event }) => ({ whole: event.output }) },
                  { type: 'saveUpon', params: ({ event }) => ({ whole: event.output }) },
                ],
              },
              onError: { target: 'overtaken', actions: { type: 'keepFault', params: causeOf } },
            },
          },
        },
      },
      dropping: {
        tags: 'busy',
        invoke: {
          id: 'dropDraft',
          src: 'dropDraft',
          input: ({ context }) => ({ form: templateDraftName(context.kind) }),
          onDone: 'reading',
          onError: 'reading',
        },
      },
    },
  })

export type TemplateWritingMachine = ReturnType<typeof createTemplateWriting>
export type TemplateWritingActor = ActorRefFrom<TemplateWritingMachine>
export type TemplateWritingSnapshot = SnapshotFrom<TemplateWritingMachine>
