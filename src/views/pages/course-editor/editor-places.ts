import type { FieldPlace } from '../../../domain/course/course-change.ts'
import type { PublishProblem, PublishProblemKind } from '../../../domain/course/publish-checks.ts'
import type { EditorPlace, EditorTab } from './course-editor.props.ts'

type Place = readonly string[]

/** A control has the name of what it changes. */
export const fieldId = (at: Place): string => at.join('-')

/** Who closes or removes what was open is at the button that makes another. */
export const ADD_LESSON = 'add-lesson'
export const ADD_QUESTION = 'add-question'
export const ADD_CHOICE = 'add-choice'
export const ADD_LINE = 'add-line'
/** Who answers for the students of the course. */
export const INSTRUCTORS = 'instructors'
/** Who is done with what is said above the parts is at the part that is open. */
export const OPEN_TAB = 'open-tab'

/** Where of a lesson, or of the course, a problem is that names no text. */
const CONTROLS: Readonly<Record<Exclude<PublishProblemKind, 'textMissing' | 'notPlain'>, Place>> = {
  hoursMissing: ['details', 'totalCourseHours'],
  daysMissing: ['details', 'expiresAfterDays'],
  categoryMissing: ['details', 'categoryId'],
  prerequisiteUnusable: ['details', 'prerequisiteCourseId'],
  noLessons: [ADD_LESSON],
  videoMissing: ['video'],
  fileMissing: ['video'],
  filmOtherLength: ['films'],
  captionsMissing: ['captions', 'en'],
  transcriptMissing: ['captions', 'en'],
  drawnMissing: ['quiz', 'questionsDrawn'],
  drawnBeyondBank: ['quiz', 'questionsDrawn'],
  passMarkMissing: ['quiz', 'passPercent'],
  attemptsMissing: ['quiz', 'attemptsAllowed'],
  timeMissing: ['quiz', 'timeLimitSeconds'],
  choicesMissing: ['choices'],
  notOneRight: ['choices'],
  beyondVideo: ['videoSecond'],
}

const thingOf = ({ lesson, question, choice, line }: PublishProblem): Place => [
  ...(line === null ? [] : ['teaches', line]),
  ...(lesson === null ? [] : ['lessons', lesson]),
  ...(question === null ? [] : ['questions', question]),
  ...(choice === null ? [] : ['choices', choice]),
]

const textPlace = (problem: PublishProblem): Place => {
  const { field, language, line } = problem
  const thing = thingOf(problem)
  return [...(thing.length === 0 ? ['details'] : thing), line === null ? (field ?? '') : 'text', language ?? 'en']
}

const OF_RULES: ReadonlySet<PublishProblemKind> = new Set(['daysMissing', 'prerequisiteUnusable'])

export const tabOf = ({ kind, tab }: PublishProblem): EditorTab => (OF_RULES.has(kind) ? 'rules' : tab)

/** The place of the editor where a problem is mended, with the control that takes the focus. */
export const placeOfProblem = (problem: PublishProblem): EditorPlace => {
  const { kind, lesson, question, language } = problem
  const at =
    kind === 'textMissing' || kind === 'notPlain'
      ? textPlace(problem)
      : [...thingOf(problem), ...CONTROLS[kind], ...(kind === 'filmOtherLength' && language !== null ? [language] : [])]
  return { tab: tabOf(problem), lesson, question, field: fieldId(at) }
}

/** The place where a field is changed. */
export const placeOfField = (at: FieldPlace): EditorPlace => {
  const [list, lesson, part, question] = at as readonly string[]
  const isOfLesson = list === 'lessons'
  const tab: EditorTab = !isOfLesson
    ? ['expiresAfterDays', 'prerequisiteCourseId'].includes(lesson ?? '')
      ? 'rules'
      : 'details'
    : part === 'questions'
      ? 'questions'
      : part === 'quiz'
        ? 'rules'
        : 'lessons'
  return {
    tab,
    lesson: isOfLesson ? (lesson ?? null) : null,
    question: part === 'questions' ? (question ?? null) : null,
    field: fieldId(at),
  }
}
