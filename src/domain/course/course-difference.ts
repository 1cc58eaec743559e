import { LANGUAGES } from '../language.ts'
import {
  COURSE_FIELDS,
  isSameValue,
  valueAt,
  type CourseChange,
  type FieldPlace,
  type ListPlace,
} from './course-change.ts'
import { LESSON_TRACKS, type CourseDocument } from './course-document.ts'

type Item = Readonly<{ key: string }>
type Items = readonly Item[]

/** A list with what is set by itself of each of its items, and the lists within them. */
type ListOf = Readonly<{
  at: ListPlace
  fieldsOf: (key: string) => readonly FieldPlace[]
  listsOf: (key: string) => readonly ListOf[]
}>

type Adds = Extract<CourseChange, { kind: 'add' }>

const inLanguages = (place: (language: (typeof LANGUAGES)[number]) => FieldPlace): readonly FieldPlace[] =>
  LANGUAGES.map(place)

const DETAILS: readonly FieldPlace[] = [
  ...COURSE_FIELDS.detailTexts.flatMap((name) => inLanguages((language) => ['details', name, language])),
  ...COURSE_FIELDS.details.map((name): FieldPlace => ['details', name]),
]

const TEACHES: ListOf = {
  at: ['teaches'],
  fieldsOf: (key) => inLanguages((language) => ['teaches', key, 'text', language]),
  listsOf: () => [],
}

const choicesOf = (lesson: string, question: string): ListOf => {
  const at = ['lessons', lesson, 'questions', question, 'choices'] as const
  return {
    at: [...at],
    fieldsOf: (key) => [...inLanguages((language) => [...at, key, 'text', language]), [...at, key, 'isCorrect']],
    listsOf: () => [],
  }
}

const questionsOf = (lesson: string): ListOf => {
  const at = ['lessons', lesson, 'questions'] as const
  return {
    at: [...at],
    fieldsOf: (key) => [
      ...COURSE_FIELDS.questionTexts.flatMap((name) => inLanguages((language) => [...at, key, name, language])),
      ...COURSE_FIELDS.question.map((name): FieldPlace => [...at, key, name]),
    ],
    listsOf: (key) => [choicesOf(lesson, key)],
  }
}

const LESSONS: ListOf = {
  at: ['lessons'],
  fieldsOf: (key) => [
    ...COURSE_FIELDS.lessonTexts.flatMap((name) => inLanguages((language) => ['lessons', key, name, language])),
    ...COURSE_FIELDS.lesson.map((name): FieldPlace => ['lessons', key, name]),
    ...LESSON_TRACKS.flatMap((track) => inLanguages((language) => ['lessons', key, track, language])),
    ...COURSE_FIELDS.quiz.map((name): FieldPlace => ['lessons', key, 'quiz', name]),
  ],
  listsOf: (key) => [questionsOf(key)],
}

/** What has to change for one document to become another: each thing by itself, so that the rest may change meanwhile. */
export const changesBetween = (before: CourseDocument, after: CourseDocument): readonly CourseChange[] => {
  const setsOf = (places: readonly FieldPlace[]): readonly CourseChange[] =>
    places.flatMap((at) => {
      const [was, to] = [valueAt(before, at), valueAt(after, at)]
      return isSameValue(was, to) ? [] : [{ kind: 'set' as const, at, was, to }]
    })

  const changesOf = ({ at, fieldsOf, listsOf }: ListOf): readonly CourseChange[] => {
    const [was, is] = [valueAt(before, at) as Items, valueAt(after, at) as Items]
    const wasOf = new Map(was.map((item) => [item.key, item]))
    const isKeys = is.map(({ key }) => key)
    const stayed = was.flatMap(({ key }) => (isKeys.includes(key) ? [key] : []))
    const adding = is.flatMap((item, index) =>
      wasOf.has(item.key)
        ? []
        : // Its list is that of this place: the union knows no more than that each has one.
          [{ kind: 'add', to: at, item, after: isKeys[index - 1] ?? null } as Adds],
    )
    const joined = adding.reduce<readonly string[]>(
      (keys, { item, after }) => keys.toSpliced(after === null ? 0 : keys.indexOf(after) + 1, 0, item.key),
      stayed,
    )
    return [
      ...was.flatMap((item): CourseChange[] =>
        isKeys.includes(item.key) ? [] : [{ kind: 'remove', from: at, key: item.key, was: item }],
      ),
      ...adding,
      // Last of all, by the list as it is then: what arrives a second time finds each done.
      ...(isSameValue(joined, isKeys) ? [] : [{ kind: 'order' as const, of: at, was: joined, to: isKeys }]),
      ...is.flatMap((item) => {
        const held = wasOf.get(item.key)
        // Of what nobody touched nothing is compared: it is the same object.
        if (held === undefined || isSameValue(held, item)) return []
        return setsOf(fieldsOf(item.key)).concat(listsOf(item.key).flatMap(changesOf))
      }),
    ]
  }

  return [...setsOf(DETAILS), ...changesOf(TEACHES), ...changesOf(LESSONS)]
}
