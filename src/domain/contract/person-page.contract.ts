import * as z from 'zod/mini'

import { CERTIFICATE_STATE, CERTIFICATE_WAYS } from '../certificate.ts'
import { ATTENDANCE, REGISTRATION_STATES } from '../class.ts'
import { LANGUAGES } from '../language.ts'
import { MESSAGE_CHANNELS, MESSAGE_STATES } from '../message.ts'
import { PERSON_FACTS, PERSON_PARTS } from '../person-page.ts'
import { ENROLLMENT_LABELS } from '../student-enrollment.ts'
import { USER_STATES } from '../user-account.ts'
import { auditEntry } from './audit.list.ts'
import { id, instant, signedUrl } from './common.contract.ts'
import { nameChange } from './name-change.contract.ts'
import { personMerge } from './person-merge.contract.ts'
import { toldOf } from './person.contract.ts'
import { personSession } from './profile.contract.ts'
import { user } from './users.list.ts'

/** GET /people/{id}: who somebody is, and which parts of their page the asker sees. */
export const personProfile = z.object({
  id,
  parts: z.array(z.enum(PERSON_PARTS)),
  /** Which of their facts the asker is told; the others are blank here, whatever they are. */
  facts: z.array(z.enum(PERSON_FACTS)),
  ...toldOf(PERSON_FACTS),
  /** Null where none is told, or it is not listed. */
  agency: z.nullable(z.string()),
  furtherAgencies: z.array(z.string()),
  language: z.enum(LANGUAGES),
  state: z.enum(USER_STATES),
  memberSince: instant,
  photoUrl: z.nullable(signedUrl),
  /** Another name that they ask for, and that nobody has decided yet. */
  nameAsked: z.nullable(z.pick(nameChange, { id: true, to: true, reason: true, askedAt: true })),
  /** Nothing is emailed to their address: a message came back from there. For whoever sees their messages. */
  heldBack: z.nullable(
    z.object({
      /** By which it is written to again: the act `writeAgain` of the messages. */
      messageId: id,
      since: instant,
      /** What its mailbox said. */
      answer: z.string(),
    }),
  ),
})

/** GET /people/{id}/training */
export const personTraining = z.object({
  enrollments: z.array(
    z.object({
      id,
      courseTitle: z.string(),
      /** Of the course, which it stays with. */
      version: z.int(),
      /** As the specification labels it, now. */
      label: z.enum([...ENROLLMENT_LABELS, 'unknown']),
      complete: z.int(),
      total: z.int(),
      isVerified: z.boolean(),
      incomplete: z.boolean(),
      startedAt: instant,
      expirationDate: instant,
      completedAt: z.nullable(instant),
    }),
  ),
  places: z.array(
    z.object({
      id,
      classId: id,
      courseTitle: z.string(),
      courseDate: instant,
      timeZone: z.string(),
      venue: z.string(),
      city: z.string(),
      courseStatusId: z.int(),
      state: z.enum(REGISTRATION_STATES),
      attendance: z.nullable(z.enum(ATTENDANCE)),
    }),
  ),
  certificates: z.array(
    z.object({
      number: z.string(),
      courseTitle: z.string(),
      recipientName: z.string(),
      way: z.enum(CERTIFICATE_WAYS),
      hours: z.number(),
      completedOn: instant,
      issuedAt: instant,
      expiresAt: z.nullable(instant),
      state: z.enum(CERTIFICATE_STATE),
      supersededBy: z.nullable(z.string()),
      /** Why it was revoked. */
      revocationReason: z.nullable(z.string()),
      /** Null for one that is revoked or superseded. */
      downloadUrl: z.nullable(signedUrl),
    }),
  ),
  /** Of the certificates that are good today, all together. */
  hours: z.number(),
})

/** What somebody is kept from for a while, since they did it too often. */
export const PERSON_LIMITS_KINDS = [
  'signIn',
  'passwordReset',
  'verificationMail',
  'phoneCode',
  'passwordCheck',
] as const

/** GET /people/{id}/access */
export const personAccess = z.object({
  /** As the list of users has it. */
  account: user,
  phone: z.nullable(z.string()),
  phoneVerifiedAt: z.nullable(instant),
  deactivatedAt: z.nullable(instant),
  sessions: z.array(z.omit(personSession, { isCurrent: true })),
  limits: z.array(z.object({ kind: z.enum(PERSON_LIMITS_KINDS), resetsAt: instant })),
  /** Accounts of the same person that went into this one, the latest first. */
  merges: z.array(personMerge),
})

/** Of what was sent to somebody, the latest: so many. */
export const PERSON_MESSAGES = 100

/** GET /people/{id}/messages: what was written to their address and their verified phone. What it said is not told. */
export const personMessages = z.object({
  items: z.array(
    z.object({
      id,
      channel: z.enum(MESSAGE_CHANNELS),
      template: z.string(),
      language: z.enum(LANGUAGES),
      state: z.enum(MESSAGE_STATES),
      /** Why it was not taken, without anything that it carries. */
      error: z.nullable(z.string()),
      createdAt: instant,
      sentAt: z.nullable(instant),
    }),
  ),
  hasMore: z.boolean(),
})

/** Of the log, the latest entries about somebody: so many. */
export const PERSON_ENTRIES = 50

/** GET /people/{id}/history: what was done to them and to what is theirs. */
export const personHistory = z.object({ items: z.array(auditEntry), hasMore: z.boolean() })

export type PersonProfile = z.infer<typeof personProfile>
export type PersonTraining = z.infer<typeof personTraining>
export type PersonAccess = z.infer<typeof personAccess>
export type PersonMessages = z.infer<typeof personMessages>
export type PersonHistory = z.infer<typeof personHistory>
export type HeldCertificate = PersonTraining['certificates'][number]
