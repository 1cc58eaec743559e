import { adminListCalls } from './admin-lists.calls.ts'
import { nameChangesCalls } from './name-changes.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...nameChangesCalls,
}
