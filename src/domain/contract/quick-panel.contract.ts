import * as z from 'zod/mini'

import { NOTE_LIMITS, QUICK_EVENT_KINDS } from '../quick-panel.ts'
import { id, instant } from './common.contract.ts'

export const quickNote = z.object({ id, title: z.string(), detail: z.string(), createdAt: instant })

export const quickEvent = z.object({
  /** The same for as long as it is the same event. */
  id: z.string(),
  kind: z.enum(QUICK_EVENT_KINDS),
  title: z.string(),
  detail: z.string(),
  at: instant,
  /** The clock that `at` is read by, where a place decides it; else the reader's own. */
  timeZone: z.nullable(z.string()),
  /** A page of ours. */
  url: z.string(),
})

/** GET /users/{id}/quick-panel: the person's own, the soonest event and the newest note first. */
export const quickPanel = z.object({ notes: z.array(quickNote), events: z.array(quickEvent) })

/** POST /users/{id}/notes */
export const noteBody = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_LIMITS.title)),
  detail: z.string().check(z.trim(), z.maxLength(NOTE_LIMITS.detail)),
})

/** POST /users/{id}/events/clear */
export const clearEventsBody = z.strictObject({
  ids: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(200)),
})

export type QuickNote = z.infer<typeof quickNote>
export type QuickEvent = z.infer<typeof quickEvent>
export type QuickPanel = z.infer<typeof quickPanel>
export type NoteBody = z.infer<typeof noteBody>
export type ClearEventsBody = z.infer<typeof clearEventsBody>
