import type { LessonMedia, OpenedCourse, TranscriptFindings } from '../../../src/domain/contract/lesson.contract.ts'
import type { CourseFile } from '../../../src/domain/course/course-document.ts'
import { videoType } from '../../../src/domain/course/course-upload.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { lessonToOpen } from '../../../src/domain/lesson-to-open.ts'
import { LINES_OF_A_LESSON } from '../../../src/domain/transcript-limits.ts'
import { linesSaying } from '../../../src/domain/transcript-search.ts'
import { isContainer } from '../../platform/files/containers.ts'
import { signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import { conflict, found, type Refusal } from '../../platform/refusal.ts'
import { ownEnrollment } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { isOpen, type EnrollmentRow } from '../enrollments/enrollment-lifecycle.ts'
import { findCurrentEnrollment } from '../enrollments/enrollments.repository.ts'
import { createEnrollments } from '../enrollments/enrollments.service.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import { filesOf } from './lesson-files.ts'
import { standingOf } from './lesson-lifecycle.ts'
import { findLessonOfEnrollment, listSaid, listTranscript } from './lessons.repository.ts'

type PlayedLesson = NonNullable<Awaited<ReturnType<typeof findLessonOfEnrollment>>>

/** Why nothing of a course may be played; null where it may. */
const closedRefusalOf = (enrollment: EnrollmentRow, now: Date): Refusal | null =>
  isOpen(enrollment, now) || enrollment.statusId === ENROLLMENT_STATUS.completed
    ? null
    : conflict('ENROLLMENT_CLOSED', { status: enrollment.statusId })

/** Why a lesson may not be played; null where it may. */
const refusalOf = (enrollment: EnrollmentRow, { progress, quiz }: PlayedLesson, now: Date): Refusal | null => {
  const refusal = closedRefusalOf(enrollment, now)
  if (refusal !== null) return refusal
  return progress.state === 'locked' ? conflict('LESSON_LOCKED', { ...standingOf(progress, quiz, true, now) }) : null
}

type Said = Awaited<ReturnType<typeof listSaid>>

const foundIn = (lines: Said, language: Language): TranscriptFindings['lessons'] => {
  const [first] = lines
  if (!first) return []
  const isLocked = first.state === 'locked'
  return [
    {
      lessonId: first.lessonId,
      position: first.position,
      title: first.title[language],
      isLocked,
      total: lines.length,
      lines: isLocked ? [] : lines.slice(0, LINES_OF_A_LESSON).map(({ start, text }) => ({ start, text })),
    },
  ]
}

export const createLessons = (parts: LearningParts) => {
  const { addresses, clock, db } = parts
  const enrollments = createEnrollments(parts)

  const present = async (
    { sessionId }: Learner,
    { lesson }: PlayedLesson,
    language: Language,
    now: Date,
  ): Promise<LessonMedia> => {
    const { sources, poster, captions, labels, films } = filesOf(lesson.files)
    const expiresAt = steadyExpiry(now)
    const urlOf = ({ container, name }: CourseFile) => {
      if (!isContainer(container)) throw new Error(`Lesson ${lesson.id} names an unknown container: ${container}`)
      return signFileUrl(addresses, { container, name, sessionId, expiresAt })
    }
    const transcript = await listTranscript(db, lesson.id)
    return {
      lessonId: lesson.id,
      timeLength: lesson.timeLength,
      sources: sources.map((source) => ({ url: urlOf(source), type: source.type })),
      posterUrl: poster && urlOf(poster),
      captions: captions.map((caption) => ({ language: caption.language, url: urlOf(caption) })),
      labels: labels.map((label) => ({ language: label.language, url: urlOf(label) })),
      films: films.map((film) => ({ language: film.language, url: urlOf(film), type: videoType(film.name) })),
      transcript: transcript.map(({ start, end, text }) => ({ start, end, text: text[language] })),
      validUntil: expiresAt.toISOString(),
    }
  }

  return {
    /** What is played of a lesson, by addresses that are bound to the caller's session. */
    readMedia: async (
      caller: Learner,
      enrollmentId: number,
      lessonId: number,
      language: Language,
    ): Promise<LessonMedia> => {
      const now = clock.now()
      const { enrollment } = await ownEnrollment(db, caller, enrollmentId)
      const played = found(await findLessonOfEnrollment(db, enrollmentId, lessonId))
      const refusal = refusalOf(enrollment, played, now)
      if (refusal !== null) throw refusal
      return present(caller, played, language, now)
    },

    /** Where something is said in the lessons of an own enrolment. Of what is locked it is told only how often. */
    searchTranscripts: async (
      caller: Learner,
      enrollmentId: number,
      search: string,
      language: Language,
    ): Promise<TranscriptFindings> => {
      const { enrollment } = await ownEnrollment(db, caller, enrollmentId)
      const refusal = closedRefusalOf(enrollment, clock.now())
      if (refusal !== null) throw refusal
      const said = await listSaid(db, enrollmentId, language)
      const found = Map.groupBy(
        linesSaying(said, search).flatMap((at) => said[at] ?? []),
        ({ lessonId }) => lessonId,
      )
      return { lessons: [...found.values()].flatMap((lines) => foundIn(lines, language)) }
    },

    /**
     * The caller's current enrolment in a course, with what is played of the lesson to open: that which is asked for where
     * it may be. Null where the caller has none.
     */
    open: async (
      caller: Learner,
      courseId: number,
      asked: number | null,
      language: Language,
    ): Promise<OpenedCourse> => {
      const now = clock.now()
      const current = caller.studentId && (await findCurrentEnrollment(db, caller.studentId, courseId, now))
      if (!current) return null
      const progress = await enrollments.readProgress(caller, current.id, language)
      const lesson = lessonToOpen(progress, asked)
      const played = lesson && (await findLessonOfEnrollment(db, current.id, lesson.id))
      const isPlayed = played && refusalOf(current, played, now) === null
      return { progress, media: isPlayed ? await present(caller, played, language, now) : null }
    },
  }
}
