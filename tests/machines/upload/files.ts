import type { Upload } from '../../../src/domain/contract/upload.contract.ts'
import type { ChosenUpload } from '../../../src/machines/upload/upload.machine.ts'

export const FILE: ChosenUpload = {
  target: 'library',
  kind: 'video',
  name: 'Lesson 1.mp4',
  size: 9000,
  language: 'en',
  seconds: null,
  content: new Blob(),
}

/** As the server holds it. */
export const HELD: Upload = {
  id: 'a'.repeat(32),
  target: FILE.target,
  kind: FILE.kind,
  name: FILE.name,
  language: FILE.language,
  size: FILE.size,
  offset: 4000,
  state: 'receiving',
  refusal: null,
  digest: null,
  file: null,
  seconds: null,
  width: null,
  height: null,
  cues: null,
  findings: [],
  createdAt: '2026-01-01T00:00:00.000Z',
}
export const CHECKING: Upload = { ...HELD, state: 'checking', offset: FILE.size }
export const READY: Upload = { ...CHECKING, state: 'ready', seconds: 46, width: 854, height: 480 }
export const REFUSED: Upload = { ...CHECKING, state: 'refused', refusal: 'cut' }
export const ABANDONED: Upload = { ...CHECKING, state: 'abandoned' }
