import { SPOKEN_KINDS } from '../../domain/file-upload.ts'
import type { UploadActor, UploadSnapshot } from './upload.machine.ts'
import type { UploadsFor } from './uploads.machine.ts'

/** What a person sees of an upload: states that are the same to them are one. */
export type UploadFace =
  | 'awaitingFile'
  | 'otherFile'
  | 'lost'
  | 'queued'
  | 'sending'
  | 'offline'
  | 'waiting'
  | 'paused'
  | 'unsent'
  | 'checking'
  | 'leaving'
  | 'unabandoned'
  | 'ready'
  | 'refused'

export const selectUploadFace = (snapshot: UploadSnapshot): UploadFace => {
  if (snapshot.matches({ awaitingFile: 'otherFile' })) return 'otherFile'
  if (snapshot.matches({ awaitingFile: 'lost' })) return 'lost'
  if (snapshot.matches('awaitingFile')) return 'awaitingFile'
  if (snapshot.matches('waiting')) return snapshot.context.fault?.kind === 'offline' ? 'offline' : 'waiting'
  if (snapshot.hasTag('sends')) return 'sending'
  if (snapshot.matches('paused')) return 'paused'
  if (snapshot.matches('unsent')) return 'unsent'
  if (snapshot.matches('checking') || snapshot.matches('looking')) return 'checking'
  if (snapshot.matches('unabandoned')) return 'unabandoned'
  if (snapshot.matches('ready')) return 'ready'
  if (snapshot.matches('refused')) return 'refused'
  return snapshot.matches('queued') || snapshot.matches('opening') ? 'queued' : 'leaving'
}

/** Whole per cent, so that nothing is all there before it is. */
export const selectPercent = ({ context: { sent, plan } }: UploadSnapshot): number =>
  plan.size === 0 ? 0 : Math.floor((100 * sent) / plan.size)

/** Those that a place of the app is about: captions and labels of another language are another's. */
export const uploadsFor = (
  uploads: readonly UploadActor[],
  { target, kinds, language }: UploadsFor,
): readonly UploadActor[] =>
  uploads.filter((actor) => {
    const { plan } = actor.getSnapshot().context
    const isSpoken = !SPOKEN_KINDS.includes(plan.kind) || language === undefined || plan.language === language
    return plan.target === target && kinds.includes(plan.kind) && isSpoken
  })
