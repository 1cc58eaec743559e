import { Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { type CourseLesson } from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { ADD_LESSON, fieldId } from './editor-places.ts'
import { LessonFiles } from './lesson-files.view.tsx'
import { spokenText } from './spoken-text.ts'
import { TextsField } from './texts-field.view.tsx'
import type { Editor } from './use-editor.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5', outlineStyle: 'none' }),
}

type LessonFormProps = Readonly<{ editor: Editor; lesson: CourseLesson }>

/** What a lesson is called, and what is watched in it. */
export const LessonForm = ({ editor, lesson }: LessonFormProps) => {
  const { lessons: said } = useWords().courseEditor
  const language = useLanguage()
  const at = ['lessons', lesson.key] as const
  const title = spokenText(lesson.title, language) || said.untitled()
  const remove = () => {
    editor.remove(['lessons'], lesson.key)
    editor.onGo(editor.addressOf({ tab: 'lessons', field: ADD_LESSON }))
  }
  return (
    <div id={fieldId(at)} role="group" aria-label={title} tabIndex={-1} className={styles.root}>
      <DetailSection
        title={<bdi>{title}</bdi>}
        actions={
          <Button variant="outline" size="sm" icon={Trash2} onClick={remove}>
            {said.remove()}
          </Button>
        }
      >
        <TextsField editor={editor} at={[...at, 'title']} label={said.name()} max={COURSE_LIMITS.title} />
        <TextsField
          editor={editor}
          at={[...at, 'summary']}
          label={said.summary()}
          help={said.summaryHelp()}
          max={COURSE_LIMITS.text}
          rows={3}
        />
      </DetailSection>
      <LessonFiles editor={editor} lesson={lesson} />
    </div>
  )
}
