import type { CourseVersion, CourseVocabulary } from '../../../domain/contract/course-draft.contract.ts'
import type { CourseInstructor } from '../../../domain/contract/course-instructors.contract.ts'
import type { QuestionStatistics } from '../../../domain/contract/question-statistics.contract.ts'
import type { CourseDocument } from '../../../domain/course/course-document.ts'
import type { CourseTab } from '../../../domain/course/publish-checks.ts'
import { allOf } from '../../../domain/keys.ts'
import type { Language } from '../../../domain/language.ts'
import type { ChoiceSearchMachine } from '../../../machines/choice-search/choice-search.machine.ts'
import type { courseDraftMachine } from '../../../machines/course-draft/course-draft.machine.ts'
import type { coursePlayerMachine } from '../../../machines/course-player/course-player.machine.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { QuestionImportMachine } from '../../../machines/question-import/question-import.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import type { UploadsActor } from '../../../machines/upload/uploads.machine.ts'
import type { MediaDriver } from '../lesson/outside/media-driver.ts'

export type EditorTab = CourseTab | 'preview' | 'history'
export const EDITOR_TABS = allOf<EditorTab>()(['details', 'lessons', 'questions', 'rules', 'preview', 'history'])

/** What of a course its address shows. */
export type EditorPlace = Readonly<{
  tab: EditorTab
  /** Keys of the lesson and the question that are open. */
  lesson: string | null
  question: string | null
  /** The control that takes the focus, by its id. */
  field: string | null
}>

/** A course as a student would see it, without a server: nothing of it counts. */
export type CoursePreview = Readonly<{ machine: typeof coursePlayerMachine; driver: MediaDriver }>

/** Somebody who is to answer for the students of the course, or not any more. */
export type InstructorChange = Readonly<{ way: 'add' | 'remove'; userId: number; name: string }>

export type CourseEditorMachines = Readonly<{
  draft: typeof courseDraftMachine
  vocabulary: ResourceMachine<CourseVocabulary>
  versions: ResourceMachine<readonly CourseVersion[]>
  statistics: ResourceMachine<readonly QuestionStatistics[]>
  instructors: ResourceMachine<readonly CourseInstructor[]>
  instructorChoices: ChoiceSearchMachine
  changingInstructors: DeedMachine<InstructorChange>
  questionImport: QuestionImportMachine
  /** The browser saves it as a file. */
  saveText: (name: string, text: string) => void
  previewOf: (document: CourseDocument, language: Language) => CoursePreview
}>

export type CourseEditorProps = Readonly<{
  courseId: number
  /** As the address says. */
  place: EditorPlace
  /** What else it says, and nobody knows. */
  lost?: readonly string[]
  machines: CourseEditorMachines
  /** Those of the app. */
  uploads: UploadsActor
  /** Of a lesson, a question, a choice or a line that is new. */
  newKey: () => string
  addressOf: (place: Partial<EditorPlace>) => string
  /** The list of courses. */
  back: string
  /** Another place of the editor is shown. */
  onGo: (href: string) => void
}>
