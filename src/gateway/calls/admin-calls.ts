import { adminListCalls } from './admin-lists.calls.ts'

/** What admins alone ask. */
export const adminCalls = { ...adminListCalls }
