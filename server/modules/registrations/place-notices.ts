import type { Tx } from '../../platform/db/database.ts'
import type { ClassMail } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { signCalendar } from './calendar-address.ts'
import { calendarFile } from './calendar-file.ts'
import { findAddressedPlace, listSessions, positionOf } from './places.repository.ts'
import type { AddressedPlace } from './places.repository.ts'

export type NoticeParts = Pick<Platform, 'mail' | 'sms' | 'settings' | 'addresses'>
export type Notice = 'seatConfirmed' | 'seatWaitlisted' | 'seatOffered' | 'offerLapsed' | 'classLeft'

const classOf = ({ settings }: NoticeParts, { held, courseTitle, user }: AddressedPlace): ClassMail => ({
  courseTitle: courseTitle[user.language],
  startsAt: held.courseDate.toISOString(),
  timeZone: held.timeZone,
  venue: held.venue,
  address: held.address,
  city: held.city,
  classLink: `${settings.publicUrl}/course/register/${held.courseId}`,
})

const calendarOf = async (tx: Tx, { settings }: NoticeParts, { held, courseTitle, user }: AddressedPlace, now: Date) =>
  calendarFile({
    held,
    courseTitle: courseTitle[user.language],
    sessions: await listSessions(tx, held.id),
    isHeld: true,
    url: `${settings.publicUrl}/course/register/${held.courseId}`,
    host: new URL(settings.publicUrl).hostname,
    product: settings.productName,
    now,
  })

/**
 * Tells a student of their place by mail, and by text where they chose it and their phone is known to be theirs. Whose
 * account is closed is told nothing of classes.
 */
export const notifyPlace = async (
  tx: Tx,
  parts: NoticeParts,
  notice: Notice,
  placeId: number,
  now: Date,
): Promise<void> => {
  const addressed = found(await findAddressedPlace(tx, placeId))
  const { place, held, user } = addressed
  if (user.deactivatedAt !== null) return
  const { language } = user
  const name = `${user.firstName} ${user.lastName}`.trim()
  const to = { name, address: user.email }
  const phone = user.notifyPhone && user.phoneVerifiedAt !== null ? user.phone : null
  const about = classOf(parts, addressed)

  if (notice === 'seatConfirmed') {
    const data = {
      ...about,
      notes: held.notes ?? '',
      calendarLink: `${parts.settings.publicUrl}${signCalendar(parts.addresses, place.id, user.id, held)}`,
      calendar: await calendarOf(tx, parts, addressed, now),
    }
    await parts.mail.send(tx, { template: notice, to, language, data })
    if (phone !== null) await parts.sms.send(tx, { template: notice, to: { name, phone }, language, data: about })
    return
  }
  if (notice === 'seatWaitlisted') {
    const data = { ...about, position: await positionOf(tx, place) }
    await parts.mail.send(tx, { template: notice, to, language, data })
    if (phone !== null) await parts.sms.send(tx, { template: notice, to: { name, phone }, language, data })
    return
  }
  if (notice === 'seatOffered') {
    const data = { ...about, endsAt: (place.offerEndsAt ?? held.courseDate).toISOString() }
    await parts.mail.send(tx, { template: notice, to, language, data })
    if (phone !== null) await parts.sms.send(tx, { template: notice, to: { name, phone }, language, data })
    return
  }
  await parts.mail.send(tx, { template: notice, to, language, data: about })
  if (phone !== null) await parts.sms.send(tx, { template: notice, to: { name, phone }, language, data: about })
}
