import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate'

import type { LessonMedia, TranscriptFindings } from '../../domain/contract/lesson.contract.ts'
import { toFault, type Fault } from '../../domain/fault.ts'
import { isWorthSearching, linesSaying } from '../../domain/transcript-search.ts'
import { causeOf } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** Milliseconds without a keystroke after which the count is read out and other lessons are searched. */
export const SEARCH_SETTLE_MS = 400

export type TranscriptLines = LessonMedia['transcript']

export type TranscriptInput = Readonly<{
  lines: TranscriptLines
  /** In whose other lessons is searched too; null where there are none. */
  enrollmentId: number | null
  lessonId: number
}>

export type TranscriptEvent =
  | { type: 'text.changed'; text: string }
  /** Enter: the person does not type on, and goes from one line to the next. */
  | { type: 'next.asked' }
  | { type: 'previous.asked' }
  | { type: 'search.retried' }
  /** A person looks somewhere else in the transcript than where the video is. */
  | { type: 'list.scrolled' }
  | { type: 'follow.asked' }
  /** A line was chosen that is ahead of what was watched. */
  | { type: 'line.refused' }

export type TranscriptContext = TranscriptInput &
  Readonly<{
    text: string
    /** The lines that say it, by their places, and which of these is looked at. */
    hits: readonly number[]
    at: number
    /** In other lessons, once they were asked. */
    elsewhere: TranscriptFindings['lessons']
    fault: Fault | null
  }>

/** What is said in a lesson: it follows the video until somebody reads elsewhere, and is searched, with the other lessons. */
export const transcriptMachine = setup({
  types: {} as { input: TranscriptInput; context: TranscriptContext; events: TranscriptEvent },
  actors: {
    findElsewhere: unprovided<TranscriptFindings, { enrollmentId: number; search: string }>('findElsewhere'),
  },
  actions: {
    searchFor: assign(({ context }, { text }: { text: string }) => ({
      text,
      hits: linesSaying(context.lines, text),
      at: 0,
      elsewhere: [],
      fault: null,
    })),
    step: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      at: (context.at + by + context.hits.length) % context.hits.length,
    })),
    keepFound: assign(({ context }, { found }: { found: TranscriptFindings }) => ({
      elsewhere: found.lessons.filter(({ lessonId }) => lessonId !== context.lessonId),
    })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isWorthSearching: (_, { text }: { text: string }) => isWorthSearching(text),
    hasOthers: ({ context }) => context.enrollmentId !== null,
    isSaid: ({ context }, { text }: { text: string }) => linesSaying(context.lines, text).length > 0,
    hasHits: ({ context }) => context.hits.length > 0,
  },
  delays: { settleDelay: SEARCH_SETTLE_MS, noticeDelay: 6000 },
}).createMachine({
  id: 'transcript',
  context: ({ input }) => ({ ...input, text: '', hits: [], at: 0, elsewhere: [], fault: null }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'following',
      states: {
        following: {
          on: {
            'list.scrolled': 'left',
            'text.changed': {
              guard: { type: 'isSaid', params: ({ event }) => ({ text: event.text }) },
              target: 'left',
            },
            'next.asked': { guard: 'hasHits', target: 'left' },
            'previous.asked': { guard: 'hasHits', target: 'left' },
          },
        },
        left: { on: { 'follow.asked': 'following' } },
      },
    },
    /** Why a line led nowhere is said here: the video may be out of sight. */
    notice: {
      initial: 'quiet',
      on: { 'line.refused': '.lineRefused' },
      states: { quiet: {}, lineRefused: { after: { noticeDelay: 'quiet' } } },
    },
    search: {
      initial: 'blank',
      on: {
        'text.changed': [
          {
            guard: { type: 'isWorthSearching', params: ({ event }) => ({ text: event.text }) },
            target: '.typing',
            actions: { type: 'searchFor', params: ({ event }) => ({ text: event.text }) },
          },
          { target: '.blank', actions: { type: 'searchFor', params: ({ event }) => ({ text: event.text }) } },
        ],
        'next.asked': { guard: 'hasHits', actions: { type: 'step', params: { by: 1 } } },
        'previous.asked': { guard: 'hasHits', actions: { type: 'step', params: { by: -1 } } },
      },
      states: {
        /** Nothing is typed, or so little that it stands in every line. */
        blank: { on: { 'next.asked': undefined, 'previous.asked': undefined } },
        /** What is found here is there with each letter; it is said, and others are asked, once somebody pauses. */
        typing: { after: { settleDelay: [{ guard: 'hasOthers', target: 'asking' }, { target: 'searched' }] } },
        asking: {
          invoke: {
            id: 'findElsewhere',
            src: 'findElsewhere',
            input: ({ context }) => ({ enrollmentId: context.enrollmentId ?? 0, search: context.text.trim() }),
            onDone: {
              target: 'searched',
              actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: { target: 'unasked', actions: { type: 'keepFault', params: causeOf } },
          },
        },
        searched: {},
        /** What is found in this lesson stands all the same. */
        unasked: { on: { 'search.retried': 'asking' } },
      },
    },
  },
})

export type TranscriptActor = ActorRefFrom<typeof transcriptMachine>
export type TranscriptSnapshot = SnapshotFrom<typeof transcriptMachine>
