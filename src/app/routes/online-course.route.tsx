import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Gateway } from '../../gateway/gateway.ts'
import { useLanguage } from '../../i18n/words.tsx'
import { selectUserId } from '../../machines/auth/auth.connect.ts'
import { LessonPage } from '../../views/pages/lesson/lesson-page.view.tsx'
import { assembleCoursePlayer, type LessonServer } from '../../views/pages/lesson/outside/assemble-course-player.ts'
import { useActors } from '../../views/shell/actors.context.tsx'
import { latePart } from '../../views/ui/late-part.ts'
import { firstAnswer } from '../actors/first-answer.ts'
import { useApp } from '../app.context.tsx'
import { withKept } from '../kept-lessons/kept-course.ts'
import { idIn, type RouteProps } from '../route-props.ts'
import { usePageViewer } from '../viewer.ts'

const LessonTalk = latePart(() => import('../parts/lesson-talk.part.tsx'))
const LessonKeeping = latePart(() => import('../parts/lesson-keeping.part.tsx'))

const lessonServer = (gateway: Gateway): LessonServer => {
  const { ask } = gateway
  type Opening = Parameters<LessonServer['loadCourse']>[0]
  const loadCourse = async (input: Opening, signal: AbortSignal) =>
    (await ask('OpenedCourse', input, { signal })).openedCourse
  const readAttempt = async (input: { attemptId: number }, signal: AbortSignal) =>
    (await ask('QuizAttempt', input, { signal })).quizAttempt
  return {
    loadCourse,
    openedCourse: (input) =>
      firstAnswer(gateway, `openedCourse ${input.courseId} ${input.lessonId}`, (signal) => loadCourse(input, signal)),
    loadProgress: async (input, signal) => (await ask('OnlineCourse', input, { signal })).onlineCourse,
    loadMedia: async (input, signal) => (await ask('LessonMedia', input, { signal })).lessonMedia,
    searchTranscripts: async (input, signal) => (await ask('TranscriptFindings', input, { signal })).transcriptFindings,
    sendReport: async ({ isLeaving, ranges, ...lesson }, signal) => {
      const report = { ...lesson, ranges: ranges.map(([from, to]): [number, number] => [from, to]) }
      return (await ask('ReportWatch', report, { signal, keepalive: isLeaving })).reportWatch
    },
    readAttempt,
    startAttempt: async ({ openAttemptId, ...place }, signal) => {
      const known = openAttemptId && (await readAttempt({ attemptId: openAttemptId }, signal))
      if (known && known.state !== 'open') return known
      return (await ask('StartAttempt', place, { signal })).startAttempt
    },
    saveAnswer: async (input, signal) => (await ask('AnswerQuestion', input, { signal })).answerQuestion,
    submitAttempt: async (input, signal) => (await ask('SubmitAttempt', input, { signal })).submitAttempt,
  }
}

type PlayerProps = Readonly<{ courseId: number; lessonId: number | null }>

const Player = ({ courseId, lessonId }: PlayerProps) => {
  const { gateway } = useApp()
  const { auth } = useActors()
  const [pathname, navigate] = useLocation()
  const [{ machine, driver, transcript }] = useState(() =>
    assembleCoursePlayer(withKept(lessonServer(gateway), () => selectUserId(auth.getSnapshot()))),
  )
  return (
    <LessonPage
      machine={machine}
      driver={driver}
      transcript={transcript}
      Talk={LessonTalk}
      Keep={LessonKeeping}
      courseId={courseId}
      lessonId={lessonId}
      onLessonOpened={(opened) => navigate(`${pathname}?lesson=${opened}`, { replace: true })}
    />
  )
}

const OnlineCourseRoute = ({ params, query }: RouteProps) => {
  const { studentId } = usePageViewer()
  const language = useLanguage()
  const courseId = idIn(params['courseId'])
  if (studentId === null || courseId === null) return null
  // Texts, transcript and questions come in the language of the request: another one is read anew.
  return <Player key={language} courseId={courseId} lessonId={idIn(query.get('lesson'))} />
}

export default OnlineCourseRoute
