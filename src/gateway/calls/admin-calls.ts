import { adminListCalls } from './admin-lists.calls.ts'
import { howToCalls } from './how-to.calls.ts'
import { nameChangesCalls } from './name-changes.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...howToCalls,
  ...nameChangesCalls,
}
