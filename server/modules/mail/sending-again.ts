import { and, eq, inArray, not, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import { messages } from '../../platform/db/tables/platform.table.ts'
import type { MessageChannel } from '../../platform/db/tables/platform.table.ts'
import { hasJob } from '../../platform/jobs/jobs.ts'
import { AFTER_OTHERS, SENDING_JOB } from '../../platform/outgoing.ts'
import type { Platform } from '../../platform/platform.ts'

const CHANNELS = Object.keys(SENDING_JOB) as MessageChannel[]

/** What waits, but has no job any more: it waited longer than a job is kept, or an older version made none. */
const isLeftBehind = or(
  ...CHANNELS.map((channel) =>
    and(
      eq(messages.channel, channel),
      inArray(messages.state, ['outbox', 'queued']),
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

export const countLeftBehind = ({ db }: Pick<Platform, 'db'>): Promise<number> => db.$count(messages, isLeftBehind)

/** Queues what lies in the outbox and would not leave by itself. */
export const sendOutbox = (parts: Parts): Promise<number> => queueAgain(parts, isLeftBehind)

/** Queues what failed for good. */
export const resendFailed = (parts: Parts): Promise<number> => queueAgain(parts, eq(messages.state, 'failed'))
