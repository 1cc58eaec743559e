import { CLASS_STATUS } from '../../../src/domain/course.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { createMailedLinks } from '../auth/mailed-links.ts'
import { lockTaughtClass } from '../classes/class-access.ts'
import { factsOf, movePlace } from '../registrations/place-lifecycle.ts'
import { offerFreeSeats } from '../registrations/seats.ts'
import { hasWaitedBefore, lockPlace, writeAttendance } from './rosters.repository.ts'

export const createWalkInRemoval = (platform: Platform) => ({
  /**
   * Takes a walk-in off the class who was added by mistake, with the mark that was made of them; an account that was
   * made stays, and who had waited for a seat stands where they stood. One that is off already stays so, and nothing
   * more is done. Who registered leaves by themself: 409,
   * and so is any class that is over.
   */
  remove: (caller: Caller, classId: number, registrationId: number): Promise<void> =>
    platform.db.transaction(async (tx) => {
      const held = await lockTaughtClass(tx, caller, classId)
      const place = found(await lockPlace(tx, classId, registrationId))
      const hasWaited = place.state !== 'registered' && (await hasWaitedBefore(tx, registrationId))
      if (place.state === 'cancelled' || (hasWaited && place.state !== 'walkIn')) return
      if (held.courseStatusId !== CLASS_STATUS.scheduled) throw conflict('CLASS_CLOSED')
      if (place.state !== 'walkIn') throw conflict('ILLEGAL_TRANSITION')
      const now = platform.clock.now()
      await createMailedLinks(platform).cancelOf(tx, registrationId)
      await writeAttendance(tx, place, { attendance: null, markedById: caller.userId, at: now })
      const moved = await movePlace(tx, place, 'walkIn.removed', factsOf(held, place, false, now, hasWaited), now)
      if (!moved) throw conflict('ILLEGAL_TRANSITION')
      await platform.audit.record(tx, {
        action: 'walkIn.removed',
        actorId: caller.userId,
        subject: `registration:${registrationId}`,
        details: { class: classId },
      })
      await offerFreeSeats(tx, platform, held, now)
    }),
})
