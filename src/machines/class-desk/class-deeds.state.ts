import { atRest } from '../at-rest.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { classDeskSetup, editFormOf } from './class-desk.setup.ts'
import { EDIT_DRAFTED, editOf } from './class-edit.ts'

/** One thing is done with a class at a time. What was typed of an edit that was left is offered again. */
export const classDeeds = classDeskSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isAskedToWrite', target: 'writing' }, { target: 'clear' }] },
    clear: {
      initial: 'looking',
      on: {
        'edit.begun': { guard: 'canChange', target: 'editing' },
        'message.begun': {
          guard: { type: 'hasPeople', params: ({ event }) => event },
          target: 'writing',
          actions: { type: 'writeTo', params: ({ event }) => event },
        },
        'cancellation.begun': { guard: 'canCancel', target: 'cancelling' },
      },
      states: {
        looking: {
          invoke: {
            id: 'recallDraft',
            src: 'recallDraft',
            input: ({ context }) => ({ form: editFormOf(context) }),
            onDone: [
              { guard: { type: 'isDraft', params: ({ event }) => ({ draft: event.output }) }, target: 'drafted' },
              { target: 'quiet' },
            ],
            onError: 'quiet',
          },
        },
        quiet: {},
        drafted: { on: { 'draft.discarded': 'dropping' } },
        dropping: {
          invoke: {
            id: 'dropDraft',
            src: 'dropDraft',
            input: ({ context }) => ({ form: editFormOf(context) }),
            onDone: 'quiet',
            // A storage that lets nothing be dropped has kept nothing either.
            onError: 'quiet',
          },
        },
      },
    },
    editing: {
      on: {
        'desk.left': { guard: atRest('edit'), target: 'clear' },
        'record.renewed': { actions: { type: 'followClass', params: ({ event }) => event } },
        'changes.accepted': { actions: { type: 'followVersion', params: ({ event }) => event } },
      },
      invoke: [
        { id: 'clashes', src: 'clashes', onError: { actions: { type: 'keepFault', params: causeOf } } },
        {
          id: 'edit',
          src: 'edit',
          input: ({ context }) => ({
            form: editFormOf(context),
            values: editOf(known(context.held, 'a class'), context.viewerId),
            drafted: EDIT_DRAFTED,
          }),
          onSnapshot: {
            actions: { type: 'askOfClashes', params: ({ event }) => ({ plan: event.snapshot.context.values }) },
          },
          onDone: {
            target: 'clear',
            actions: [
              { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
              { type: 'tell', params: { news: { what: 'changed' } } },
            ],
          },
          onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
        },
      ],
    },
    writing: {
      on: { 'desk.left': { guard: atRest('message'), target: 'clear' } },
      invoke: {
        id: 'message',
        src: 'message',
        input: ({ context: { classId, writeTo } }) => {
          const audience = known(writeTo, 'an audience')
          return {
            // A draft to others does not change whom this one is begun for.
            form: `class-${classId}-message-${audience}`,
            values: { audience, text: '' },
            drafted: { audience: true, text: true },
          }
        },
        onDone: {
          target: 'clear',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ news: { what: 'messaged', recipients: event.output.recipients } }),
          },
        },
        onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
      },
    },
    cancelling: {
      on: { 'desk.left': { guard: atRest('cancellation'), target: 'clear' } },
      invoke: {
        id: 'cancellation',
        src: 'cancellation',
        input: ({ context: { classId } }) => ({
          form: `class-${classId}-cancellation`,
          values: { reason: '' },
          drafted: { reason: true },
        }),
        onDone: {
          target: 'clear',
          actions: [
            { type: 'takeClass', params: ({ event }) => ({ held: event.output }) },
            { type: 'tell', params: { news: { what: 'cancelled' } } },
          ],
        },
        onError: { target: 'clear', actions: { type: 'keepFault', params: causeOf } },
      },
    },
  },
})
