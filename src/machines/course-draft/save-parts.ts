import type { CourseChange } from '../../domain/course/course-change.ts'
import type { CourseLesson } from '../../domain/course/course-document.ts'

/** Bytes of one save: a browser lets no more than 64 KiB outlive its page, and the server reads no more of many parts. */
const SAVE_BYTES = 40 * 1024

const bytesOf = (change: CourseChange): number => new TextEncoder().encode(JSON.stringify(change)).length

type Adds = Extract<CourseChange, { kind: 'add' }>
type Removes = Extract<CourseChange, { kind: 'remove' }>

const questionsAt = (lesson: string): ['lessons', string, 'questions'] => ['lessons', lesson, 'questions']

const addedInPieces = (change: Adds, lesson: CourseLesson): readonly CourseChange[] => [
  { ...change, item: { ...lesson, questions: [] } } as Adds,
  ...lesson.questions.map((item, at): Adds => ({
    kind: 'add',
    to: questionsAt(lesson.key),
    item,
    after: lesson.questions[at - 1]?.key ?? null,
  })),
]

const removedInPieces = (change: Removes, lesson: CourseLesson): readonly CourseChange[] => [
  ...lesson.questions.map((question): Removes => ({
    kind: 'remove',
    from: questionsAt(lesson.key),
    key: question.key,
    was: question,
  })),
  { ...change, was: { ...lesson, questions: [] } },
]

/** A lesson that is too large with all its questions comes and goes without them: they do by themselves. */
const inPieces = (change: CourseChange): readonly CourseChange[] => {
  if (bytesOf(change) <= SAVE_BYTES) return [change]
  if (change.kind === 'add' && change.to.length === 1 && 'questions' in change.item) {
    return addedInPieces(change, change.item)
  }
  if (change.kind === 'remove' && change.from.length === 1 && change.from[0] === 'lessons') {
    return removedInPieces(change, change.was as CourseLesson)
  }
  return [change]
}

/** What waits, in its order: as much of it as one save has room for, and what goes with the next. */
export const partsOfSave = (
  pending: readonly CourseChange[],
): Readonly<{ now: readonly CourseChange[]; next: readonly CourseChange[] }> => {
  const pieces = pending.flatMap(inPieces)
  let bytes = 0
  const beyond = pieces.findIndex((change) => (bytes += bytesOf(change)) > SAVE_BYTES)
  // One that is too large by itself goes alone.
  const most = beyond === -1 ? pieces.length : Math.max(beyond, 1)
  return { now: pieces.slice(0, most), next: pieces.slice(most) }
}
