import { UPLOAD_BYTES, VIDEO_SECONDS_MAX, type UploadKind } from '../../domain/file-upload.ts'
import type { Formats } from '../../i18n/formats.ts'
import type { Words } from '../../i18n/words.tsx'
import type { UploadFace } from '../../machines/upload/upload.connect.ts'
import type { UploadContext } from '../../machines/upload/upload.machine.ts'
import type { LeftFile } from '../../machines/upload/uploads.machine.ts'
import { faultWords } from '../pages/fault-words.ts'
import type { StatusTone } from '../ui/status-chip.view.tsx'

export const FACE_TONES: Readonly<Record<UploadFace, StatusTone>> = {
  awaitingFile: 'warning',
  otherFile: 'danger',
  lost: 'danger',
  queued: 'neutral',
  sending: 'info',
  offline: 'warning',
  waiting: 'warning',
  paused: 'neutral',
  unsent: 'danger',
  checking: 'info',
  leaving: 'neutral',
  unabandoned: 'danger',
  ready: 'success',
  refused: 'danger',
}

type Told = Readonly<{ words: Words; formats: Formats; context: UploadContext }>

const faulty = ({ words, context }: Told) => faultWords(words, context.fault)

/** Why it stands as it does, and what helps; null where its state says all. */
const WHY: Readonly<Record<UploadFace, ((told: Told) => string) | null>> = {
  awaitingFile: ({ words }) => words.uploads.helps.awaitingFile(),
  otherFile: ({ words, context }) => words.uploads.helps.otherFile({ name: context.plan.name }),
  lost: ({ words }) => words.uploads.helps.lost(),
  queued: null,
  sending: null,
  offline: ({ words }) => words.uploads.helps.offline(),
  waiting: (told) => `${faulty(told)} ${told.words.uploads.helps.waiting()}`,
  paused: null,
  unsent: faulty,
  checking: null,
  leaving: null,
  unabandoned: faulty,
  ready: null,
  refused: ({ words, formats, context: { held } }) =>
    words.uploads.refusals[held?.refusal ?? 'kind']({ hours: formats.hours(VIDEO_SECONDS_MAX / 3600) }),
}

export const whyOf = (face: UploadFace, told: Told): string | null => WHY[face]?.(told) ?? null

/** What is taken, of each kind. */
export const takesOf = (words: Words, formats: Formats, kinds: readonly UploadKind[]): string =>
  kinds.map((kind) => words.uploads.takes[kind]({ size: formats.fileSize(UPLOAD_BYTES[kind]) })).join(' · ')

/** Why a file that was chosen is not sent. */
export const leftWords = (words: Words, formats: Formats, { name, kinds, why }: LeftFile): string =>
  words.uploads.left[why]({ name, size: formats.fileSize(Math.max(...kinds.map((kind) => UPLOAD_BYTES[kind]))) })
