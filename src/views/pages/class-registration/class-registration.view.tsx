import { useActorRef, useSelector } from '@xstate/react'
import { LogIn } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import type { CourseClasses } from '../../../domain/contract/registration.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type {
  ClassRegistrationActor,
  ClassRegistrationMachine,
} from '../../../machines/class-registration/class-registration.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { AccommodationDialog } from './accommodation-dialog.view.tsx'
import { isReadingMore, isStale, registrationFace, selectData, selectFault } from './class-registration.connect.ts'
import { CourseHead } from './course-head.view.tsx'
import { LeaveDialog } from './leave-dialog.view.tsx'
import { OpenClass } from './open-class.view.tsx'
import { OwnClass } from './own-class.view.tsx'
import { RegisterDialog } from './register-dialog.view.tsx'
import { RegistrationNews } from './registration-news.view.tsx'

export type ClassRegistrationPageProps = Readonly<{
  courseId: number
  /** Null until it is known who looks: what is answered depends on it. */
  viewer: Readonly<{ isGuest: boolean; studentId: number | null }> | null
  machine: ClassRegistrationMachine
  /** Above the classes: checking in, where the address brings a code. */
  checkIn?: ReactNode
  /** Leads to sign in, and back to this page. */
  onSignIn: () => void
  signUpHref?: string
}>

const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })

const Section = ({ heading, children }: Readonly<{ heading: string; children: ReactNode }>) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css({ marginBlockEnd: { base: '8', md: '10' } })}>
      <h2 id={id} className={css({ textStyle: 'heading.section', marginBlockEnd: '4' })}>
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** As tall as a class on a phone: where somebody reloads further down, the page's foot stays out of sight. */
const CARD = '70rem'

const Loading = () => {
  const { classRegistration: said } = useWords()
  return (
    <>
      <PageHeader title={said.title()} />
      <div role="status" aria-label={said.loading()} className={list}>
        <SkeletonText lines={3} />
        <Skeleton height={CARD} />
        <Skeleton height={CARD} />
      </div>
    </>
  )
}

type AskedProps = ClassRegistrationPageProps & Readonly<{ viewer: NonNullable<ClassRegistrationPageProps['viewer']> }>

type ShownProps = Pick<Required<AskedProps>, 'viewer' | 'onSignIn' | 'signUpHref' | 'checkIn'> &
  Readonly<{ actor: ClassRegistrationActor; data: CourseClasses }>

const Shown = ({ actor, data, viewer, checkIn, onSignIn, signUpHref }: ShownProps) => {
  const { classRegistration: said } = useWords()
  const stale = useSelector(actor, isStale)
  const isGrowing = useSelector(actor, isReadingMore)
  const told = useRef<HTMLDivElement>(null)
  const finalFocus = () => (told.current?.textContent ? told.current : null)
  const own = data.items.filter((held) => held.own !== null)
  const others = data.items.filter((held) => held.own === null)
  return (
    <>
      <CourseHead course={data.course} />
      {checkIn}
      {stale && <StaleBanner onRetry={() => actor.send({ type: 'reading.retried' })}>{said.stale()}</StaleBanner>}
      <RegistrationNews actor={actor} told={told} />
      {viewer.isGuest && !data.course.isOnline && data.items.length > 0 && (
        <Banner
          className={css({ marginBlockEnd: '6' })}
          tone="info"
          title={said.guestTitle()}
          action={
            <>
              <Button icon={LogIn} onClick={onSignIn}>
                {said.signIn()}
              </Button>
              <LinkButton href={signUpHref} variant="outline">
                {said.signUp()}
              </LinkButton>
            </>
          }
        >
          {said.guest()}
        </Banner>
      )}
      {!viewer.isGuest && viewer.studentId === null && (
        <Banner className={css({ marginBlockEnd: '6' })} tone="warning">
          {said.notAStudent()}
        </Banner>
      )}
      {own.length > 0 && (
        <Section heading={said.own()}>
          <ul className={list}>
            {own.map(
              (held) =>
                held.own && <OwnClass key={held.id} actor={actor} held={held} place={held.own} now={data.now} />,
            )}
          </ul>
        </Section>
      )}
      {others.length > 0 && (
        <Section heading={own.length > 0 ? said.otherDates() : said.dates()}>
          <ul className={list}>
            {others.map((held) => (
              <OpenClass
                key={held.id}
                actor={actor}
                data={data}
                held={held}
                onSignIn={viewer.isGuest ? onSignIn : null}
                mayRegister={viewer.studentId !== null}
              />
            ))}
          </ul>
          {data.hasMore && (
            <Button
              className={css({ marginBlockStart: '5' })}
              variant="outline"
              busy={isGrowing}
              onClick={() => actor.send({ type: 'more.asked' })}
            >
              {said.moreDates()}
            </Button>
          )}
        </Section>
      )}
      {data.items.length === 0 &&
        (data.course.isOnline ? (
          <EmptyState
            title={said.takesOnline()}
            action={
              <LinkButton href={`/online-course-enrollment?courseId=${data.course.id}`}>
                {said.enrollOnline()}
              </LinkButton>
            }
          >
            {said.takesOnlineText()}
          </EmptyState>
        ) : (
          <EmptyState
            title={said.emptyTitle()}
            illustration={<EmptyLane />}
            action={<LinkButton href="/home#courses">{said.browse()}</LinkButton>}
          >
            {said.empty()}
          </EmptyState>
        ))}
      <RegisterDialog actor={actor} finalFocus={finalFocus} />
      <LeaveDialog actor={actor} finalFocus={finalFocus} />
      <AccommodationDialog actor={actor} />
    </>
  )
}

const Asked = ({ courseId, viewer, machine, checkIn, onSignIn, signUpHref = '/auth/register' }: AskedProps) => {
  const words = useWords()
  const { classRegistration: said } = words
  const actor = useActorRef(machine, { input: { courseId, isGuest: viewer.isGuest, studentId: viewer.studentId } })
  const face = useSelector(actor, registrationFace)
  const data = useSelector(actor, selectData)
  const fault = useSelector(actor, selectFault)
  return (
    <PageFrame width="narrow">
      {face === 'loading' && <Loading />}
      {face === 'unknown' && (
        <EmptyState
          level={1}
          title={said.unknownTitle()}
          illustration={<EmptyLane />}
          action={<LinkButton href="/home#courses">{said.browse()}</LinkButton>}
        >
          {said.unknown()}
        </EmptyState>
      )}
      {face === 'failed' && (
        <>
          <PageHeader title={said.title()} />
          {checkIn}
          <ErrorState title={said.failed()} {...retryWay(words, fault, () => actor.send({ type: 'reading.retried' }))}>
            {faultWords(words, fault)}
          </ErrorState>
        </>
      )}
      {face === 'shown' && data && (
        <Shown
          actor={actor}
          data={data}
          viewer={viewer}
          checkIn={checkIn}
          onSignIn={onSignIn}
          signUpHref={signUpHref}
        />
      )}
    </PageFrame>
  )
}

/** Registering for the classes of a course. Another course, or another person, is another page: give it a key. */
export const ClassRegistrationPage = ({ viewer, ...props }: ClassRegistrationPageProps) =>
  viewer ? (
    <Asked {...props} viewer={viewer} />
  ) : (
    <PageFrame width="narrow">
      <Loading />
    </PageFrame>
  )
