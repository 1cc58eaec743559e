import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { CourseLesson } from '../../../domain/course/course-document.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { LessonStage } from '../lesson/lesson-stage.view.tsx'
import { LessonsRail, railColumns } from './lessons-rail.view.tsx'
import { NoLessons, openLesson } from './questions-tab.view.tsx'
import type { Editor } from './use-editor.ts'

const styles = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' })

type TabProps = Readonly<{ editor: Editor }>

const Stage = ({ editor, lesson }: TabProps & Readonly<{ lesson: CourseLesson }>) => {
  const { preview: said } = useWords().courseEditor
  const language = useLanguage()
  const [{ machine, driver }] = useState(() => editor.machines.previewOf(editor.document, language))
  const [panel, setPanel] = useState('transcript')
  const number = editor.document.lessons.indexOf(lesson) + 1
  const player = useActorRef(machine, { input: { courseId: 1, lessonId: number } })
  const shown = useSelector(player, ({ context }) => context.lesson)
  return (
    <div className={styles}>
      <Banner tone="info">{lesson.video ? said.noCredit() : said.noVideo()}</Banner>
      {shown ? (
        <LessonStage
          key={shown.sessionId}
          lesson={shown}
          driver={driver}
          panel={panel}
          onPanel={setPanel}
          quizTime="standard"
          next={null}
          certificateUrl={null}
          onNext={() => undefined}
          onReopen={() => player.send({ type: 'lesson.chosen', lessonId: number })}
        />
      ) : (
        <Skeleton height="32rem" />
      )}
    </div>
  )
}

/** A lesson as a student sees it: the video, the quiz and its feedback, of which nothing is kept. */
const PreviewTab = ({ editor }: TabProps) => {
  const { lessons: said } = useWords().courseEditor
  const language = useLanguage()
  const lesson = openLesson(editor)
  if (!lesson) return <NoLessons editor={editor} />
  return (
    <div className={railColumns}>
      <LessonsRail
        editor={editor}
        tab="preview"
        open={lesson}
        factsOf={({ video }) => (video ? formatVideoLength(video.seconds) : said.noVideo())}
      />
      <Stage key={`${lesson.key} ${language}`} editor={editor} lesson={lesson} />
    </div>
  )
}

export default PreviewTab
