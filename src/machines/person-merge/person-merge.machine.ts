import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { MergeCandidates, MergePreview, PeopleMerged } from '../../domain/contract/person-merge.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { recordOf } from '../../domain/keys.ts'
import {
  MERGE_FIELDS,
  proposedSide,
  type MergeField,
  type MergeFields,
  type MergeSide,
} from '../../domain/person-merge.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** What is sent once it is confirmed. */
export type MergeAsked = Readonly<{
  staysId: number
  goesId: number
  fields: MergeFields
  settled: readonly Readonly<{ key: string; side: MergeSide }>[]
  email: string
  reason: string
  fingerprint: string
}>

export type PersonMergeInput = Readonly<{
  staysId: number
  /** Null while nobody was chosen. Another choice is another address, and begins anew. */
  goesId: number | null
}>

export type PersonMergeEvent =
  | { type: 'search.typed'; search: string }
  | { type: 'search.retried' }
  /** Looked at again: it could not be asked for, or has changed meanwhile. */
  | { type: 'look.retried' }
  | { type: 'field.chosen'; field: MergeField; side: MergeSide }
  | { type: 'clash.settled'; key: string; side: MergeSide }
  | { type: 'step.taken' }
  | { type: 'step.undone' }
  | { type: 'email.typed'; email: string }
  | { type: 'reason.typed'; reason: string }
  | { type: 'merge.confirmed' }

export type PersonMergeContext = PersonMergeInput &
  Readonly<{
    search: string
    candidates: MergeCandidates['items'] | null
    preview: MergePreview | null
    /** Of the fields that somebody chose, whose stays. */
    fields: Partial<MergeFields>
    /** Of the clashes that were settled, which stays. */
    settled: Readonly<Record<string, MergeSide>>
    email: string
    reason: string
    merged: PeopleMerged | null
    fault: Fault | null
  }>

/** After so many milliseconds without a letter it is searched. */
const SETTLED_AFTER = 400

type Looked = Pick<PersonMergeContext, 'preview' | 'fields' | 'settled'>

const valueOf = (preview: MergePreview, side: MergeSide, field: MergeField): string =>
  (field === 'primaryAgencyId' ? preview[side].agency : preview[side][field]) ?? ''

/** Whose value of each field stays: as it was chosen, else what the one that stays knows. */
export const fieldsOf = ({ preview, fields }: Looked): MergeFields =>
  recordOf(MERGE_FIELDS, (field) => {
    const chosen = fields[field]
    if (chosen !== undefined) return chosen
    return preview === null ? 'stays' : proposedSide(valueOf(preview, 'stays', field), valueOf(preview, 'goes', field))
  })

/** The fields in which the two differ, which are those that there is something to choose of. */
export const differingFields = (preview: MergePreview): readonly MergeField[] =>
  MERGE_FIELDS.filter((field) => valueOf(preview, 'stays', field) !== valueOf(preview, 'goes', field))

const isTyped = ({ preview, email }: PersonMergeContext): boolean =>
  preview !== null && email.trim().toLowerCase() === preview.goes.email.toLowerCase()

/**
 * Two accounts of one person become one: somebody is chosen, compared field by field, weighed by what would move (done
 * and rolled back by the server), and merged once the address of the one that goes was typed. What has changed since it
 * was looked at is looked at again, with what was chosen of it.
 */
export const personMergeMachine = setup({
  types: {} as { input: PersonMergeInput; context: PersonMergeContext; events: PersonMergeEvent },
  actors: {
    findCandidates: unprovided<MergeCandidates, { staysId: number; search: string }>('findCandidates'),
    preview: unprovided<MergePreview, { staysId: number; goesId: number }>('preview'),
    merge: unprovided<PeopleMerged, MergeAsked>('merge'),
  },
  actions: {
    type: assign((_, { search }: { search: string }) => ({ search })),
    takeCandidates: assign((_, { items }: MergeCandidates) => ({ candidates: items, fault: null })),
    /** What was settled of a pair that is there no more is forgotten. */
    takePreview: assign(({ context }, { preview }: { preview: MergePreview }) => ({
      preview,
      settled: Object.fromEntries(
        Object.entries(context.settled).filter(([key]) => preview.clashes.some((clash) => clash.key === key)),
      ),
      email: '',
      fault: null,
    })),
    chooseField: assign(({ context }, { field, side }: { field: MergeField; side: MergeSide }) => ({
      fields: { ...context.fields, [field]: side },
    })),
    settle: assign(({ context }, { key, side }: { key: string; side: MergeSide }) => ({
      settled: { ...context.settled, [key]: side },
    })),
    typeEmail: assign((_, { email }: { email: string }) => ({ email })),
    typeReason: assign((_, { reason }: { reason: string }) => ({ reason })),
    takeMerged: assign((_, { merged }: { merged: PeopleMerged }) => ({ merged })),
    forgetFault: assign({ fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isPaired: ({ context }) => context.goesId !== null,
    areSettled: ({ context: { preview, settled } }) =>
      preview !== null && preview.clashes.every(({ key }) => settled[key] !== undefined),
    isConfirmed: ({ context }) => isTyped(context) && context.reason.trim() !== '',
    isStale: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'MERGE_CHANGED',
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
  delays: { settledAfter: SETTLED_AFTER },
}).createMachine({
  id: 'personMerge',
  context: ({ input }) => ({
    ...input,
    search: '',
    candidates: null,
    preview: null,
    fields: {},
    settled: {},
    email: '',
    reason: '',
    merged: null,
    fault: null,
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isPaired', target: 'looking' }, { target: 'choosing' }] },
    choosing: {
      initial: 'asking',
      on: { 'search.typed': { target: '.settling', actions: { type: 'type', params: ({ event }) => event } } },
      states: {
        settling: { after: { settledAfter: 'asking' } },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'findCandidates',
            src: 'findCandidates',
            input: ({ context: { staysId, search } }) => ({ staysId, search }),
            onDone: { target: 'found', actions: { type: 'takeCandidates', params: ({ event }) => event.output } },
            onError: { target: 'unasked', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        found: {},
        unasked: { tags: 'error', on: { 'search.retried': 'asking' } },
      },
    },
    looking: {
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context: { staysId, goesId } }) => ({ staysId, goesId: known(goesId, 'the other account') }),
        onDone: {
          target: 'comparing',
          actions: { type: 'takePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'barred',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'unlooked', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** The two are not for this person to merge, or not as they stand. */
    barred: { tags: 'error', on: { 'look.retried': 'looking' } },
    unlooked: { tags: 'error', on: { 'look.retried': 'looking' } },
    comparing: {
      initial: 'looked',
      // Whether somebody came back to it: then it takes the focus, as the other steps do.
      states: { looked: {}, returned: {} },
      on: {
        'field.chosen': { actions: { type: 'chooseField', params: ({ event }) => event } },
        'step.taken': 'weighing',
      },
    },
    weighing: {
      on: {
        'clash.settled': { actions: { type: 'settle', params: ({ event }) => event } },
        'step.taken': { guard: 'areSettled', target: 'confirming' },
        'step.undone': 'comparing.returned',
      },
    },
    confirming: {
      on: {
        'email.typed': { actions: { type: 'typeEmail', params: ({ event }) => event } },
        'reason.typed': { actions: { type: 'typeReason', params: ({ event }) => event } },
        'merge.confirmed': { guard: 'isConfirmed', target: 'underway' },
        'step.undone': 'weighing',
      },
    },
    underway: {
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'merge',
        src: 'merge',
        input: ({ context }) => ({
          staysId: context.staysId,
          goesId: known(context.goesId, 'the other account'),
          fields: fieldsOf(context),
          settled: Object.entries(context.settled).map(([key, side]) => ({ key, side })),
          email: context.email,
          reason: context.reason.trim(),
          fingerprint: known(context.preview, 'a preview').fingerprint,
        }),
        onDone: {
          target: 'merged',
          actions: { type: 'takeMerged', params: ({ event }) => ({ merged: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isStale', params: causeOf },
            target: 'stale',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    /** One of the two has changed since it was looked at: nothing was done. */
    stale: { tags: 'error', on: { 'look.retried': 'looking' } },
    refused: { tags: 'error', on: { 'look.retried': 'looking' } },
    /** It could not be asked for. Where it was done all the same, asking again is refused: the two are one already. */
    failed: { tags: 'error', on: { 'merge.confirmed': 'underway', 'step.undone': 'confirming' } },
    merged: { type: 'final' },
  },
})

export type PersonMergeMachine = typeof personMergeMachine
export type PersonMergeActor = ActorRefFrom<PersonMergeMachine>
export type PersonMergeSnapshot = SnapshotFrom<PersonMergeMachine>
