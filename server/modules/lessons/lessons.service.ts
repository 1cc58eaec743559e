import type { LessonMedia } from '../../../src/domain/contract/lesson.contract.ts'
import type { CourseFile } from '../../../src/domain/course/course-document.ts'
import { ENROLLMENT_STATUS } from '../../../src/domain/enrollment.ts'
import type { Language } from '../../../src/domain/language.ts'
import { isContainer } from '../../platform/files/containers.ts'
import { signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { ownEnrollment } from '../enrollments/enrollment-access.ts'
import type { Learner } from '../enrollments/enrollment-access.ts'
import { isOpen } from '../enrollments/enrollment-lifecycle.ts'
import type { LearningParts } from '../enrollments/learning-parts.ts'
import { filesOf } from './lesson-files.ts'
import { standingOf } from './lesson-lifecycle.ts'
import { findLessonOfEnrollment, listTranscript } from './lessons.repository.ts'

export const createLessons = ({ addresses, clock, db }: LearningParts) => ({
  readMedia: async (
    caller: Learner,
    enrollmentId: number,
    lessonId: number,
    language: Language,
  ): Promise<LessonMedia> => {
    const now = clock.now()
    const { enrollment } = await ownEnrollment(db, caller, enrollmentId)
    const { lesson, progress, quiz } = found(await findLessonOfEnrollment(db, enrollmentId, lessonId))
    if (!isOpen(enrollment, now) && enrollment.statusId !== ENROLLMENT_STATUS.completed) {
      throw conflict('ENROLLMENT_CLOSED', { status: enrollment.statusId })
    }
    if (progress.state === 'locked') throw conflict('LESSON_LOCKED', { ...standingOf(progress, quiz, true, now) })

    const { sources, poster, captions } = filesOf(lesson.files)
    const expiresAt = steadyExpiry(now)
    const urlOf = ({ container, name }: CourseFile) => {
      if (!isContainer(container)) throw new Error(`Lesson ${lesson.id} names an unknown container: ${container}`)
      return signFileUrl(addresses, { container, name, sessionId: caller.sessionId, expiresAt })
    }
    const transcript = await listTranscript(db, lessonId)
    return {
      lessonId,
      timeLength: lesson.timeLength,
      sources: sources.map((source) => ({ url: urlOf(source), type: source.type })),
      posterUrl: poster && urlOf(poster),
      captions: captions.map((caption) => ({ language: caption.language, url: urlOf(caption) })),
      transcript: transcript.map(({ start, end, text }) => ({ start, end, text: text[language] })),
      validUntil: expiresAt.toISOString(),
    }
  },
})
