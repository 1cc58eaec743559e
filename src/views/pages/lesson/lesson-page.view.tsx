import { useActorRef, useSelector } from '@xstate/react'
import { useRef, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'

import type { OnlineCourseProgress } from '../../../domain/contract/lesson.contract.ts'
import { countComplete } from '../../../domain/enrollment-label.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { CoursePlayerActor, coursePlayerMachine } from '../../../machines/course-player/course-player.machine.ts'
import { lessonAfter } from '../../../machines/course-player/course-standing.ts'
import type { transcriptMachine } from '../../../machines/lesson/transcript.machine.ts'
import { Part } from '../../shell/part.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { SkeletonText } from '../../ui/skeleton.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { Completion } from './completion.view.tsx'
import { CourseFace } from './course-face.view.tsx'
import type { KeepProps } from './keeping/keeping.props.ts'
import type { LessonPanel } from './lesson-panels.view.tsx'
import { LessonRail } from './lesson-rail.view.tsx'
import { LessonStage } from './lesson-stage.view.tsx'
import type { TalkProps } from './notes/lesson-talk.view.tsx'
import type { MediaDriver } from './outside/media-driver.ts'
import { pageStyles as styles } from './page.styles.ts'

export type LessonPageProps = Readonly<{
  /** From `assembleCoursePlayer`, together with its driver. */
  machine: typeof coursePlayerMachine
  driver: MediaDriver
  /** From the same: searches the lessons of the course. */
  transcript: typeof transcriptMachine
  /** Notes and questions, which come after the video; none where nobody is there to write them. */
  Talk?: ComponentType<TalkProps>
  /** Keeps the open lesson on this device; none where nothing is kept. */
  Keep?: ComponentType<KeepProps>
  courseId: number
  /** The lesson that the address asks for. */
  lessonId: number | null
  /** A lesson was opened: the address may follow. */
  onLessonOpened?: (lessonId: number) => void
}>

type CourseProps = Readonly<{
  player: CoursePlayerActor
  progress: OnlineCourseProgress
  driver: MediaDriver
  transcript: typeof transcriptMachine
  Talk: ComponentType<TalkProps> | undefined
  Keep: ComponentType<KeepProps> | undefined
  onLessonOpened: ((lessonId: number) => void) | undefined
}>

const Stale = ({ player }: { player: CoursePlayerActor }) => {
  const words = useWords()
  const isStale = useSelector(player, (snapshot) => snapshot.matches({ ready: { sync: 'stale' } }))
  const fault = useSelector(player, ({ context }) => context.fault)
  return (
    isStale && (
      <FaultBanner
        isReading
        announce="status"
        title={words.lesson.course.staleTitle()}
        fault={fault}
        action={
          <Button size="sm" variant="outline" onClick={() => player.send({ type: 'course.retried' })}>
            {words.actions.retry()}
          </Button>
        }
      />
    )
  )
}

const Course = ({ player, progress, driver, transcript, Talk, Keep, onLessonOpened }: CourseProps) => {
  const words = useWords().lesson
  const heading = useRef<HTMLHeadingElement>(null)
  const [panel, setPanel] = useState('transcript')
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [keepSlot, setKeepSlot] = useState<HTMLElement | null>(null)
  const keptIds = useSelector(player, ({ context }) => context.keptIds)
  const [page, setPage] = useState<HTMLElement | null>(null)
  const lesson = useSelector(player, ({ context }) => context.lesson)
  const openLessonId = useSelector(player, ({ context }) => context.openLessonId)
  const isTheatre = useSelector(lesson ?? undefined, (snapshot) => snapshot?.context.isTheatre ?? false)
  const isCompleted = useSelector(
    player,
    (snapshot) =>
      snapshot.matches({ ready: { course: 'completed' } }) || snapshot.matches({ ready: { course: 'celebrating' } }),
  )
  const open = progress.lessons.find(({ id }) => id === openLessonId)
  const total = progress.lessons.length
  const done = countComplete(progress.lessons.map(({ id, standing }) => ({ lessonId: id, status: standing.status })))

  const choose = (lessonId: number, at?: number) => {
    player.send({ type: 'lesson.chosen', lessonId, ...(at === undefined ? {} : { at }) })
    onLessonOpened?.(lessonId)
    heading.current?.focus()
  }

  // What is said in them comes later, and is drawn where they are.
  const talked: readonly LessonPanel[] = (['notes', 'questions'] as const).map((id) => ({
    id,
    label: words.talk[id](),
    content: <div key={id} ref={setSlot} />,
  }))

  return (
    <>
      <PageHeader
        headingRef={heading}
        eyebrow={progress.courseTitle}
        title={open?.title ?? progress.courseTitle}
        lead={open?.summary}
      />
      {isCompleted && <Completion player={player} />}
      <div ref={setPage}>
        <div className={styles.columns} data-width={isTheatre ? 'theatre' : 'beside'}>
          {lesson && (
            <LessonStage
              key={lesson.sessionId}
              lesson={lesson}
              driver={driver}
              canWiden
              search={{ machine: transcript, onOpen: choose }}
              quizTime={progress.quizTime}
              next={openLessonId === null ? null : lessonAfter(progress, openLessonId)}
              certificateUrl={isCompleted ? (progress.certificate?.downloadUrl ?? null) : null}
              onNext={choose}
              panel={panel}
              onPanel={setPanel}
              furtherPanels={Talk ? talked : NONE}
              keepRef={Keep ? setKeepSlot : undefined}
              onReopen={() => openLessonId !== null && choose(openLessonId)}
            />
          )}
          <div className={styles.rail}>
            <ProgressBar
              label={words.course.progress()}
              value={done}
              max={total}
              valueText={words.course.progressValue({ done, total })}
            />
            <Stale player={player} />
            <LessonRail lessons={progress.lessons} openLessonId={openLessonId} keptIds={keptIds} onChoose={choose} />
          </div>
        </div>
      </div>
      {Keep && lesson && open && open.standing.state !== 'locked' && (
        <Part fallback={null}>
          <Keep
            key={lesson.sessionId}
            courseId={progress.courseId}
            enrollmentId={progress.id}
            lesson={lesson}
            slot={keepSlot}
          />
        </Part>
      )}
      {Talk && lesson && (
        <Part fallback={slot && createPortal(<SkeletonText lines={3} />, slot)}>
          <Talk progress={progress} lesson={lesson} panel={panel} slot={slot} page={page} onPanel={setPanel} />
        </Part>
      )}
    </>
  )
}

const NONE: readonly LessonPanel[] = []

/** The online course: its lessons, and the one that is open. Give it a key of the course. */
export const LessonPage = ({
  machine,
  driver,
  transcript,
  Talk,
  Keep,
  courseId,
  lessonId,
  onLessonOpened,
}: LessonPageProps) => {
  const player = useActorRef(machine, { input: { courseId, lessonId } })
  const progress = useSelector(player, ({ context }) => context.progress)
  const isReady = useSelector(player, (snapshot) => snapshot.matches('ready'))
  return (
    <PageFrame>
      {isReady && progress ? (
        <Course
          player={player}
          progress={progress}
          driver={driver}
          transcript={transcript}
          Talk={Talk}
          Keep={Keep}
          onLessonOpened={onLessonOpened}
        />
      ) : (
        <CourseFace player={player} />
      )}
    </PageFrame>
  )
}
