import type { CourseFile } from '../../../src/domain/course/course-document.ts'
import type { Language } from '../../../src/domain/language.ts'
import { lessonPictureOf, type LessonPicture } from '../../../src/domain/lesson-picture.ts'
import type { LessonFiles } from '../../platform/db/tables/catalogue.table.ts'

type FilesOfLesson = Readonly<{
  sources: readonly (CourseFile & Readonly<{ type: string }>)[]
  poster: CourseFile | null
  captions: readonly (CourseFile & Readonly<{ language: Language }>)[]
  labels: readonly (CourseFile & Readonly<{ language: Language }>)[]
  films: readonly (CourseFile & Readonly<{ language: Language }>)[]
}>

/** Each file of a lesson with the container that it is in. */
export const filesOf = ({
  container,
  sources,
  poster,
  captions,
  labels = [],
  films = [],
}: LessonFiles): FilesOfLesson => ({
  sources: sources.map((source) => ({ container, ...source })),
  poster: typeof poster === 'string' ? { container, name: poster } : poster,
  captions: captions.map((caption) => ({ container, ...caption })),
  labels: labels.map((label) => ({ container, ...label })),
  films: films.map((film) => ({ container, ...film })),
})

/** What is drawn of a lesson, by the first of its videos. */
export const pictureOf = ({ sources: [first] }: Pick<LessonFiles, 'sources'>): LessonPicture | null =>
  lessonPictureOf(first?.name)
