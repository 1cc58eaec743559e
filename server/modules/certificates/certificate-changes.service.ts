import type { Caller } from '../../platform/caller.ts'
import { DAY } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found, notFound } from '../../platform/refusal.ts'
import type { Settings } from '../../platform/settings.ts'
import { isApproved } from '../name-changes/name-changes.repository.ts'
import { isAdministrator } from './certificate-download.ts'
import { makeCertificateNumber } from './certificate-number.ts'
import {
  findCertificate,
  insertCertificate,
  licenseNumberOf,
  lockCertificate,
  markRevoked,
  markSuperseded,
  takeOverReport,
} from './certificates.repository.ts'
import type { CertificateRow, LockedCertificate } from './certificates.repository.ts'

/** A name is corrected rarely; administrators help where that is not enough. */
const OWN_REISSUES: Limit = { tries: 3, milliseconds: 365 * DAY }
const TRIES = 5

export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/** Neither revoked nor superseded; it may have expired. */
const refuseWithdrawn = ({ revokedAt, supersededBy }: CertificateRow): void => {
  if (revokedAt !== null || supersededBy !== null) throw conflict('CERTIFICATE_NOT_IN_FORCE', { supersededBy })
}

const findFreeNumber = async (tx: Tx): Promise<string> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const number = makeCertificateNumber()
    if ((await findCertificate(tx, number)) === undefined) return number
  }
  throw new Error('No free certificate number was found')
}

/** Where anyone sees what it is worth. */
export const linkToCertificate = ({ publicUrl }: Pick<Settings, 'publicUrl'>, number: string): string =>
  `${publicUrl}/course/verification?code=${number}`

/** What becomes of a certificate after it was issued. Each change holds its row: of two at once, one is made. */
export const createCertificateChanges = ({ audit, clock, limits, mail, settings }: Platform) => {
  /** The old one gives up its place before the new one takes it: an enrolment has one certificate in force. */
  const replace = async (tx: Tx, { certificate, user }: LockedCertificate): Promise<CertificateRow> => {
    const { id: _, credentialId: __, ...printed } = certificate
    const number = await findFreeNumber(tx)
    await markSuperseded(tx, certificate, number)
    const issued = await insertCertificate(tx, {
      ...printed,
      number,
      recipientName: nameOf(user),
      licenseNumber: licenseNumberOf(certificate.studentId),
      issuedAt: clock.now(),
      firstIssuedAt: certificate.firstIssuedAt ?? certificate.issuedAt,
    })
    if (issued === null) throw new Error(`The certificate number ${number} was taken in the meantime`)
    await takeOverReport(tx, { from: certificate.id, to: issued.id })
    return issued
  }

  return {
    /** Takes a certificate back. */
    revoke: async (tx: Tx, number: string, reason: string, caller: Caller): Promise<CertificateRow> => {
      const { certificate, user } = found(await lockCertificate(tx, number))
      if (certificate.revokedAt !== null) throw conflict('CERTIFICATE_NOT_IN_FORCE')
      const revoked = await markRevoked(tx, certificate, { at: clock.now(), by: caller.userId, reason })
      await audit.record(tx, {
        action: 'certificate.revoked',
        actorId: caller.userId,
        subject: `certificate:${number}`,
        details: { reason },
      })
      await mail.send(tx, {
        template: 'certificateRevoked',
        to: { name: nameOf(user), address: user.email },
        language: user.language,
        data: {
          courseTitle: certificate.courseTitle[user.language],
          certificateNumber: number,
          reason,
          link: `${settings.publicUrl}/contact`,
        },
      })
      return revoked
    },

    /**
     * Prints the person's name and licence number of today on a new certificate, which takes the place of the old one; what was earned
     * and until when it is good stay. A person does so for themself, where an administrator approved of the name and
     * the printed one is another.
     */
    reissue: async (tx: Tx, number: string, caller: Caller): Promise<CertificateRow> => {
      const held = found(await lockCertificate(tx, number))
      const { certificate, user } = held
      if (!isAdministrator(caller)) {
        if (user.id !== caller.userId) throw notFound()
        refuseWithdrawn(certificate)
        if (nameOf(user) === certificate.recipientName) throw conflict('NAME_UNCHANGED')
        if (!(await isApproved(tx, user))) throw conflict('NAME_NEEDS_APPROVAL')
        await limits.take(`certificate reissue ${caller.userId}`, OWN_REISSUES, tx)
      }
      refuseWithdrawn(certificate)
      const issued = await replace(tx, held)
      await audit.record(tx, {
        action: 'certificate.reissued',
        actorId: caller.userId,
        subject: `certificate:${number}`,
        details: { supersededBy: issued.number },
      })
      await mail.send(tx, {
        template: 'certificateReissued',
        to: { name: nameOf(user), address: user.email },
        language: user.language,
        data: {
          courseTitle: certificate.courseTitle[user.language],
          replaced: number,
          certificateNumber: issued.number,
          certificateLink: linkToCertificate(settings, issued.number),
        },
      })
      return issued
    },
  }
}
