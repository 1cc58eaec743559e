import { adminListCalls } from './admin-lists.calls.ts'
import { certificateAuthorityCalls } from './certificate-authority.calls.ts'
import { nameChangesCalls } from './name-changes.calls.ts'
import { reportsCalls } from './reports.calls.ts'

/** What admins alone ask. */
export const adminCalls = {
  ...adminListCalls,
  ...certificateAuthorityCalls,
  ...nameChangesCalls,
  ...reportsCalls,
}
