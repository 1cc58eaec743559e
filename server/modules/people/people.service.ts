import { certificateWay } from '../../../src/domain/certificate.ts'
import type {
  HeldCertificate,
  PersonAccess,
  PersonHistory,
  PersonMessages,
  PersonProfile,
  PersonTraining,
} from '../../../src/domain/contract/person-page.contract.ts'
import { PERSON_ENTRIES, PERSON_MESSAGES } from '../../../src/domain/contract/person-page.contract.ts'
import { countedLabel } from '../../../src/domain/enrollment-label.ts'
import type { Language } from '../../../src/domain/language.ts'
import { blankPerson } from '../../../src/domain/person-fields.ts'
import { PERSON_FACTS, personFactsFor, personPartsFor } from '../../../src/domain/person-page.ts'
import type { Caller } from '../../platform/caller.ts'
import { dayClock } from '../../platform/day-clock.ts'
import { shownOf } from '../../platform/db/person.sql.ts'
import type { Platform } from '../../platform/platform.ts'
import { found } from '../../platform/refusal.ts'
import { listLatestAbout } from '../audit/audit.repository.ts'
import { nameEntries } from '../audit/audit.service.ts'
import { sessionLimits } from '../auth/session-limits.ts'
import { listLivingSessions } from '../auth/sessions.repository.ts'
import { signDownload } from '../certificates/certificate-download.ts'
import { listCertificates, type CertificateRow } from '../certificates/certificates.repository.ts'
import { isGivenOut, stateOf } from '../certificates/certificates.service.ts'
import { reasonIn } from '../mail/own-reasons.ts'
import { findHeldBack } from '../mail/suppressed.ts'
import { presentMerges } from '../person-merges/merges-into.ts'
import { photoUrlOf } from '../profiles/photo-address.ts'
import { findListedUser } from '../users/users.repository.ts'
import { presentUser } from '../users/users.service.ts'
import { limitsInForce } from './person-limits.ts'
import { findTie, type FoundTie } from './person-ties.ts'
import {
  findPersonKeys,
  findWholePerson,
  listPersonMessages,
  type MessageRow,
  type WholePerson,
} from './person.repository.ts'
import { listEnrollmentsOf, listPlacesOf, type EnrolledRow, type PlacedRow } from './training.repository.ts'

/** What a teacher sees of somebody's training: what is of the courses that they teach them. */
const ofTie = <Row extends Readonly<{ courseId: number }>>(tie: FoundTie, rows: readonly Row[]): readonly Row[] =>
  tie.kind === 'teaches' ? rows.filter(({ courseId }) => tie.courseIds.has(courseId)) : rows

const instantOf = (at: Date | null): string | null => at?.toISOString() ?? null

const nameAskedOf = ({ nameChange }: WholePerson): PersonProfile['nameAsked'] =>
  nameChange && {
    id: nameChange.id,
    to: { firstName: nameChange.newFirstName, lastName: nameChange.newLastName },
    reason: nameChange.reason,
    askedAt: nameChange.askedAt.toISOString(),
  }

const presentEnrolled = (
  { courseId: _courseId, courseTitle, status, ...enrollment }: EnrolledRow,
  language: Language,
  now: Date,
): PersonTraining['enrollments'][number] => {
  const { complete, total } = enrollment
  const expirationDate = enrollment.expirationDate.toISOString()
  return {
    ...enrollment,
    courseTitle: courseTitle[language],
    label: countedLabel({ status, expirationDate, complete, total }, now.getTime()).kind,
    startedAt: enrollment.startedAt.toISOString(),
    expirationDate,
    completedAt: instantOf(enrollment.completedAt),
  }
}

const presentPlaced = (
  { courseId: _courseId, courseTitle, courseDate, ...place }: PlacedRow,
  language: Language,
): PersonTraining['places'][number] => ({
  ...place,
  courseTitle: courseTitle[language],
  courseDate: courseDate.toISOString(),
})

const presentMessage = (message: MessageRow, language: Language): PersonMessages['items'][number] => ({
  ...message,
  error: reasonIn(language, message.error),
  createdAt: message.createdAt.toISOString(),
  sentAt: instantOf(message.sentAt),
})

/** What the page of one person says, a reading for each of its parts. */
export const createPeople = (platform: Platform) => {
  const { addresses, clock, db } = platform

  /** Why one was revoked, and the paper itself, are for who runs the programme. */
  const presentHeld = (
    row: CertificateRow,
    ownerId: number,
    caller: Caller,
    language: Language,
    isRunning: boolean,
  ): HeldCertificate => {
    const now = clock.now()
    const isPaperTheirs = isRunning && isGivenOut(row)
    return {
      number: row.number,
      courseTitle: row.courseTitle[language],
      recipientName: row.recipientName,
      way: certificateWay(row),
      hours: row.hours,
      completedOn: row.completedOn.toISOString(),
      issuedAt: row.issuedAt.toISOString(),
      expiresAt: instantOf(row.expiresAt),
      state: stateOf(row, now),
      supersededBy: row.supersededBy,
      revocationReason: isRunning ? row.revocationReason : null,
      downloadUrl: isPaperTheirs ? signDownload(addresses, { number: row.number, ownerId }, caller, now) : null,
    }
  }

  const heldBackOf = async ({ email }: Readonly<{ email: string }>): Promise<PersonProfile['heldBack']> => {
    const held = await findHeldBack(db, email)
    return held ? { ...held, since: held.since.toISOString() } : null
  }

  return {
    profile: async (userId: number, caller: Caller): Promise<PersonProfile> => {
      const person = found(await findWholePerson(db, userId))
      const { id, agency, createdAt, deactivatedAt, furtherAgencies, language, photo } = person
      const tie = found(await findTie(db, caller, person))
      const facts = personFactsFor(tie.kind)
      const parts = personPartsFor(tie.kind)
      return {
        id,
        parts: [...parts],
        facts: [...facts],
        ...blankPerson(PERSON_FACTS),
        ...shownOf(facts, person),
        agency,
        furtherAgencies,
        language,
        state: deactivatedAt === null ? 'active' : 'deactivated',
        memberSince: createdAt.toISOString(),
        photoUrl: photo === null ? null : photoUrlOf(addresses, photo, caller.sessionId, clock.now()),
        nameAsked: tie.kind === 'runs' ? nameAskedOf(person) : null,
        heldBack: parts.includes('messages') ? await heldBackOf(person) : null,
      }
    },

    training: async (userId: number, caller: Caller, language: Language): Promise<PersonTraining> => {
      const person = found(await findPersonKeys(db, userId))
      const { studentId, userId: ownerId } = person
      const tie = found(await findTie(db, caller, person))
      if (studentId === null) return { enrollments: [], places: [], certificates: [], hours: 0 }
      const now = clock.now()
      const [enrolled, placed, held] = await Promise.all([
        listEnrollmentsOf(db, studentId),
        listPlacesOf(db, studentId),
        listCertificates(db, studentId),
      ])
      const isRunning = tie.kind === 'runs'
      const certificates = ofTie(tie, held).map((row) => presentHeld(row, ownerId, caller, language, isRunning))
      return {
        enrollments: ofTie(tie, enrolled).map((row) => presentEnrolled(row, language, now)),
        places: ofTie(tie, placed).map((row) => presentPlaced(row, language)),
        certificates,
        hours: certificates.reduce((sum, { hours, state }) => (state === 'valid' ? sum + hours : sum), 0),
      }
    },

    access: async (userId: number): Promise<PersonAccess> => {
      const now = clock.now()
      const person = found(await findPersonKeys(db, userId))
      const account = found(await findListedUser(db, person.userId, dayClock(platform)))
      const [living, limits] = await Promise.all([
        listLivingSessions(db, person.userId, sessionLimits(account.roles), now),
        limitsInForce(db, person, now),
      ])
      return {
        account: presentUser(account),
        phone: person.phone,
        phoneVerifiedAt: instantOf(person.phoneVerifiedAt),
        deactivatedAt: instantOf(person.deactivatedAt),
        sessions: living.map(({ id, createdAt, renewedAt, userAgent, address }) => ({
          id,
          startedAt: createdAt.toISOString(),
          lastUsedAt: renewedAt.toISOString(),
          userAgent,
          address,
        })),
        limits,
        merges: presentMerges(person.merges, now),
      }
    },

    messages: async (userId: number, language: Language): Promise<PersonMessages> => {
      const person = found(await findPersonKeys(db, userId))
      const rows = await listPersonMessages(db, person)
      return {
        items: rows.slice(0, PERSON_MESSAGES).map((row) => presentMessage(row, language)),
        hasMore: rows.length > PERSON_MESSAGES,
      }
    },

    history: async (userId: number, language: Language): Promise<PersonHistory> => {
      const person = found(await findPersonKeys(db, userId))
      const rows = await listLatestAbout(db, person.userId, PERSON_ENTRIES + 1)
      return {
        items: await nameEntries(db, rows.slice(0, PERSON_ENTRIES), language),
        hasMore: rows.length > PERSON_ENTRIES,
      }
    },
  }
}
