import { once } from 'node:events'
import { createServer } from 'node:net'

import type { Settings } from './platform/settings.ts'
import { StartRefused } from './platform/start-refused.ts'

type Place = Pick<Settings, 'port' | 'host'>

const WORDS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} of ${host} is in use already. Stop what listens there, or set PORT to another.`,
  EACCES: ({ port }) => `Port ${port} is not for this user. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
}

/** Why a place cannot be listened at, in words where there are any. */
export const portRefusal = (cause: unknown, place: Place): unknown => {
  const word = cause instanceof Error && 'code' in cause ? WORDS[String(cause.code)] : undefined
  return word === undefined ? cause : new StartRefused(word(place), { cause })
}

/** Listens for a moment, so that nothing is migrated or seeded by a server that could not serve. */
export const refuseTakenPort = async (place: Place): Promise<void> => {
  const probe = createServer()
  try {
    probe.listen(place.port, place.host)
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
  } catch (cause) {
    throw portRefusal(cause, place)
  }
}
