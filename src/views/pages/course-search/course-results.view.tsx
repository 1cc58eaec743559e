import { useSelector } from '@xstate/react'
import type { MouseEvent } from 'react'
import { css } from 'styled-system/css'

import type { FoundCourse } from '../../../domain/contract/course-search.contract.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import { COURSE_SEARCH } from '../../../domain/course-search.ts'
import type { ListAsked } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { CourseChoices, CourseSearchActor } from '../../../machines/course-search/course-search.machine.ts'
import { isNarrowed } from '../../../machines/list/list.connect.ts'
import type { ListRead, ListRowsActor } from '../../../machines/list/list.machine.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { ListPager } from '../../list/list-pager.view.tsx'
import { useRowsAtFirst } from '../../list/rows-at-first.ts'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { faultWords, retryWay } from '../fault-words.ts'
import { CourseGrid, CourseGridSkeleton } from '../home/course-grid.view.tsx'
import { HeldCourses } from '../home/held-courses.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { CourseSearchProps } from './course-search.props.ts'
import { NextClass } from './next-class.view.tsx'

const styles = {
  root: css({ display: 'grid', gap: '5', gridTemplateColumns: '[minmax(0, 1fr)]', alignContent: 'start' }),
  count: css({ textStyle: 'heading.card' }),
  // What was shown stays while the next is on its way.
  held: css({ display: 'grid', gap: '5', '&[aria-busy=true]': { opacity: '0.6' } }),
}

type ResultsProps = Pick<CourseSearchProps, 'viewer' | 'holdings'> &
  Readonly<{
    actor: CourseSearchActor
    rows: ListRowsActor<FoundCourse, CourseChoices>
    onEnroll: ((course: Course) => void) | undefined
    chosen: Course | null
  }>

/** As rows of lists do, in so few words that pages which share files with this one load none of theirs. */
const leaveCard = ({ target }: MouseEvent) => {
  const card = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>('[data-row]') : null
  if (card) history.replaceState({ row: card.dataset['row'] }, '')
}
/** A page that is loaded anew stays where it was. */
let isBack = false
if ('window' in globalThis) addEventListener('popstate', () => (isBack = true), { capture: true })
const comeBack = (cards: HTMLElement | null) => {
  const row = (history.state as { row?: string } | null)?.row
  if (isBack && row) cards?.querySelector<HTMLElement>(`[data-row="${row}"] a`)?.focus()
}

const nextClassOf = (course: FoundCourse) => <NextClass course={course} />

const Nothing = ({ actor }: Pick<ResultsProps, 'actor'>) => {
  const words = useWords()
  const { courseSearch } = words
  const narrowed = useSelector(actor, ({ context }) => isNarrowed(context.asked) || context.asked.page > 1)
  if (!narrowed) {
    return (
      <EmptyState title={courseSearch.emptyTitle()} size="section" illustration={<EmptyLane />}>
        {courseSearch.empty()}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={courseSearch.nothingTitle()}
      size="section"
      illustration={<EmptyLane />}
      action={
        <Button variant="outline" onClick={() => actor.send({ type: 'view.cleared' })}>
          {words.lists.clearView()}
        </Button>
      }
    >
      {courseSearch.nothing()}
    </EmptyState>
  )
}

const NONE: readonly FoundCourse[] = []
/** Cards in sight below the head of the search. */
const FIRST = { wide: 6, narrow: 2 }

/** What was found: on its way, nothing, cards (old while they are read again, or could not be), failed. */
export const CourseResults = ({ actor, rows, viewer, holdings, onEnroll, chosen }: ResultsProps) => {
  const words = useWords()
  const { courseSearch } = words
  const face = useSelector(rows, resourceFace<ListRead<FoundCourse, CourseChoices>, ListAsked>)
  const page = useSelector(rows, selectData<ListRead<FoundCourse, CourseChoices>, ListAsked>)
  const fault = useSelector(rows, selectFault<ListRead<FoundCourse, CourseChoices>, ListAsked>)
  const courses = useRowsAtFirst(page?.items ?? NONE, useIsWide() ? FIRST.wide : FIRST.narrow)
  const retry = () => rows.send({ type: 'resource.retried' })
  if (!page) {
    return face === 'failed' ? (
      <ErrorState title={courseSearch.failed()} size="section" {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <CourseGridSkeleton label={words.home.courses.loading()} />
    )
  }
  const grid = { courses, onEnroll, chosen, about: nextClassOf }
  return (
    <div className={styles.root}>
      {face === 'partial' && <StaleBanner onRetry={retry}>{courseSearch.stale()}</StaleBanner>}
      <h2 className={styles.count}>
        <span role="status">{courseSearch.count({ count: page.total })}</span>
      </h2>
      <div ref={comeBack} onClickCapture={leaveCard} aria-busy={face === 'refreshing'} className={styles.held}>
        {page.items.length === 0 && <Nothing actor={actor} />}
        {page.items.length > 0 &&
          (viewer.studentId === null ? (
            <CourseGrid {...grid} holdings="none" />
          ) : (
            <HeldCourses {...grid} key={viewer.studentId} machine={holdings} studentId={viewer.studentId} />
          ))}
        <ListPager
          actor={actor}
          definition={COURSE_SEARCH}
          label={courseSearch.list()}
          page={page}
          isFresh={face === 'ready'}
        />
      </div>
    </div>
  )
}
