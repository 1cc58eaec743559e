import { formatVideoLength } from '../../../../domain/duration.ts'
import { fold } from '../../../../domain/text-folding.ts'
import type { ShownNote } from '../../../../machines/lesson-notes/note-changes.ts'

/** Notes of one lesson, with what that is called. */
export type NotesOfLesson = Readonly<{ lessonId: number; title: string; notes: readonly ShownNote[] }>

type Lesson = Readonly<{ id: number; title: string }>

/** Those that have each word of what is looked for, as people read: without case and accents. */
export const foundAmong = (notes: readonly ShownNote[], search: string): readonly ShownNote[] => {
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
  return words.length === 0
    ? notes
    : notes.filter(({ text, mine }) => {
        const read = fold(`${text} ${mine ?? ''}`)
        return words.every((word) => read.includes(word))
      })
}

/** By lesson, in the order of the course; what is of an earlier version of it comes last. */
export const byLesson = (
  notes: readonly ShownNote[],
  lessons: readonly Lesson[],
  earlier: string,
): readonly NotesOfLesson[] => {
  const known = lessons.map(({ id, title }) => ({ lessonId: id, title }))
  const others = [...new Set(notes.map(({ lessonId }) => lessonId))]
    .filter((id) => !known.some(({ lessonId }) => lessonId === id))
    .map((lessonId) => {
      const title = notes.find((note) => note.lessonId === lessonId)?.lessonTitle
      return { lessonId, title: title ? `${title} (${earlier})` : earlier }
    })
  return [...known, ...others]
    .map(({ lessonId, title }) => ({ lessonId, title, notes: notes.filter((note) => note.lessonId === lessonId) }))
    .filter((lesson) => lesson.notes.length > 0)
}

/** All notes as a text that is read without the video. */
export const notesText = (title: string, lessons: readonly NotesOfLesson[]): string =>
  [
    title,
    ...lessons.map((lesson) =>
      [
        lesson.title,
        ...lesson.notes.map(({ at, text, mine }) =>
          [`[${formatVideoLength(at)}]`, text, ...(mine === null ? [] : [mine])].join(' '),
        ),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
