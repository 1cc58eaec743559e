import { and, eq, inArray, lt, not, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { MESSAGE_CHANNELS, WAITING_STATES } from '../../../src/domain/message.ts'
import { DAY, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { messageAttempts, messages } from '../../platform/db/tables/platform.table.ts'
import { KEPT_DAYS, hasJob } from '../../platform/jobs/jobs.ts'
import { AFTER_OTHERS, SENDING_JOB } from '../../platform/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'

/** What waits, but has no job any more: it waited longer than a job is kept, or an older version made none. */
const isLeftBehind = or(
  ...MESSAGE_CHANNELS.map((channel) =>
    and(
      eq(messages.channel, channel),
      inArray(messages.state, [...WAITING_STATES]),
      not(hasJob(SENDING_JOB[channel], 'messageId', messages.id)),
    ),
  ),
)

type Parts = Pick<Platform, 'clock' | 'db' | 'jobs'>

/**
 * Queues these messages as if they had just been written; resolves with how many there were. `leaves` as in
 * `keepOutgoing`; `byId` is who wants it, nobody where it is done from the command line.
 */
export const queueAgain = async (
  tx: Tx,
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  which: SQL | undefined,
  { byId = null, leaves = true }: Readonly<{ byId?: number | null; leaves?: boolean }> = {},
): Promise<number> => {
  const rows = await tx
    .update(messages)
    .set({ state: leaves ? 'queued' : 'outbox', attempts: 0 })
    .where(which)
    .returning({ id: messages.id, channel: messages.channel })
  // Those to one address leave in the order in which they were written.
  const queued = rows.toSorted((one, other) => one.id - other.id)
  for (const { id, channel } of queued) {
    await jobs.enqueue(tx, SENDING_JOB[channel], { messageId: id }, undefined, AFTER_OTHERS)
  }
  if (queued.length > 0) {
    const at = clock.now()
    await tx
      .insert(messageAttempts)
      .values(queued.map(({ id }) => ({ messageId: id, at, outcome: 'queued' as const, byId })))
  }
  return queued.length
}

/** What has waited for longer than any job is kept. */
export const countLeftBehind = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.$count(
    messages,
    and(inArray(messages.state, [...WAITING_STATES]), lt(messages.createdAt, later(clock.now(), -KEPT_DAYS * DAY))),
  )

/** Queues what lies in the outbox and would not leave by itself. */
export const sendOutbox = (parts: Parts): Promise<number> =>
  parts.db.transaction((tx) => queueAgain(tx, parts, isLeftBehind))

/** Queues what failed for good. */
export const resendFailed = (parts: Parts): Promise<number> =>
  parts.db.transaction((tx) => queueAgain(tx, parts, eq(messages.state, 'failed')))
