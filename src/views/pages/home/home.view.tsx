import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import { css, cx } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import type { Fault } from '../../../domain/fault.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { Looker } from '../../../machines/auth/auth.connect.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { framed } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { below } from './below.styles.ts'
import { CourseGrid, CourseGridSkeleton } from './course-grid.view.tsx'
import { HomeBanner } from './home-banner.view.tsx'
import { Mission } from './mission.view.tsx'
import { WaitingSkeleton } from './waiting-frame.view.tsx'

type HomeViewer = Readonly<{ looker: Looker; studentId: number | null }>
/** `fault`: why they could not be read; null where there are none. */
export type CoursesAwayProps = Readonly<{ fault: Fault | null; onRetry: () => void }>
export type OwnCoursesProps = Readonly<{
  /** None while they are on their way: what is held of them is asked for meanwhile. */
  courses: readonly Course[]
  studentId: number
  chosen: Course | null
  onEnroll: ((course: Course) => void) | undefined
}>
export type EnrollDialogProps = Readonly<{ course: Course; onClose: () => void }>
export type GoalDialogProps = Readonly<{ onClose: () => void }>

export type HomePageProps = Readonly<{
  productName: string
  viewer: HomeViewer
  courses: ResourceMachine<readonly Course[]>
  /** The courses that came with the page: then none are asked for. */
  firstCourses?: readonly Course[] | undefined
  /** The courses with what a student holds of them; it comes for students. */
  OwnCourses: ComponentType<OwnCoursesProps>
  /** Where there are no courses to show; it comes when there are none. */
  CoursesAway: ComponentType<CoursesAwayProps>
  /** What waits for who is signed in; it comes when they are known. */
  Waiting: ComponentType
  onRetry: () => void
  /** Loaded when a signed-in person asks to enroll. */
  EnrollDialog: ComponentType<EnrollDialogProps>
  /** Loaded when a guest asks for it. */
  GoalDialog: ComponentType<GoalDialogProps>
  isGoalAsked?: boolean
  onGoalAsked?: ((isAsked: boolean) => void) | undefined
}>

const COURSES_ID = 'courses'
const NONE: readonly Course[] = []

/** From the first paint on, for who holds a session: the poster is for guests. */
const held = css({ display: 'none', '[data-session=held] &': { display: 'block' } })

export const HomePage = ({
  productName,
  viewer,
  courses,
  firstCourses,
  OwnCourses,
  CoursesAway,
  Waiting,
  onRetry,
  EnrollDialog,
  GoalDialog,
  isGoalAsked = false,
  onGoalAsked,
}: HomePageProps) => {
  const words = useWords()
  const said = words.home.courses
  const actor = useActorRef(courses, { input: { query: undefined, first: firstCourses } })
  const face = useSelector(actor, resourceFace)
  const list = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const [chosen, setChosen] = useState<Course | null>(null)
  const onEnroll = viewer.looker === 'person' ? setChosen : undefined
  const retry = () => actor.send({ type: 'resource.retried' })

  return (
    <div>
      {(viewer.looker === 'guest' || viewer.looker === 'unknown') && (
        <HomeBanner productName={productName} coursesId={COURSES_ID} onChooseGoal={() => onGoalAsked?.(true)} />
      )}
      {viewer.looker === 'unknown' && (
        <div className={held}>
          <WaitingSkeleton />
        </div>
      )}
      {viewer.looker === 'unreachable' && (
        <ErrorState title={words.shell.unreachable.title()} retryLabel={words.actions.retry()} onRetry={onRetry}>
          {words.shell.unreachable.text()}
        </ErrorState>
      )}
      {viewer.looker === 'person' && <Waiting />}
      <section
        id={COURSES_ID}
        tabIndex={-1}
        aria-labelledby="courses-title"
        aria-busy={face === 'loading' || face === 'refreshing'}
        className={cx(
          framed,
          below,
          css({ paddingBlock: { base: '10', md: '16' }, containIntrinsicSize: '[auto 180rem]' }),
        )}
      >
        <h2 id="courses-title" className={css({ textStyle: 'heading.page', fontSize: { base: '2xl', md: '3xl' } })}>
          {said.heading()}
        </h2>
        <p className={css({ textStyle: 'lead', color: 'fg.muted', maxWidth: 'prose', marginBlock: '[0.8rem 3.2rem]' })}>
          {said.lead()}
        </p>
        {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
        {face === 'loading' && <CourseGridSkeleton label={said.loading()} />}
        {(face === 'failed' || list?.length === 0) && (
          <CoursesAway fault={face === 'failed' ? fault : null} onRetry={retry} />
        )}
        {viewer.studentId === null ? (
          <CourseGrid courses={list ?? NONE} holdings="none" chosen={chosen} onEnroll={onEnroll} />
        ) : (
          <OwnCourses
            key={viewer.studentId}
            studentId={viewer.studentId}
            courses={list ?? NONE}
            chosen={chosen}
            onEnroll={onEnroll}
          />
        )}
      </section>
      <Mission />
      {chosen && <EnrollDialog course={chosen} onClose={() => setChosen(null)} />}
      {viewer.looker === 'guest' && isGoalAsked && <GoalDialog onClose={() => onGoalAsked?.(false)} />}
    </div>
  )
}
