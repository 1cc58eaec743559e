import { UPLOAD_KINDS } from '../../../domain/file-upload.ts'
import type { UploadsFor } from '../../../machines/upload/uploads.machine.ts'

/** Files of the library, of any kind. */
export const LIBRARY: UploadsFor = { target: 'library', kinds: UPLOAD_KINDS }
