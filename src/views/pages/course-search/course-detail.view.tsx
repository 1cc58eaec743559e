import { useActorRef, useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'

import type { CourseDetail } from '../../../domain/contract/course-search.contract.ts'
import type { Course } from '../../../domain/contract/course.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link, LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { cardStanding, type Holdings, type KnownHoldings } from '../home/course-standing.ts'
import { CourseWays } from '../home/course-ways.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import type { CourseDetailProps } from './course-search.props.ts'
import { DetailAbout, DetailFacts, Section } from './detail-about.view.tsx'
import { DetailClasses } from './detail-classes.view.tsx'

const styles = {
  back: css({ display: 'inline-flex', alignItems: 'center', gap: '1.5', marginBlockEnd: '4' }),
  body: css({
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 32rem]' },
    alignItems: 'start',
  }),
  main: css({ display: 'grid', gap: '8', gridTemplateColumns: '[minmax(0, 1fr)]' }),
  aside: css({ order: { base: '-1', lg: '0' }, position: { lg: 'sticky' }, insetBlockStart: { lg: '24' } }),
  facts: css({ padding: '5' }),
  ways: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    padding: '5',
    borderBlockStartWidth: 'hairline',
  }),
  loading: css({ display: 'grid', gap: '5' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
}

const Gone = ({ title }: Pick<CourseDetailProps, 'title'>) => {
  const { courseSearch } = useWords()
  return (
    <PageFrame>
      <PageHeader title={title} />
      <EmptyState
        title={courseSearch.detail.goneTitle()}
        size="section"
        illustration={<EmptyLane />}
        action={<LinkButton href="/course/search">{courseSearch.detail.searchCourses()}</LinkButton>}
      >
        {courseSearch.detail.gone()}
      </EmptyState>
    </PageFrame>
  )
}

type ShownProps = Pick<CourseDetailProps, 'viewer' | 'EnrollDialog' | 'now'> &
  Readonly<{ detail: CourseDetail; holdings: KnownHoldings }>

const Shown = ({ detail: shown, viewer, holdings, EnrollDialog, now }: ShownProps) => {
  const { courseSearch } = useWords()
  const { detail } = courseSearch
  const titleId = useId()
  const [chosen, setChosen] = useState<Course | null>(null)
  const { course, classes, isOffered, hasMoreClasses } = shown
  const ways = {
    course,
    onEnroll: viewer.isGuest ? undefined : setChosen,
    isChosen: chosen !== null,
    describedBy: titleId,
  }
  const isClosed = course.isOnline && !isOffered
  return (
    <>
      <PageHeader eyebrow={course.courseCategory.name} title={<span id={titleId}>{course.title}</span>} />
      <div className={styles.body}>
        <div className={styles.main}>
          <DetailAbout detail={shown} />
          {!course.isOnline && (
            <Section title={detail.classes()}>
              {classes.length === 0 ? (
                <EmptyState title={detail.noClasses()} level={3} size="section">
                  {detail.noClassesText()}
                </EmptyState>
              ) : (
                <DetailClasses classes={classes} holdings={holdings} now={now} />
              )}
              {hasMoreClasses && <p className={styles.muted}>{detail.moreClasses()}</p>}
            </Section>
          )}
        </div>
        <aside aria-label={detail.facts()} className={styles.aside}>
          <Surface padding="none" clip>
            <CourseThumbnail course={course} />
            <div className={styles.facts}>
              <DetailFacts detail={shown} />
            </div>
            <div className={styles.ways}>
              {isClosed && <p className={styles.muted}>{detail.notOffered()}</p>}
              {!isClosed && <CourseWays {...ways} standing={cardStanding(course, holdings)} />}
            </div>
          </Surface>
        </aside>
      </div>
      {chosen && <EnrollDialog course={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

type StudentShownProps = Omit<ShownProps, 'holdings'> &
  Readonly<{ machine: CourseDetailProps['holdings']; studentId: number }>

const StudentShown = ({ machine, studentId, ...rest }: StudentShownProps) => {
  const actor = useActorRef(machine, { input: { query: studentId } })
  const holdings: Holdings | undefined = useSelector(actor, selectData)
  const hasFailed = useSelector(actor, (at) => at.hasTag('error'))
  return <Shown {...rest} holdings={holdings ?? (hasFailed ? 'none' : 'unknown')} />
}

const Asked = ({ title, courseId, machine, first, holdings, ...rest }: CourseDetailProps) => {
  const { studentId } = rest.viewer
  const words = useWords()
  const { detail } = words.courseSearch
  const actor = useActorRef(machine, { input: { query: courseId, first: first ?? undefined } })
  const face = useSelector(actor, resourceFace)
  const shown = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  if (fault?.kind === 'notFound') return <Gone title={title} />
  return (
    <PageFrame>
      <Link href="/course/search" variant="standalone" className={styles.back}>
        <Icon as={ArrowLeft} mirrored />
        {detail.back()}
      </Link>
      {face === 'partial' && <StaleBanner onRetry={retry}>{detail.stale()}</StaleBanner>}
      {shown && studentId === null && <Shown {...rest} detail={shown} holdings="none" />}
      {shown && studentId !== null && (
        <StudentShown key={studentId} {...rest} detail={shown} machine={holdings} studentId={studentId} />
      )}
      {!shown && <PageHeader title={title} />}
      {!shown && face === 'failed' && (
        <ErrorState title={detail.failed()} size="section" {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {!shown && face !== 'failed' && (
        <div role="status" aria-label={detail.loading()} className={styles.loading}>
          <Skeleton height="18rem" />
          <SkeletonText lines={6} />
        </div>
      )}
    </PageFrame>
  )
}

/** One course: what it teaches, for whom, its lessons or its classes, and the ways on. */
export const CourseDetailPage = (props: CourseDetailProps) =>
  props.first === null ? <Gone title={props.title} /> : <Asked {...props} />
