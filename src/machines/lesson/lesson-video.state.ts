import type { LessonMedia } from '../../domain/contract/lesson.contract.ts'
import type { SoundChoice } from '../../domain/player-habits.ts'
import { causeOf } from '../refusal.ts'
import { lessonSetup, stepOf } from './lesson.setup.ts'
import type { LessonContext, MediaProgress } from './lesson.types.ts'

const at = ({ event }: { event: { at: number } }) => ({ at: event.at })
const step = ({ context, event }: { context: LessonContext; event: MediaProgress }) => ({
  step: stepOf(context, event),
})

const prepared = ['prepareElement', 'prepareRate', 'prepareSound'] as const
const handed = {
  type: 'keepMedia',
  params: ({ event }: { event: { media: LessonMedia } }) => ({ media: event.media }),
} as const
export const voiced = [
  {
    type: 'chooseSound',
    params: ({ event }: { event: { sound: SoundChoice } }) => ({ sound: event.sound }),
  },
  'tellHabits',
] as const

/** The video: its addresses, and what the media element does. */
export const videoState = lessonSetup.createStateConfig({
  initial: 'deciding',
  on: {
    // Such as of what was watched at another time and waited on the device: it goes on where that ends.
    'report.acknowledged': {
      guard: 'isUntouched',
      actions: [{ type: 'followPosition', params: ({ event }) => ({ at: event.answer.resumeAt }) }, 'seek'],
    },
  },
  states: {
    deciding: {
      always: [
        { guard: 'isLocked', target: 'unavailable' },
        { guard: 'hasMedia', target: 'shown' },
        { target: 'loading' },
      ],
    },
    unavailable: {
      on: {
        'lesson.refreshed': {
          guard: { type: 'isUnlocked', params: ({ event }) => ({ lesson: event.lesson }) },
          target: 'loading',
        },
      },
    },
    loading: {
      invoke: {
        id: 'loadMedia',
        src: 'loadMedia',
        input: ({ context }) => ({ enrollmentId: context.enrollmentId, lessonId: context.lesson.id }),
        onDone: { target: 'shown', actions: { type: 'keepMedia', params: ({ event }) => ({ media: event.output }) } },
        onError: [
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'refused',
            actions: [{ type: 'keepFault', params: causeOf }, 'reportOutdated'],
          },
          { target: 'failed', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    failed: { on: { 'video.retried': 'loading', 'network.returned': 'loading' } },
    refused: { on: { 'video.retried': 'loading' } },
    shown: {
      initial: 'attaching',
      on: {
        'media.broke': [
          { guard: 'canRenew', target: 'loading', actions: ['tellDue', 'countRenewal'] },
          { target: 'broken', actions: 'tellDue' },
        ],
        'media.detached': { target: '.attaching', actions: 'tellDue' },
        // It is on the device now: it goes on from there, wherever the network goes.
        'video.kept': [
          { guard: 'isGoing', target: '.moving', actions: ['tellDue', handed] },
          { target: '.attaching', actions: ['tellDue', handed] },
        ],
        // Another film of the same length: it goes on where the other was. What stands is attached anew by itself.
        'sound.chosen': { guard: 'isGoing', target: '.moving', actions: voiced },
        'media.buffered': { actions: { type: 'noteBuffered', params: ({ event }) => ({ to: event.to }) } },
        'media.rateChanged': {
          guard: { type: 'isTooFast', params: ({ event }) => ({ rate: event.rate }) },
          actions: [{ type: 'noteRate', params: ({ event }) => ({ rate: event.rate }) }, 'prepareRate'],
        },
        'media.sought': [
          {
            guard: { type: 'canReach', params: ({ event }) => ({ to: event.at }) },
            actions: { type: 'followPosition', params: at },
          },
          { actions: [{ type: 'moveTo', params: ({ event }) => ({ to: event.at }) }, 'seek', 'tellBlocked'] },
        ],
        'seek.asked': [
          {
            guard: { type: 'canReach', params: ({ event }) => ({ to: event.to }) },
            actions: [{ type: 'moveTo', params: ({ event }) => ({ to: event.to }) }, 'seek'],
          },
          { actions: [{ type: 'moveTo', params: ({ event }) => ({ to: event.to }) }, 'seek', 'tellBlocked'] },
        ],
        'review.asked': {
          actions: [
            { type: 'moveTo', params: ({ event }) => ({ to: event.second }) },
            'seek',
            { type: 'command', params: { type: 'play' } },
          ],
        },
        'speed.chosen': {
          actions: [{ type: 'noteRate', params: ({ event }) => ({ rate: event.rate }) }, 'prepareRate', 'tellHabits'],
        },
        'media.labelsChanged': {
          actions: { type: 'noteLabels', params: ({ event }) => ({ labels: event.labels }) },
        },
        'media.cuesChanged': { actions: { type: 'noteCues', params: ({ event }) => ({ cues: event.cues }) } },
        'volume.chosen': {
          actions: [{ type: 'noteVolume', params: ({ event }) => ({ volume: event.volume }) }, 'prepareSound'],
        },
        'sound.muted': { actions: ['mute', 'prepareSound'] },
        'sound.unmuted': { actions: ['unmute', 'prepareSound'] },
      },
      states: {
        attaching: {
          on: {
            'media.loaded': { target: 'paused', actions: prepared },
            'media.sought': undefined,
          },
        },
        /** Another source of what was playing: it goes on when that is there. The element of the first one goes meanwhile. */
        moving: {
          initial: 'awaited',
          on: {
            'media.loaded': {
              target: 'paused',
              actions: [...prepared, { type: 'command', params: { type: 'play' } }],
            },
            'media.sought': undefined,
            'media.detached': { actions: 'tellDue' },
            'pause.asked': 'attaching',
            'page.hidden': 'attaching',
          },
          states: {
            awaited: { after: { stallDelay: 'late' } },
            late: {},
          },
        },
        paused: {
          on: {
            'play.asked': { actions: { type: 'command', params: { type: 'play' } } },
            'media.played': 'playing',
            // An element pauses before it says that it has come to its end.
            'media.ended': 'ended',
          },
        },
        /** At its end, until it plays again or is moved. */
        ended: {
          on: {
            'play.asked': { actions: { type: 'command', params: { type: 'play' } } },
            'media.played': 'playing',
            'media.sought': [
              {
                guard: { type: 'canReach', params: ({ event }) => ({ to: event.at }) },
                target: 'paused',
                actions: { type: 'followPosition', params: at },
              },
              {
                target: 'paused',
                actions: [{ type: 'moveTo', params: ({ event }) => ({ to: event.at }) }, 'seek', 'tellBlocked'],
              },
            ],
          },
        },
        playing: {
          entry: ['tellBegan', 'forgetRenewals'],
          on: {
            'media.progressed': [
              {
                guard: { type: 'isStep', params: step },
                actions: [
                  { type: 'tellPlayed', params: step },
                  { type: 'creditPlayed', params: step },
                ],
              },
              { actions: { type: 'followPosition', params: at } },
            ],
            'pause.asked': { actions: { type: 'command', params: { type: 'pause' } } },
            'page.hidden': { actions: { type: 'command', params: { type: 'pause' } } },
            'media.paused': { target: 'paused', actions: 'tellDue' },
            'media.ended': { target: 'ended', actions: 'tellDue' },
            'media.waited': 'buffering',
          },
        },
        buffering: {
          initial: 'awaited',
          on: {
            'media.played': 'playing',
            'media.paused': { target: 'paused', actions: 'tellDue' },
            'pause.asked': { actions: { type: 'command', params: { type: 'pause' } } },
            'page.hidden': { actions: { type: 'command', params: { type: 'pause' } } },
          },
          states: {
            awaited: { after: { stallDelay: 'late' } },
            late: {},
          },
        },
      },
    },
    broken: { on: { 'video.retried': 'loading' } },
  },
})
