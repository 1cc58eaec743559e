import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import type { Language, Localized } from '../../../../src/domain/language.ts'
import { students, users } from './accounts.table.ts'
import { bytes } from './bytes.ts'
import { courses } from './catalogue.table.ts'
import { instructorCourseStudents } from './classes.table.ts'
import { onlineEnrollments } from './learning.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Who issued certificates from a moment on. A row is never changed: what was issued goes on saying who issued it. */
export const certificateAuthorities = pgTable('certificate_authorities', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: jsonb().$type<Localized>().notNull(),
  /** Who signs, and as what; neither is said where nobody does. */
  signer: text(),
  signerTitle: jsonb('signer_title').$type<Localized>(),
  /** PNG pictures. */
  signature: bytes(),
  seal: bytes(),
  since: instant('since').notNull(),
  setBy: integer('set_by').references(() => users.id),
})

const isLasting = sql.raw('revoked_at is null and superseded_by is null and not is_outlasted')

/** What was printed stays as it was printed, whatever becomes of the course or the person. */
export const certificates = pgTable(
  'certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id),
    enrollmentId: integer('enrollment_id').references(() => onlineEnrollments.id),
    registrationId: integer('registration_id').references(() => instructorCourseStudents.id),
    /** Of the credential beside the PDF: `urn:uuid:` and this. */
    credentialId: uuid('credential_id').notNull().defaultRandom(),
    recipientName: text('recipient_name').notNull(),
    /** The person's, as they were when it was issued; null where none was known, and of what is older than these. */
    agency: text(),
    licenseNumber: text('license_number'),
    authorityId: integer('authority_id').references(() => certificateAuthorities.id),
    courseTitle: jsonb('course_title').$type<Localized>().notNull(),
    hours: doublePrecision().notNull(),
    /** A moment of the day in UTC that stands for it: see `completion-day.ts`. */
    completedOn: instant('completed_on').notNull(),
    issuedAt: instant('issued_at').notNull(),
    /** Of one that took the place of another: when the first of them was issued. A new name trains nobody again. */
    firstIssuedAt: instant('first_issued_at'),
    expiresAt: instant('expires_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: integer('revoked_by').references(() => users.id),
    revocationReason: text('revocation_reason'),
    /** The number of the certificate that took its place. */
    supersededBy: text('superseded_by'),
    /** Another in force of the same course ends later: a trigger keeps it, whoever writes them. */
    isOutlasted: boolean('is_outlasted').notNull().default(false),
  },
  (table) => [
    index('certificates_by_student').on(table.studentId, table.courseId),
    // Of those in force, whose end passes.
    index('certificates_by_end')
      .on(table.expiresAt, table.studentId)
      .where(sql.raw('revoked_at is null and superseded_by is null')),
    // Of these, the one that lasts longest of its course: who is to renew it soon, and until when somebody holds it.
    index('lasting_certificates_by_end').on(table.expiresAt, table.studentId).where(isLasting),
    index('lasting_certificates').on(table.studentId, table.courseId, table.expiresAt).where(isLasting),
    // Of those in force, who was trained in a period.
    index('certificates_by_first_issue')
      .on(sql`coalesce(${table.firstIssuedAt}, ${table.issuedAt})`, table.studentId)
      .where(sql.raw('revoked_at is null and superseded_by is null')),
    uniqueIndex('one_certificate_per_enrollment')
      .on(table.enrollmentId)
      .where(sql.raw('superseded_by is null and revoked_at is null')),
    uniqueIndex('one_certificate_per_registration')
      .on(table.registrationId)
      .where(sql.raw('superseded_by is null and revoked_at is null')),
  ],
)

/** Keys that credentials are signed with: the newest signs, all of them are published. */
export const signingKeys = pgTable('signing_keys', {
  /** The thumbprint of the public key. */
  id: text().primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  /** Sealed: see `platform/sealing.ts`. */
  sealedPrivateJwk: text('sealed_private_jwk').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** A certificate that its holder offers to a wallet. Codes and tokens follow from its id by a key, and are kept nowhere. */
export const walletOffers = pgTable(
  'wallet_offers',
  {
    id: uuid().primaryKey(),
    certificateId: integer('certificate_id')
      .notNull()
      .references(() => certificates.id),
    /** In which the credential is written: the holder's when it was offered. */
    language: text().$type<Language>().notNull(),
    isBound: boolean('is_bound').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its code was used, the only time. */
    redeemedAt: instant('redeemed_at'),
    takenAt: instant('taken_at'),
  },
  (table) => [
    index('wallet_offers_by_certificate').on(table.certificateId),
    index('wallet_offers_by_end').on(table.expiresAt),
  ],
)
