import { assign, fromCallback, type EventObject } from 'xstate'

import type {
  CourseDraft,
  CourseVersion,
  CourseVocabulary,
  PublishedCourse,
  SavedCourse,
} from '../../domain/contract/course-draft.contract.ts'
import type { CourseInstructor } from '../../domain/contract/course-instructors.contract.ts'
import type { QuestionStatistics } from '../../domain/contract/question-statistics.contract.ts'
import type { CourseChange } from '../../domain/course/course-change.ts'
import type { Choice } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { courseDraftMachine } from '../../machines/course-draft/course-draft.machine.ts'
import type { CourseDraftEvent, DraftedChanges } from '../../machines/course-draft/course-draft.setup.ts'
import type { CourseEditorMachines, InstructorChange } from '../../views/pages/course-editor/course-editor.props.ts'
import { createPreview } from './course-preview.actors.ts'
import { createDeed } from './deed.actors.ts'
import { draftActors } from './draft.actors.ts'
import { firstAnswer } from './first-answer.ts'
import { createExactResource } from './kept-resource.actors.ts'
import { createQuestionImport } from './question-import.actors.ts'
import { saveText } from './save-text.ts'
import { wayOutActor } from './way-out.actors.ts'

/** Says when the page is out of sight, and when the network is back. */
const pageActor = fromCallback<EventObject, undefined>(({ sendBack }) => {
  const listening = new AbortController()
  const tell = (event: CourseDraftEvent) => sendBack(event)
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && tell({ type: 'page.hidden' }),
    listening,
  )
  window.addEventListener('online', () => tell({ type: 'network.returned' }), listening)
  return () => listening.abort()
})

/** What goes over the wire is written as lists that may be changed. */
const sendable = (changes: readonly CourseChange[]) => structuredClone(changes) as CourseChange[]

type CourseEditorWorld = Readonly<{
  gateway: Gateway
  courseId: number
  /** Whose changes are kept while they cannot be saved. */
  viewerId: () => number | null
  /** Goes to another page of the app. */
  navigate: (href: string) => void
}>

/** Everything that the editor of a course asks for. */
export const createCourseEditor = ({
  gateway,
  courseId,
  viewerId,
  navigate,
}: CourseEditorWorld): CourseEditorMachines => {
  const { ask } = gateway
  const { recallDraft, keepDraft } = draftActors<DraftedChanges>(viewerId)
  const readDraft = async (signal: AbortSignal): Promise<CourseDraft> =>
    (await ask('CourseDraft', { id: courseId }, { signal })).courseDraft
  return {
    draft: courseDraftMachine.provide({
      actions: {
        recall: assign(() => {
          const read = firstAnswer(gateway, `courseDraft ${courseId}`, readDraft)
          return read ? { read, document: read.document } : {}
        }),
      },
      actors: {
        readDraft: asking<CourseDraft, { courseId: number }>((_input, signal) => readDraft(signal)),
        recallChanges: recallDraft,
        keepChanges: keepDraft,
        // A page that goes takes its last change with it.
        saveDraft: asking<SavedCourse, { courseId: number; revision: number; changes: readonly CourseChange[] }>(
          async ({ courseId: id, revision, changes }, signal) =>
            (await ask('SaveCourse', { id, revision, changes: sendable(changes) }, { signal, keepalive: true }))
              .saveCourse,
        ),
        publish: asking<PublishedCourse, { courseId: number; revision: number }>(
          async ({ courseId: id, revision }, signal) =>
            (await ask('PublishCourse', { id, revision }, { signal })).publishCourse,
        ),
        wayOut: wayOutActor(navigate),
        page: pageActor,
      },
    }),
    vocabulary: createExactResource<CourseVocabulary>(
      gateway,
      ['courseVocabulary'],
      async (_query, signal) => (await ask('CourseVocabulary', {}, { signal })).courseVocabulary,
      () => 'courseVocabulary',
    ),
    versions: createExactResource<readonly CourseVersion[]>(
      gateway,
      ['courseDraft'],
      async (_query, signal) => (await ask('CourseVersions', { id: courseId }, { signal })).courseVersions,
      () => `courseVersions ${courseId}`,
    ),
    statistics: createExactResource<readonly QuestionStatistics[]>(
      gateway,
      ['courseDraft'],
      async (_query, signal) => (await ask('CourseStatistics', { id: courseId }, { signal })).courseStatistics,
      () => `courseStatistics ${courseId}`,
    ),
    instructors: createExactResource<readonly CourseInstructor[]>(
      gateway,
      ['courseInstructors'],
      async (_query, signal) => (await ask('CourseInstructors', { id: courseId }, { signal })).courseInstructors,
      () => `courseInstructors ${courseId}`,
    ),
    instructorChoices: choiceSearchMachine.provide({
      actors: {
        findChoices: asking<readonly Choice[], ChoiceQuestion>(
          async ({ search }, signal) =>
            (await ask('FindCourseInstructors', { id: courseId, search }, { signal })).findCourseInstructors,
        ),
      },
    }),
    changingInstructors: createDeed(async ({ way, userId }: InstructorChange, signal) => {
      await ask(way === 'add' ? 'AddCourseInstructor' : 'RemoveCourseInstructor', { id: courseId, userId }, { signal })
    }),
    questionImport: createQuestionImport(gateway, courseId),
    saveText,
    previewOf: createPreview(async (signal) => (await ask('CourseFiles', { id: courseId }, { signal })).courseFiles),
  }
}
