import { assign, setup, type ActorRefFrom } from 'xstate'

import { toFault, type Fault } from '../../domain/fault.ts'
import { materialEndingOf, MATERIAL_BYTES, type MaterialUpload } from '../../domain/material.ts'
import { known } from '../known.ts'
import { causeOf } from '../refusal.ts'
import { unprovidedSource } from '../unprovided.ts'
import type { UploadNews } from '../uploading.ts'

/** What a file becomes: a version of a material, or another material. */
export type UploadTarget =
  | Readonly<{ kind: 'version'; materialId: number; title: string }>
  | Readonly<{ kind: 'material' }>

/** A file that was chosen; its content is for whoever sends it. */
export type ChosenFile = Readonly<{ name: string; size: number }>

export type UploadInput = Readonly<{ upload: MaterialUpload; file: ChosenFile }>

/** What is entered beside the file. */
export type UploadFields = Readonly<{ courseId: number | null; title: string; note: string }>

export type MaterialUploadEvent<Picked extends ChosenFile = ChosenFile> =
  | { type: 'upload.begun'; target: UploadTarget }
  | { type: 'file.chosen'; file: Picked }
  | { type: 'upload.submitted'; fields: UploadFields }
  | { type: 'upload.left' }
  | { type: 'upload.cancelled' }
  | UploadNews

export type MaterialUploadContext<Picked extends ChosenFile = ChosenFile> = Readonly<{
  target: UploadTarget | null
  file: Picked | null
  fields: UploadFields
  /** What of it has left, from 0 to 1. */
  part: number
  fault: Fault | null
}>

const BLANK: UploadFields = { courseId: null, title: '', note: '' }

/** What stands in the way of sending, by field. */
export const lackingOf = (
  target: UploadTarget | null,
  file: ChosenFile | null,
  { courseId, title }: UploadFields,
): readonly ('course' | 'title' | 'file')[] => [
  ...(target?.kind === 'material' && courseId === null ? (['course'] as const) : []),
  ...(target?.kind === 'material' && title.trim() === '' ? (['title'] as const) : []),
  ...(file === null ? (['file'] as const) : []),
]

const uploadOf = ({ target, file, fields }: MaterialUploadContext): MaterialUpload => {
  const to = known(target, 'a target')
  return {
    fileName: known(file, 'a file').name,
    note: fields.note.trim(),
    to:
      to.kind === 'version'
        ? { kind: 'version', materialId: to.materialId }
        : { kind: 'material', courseId: known(fields.courseId, 'a course'), title: fields.title.trim() },
  }
}

const faultOf = ({ event }: { event: { fault: Fault } }) => ({ cause: event.fault })

/** Who keeps the materials adds a version or another material. */
export const materialUploadMachine = setup({
  types: {} as { context: MaterialUploadContext; events: MaterialUploadEvent },
  actors: {
    /** Sends the file, and tells of it by `UploadNews`. */
    upload: unprovidedSource<UploadInput>('upload'),
  },
  actions: {
    begin: assign((_, { target }: { target: UploadTarget }) => ({
      target,
      file: null,
      fields: BLANK,
      fault: null,
    })),
    takeFile: assign((_, { file }: { file: ChosenFile }) => ({ file, fault: null })),
    dropFile: assign({ file: null }),
    takeFields: assign((_, { fields }: { fields: UploadFields }) => ({ fields, fault: null })),
    forgetPart: assign({ part: 0 }),
    takePart: assign((_, { part }: { part: number }) => ({ part })),
    keepFault: assign((_, { cause }: { cause: unknown }) => ({ fault: toFault(cause) })),
  },
  guards: {
    isTooLarge: (_, { file }: { file: ChosenFile }) => file.size > MATERIAL_BYTES,
    isOfOtherKind: (_, { file }: { file: ChosenFile }) => materialEndingOf(file.name) === null,
    isLacking: ({ context }, { fields }: { fields: UploadFields }) =>
      lackingOf(context.target, context.file, fields).length > 0,
    isOfKindRefused: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'UNSUPPORTED_TYPE',
    isSizeRefused: (_, { cause }: { cause: unknown }) => toFault(cause).code === 'TOO_LARGE',
  },
}).createMachine({
  id: 'materialUpload',
  context: { target: null, file: null, fields: BLANK, part: 0, fault: null },
  initial: 'resting',
  states: {
    resting: {
      initial: 'quiet',
      on: {
        'upload.begun': { target: 'choosing', actions: { type: 'begin', params: ({ event }) => event } },
      },
      states: { quiet: {}, added: {} },
    },
    choosing: {
      initial: 'calm',
      on: {
        'upload.left': 'resting',
        'file.chosen': [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            target: '.tooLarge',
            actions: 'dropFile',
          },
          {
            guard: { type: 'isOfOtherKind', params: ({ event }) => event },
            target: '.wrongKind',
            actions: 'dropFile',
          },
          { target: '.calm', actions: { type: 'takeFile', params: ({ event }) => event } },
        ],
        'upload.submitted': [
          {
            guard: { type: 'isLacking', params: ({ event }) => event },
            target: '.lacking',
            actions: { type: 'takeFields', params: ({ event }) => event },
          },
          { target: 'uploading', actions: { type: 'takeFields', params: ({ event }) => event } },
        ],
      },
      states: {
        calm: {},
        lacking: { tags: 'error' },
        tooLarge: { tags: 'error' },
        wrongKind: { tags: 'error' },
        /** It was given up on the way; the file is still chosen. */
        cancelled: {},
        unsent: { tags: 'error' },
      },
    },
    uploading: {
      tags: 'busy',
      entry: 'forgetPart',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => ({ upload: uploadOf(context), file: known(context.file, 'a file') }),
        onError: { target: 'choosing.unsent', actions: { type: 'keepFault', params: causeOf } },
      },
      on: {
        'upload.progressed': { actions: { type: 'takePart', params: ({ event }) => event } },
        'upload.cancelled': 'choosing.cancelled',
        'upload.arrived': 'resting.added',
        'upload.broken': [
          {
            guard: { type: 'isOfKindRefused', params: faultOf },
            target: 'choosing.wrongKind',
            actions: 'dropFile',
          },
          {
            guard: { type: 'isSizeRefused', params: faultOf },
            target: 'choosing.tooLarge',
            actions: 'dropFile',
          },
          { target: 'choosing.unsent', actions: { type: 'keepFault', params: faultOf } },
        ],
      },
    },
  },
})

export type MaterialUploadActor = ActorRefFrom<typeof materialUploadMachine>
