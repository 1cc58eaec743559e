import type { Platform } from '../../platform/platform.ts'
import { createInbound } from './reading.service.ts'

/** Reads the mailbox of IMAP_URL each minute; a server without it leaves that to one that has it, at its next minute. */
export const inboundJobs = (platform: Platform): void => {
  const inbound = createInbound(platform)
  platform.jobs.repeat('inbound.read', '* * * * *', inbound.read)
  platform.jobs.repeat('inbound.forget', '53 3 * * *', inbound.forget)
}
