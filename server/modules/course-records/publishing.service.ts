import type { PublishedCourse } from '../../../src/domain/contract/course-draft.contract.ts'
import { publishProblems } from '../../../src/domain/course/publish-checks.ts'
import { decideCourse } from '../../../src/machines/lifecycle/decide-course.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { conflict, found } from '../../platform/refusal.ts'
import { courseFactsOf, wasPublished } from './course-standing.ts'
import { readCourse } from './draft-view.ts'
import { changeCourse, countKept, detailsRow, findCourseRow, keepDraft, lockCourse } from './drafts.repository.ts'
import { publishFacts, readAllCaptions, type ReadCaptions } from './publish-facts.ts'
import { insertLessons, insertOffering } from './publishing.repository.ts'
import { transcriptOf } from './transcripts.ts'

export const createPublishing = ({ audit, clock, db, files }: Platform) => ({
  /** Reads the captions of a course as it is now, before anything is held. */
  prepare: async (courseId: number): Promise<ReadCaptions> => {
    const { document } = await readCourse(db, found(await findCourseRow(db, courseId)))
    return readAllCaptions(db, files, document)
  },

  /**
   * Offers a course as it is written: what is not online by its details, an online one as the next of its versions. Of
   * two who publish at once the second waits here, and finds what the first has published.
   */
  publish: async (
    tx: Tx,
    actor: Actor,
    courseId: number,
    revision: number,
    captions: ReadCaptions,
  ): Promise<PublishedCourse> => {
    const held = await readCourse(tx, found(await lockCourse(tx, courseId)))
    const { course, draft, document, state } = held
    if ((draft?.revision ?? 0) !== revision) throw conflict('COURSE_CHANGED', { revision: draft?.revision ?? 0 })
    const facts = await publishFacts(tx, courseId, document, captions)
    const problems = publishProblems(document, facts)
    if (problems.length > 0) throw conflict('COURSE_INCOMPLETE', { problems })
    if (decideCourse(state, courseFactsOf(course, draft, true), 'course.published') === null) {
      throw conflict('ILLEGAL_TRANSITION', { state })
    }
    const now = clock.now()
    const userId = actor.caller.userId
    await changeCourse(tx, courseId, {
      ...detailsRow(document, course.title),
      isPublished: true,
      publishedAt: now,
      updatedAt: now,
    })
    await keepDraft(tx, {
      courseId,
      content: document,
      revision,
      publishedRevision: revision,
      problems: 0,
      updatedAt: draft?.updatedAt ?? now,
      updatedById: draft === null ? userId : draft.updatedById,
    })
    const offering = course.isOnline
      ? await insertOffering(tx, {
          courseId,
          wasOffered: wasPublished(course),
          document,
          publishedById: userId,
          createdAt: now,
        })
      : null
    if (offering !== null) {
      const transcripts = document.lessons.map((lesson) => transcriptOf(lesson, captions))
      await insertLessons(tx, offering.id, document, transcripts)
    }
    const kept = offering === null ? 0 : await countKept(tx, courseId, offering.id)
    await audit.record(tx, {
      action: 'course.published',
      actorId: userId,
      subject: `course:${courseId}`,
      address: actor.address,
      requestId: actor.requestId,
      details: {
        before: { state, version: held.version },
        after: { state: 'published', version: offering?.version ?? null },
        revision,
        kept,
      },
    })
    return { version: offering?.version ?? null, kept }
  },
})
