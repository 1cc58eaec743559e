import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { PHOTO_FAULT } from '../../domain/photo.ts'
import { known } from '../known.ts'
import { causeOf, isRefusal } from '../refusal.ts'
import { unprovided } from '../unprovided.ts'

/** A picture that is ready to be sent: JPEG or WebP, in base64. */
export type PreparedPhoto = Readonly<{ content: string; type: string }>

export type ProfilePhotoEvent =
  | { type: 'photo.chosen'; file: Blob }
  /** What could not be sent is sent again, or what could not be removed removed. */
  | { type: 'photo.retried' }
  | { type: 'removal.asked' }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }

export type ProfilePhotoContext = Readonly<{
  file: Blob | null
  prepared: PreparedPhoto | null
  /** What the last saving gave; undefined until something was saved or removed here. */
  photoUrl: string | null | undefined
  fault: Fault | null
}>

const hasCode =
  (code: string) =>
  (_: unknown, { cause }: { cause: unknown }) =>
    toFault(cause).code === code

/** A person's photo: cut to a square here, so that neither its size nor the place where it was taken leaves the device. */
export const profilePhotoMachine = setup({
  types: {} as { context: ProfilePhotoContext; events: ProfilePhotoEvent },
  actors: {
    preparePhoto: unprovided<PreparedPhoto, { file: Blob }>('preparePhoto'),
    savePhoto: unprovided<string, { content: string }>('savePhoto'),
    removePhoto: unprovided<void>('removePhoto'),
  },
  actions: {
    takeFile: assign((_, { file }: { file: Blob }) => ({ file, prepared: null, fault: null })),
    takePrepared: assign((_, { prepared }: { prepared: PreparedPhoto }) => ({ prepared })),
    takeUrl: assign((_, { photoUrl }: { photoUrl: string | null }) => ({ photoUrl, file: null, prepared: null })),
    forget: assign({ file: null, prepared: null, fault: null }),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isTooLarge: hasCode(PHOTO_FAULT.tooLarge),
    isNoPicture: hasCode(PHOTO_FAULT.notAPicture),
    isRefusal: (_, { cause }: { cause: unknown }) => isRefusal(cause),
  },
}).createMachine({
  id: 'profilePhoto',
  context: { file: null, prepared: null, photoUrl: undefined, fault: null },
  initial: 'choosing',
  states: {
    choosing: {
      initial: 'calm',
      on: {
        'photo.chosen': { target: 'preparing', actions: { type: 'takeFile', params: ({ event }) => event } },
        'removal.asked': { target: 'asking', actions: 'forget' },
      },
      states: {
        calm: {},
        saved: {},
        removed: {},
        tooLarge: { tags: 'error' },
        notAPicture: { tags: 'error' },
        refused: { tags: 'error' },
        unsent: { tags: 'error', on: { 'photo.retried': '#profilePhoto.uploading' } },
        unremoved: { tags: 'error', on: { 'photo.retried': '#profilePhoto.removing' } },
      },
    },
    preparing: {
      tags: 'busy',
      invoke: {
        id: 'preparePhoto',
        src: 'preparePhoto',
        input: ({ context }) => ({ file: known(context.file, 'a file') }),
        onDone: {
          target: 'uploading',
          actions: { type: 'takePrepared', params: ({ event }) => ({ prepared: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isTooLarge', params: causeOf },
            target: 'choosing.tooLarge',
            actions: { type: 'keepFault', params: causeOf },
          },
          // Whatever else stands in the way of making a picture of it.
          { target: 'choosing.notAPicture', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'savePhoto',
        src: 'savePhoto',
        input: ({ context }) => ({ content: known(context.prepared, 'a picture').content }),
        onDone: {
          target: 'choosing.saved',
          actions: { type: 'takeUrl', params: ({ event }) => ({ photoUrl: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isNoPicture', params: causeOf },
            target: 'choosing.notAPicture',
            actions: { type: 'keepFault', params: causeOf },
          },
          {
            guard: { type: 'isRefusal', params: causeOf },
            target: 'choosing.refused',
            actions: { type: 'keepFault', params: causeOf },
          },
          { target: 'choosing.unsent', actions: { type: 'keepFault', params: causeOf } },
        ],
      },
    },
    asking: { on: { 'removal.confirmed': 'removing', 'removal.declined': 'choosing' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePhoto',
        src: 'removePhoto',
        onDone: { target: 'choosing.removed', actions: { type: 'takeUrl', params: { photoUrl: null } } },
        onError: { target: 'choosing.unremoved', actions: { type: 'keepFault', params: causeOf } },
      },
    },
  },
})

export type ProfilePhotoActor = ActorRefFrom<typeof profilePhotoMachine>
