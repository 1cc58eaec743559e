import { adminListCalls } from './admin-lists.calls.ts'
import { uploadCalls } from './upload.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...uploadCalls,
}
