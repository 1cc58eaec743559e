import { adminListCalls } from './admin-lists.calls.ts'
import { courseDraftCalls } from './course-draft.calls.ts'
import { nameChangesCalls } from './name-changes.calls.ts'
import { uploadCalls } from './upload.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...courseDraftCalls,
  ...uploadCalls,
  ...nameChangesCalls,
}
