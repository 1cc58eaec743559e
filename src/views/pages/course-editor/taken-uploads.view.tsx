import { useSelector } from '@xstate/react'

import { LESSON_TRACKS, type CourseLesson, type LessonTrack } from '../../../domain/course/course-document.ts'
import { filmOf, lessonTarget, videoOf } from '../../../domain/course/course-upload.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { useReady } from '../../uploads/use-ready.ts'
import type { Editor } from './use-editor.ts'

type OfLesson = Readonly<{ editor: Editor; lesson: CourseLesson }>

type OfTrack = OfLesson & Readonly<{ track: LessonTrack; language: Language; target: string }>

const TakenTrack = ({ editor, lesson, track, language, target }: OfTrack) => {
  useReady(editor.uploads, { target, kinds: [track], language }, (upload) =>
    editor.set(['lessons', lesson.key, track, language], track === 'films' ? filmOf(upload) : upload.file),
  )
  return null
}

const TakenFiles = ({ editor, lesson }: OfLesson) => {
  const target = lessonTarget(
    useSelector(editor.actor, ({ context }) => context.courseId),
    lesson.key,
  )
  const of = ['lessons', lesson.key] as const
  useReady(editor.uploads, { target, kinds: ['video'] }, (upload) => editor.set([...of, 'video'], videoOf(upload)))
  useReady(editor.uploads, { target, kinds: ['picture'] }, ({ file }) => editor.set([...of, 'poster'], file))
  return LESSON_TRACKS.flatMap((track) =>
    LANGUAGES.map((language) => (
      <TakenTrack
        key={`${track} ${language}`}
        editor={editor}
        lesson={lesson}
        track={track}
        language={language}
        target={target}
      />
    )),
  )
}

/** Files that have arrived are put into their lessons, whichever part of the editor is looked at meanwhile. */
export const TakenUploads = ({ editor }: Readonly<{ editor: Editor }>) =>
  editor.document.lessons.map((lesson) => <TakenFiles key={lesson.key} editor={editor} lesson={lesson} />)
