import { transition } from 'xstate'

import type { UploadState } from '../../domain/file-upload.ts'
import { uploadLifecycle, type UploadFacts, type UploadLifecycleEvent } from './upload.lifecycle.ts'

/** The state that an upload is in after the event, or null when the chart refuses it. Pure. */
export const decideUpload = (
  state: UploadState,
  facts: UploadFacts,
  event: UploadLifecycleEvent['type'],
): UploadState | null => {
  const held = uploadLifecycle.resolveState({ value: state, context: facts })
  return held.can({ type: event }) ? transition(uploadLifecycle, held, { type: event })[0].value : null
}
