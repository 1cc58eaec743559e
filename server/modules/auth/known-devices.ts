import type { FastifyReply, FastifyRequest } from 'fastify'

import { DAY } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { createBrowserMarks } from './browser-marks.ts'
import { normaliseEmail } from './email.ts'

/** As long as browsers keep any cookie. */
const KEPT_FOR = 400 * DAY

/**
 * Devices on which an account was opened before: by its password, or by a link of its mailbox. What strangers guess at
 * the account, or from the same network, does not keep such a device out, since its tries are counted by themselves.
 */
export const createKnownDevices = (platform: Pick<Platform, 'secrets' | 'settings'>) => {
  const marks = createBrowserMarks(platform, { cookie: 'device', purpose: 'known devices', keptFor: KEPT_FOR })
  return {
    /** The device that a request comes from; undefined where this account was never opened on it. */
    find: (request: FastifyRequest, email: string): string | undefined => marks.find(request, normaliseEmail(email)),

    /** From now on the device knows the account. */
    remember: (request: FastifyRequest, reply: FastifyReply, email: string): void =>
      marks.keep(request, reply, normaliseEmail(email)),
  }
}

export type KnownDevices = ReturnType<typeof createKnownDevices>
