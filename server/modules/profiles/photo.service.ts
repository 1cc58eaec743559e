import { randomUUID } from 'node:crypto'

import { PHOTO } from '../../../src/domain/contract/profile.contract.ts'
import { ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import { HOUR } from '../../platform/clock.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { Refusal, found } from '../../platform/refusal.ts'
import { imageEnding } from './image-kind.ts'
import { photoUrlOf } from './photo-address.ts'
import { lockProfile, updateUser } from './profile.repository.ts'

const CHANGE_LIMIT: Limit = { tries: 30, milliseconds: HOUR }

export const createPhotos = ({ db, clock, addresses, audit, files, limits }: Platform) => {
  /** Names another photo, or none, and gives the name of the one before. */
  const swap = (actor: Actor, photo: string | null): Promise<string | null> =>
    db.transaction(async (tx) => {
      const { userId } = actor.caller
      const before = found(await lockProfile(tx, userId)).photo
      if (before === photo) return null
      await updateUser(tx, userId, { photo })
      await audit.record(tx, ownDeed(actor, 'profile.changed', { fields: ['photo'] }))
      return before
    })

  /** After the commit: until then someone may be looking at it. */
  const forget = async (name: string | null): Promise<void> => {
    if (name !== null) await files.remove('photos', name)
  }

  return {
    /** What it is, its content says. 413 when it is too large, 415 when it is no picture of ours. */
    put: async (actor: Actor, content: string): Promise<{ photoUrl: string }> => {
      const { userId } = actor.caller
      await limits.take(`photo user ${userId}`, CHANGE_LIMIT)
      const bytes = Buffer.from(content, 'base64')
      if (bytes.length > PHOTO.mostBytes) throw new Refusal(413, 'TOO_LARGE')
      const ending = imageEnding(bytes)
      if (ending === null) throw new Refusal(415, 'UNSUPPORTED_TYPE')
      const name = `${randomUUID()}${ending}`
      await files.put('photos', name, bytes)
      try {
        await forget(await swap(actor, name))
      } catch (cause) {
        await forget(name)
        throw cause
      }
      return { photoUrl: photoUrlOf(addresses, name, actor.caller.sessionId, clock.now()) }
    },

    remove: async (actor: Actor): Promise<void> => forget(await swap(actor, null)),
  }
}
