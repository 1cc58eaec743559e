import { fromCallback } from 'xstate'

import type {
  CourseDraft,
  CourseVersion,
  CourseVocabulary,
  PublishedCourse,
  ReadQuestions,
  SavedCourse,
} from '../../../domain/contract/course-draft.contract.ts'
import type { CourseInstructor } from '../../../domain/contract/course-instructors.contract.ts'
import type { QuestionStatistics } from '../../../domain/contract/question-statistics.contract.ts'
import type { CourseChange } from '../../../domain/course/course-change.ts'
import type { Language } from '../../../domain/language.ts'
import type { Choice } from '../../../domain/list.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../../machines/choice-search/choice-search.machine.ts'
import { courseDraftMachine } from '../../../machines/course-draft/course-draft.machine.ts'
import type { DraftedChanges, WayOutCommand } from '../../../machines/course-draft/course-draft.setup.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import {
  questionImportMachine,
  type QuestionSource,
} from '../../../machines/question-import/question-import.machine.ts'
import { serverWith, createFakeDriver } from '../lesson/lesson.story-server.ts'
import { assembleCoursePlayer } from '../lesson/outside/assemble-course-player.ts'
import { answers, resourceThat, silence } from '../story-actors.ts'
import type { CourseEditorMachines, EditorPlace, InstructorChange } from './course-editor.props.ts'
import { SCENE_LESSON, DRAFT } from './story-course.ts'

type SaveInput = { courseId: number; revision: number; changes: readonly CourseChange[] }

/** As it comes from the server. */
export const READ = DRAFT as CourseDraft
export const SAVED: SavedCourse = { ...READ, document: null }

export const VOCABULARY: CourseVocabulary = {
  categories: [
    { id: 1, name: { en: 'Core training', tr: 'Temel eğitim', ar: 'التدريب الأساسي' }, courses: 3 },
    { id: 2, name: { en: 'Work zones', tr: 'Yol çalışmaları', ar: 'مناطق العمل' }, courses: 1 },
  ],
  courses: [
    { id: 3, title: { en: 'National TIM Responder', tr: 'Ulusal müdahale eğitimi', ar: 'دورة المستجيب الوطنية' } },
  ],
}

export const VERSIONS: readonly CourseVersion[] = [
  {
    version: 3,
    publishedAt: '2026-06-02T15:00:00.000Z',
    publishedBy: 'Priya Raman',
    isOpen: true,
    lessons: 2,
    questions: 8,
    enrolled: 43,
    completed: 12,
  },
  {
    version: 2,
    publishedAt: '2025-11-02T15:00:00.000Z',
    publishedBy: null,
    isOpen: false,
    lessons: 1,
    questions: 4,
    enrolled: 0,
    completed: 31,
  },
]

export const INSTRUCTORS: readonly CourseInstructor[] = [
  { id: 21, name: 'Priya Raman', email: 'priya.raman@example.org', isAble: true },
  { id: 22, name: 'Omar Haddad', email: 'omar.haddad@example.org', isAble: false },
]

const OTHERS: readonly Choice[] = [
  { id: 21, name: 'Priya Raman (State Patrol)' },
  { id: 23, name: 'Dana Whitfield (Harris Towing)' },
]

const words = (en: string) => ({ en, tr: '', ar: '' })

/** Two that are found, one of which the course has, and what is left out. */
export const FOUND: ReadQuestions = {
  questions: ['found-1', 'found-2'].map((key, at) => ({
    key,
    prompt: words(at === 0 ? 'When do you switch on the arrow board?' : 'Who directs traffic?'),
    explanation: words(''),
    videoSecond: 0,
    isRetired: false,
    tags: [],
    choices: [
      { key: `${key}-a`, text: words('At once'), isCorrect: true },
      { key: `${key}-b`, text: words('Later'), isCorrect: false },
    ],
  })),
  findings: [
    { line: 3, kind: 'feedbackDropped', question: 'found-1', detail: null },
    { line: 9, kind: 'known', question: 'found-2', detail: null },
    { line: 14, kind: 'unsupported', question: null, detail: 'Essay' },
  ],
}

const [FIRST, SECOND] = SCENE_LESSON.questions

/** One that says little of who knows, and one that few have answered yet. */
export const STATISTICS: readonly QuestionStatistics[] = [
  {
    key: FIRST?.key ?? '',
    answers: 240,
    right: 0.85,
    discrimination: 0.12,
    choices: (FIRST?.choices ?? []).map(({ key }, index) => ({ key, chosen: index === 0 ? 204 : 36 })),
  },
  { key: SECOND?.key ?? '', answers: 12, right: null, discrimination: null, choices: [] },
]

export type EditorParts = Readonly<{
  read?: ReturnType<typeof answers<CourseDraft, { courseId: number }>>
  save?: ReturnType<typeof answers<SavedCourse, SaveInput>>
  publish?: ReturnType<typeof answers<PublishedCourse, { courseId: number; revision: number }>>
  versions?: ReturnType<typeof answers<readonly CourseVersion[], { query: undefined }>>
  statistics?: ReturnType<typeof answers<readonly QuestionStatistics[], { query: undefined }>>
  instructors?: ReturnType<typeof answers<readonly CourseInstructor[], { query: undefined }>>
  change?: ReturnType<typeof answers<void, { subject: InstructorChange }>>
  readQuestions?: ReturnType<typeof answers<ReadQuestions, QuestionSource>>
  saveText?: CourseEditorMachines['saveText']
  /** What an earlier page could not save. */
  kept?: DraftedChanges | null
}>

/** The editor's charts of stories and tests; what is not given works. */
export const editorThat = ({
  read = answers<CourseDraft, { courseId: number }>(READ),
  save = answers<SavedCourse, SaveInput>(SAVED),
  publish = answers<PublishedCourse, { courseId: number; revision: number }>({ version: 4, kept: 43 }),
  versions = answers<readonly CourseVersion[], { query: undefined }>(VERSIONS),
  statistics = answers<readonly QuestionStatistics[], { query: undefined }>([]),
  instructors = answers<readonly CourseInstructor[], { query: undefined }>(INSTRUCTORS),
  change = answers<void, { subject: InstructorChange }>(undefined),
  readQuestions = answers<ReadQuestions, QuestionSource>(FOUND),
  saveText = () => {},
  kept = null,
}: EditorParts = {}): CourseEditorMachines => ({
  draft: courseDraftMachine.provide({
    actors: {
      readDraft: read,
      saveDraft: save,
      publish,
      recallChanges: answers<DraftedChanges | null, { form: string }>(kept),
      keepChanges: answers<void, { form: string; draft: DraftedChanges }>(undefined),
      wayOut: fromCallback<WayOutCommand, undefined>(() => {}),
      page: silence,
    },
    delays: { saveDelay: 10 },
  }),
  vocabulary: resourceThat<CourseVocabulary>(answers<CourseVocabulary, { query: undefined }>(VOCABULARY)),
  versions: resourceThat<readonly CourseVersion[]>(versions),
  statistics: resourceThat<readonly QuestionStatistics[]>(statistics),
  instructors: resourceThat<readonly CourseInstructor[]>(instructors),
  instructorChoices: choiceSearchMachine.provide({
    actors: { findChoices: answers<readonly Choice[], ChoiceQuestion>(OTHERS) },
  }),
  changingInstructors: createDeedMachine<InstructorChange>().provide({ actors: { perform: change } }),
  questionImport: questionImportMachine.provide({
    actors: { readFile: answers<string, { file: Blob; language: Language }>('Where?{=Here ~There}'), readQuestions },
  }),
  saveText,
  previewOf: () => assembleCoursePlayer(serverWith(), createFakeDriver().driver),
})

/** Keys that are new, one after the other. */
export const storyKeys = () => {
  let made = 0
  return (): string => {
    made += 1
    return `new-${made}`
  }
}

const START: EditorPlace = { tab: 'details', lesson: null, question: null, field: null }

export const placed = (place: Partial<EditorPlace> = {}): EditorPlace => ({ ...START, ...place })

/** The address of a place, as the route writes it. */
export const storyAddress = (place: Partial<EditorPlace>): string =>
  `/admin/courses?${new URLSearchParams(Object.entries({ course: '12', ...place }).filter(([, value]) => value !== null) as [string, string][])}`
