import { useSelector } from '@xstate/react'

import type { CourseLesson } from '../../../domain/course/course-document.ts'
import { lessonTarget, videoOf } from '../../../domain/course/course-upload.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { useReady } from '../../uploads/use-ready.ts'
import type { Editor } from './use-editor.ts'

type OfLesson = Readonly<{ editor: Editor; lesson: CourseLesson }>

const TakenCaptions = ({
  editor,
  lesson,
  language,
  target,
}: OfLesson & Readonly<{ language: Language; target: string }>) => {
  useReady(editor.uploads, { target, kinds: ['captions'], language }, ({ file }) =>
    editor.set(['lessons', lesson.key, 'captions', language], file),
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
  return LANGUAGES.map((language) => (
    <TakenCaptions key={language} editor={editor} lesson={lesson} language={language} target={target} />
  ))
}

/** Files that have arrived are put into their lessons, whichever part of the editor is looked at meanwhile. */
export const TakenUploads = ({ editor }: Readonly<{ editor: Editor }>) =>
  editor.document.lessons.map((lesson) => <TakenFiles key={lesson.key} editor={editor} lesson={lesson} />)
