import type {
  CertificateCourse,
  IssueCertificate,
  IssuedCertificate,
} from '../../../src/domain/contract/certificate-deeds.contract.ts'
import type { Language } from '../../../src/domain/language.ts'
import { givesCertificates } from '../../../src/domain/person-page.ts'
import { textsIn } from '../../i18n/texts.ts'
import { ownDeed, type Actor } from '../../platform/actor.ts'
import { isUniqueViolation } from '../../platform/db/database-faults.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseFar } from '../../platform/far-days.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, forbidden, found, refusedField } from '../../platform/refusal.ts'
import { linkToCertificate, nameOf } from './certificate-changes.service.ts'
import {
  findCertifiableCourse,
  findHeldOn,
  listCertifiableCourses,
  lockHolder,
  makeStudent,
} from './certificate-hand.repository.ts'
import { lockCertificate, markRestored, type CertificateRow } from './certificates.repository.ts'
import { issueCertificate, stateOf } from './certificates.service.ts'
import { dayOf, momentOf } from './completion-day.ts'

const heldOf = ({ studentId, courseId, completedOn }: CertificateRow) => ({
  studentId,
  courseId,
  day: dayOf(completedOn),
})

/** Certificates that people issue, and give back after they were revoked. Nothing else issues one without what earned it. */
export const createHandCertificates = ({ audit, clock, db, mail, settings }: Platform) => ({
  courses: async (language: Language): Promise<CertificateCourse[]> =>
    (await listCertifiableCourses(db)).map(({ id, hours, title }) => ({ id, hours, title: title[language] })),

  /** Of two at once, one is made: the person is held. */
  issue: async (tx: Tx, userId: number, asked: IssueCertificate, actor: Actor): Promise<IssuedCertificate> => {
    const { caller, language } = actor
    const person = found(await lockHolder(tx, userId))
    if (!givesCertificates(caller, { userId })) throw forbidden()
    const course = await findCertifiableCourse(tx, asked.courseId)
    if (!course) throw refusedField('courseId', textsIn(language).fields.choice)
    const completedAt = momentOf(asked.completedOn, clock.now())
    refuseFar('completedOn', completedAt, clock.now(), language)
    const studentId = person.studentId ?? (await makeStudent(tx, userId, clock.now()))
    if (await findHeldOn(tx, { studentId, courseId: course.id, day: asked.completedOn })) {
      throw conflict('CERTIFICATE_HELD')
    }
    const { number } = await issueCertificate(tx, {
      studentId,
      recipientName: nameOf(person),
      course,
      completedAt,
      issuedAt: clock.now(),
      earnedBy: {},
    })
    await audit.record(tx, {
      ...ownDeed(actor, 'certificate.issued'),
      subject: `certificate:${number}`,
      details: { completedOn: asked.completedOn, evidence: asked.evidence, reason: asked.reason },
    })
    await mail.send(tx, {
      template: 'certificateIssued',
      to: { name: nameOf(person), address: person.email },
      language: person.language,
      data: {
        courseTitle: course.title[person.language],
        certificateNumber: number,
        certificateLink: linkToCertificate(settings, number),
      },
    })
    return { number }
  },

  /** A certificate that was revoked is what it was before. */
  restore: async (tx: Tx, number: string, reason: string, actor: Actor): Promise<CertificateRow> => {
    const { certificate, user } = found(await lockCertificate(tx, number))
    if (!givesCertificates(actor.caller, { userId: user.id })) throw forbidden()
    if (certificate.revokedAt === null) throw conflict('CERTIFICATE_IN_FORCE')
    // Held as whoever issues one holds them: another of that day may have been issued since.
    await lockHolder(tx, user.id)
    if (certificate.supersededBy === null && (await findHeldOn(tx, heldOf(certificate)))) {
      throw conflict('CERTIFICATE_HELD')
    }
    const restored = await markRestored(tx, certificate).catch((cause: unknown) => {
      const isHeld = ['one_certificate_per_enrollment', 'one_certificate_per_registration'].some((index) =>
        isUniqueViolation(cause, index),
      )
      throw isHeld ? conflict('CERTIFICATE_HELD') : cause
    })
    await audit.record(tx, {
      ...ownDeed(actor, 'certificate.restored'),
      subject: `certificate:${number}`,
      details: { before: 'revoked', after: stateOf(restored, clock.now()), reason },
    })
    await mail.send(tx, {
      template: 'certificateRestored',
      to: { name: nameOf(user), address: user.email },
      language: user.language,
      data: {
        courseTitle: certificate.courseTitle[user.language],
        certificateNumber: number,
        certificateLink: linkToCertificate(settings, number),
      },
    })
    return restored
  },
})
