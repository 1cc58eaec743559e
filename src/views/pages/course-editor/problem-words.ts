import type { CourseDocument } from '../../../domain/course/course-document.ts'
import type { PublishProblem } from '../../../domain/course/publish-checks.ts'
import type { Language } from '../../../domain/language.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { Words } from '../../../i18n/words.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { isolated } from '../class-desk/isolated.ts'
import { spokenText } from './spoken-text.ts'

type Speech = Readonly<{ words: Words; formats: Formats; language: Language }>

/** Of which lesson and question a problem is: "Scene safety, question 2". */
const whereOf = (
  { words: { courseEditor }, formats, language }: Speech,
  { lessons }: CourseDocument,
  { lesson: lessonKey, question: questionKey }: PublishProblem,
): string => {
  const lesson = lessons.find(({ key }) => key === lessonKey)
  if (!lesson) return courseEditor.problems.course()
  const name = isolated(spokenText(lesson.title, language) || courseEditor.lessons.untitled())
  const question = lesson.questions.findIndex(({ key }) => key === questionKey)
  if (question === -1) return name
  return courseEditor.problems.ofQuestion({ lesson: name, number: formats.number(question + 1) })
}

/** The field that a problem names, as its editor calls it. */
const fieldWords = ({ courseEditor }: Words, { field, line, lesson, question, choice }: PublishProblem): string => {
  const { details, lessons, questions } = courseEditor
  if (line !== null) return details.teaches()
  if (choice !== null) return questions.choices()
  if (question !== null) return field === 'explanation' ? questions.explanation() : questions.prompt()
  if (lesson !== null) return field === 'summary' ? lessons.summary() : lessons.name()
  if (field === 'description') return details.description()
  return field === 'audience' ? details.audience() : details.title()
}

/** What keeps the course from being published, as its link says it. */
export const problemWords = (speech: Speech, document: CourseDocument, problem: PublishProblem): string => {
  const { problems } = speech.words.courseEditor
  const { kind, language } = problem
  const where = whereOf(speech, document, problem)
  if (kind !== 'textMissing' && kind !== 'notPlain') return problems.of({ where, what: problems.kinds[kind]() })
  const field = fieldWords(speech.words, problem)
  return problems.of({ where, what: problems.kinds[kind]({ field, language: OWN_NAME[language ?? 'en'] }) })
}
