import { and, eq, inArray, lt, not, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { DAY, later } from '../../platform/clock.ts'
import { messages } from '../../platform/db/tables/platform.table.ts'
import type { MessageChannel, MessageState } from '../../platform/db/tables/platform.table.ts'
import { KEPT_DAYS, hasJob } from '../../platform/jobs/jobs.ts'
import { AFTER_OTHERS, SENDING_JOB } from '../../platform/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'

const WAITING: MessageState[] = ['outbox', 'queued']
const CHANNELS = Object.keys(SENDING_JOB) as MessageChannel[]

/** What waits, but has no job any more: it waited longer than a job is kept, or an older version made none. */
const isLeftBehind = or(
  ...CHANNELS.map((channel) =>
    and(
      eq(messages.channel, channel),
      inArray(messages.state, WAITING),
      not(hasJob(SENDING_JOB[channel], 'messageId', messages.id)),
    ),
  ),
)

type Parts = Pick<Platform, 'db' | 'jobs'>

/** Queues these messages as if they had just been written; resolves with how many there were. */
const queueAgain = ({ db, jobs }: Parts, which: SQL | undefined): Promise<number> =>
  db.transaction(async (tx) => {
    const queued = await tx
      .update(messages)
      .set({ state: 'queued', attempts: 0 })
      .where(which)
      .returning({ id: messages.id, channel: messages.channel })
    // Those to one address leave in the order in which they were written.
    for (const { id, channel } of queued.toSorted((one, other) => one.id - other.id)) {
      await jobs.enqueue(tx, SENDING_JOB[channel], { messageId: id }, undefined, AFTER_OTHERS)
    }
    return queued.length
  })

/** What has waited for longer than any job is kept. */
export const countLeftBehind = ({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> =>
  db.$count(
    messages,
    and(inArray(messages.state, WAITING), lt(messages.createdAt, later(clock.now(), -KEPT_DAYS * DAY))),
  )

/** Queues what lies in the outbox and would not leave by itself. */
export const sendOutbox = (parts: Parts): Promise<number> => queueAgain(parts, isLeftBehind)

/** Queues what failed for good. */
export const resendFailed = (parts: Parts): Promise<number> => queueAgain(parts, eq(messages.state, 'failed'))
