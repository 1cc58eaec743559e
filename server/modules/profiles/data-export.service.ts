import { buffer } from 'node:stream/consumers'

import type { Language } from '../../../src/domain/language.ts'
import { ownDeed } from '../../platform/actor.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { HOUR, MINUTE, later } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Limit } from '../../platform/limits.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/refusal.ts'
import * as held from './data-export.repository.ts'
import * as learning from './learning-export.repository.ts'

export const EXPORT_PATH = '/api/profiles/data-export'
/** Raise it when a key goes or changes its meaning. */
const SCHEMA_VERSION = 1
const VALID_FOR = 10 * MINUTE
const EXPORT_LIMIT: Limit = { tries: 10, milliseconds: HOUR }
const DOWNLOAD_LIMIT: Limit = { tries: 30, milliseconds: HOUR }

type DataExport = Readonly<{ fileName: string; json: string }>

type Rows<List extends (...given: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<List>>

const learningOf = async (tx: Tx, userId: number, language: Language) => {
  const student = await learning.findStudentOf(tx, userId)
  if (!student) return null
  const progress = await learning.listProgress(tx, student.id, language)
  const attempts = await learning.listAttempts(tx, student.id)
  const answers = await learning.listAnswers(tx, student.id)

  const lessonNotes = await learning.listLessonNotes(tx, student.id, language)
  const lessonQuestions = await learning.listLessonQuestions(tx, student.id, language)

  const withAnswers = (attempt: Rows<typeof learning.listAttempts>[number]) => ({
    ...attempt,
    answers: answers.filter(({ attemptId }) => attemptId === attempt.id),
  })
  const withProgress = (enrollment: Rows<typeof learning.listEnrollments>[number]) => ({
    ...enrollment,
    progress: progress.filter(({ enrollmentId }) => enrollmentId === enrollment.id),
    quizAttempts: attempts
      .filter(({ enrollmentId }) => enrollmentId === enrollment.id)
      .map((attempt) => withAnswers(attempt)),
    lessonNotes: lessonNotes.filter(({ enrollmentId }) => enrollmentId === enrollment.id),
    lessonQuestions: lessonQuestions.filter(({ enrollmentId }) => enrollmentId === enrollment.id),
  })
  const walletDeeds = await learning.listWalletDeeds(tx, student.id)
  const withWallets = (certificate: Rows<typeof learning.listOwnCertificates>[number]) => ({
    ...certificate,
    wallets: walletDeeds.filter(({ number }) => number === certificate.number).map(({ at, deed }) => ({ at, deed })),
  })
  const enrollments = await learning.listEnrollments(tx, student.id, language)
  const certificates = await learning.listOwnCertificates(tx, student.id, language)
  return {
    ...student,
    onlineEnrollments: enrollments.map((enrollment) => withProgress(enrollment)),
    certificates: certificates.map((certificate) => withWallets(certificate)),
    classes: await learning.listRegistrations(tx, student.id, language),
  }
}

export const createDataExports = ({ db, clock, addresses, audit, files, limits, settings }: Platform) => {
  const photoOf = async (name: string | null) => {
    const file = name === null ? undefined : await files.find('photos', name)
    if (!file) return null
    const content = await files.read(file).then(buffer, () => undefined)
    // What else there is of the person is theirs without it too.
    if (!content) return null
    return { contentType: file.contentType, base64: content.toString('base64') }
  }

  /** Everything that is held of a person, as it was at one moment. */
  const collect = (userId: number) =>
    db.transaction(
      async (tx) => {
        const person = await held.findPerson(tx, userId)
        if (!person || person.deactivatedAt !== null) throw notFound()
        const { photo, ...profile } = person
        return {
          photo,
          data: {
            profile,
            roles: await held.listRoles(tx, userId),
            agencies: await held.listAgencies(tx, person),
            student: await learningOf(tx, userId, person.language),
            classesTaught: await learning.listTaught(tx, userId, person.language),
            notes: await held.listNotes(tx, userId),
            listViews: await held.listListViews(tx, userId),
            listDefaults: await held.listListDefaults(tx, userId),
            clearedEvents: await held.listClearedEvents(tx, userId),
            contactMessages: await held.listContactMessages(tx, userId),
            invitations: await held.listUsedInvitations(tx, userId),
            sessions: await held.listSessions(tx, userId),
            mailedLinks: await held.listLinks(tx, userId),
            nameChanges: await held.listNameChanges(tx, userId),
            phoneCodes: await held.listPhoneCodes(tx, userId),
            messages: await held.listMessages(tx, person),
            auditLog: await held.listAudit(tx, userId),
          },
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )

  return {
    /** A short-lived address of the person's own, under which the export can be saved. */
    begin: async (actor: Actor): Promise<{ url: string }> => {
      const { userId, sessionId } = actor.caller
      await limits.take(`data export user ${userId}`, EXPORT_LIMIT)
      await audit.record(db, ownDeed(actor, 'data.exported'))
      return { url: addresses.sign(EXPORT_PATH, sessionId, later(clock.now(), VALID_FOR)) }
    },

    make: async ({ userId }: Caller): Promise<DataExport> => {
      await limits.take(`data download user ${userId}`, DOWNLOAD_LIMIT)
      const now = clock.now().toISOString()
      const { data, photo } = await collect(userId)
      const { profile, ...rest } = data
      const whole = {
        schemaVersion: SCHEMA_VERSION,
        exportedAt: now,
        product: settings.productName,
        profile: { ...profile, photo: await photoOf(photo) },
        ...rest,
      }
      return { fileName: `my-data-${now.slice(0, 10)}.json`, json: `${JSON.stringify(whole, null, 2)}\n` }
    },
  }
}
