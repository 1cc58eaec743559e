import type { AuditAction, AuditDetails } from '../../../src/domain/audit.ts'
import type {
  CourseDraft,
  CourseFiles,
  CourseSave,
  CourseVersion,
  SavedCourse,
} from '../../../src/domain/contract/course-draft.contract.ts'
import type { CourseForm } from '../../../src/domain/contract/course-form.contract.ts'
import { applyChanges, isSameValue } from '../../../src/domain/course/course-change.ts'
import {
  blankCourse,
  courseDocument,
  filesOfLesson,
  type CourseDocument,
} from '../../../src/domain/course/course-document.ts'
import { documentOfContent } from '../../../src/domain/course/course-file-format.ts'
import { COURSE_CHARACTERS_MAX, COURSE_LIMITS } from '../../../src/domain/course/course-limits.ts'
import { publishProblems } from '../../../src/domain/course/publish-checks.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { LANGUAGES } from '../../../src/domain/language.ts'
import { decideCourse } from '../../../src/machines/lifecycle/decide-course.ts'
import { textsIn } from '../../i18n/texts.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isContainer } from '../../platform/files/containers.ts'
import { signFileUrl, steadyExpiry } from '../../platform/files/file-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { badRequest, conflict, found, Refusal, refusedField } from '../../platform/refusal.ts'
import type { BroughtCourse } from '../course-files/course-import.ts'
import { categoryCalled } from '../vocabulary/category-called.ts'
import { COURSE_RECORD_WORDS } from './course-record.words.ts'
import { courseFactsOf, wasPublished } from './course-standing.ts'
import { asTold, presentStanding, readCourse, type HeldCourse } from './draft-view.ts'
import {
  changeCourse,
  countEnrolled,
  findCourseCalled,
  findCourseRow,
  findVersion,
  hasCategory,
  insertCourse,
  keepDraft,
  listVersions,
  lockCourse,
  shownDetails,
} from './drafts.repository.ts'
import { documentOf } from './offered-document.ts'
import { publishFacts, readAllCaptions } from './publish-facts.ts'

const charactersOf = (document: CourseDocument): number => JSON.stringify(document).length

/** Whether it is too large, and no smaller than it was. */
const isBeyondRoom = (document: CourseDocument, before: CourseDocument): boolean => {
  const characters = charactersOf(document)
  return characters > COURSE_CHARACTERS_MAX && characters >= charactersOf(before)
}

/** A title in the languages that it has, with what says that it is a copy. */
const copied = (document: CourseDocument): CourseDocument => ({
  ...document,
  details: {
    ...document.details,
    title: recordOf(LANGUAGES, (language) => {
      const title = document.details.title[language]
      return title === '' ? '' : COURSE_RECORD_WORDS[language].copyOf(title).slice(0, COURSE_LIMITS.title)
    }),
  },
})

export const createDrafts = (platform: Platform) => {
  const { addresses, audit, clock, db, files } = platform

  const note = (
    { caller, address, requestId }: Actor,
    action: AuditAction,
    courseId: number,
    details: AuditDetails,
  ) => ({ action, actorId: caller.userId, subject: `course:${courseId}`, address, requestId, details })

  const make = async (
    tx: Tx,
    actor: Actor,
    document: CourseDocument,
    { categoryId }: Pick<HeldCourse['course'], 'categoryId'>,
    details: AuditDetails,
  ) => {
    const now = clock.now()
    const id = await insertCourse(tx, document, { categoryId }, now)
    await keepDraft(tx, {
      courseId: id,
      content: document,
      revision: 0,
      publishedRevision: null,
      problems: publishProblems(document, await publishFacts(tx, id, document, new Map())).length,
      updatedAt: now,
      updatedById: actor.caller.userId,
    })
    await audit.record(tx, note(actor, 'course.made', id, details))
    return { id }
  }

  /** What a save makes of a course; its conflicts are told with what is there. */
  const changed = ({ document, draft }: HeldCourse, { changes }: Pick<CourseSave, 'changes'>): CourseDocument => {
    const applied = applyChanges(document, changes)
    if (applied.conflicts.length > 0) {
      throw conflict('COURSE_CONFLICT', { revision: draft?.revision ?? 0, document, conflicts: applied.conflicts })
    }
    const parsed = courseDocument.safeParse(applied.document)
    if (!parsed.success) throw badRequest()
    if (isBeyondRoom(applied.document, document)) throw new Refusal(413, 'TOO_LARGE')
    return applied.document
  }

  return {
    create: async (tx: Tx, actor: Actor, { categoryId, ...form }: CourseForm): Promise<{ id: number }> => {
      if (!(await hasCategory(tx, categoryId))) {
        throw refusedField('categoryId', textsIn(actor.language).fields.choice)
      }
      const made = { ...form, categoryId }
      return make(tx, actor, blankCourse(made, actor.language), made, { after: made })
    },

    /** All that another course is, as it is written at this moment, to be published by itself. */
    duplicate: async (tx: Tx, actor: Actor, courseId: number): Promise<{ id: number }> => {
      const { course, document } = await readCourse(tx, found(await findCourseRow(tx, courseId)))
      return make(tx, actor, copied(document), course, { copyOf: courseId })
    },

    /** A course out of a file, to be published by itself: in the category of its name, which is made where there is none. */
    bring: async (tx: Tx, actor: Actor, { content, nameOf }: BroughtCourse) => {
      const categoryId = await categoryCalled(tx, content.category)
      const before = content.prerequisite === null ? null : await findCourseCalled(tx, content.prerequisite)
      const document = documentOfContent(content, { categoryId, prerequisiteCourseId: before }, nameOf)
      const { id } = await make(tx, actor, document, { categoryId }, { way: 'file' })
      return { id, isPrerequisiteLost: content.prerequisite !== null && before === null }
    },

    read: async (courseId: number): Promise<CourseDraft> => {
      const held = await readCourse(db, found(await findCourseRow(db, courseId)))
      return {
        ...(await presentStanding(db, held, await readAllCaptions(db, files, held.document))),
        document: asTold(held.document),
        version: held.version,
        enrolled: await countEnrolled(db, held.course, clock.now()),
      }
    },

    /** Writes what was changed, or nothing of it. */
    save: async (actor: Actor, courseId: number, save: CourseSave): Promise<SavedCourse> => {
      const seen = await readCourse(db, found(await findCourseRow(db, courseId)))
      // Files are read before anything is held.
      const captions = await readAllCaptions(db, files, changed(seen, save))
      return db.transaction(async (tx) => {
        const held = await readCourse(tx, found(await lockCourse(tx, courseId)))
        const { course, draft } = held
        if (decideCourse(held.state, courseFactsOf(course, draft, false), 'course.changed') === null) {
          throw conflict('ILLEGAL_TRANSITION', { state: held.state })
        }
        const document = changed(held, save)
        const revision = draft?.revision ?? 0
        const isSame = isSameValue(document, held.document)
        const now = clock.now()
        const row = {
          courseId,
          content: document,
          revision: isSame ? revision : revision + 1,
          // What has no draft yet is published as it is, or was never.
          publishedRevision: draft === null ? (wasPublished(course) ? 0 : null) : draft.publishedRevision,
          updatedAt: now,
          updatedById: actor.caller.userId,
        }
        const after: HeldCourse = {
          ...held,
          document,
          draft: { ...row, problems: 0 },
          updatedBy: `${actor.caller.account.firstName} ${actor.caller.account.lastName}`,
        }
        const standing = await presentStanding(tx, isSame ? held : after, captions)
        if (!isSame) {
          await keepDraft(tx, { ...row, problems: standing.problems.length })
          if (!wasPublished(course)) {
            await changeCourse(tx, courseId, await shownDetails(tx, document, course.title))
          }
          await audit.gather(tx, {
            action: 'course.changed',
            actorId: actor.caller.userId,
            subject: `course:${courseId}`,
            address: actor.address,
            requestId: actor.requestId,
          })
        }
        return { ...standing, document: save.revision === revision ? null : asTold(document) }
      })
    },

    /** Addresses of the files that a draft names, for who looks at them in a page. */
    files: async ({ sessionId }: Caller, courseId: number): Promise<CourseFiles> => {
      const { document } = await readCourse(db, found(await findCourseRow(db, courseId)))
      const expiresAt = steadyExpiry(clock.now())
      return {
        files: document.lessons.flatMap(filesOfLesson).flatMap(({ container, name }) =>
          // Of certificates and photos nothing is opened by a course.
          isContainer(container) && (container === 'lessons' || container === 'pictures')
            ? [{ container, name, url: signFileUrl(addresses, { container, name, sessionId, expiresAt }) }]
            : [],
        ),
        validUntil: expiresAt.toISOString(),
      }
    },

    versions: async (courseId: number): Promise<CourseVersion[]> => {
      const course = found(await findCourseRow(db, courseId))
      if (!course.isOnline || !wasPublished(course)) return []
      const rows = await listVersions(db, courseId)
      return rows.map((row) => Object.assign(row, { publishedAt: row.publishedAt.toISOString() }))
    },

    version: async (courseId: number, version: number) => {
      const course = found(await findCourseRow(db, courseId))
      const offering = found(await findVersion(db, courseId, version))
      return { version, document: asTold(await documentOf(db, course, offering)) }
    },
  }
}
