import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate'

import type { Upload } from '../../domain/contract/upload.contract.ts'
import type { UploadPlan } from '../../domain/file-upload.ts'
import { uploadMachine, type PiecesInput, type UploadEvent } from '../../machines/upload/upload.machine.ts'
import { uploadsMachine, type UploadsActor } from '../../machines/upload/uploads.machine.ts'
import { answers, silence } from '../pages/story-actors.ts'

const MIB = 1024 * 1024
export const TARGET = 'course:12'
export const ID = 'a'.repeat(32)

/** As the server holds a part of it. */
export const HELD: Upload = {
  id: ID,
  target: TARGET,
  kind: 'video',
  name: 'Lesson 1.mp4',
  language: 'en',
  size: 1840 * MIB,
  offset: 644 * MIB,
  state: 'receiving',
  refusal: null,
  digest: null,
  file: null,
  seconds: null,
  width: null,
  height: null,
  cues: null,
  findings: [],
  createdAt: '2026-03-02T09:00:00Z',
}

export const READY: Upload = {
  ...HELD,
  offset: HELD.size,
  state: 'ready',
  digest: 'b'.repeat(64),
  file: { container: 'lessons', name: `${'b'.repeat(64)}.mp4` },
  seconds: 372.4,
  width: 1280,
  height: 720,
}

export const READY_CAPTIONS: Upload = {
  ...READY,
  kind: 'captions',
  name: 'Lesson 1.srt',
  size: 24_000,
  offset: 24_000,
  seconds: 371,
  width: null,
  height: null,
  cues: 86,
  findings: [
    { line: 12, what: 'unreadableTime' },
    { line: 48, what: 'overlaps' },
    { line: 301, what: 'beyondEnd' },
  ],
}

type Tell = (event: UploadEvent) => void

type Outside = Readonly<{
  /** What lies at the server when the page opens. */
  held?: readonly Upload[]
  /** What becomes of a file that is sent. */
  send?: (tell: Tell, input: PiecesInput) => void
  /** How a file stands that has been sent. */
  found?: Upload
  readHeld?: ReturnType<typeof answers<readonly Upload[], undefined>>
  abandon?: ReturnType<typeof answers<void, { id: string }>>
}>

/** All uploads of the app with outside actors of stories and tests. */
export const uploadsThat = ({
  held = [],
  send = () => {},
  found = READY,
  readHeld = answers<readonly Upload[], undefined>(held),
  abandon = answers<void, { id: string }>(undefined),
}: Outside = {}): UploadsActor => {
  const upload = uploadMachine.provide({
    actors: {
      findHeld: answers<Upload | null, { plan: UploadPlan }>(null),
      sendPieces: fromCallback<EventObject, PiecesInput>(({ input, sendBack }) => send(sendBack, input)),
      network: silence,
      readUpload: fromPromise<Upload, { id: string }>(() => Promise.resolve(found)),
      abandonUpload: abandon,
    },
  })
  return createActor(uploadsMachine.provide({ actors: { upload, readHeld } })).start()
}

/** A file of a size that nobody has to make. */
export const fileOf = (name: string, size: number): File =>
  Object.defineProperty(new File(['x'], name), 'size', { value: size })
