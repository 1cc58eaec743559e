import { useActorRef, useSelector } from '@xstate/react'
import { useState, type ComponentType } from 'react'
import { css, cx } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { faultWords } from '../fault-words.ts'
import { framed } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { below } from './below.styles.ts'
import { CourseGrid, CourseGridSkeleton } from './course-grid.view.tsx'
import type { Holdings } from './course-standing.ts'
import { HeldCourses } from './held-courses.view.tsx'
import { HomeBanner } from './home-banner.view.tsx'
import { Mission } from './mission.view.tsx'

type HomeViewer = Readonly<{ isGuest: boolean; studentId: number | null }>
export type EnrollDialogProps = Readonly<{ course: Course; onClose: () => void }>
export type GoalDialogProps = Readonly<{ onClose: () => void }>

export type HomePageProps = Readonly<{
  productName: string
  viewer: HomeViewer
  courses: ResourceMachine<readonly Course[]>
  /** The courses that came with the page: then none are asked for. */
  firstCourses?: readonly Course[] | undefined
  /** Read for a student only; the actor's query is the student's id. */
  holdings: ResourceMachine<Holdings, number>
  /** Loaded when a signed-in person asks to enroll. */
  EnrollDialog: ComponentType<EnrollDialogProps>
  /** Loaded when a guest asks for it. */
  GoalDialog: ComponentType<GoalDialogProps>
  isGoalAsked?: boolean
  onGoalAsked?: ((isAsked: boolean) => void) | undefined
}>

const COURSES_ID = 'courses'

export const HomePage = ({
  productName,
  viewer,
  courses,
  firstCourses,
  holdings,
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
  const onEnroll = viewer.isGuest ? undefined : setChosen
  const retry = () => actor.send({ type: 'resource.retried' })

  return (
    <div>
      <HomeBanner
        productName={productName}
        isStudent={viewer.studentId !== null}
        coursesId={COURSES_ID}
        onChooseGoal={viewer.isGuest ? () => onGoalAsked?.(true) : undefined}
      />
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
        {face === 'failed' && (
          <ErrorState title={said.failed()} level={3} retryLabel={words.actions.retry()} onRetry={retry}>
            {faultWords(words, fault)}
          </ErrorState>
        )}
        {list?.length === 0 && (
          <EmptyState title={said.emptyTitle()} level={3} illustration={<EmptyLane />}>
            {said.empty()}
          </EmptyState>
        )}
        {list !== undefined &&
          list.length > 0 &&
          (viewer.studentId === null ? (
            <CourseGrid courses={list} holdings="none" onEnroll={onEnroll} />
          ) : (
            <HeldCourses
              key={viewer.studentId}
              machine={holdings}
              studentId={viewer.studentId}
              courses={list}
              onEnroll={onEnroll}
            />
          ))}
      </section>
      <Mission />
      {chosen && <EnrollDialog course={chosen} onClose={() => setChosen(null)} />}
      {viewer.isGuest && isGoalAsked && <GoalDialog onClose={() => onGoalAsked?.(false)} />}
    </div>
  )
}
