import * as z from 'zod/mini'

import { isDay } from '../calendar.ts'
import { rule } from '../field-rules.ts'
import { id } from './common.contract.ts'
import { hasInk } from './name.contract.ts'

/** Characters of why something is done with a certificate, and of what shows that it was earned. */
export const CERTIFICATE_TEXT = 500

const neededText = z.string().check(z.trim(), z.minLength(1), z.maxLength(CERTIFICATE_TEXT), hasInk)

/**
 * POST /people/{id}/certificates: a certificate that somebody issues by hand, such as of a class that no server knows.
 * Its day is not ahead of the day that it is by the programme's clock.
 */
export const issueCertificateAt = (today: () => string) =>
  z.strictObject({
    courseId: id,
    completedOn: z.string().check(
      z.minLength(1),
      z.refine((day) => day === '' || isDay(day), rule('required')),
      z.refine((day) => !isDay(day) || day <= today(), rule('dayAhead')),
    ),
    /** Why it is issued by hand. */
    reason: neededText,
    /** What shows that it was earned: told, not sent. */
    evidence: neededText,
  })

/** POST /certificates/{number}/restore */
export const restoreCertificateBody = z.strictObject({ reason: neededText })

/** GET /certificate-courses: courses that a certificate can be issued of by hand, in the order of their list. */
export const certificateCourses = z.array(z.object({ id, title: z.string(), hours: z.number() }))

/** POST /people/{id}/certificates */
export const issuedCertificate = z.object({ number: z.string() })

export type IssueCertificate = z.infer<ReturnType<typeof issueCertificateAt>>
export type CertificateCourse = z.infer<typeof certificateCourses>[number]
export type IssuedCertificate = z.infer<typeof issuedCertificate>
