import { adminListCalls } from './admin-lists.calls.ts'
import { courseDraftCalls } from './course-draft.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...courseDraftCalls,
}
