import { wallTimeOf } from '../../../src/domain/zoned-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { issueCertificate } from '../certificates/certificates.service.ts'
import { momentOf } from '../certificates/completion-day.ts'
import type { ClassRow } from '../classes/class-access.ts'
import { findCourse, type NamedRegistration } from './rosters.repository.ts'

const nameOf = ({ firstName, lastName }: NamedRegistration) => `${firstName} ${lastName}`.trim()

/** When what a class earns was earned: with its end, never ahead. */
const earnedAt = ({ courseDate, courseEndDate }: ClassRow, now: Date): Date => {
  const endedAt = courseEndDate ?? courseDate
  return endedAt < now ? endedAt : now
}

/** The day that dates it: the last of the class by the clock of its venue. What ends at midnight is of the day before. */
export const earnedOn = (held: ClassRow, now: Date): string =>
  wallTimeOf(earnedAt(held, now).getTime() - 1, held.timeZone).date

/** A certificate and a mail for each of these people, for a class that was held. */
export const createAwarding =
  ({ audit, clock, mail, settings }: Pick<Platform, 'audit' | 'clock' | 'mail' | 'settings'>) =>
  async (tx: Tx, held: ClassRow, people: readonly NamedRegistration[]): Promise<void> => {
    const course = found(await findCourse(tx, held.courseId))
    const now = clock.now()
    const dated = { completedAt: momentOf(earnedOn(held, now), now), issuedAt: earnedAt(held, now) }
    for (const person of people) {
      const certificate = await issueCertificate(tx, {
        studentId: person.studentId,
        recipientName: nameOf(person),
        course,
        ...dated,
        earnedBy: { registrationId: person.registration.id },
      })
      await audit.record(tx, {
        action: 'certificate.earned',
        actorId: person.userId,
        subject: `certificate:${certificate.number}`,
      })
      const { language } = person
      await mail.send(tx, {
        template: 'courseCompleted',
        to: { name: nameOf(person), address: person.email },
        language,
        data: {
          courseTitle: course.title[language],
          certificateNumber: certificate.number,
          certificateLink: `${settings.publicUrl}/course/verification?code=${certificate.number}`,
        },
      })
    }
  }
