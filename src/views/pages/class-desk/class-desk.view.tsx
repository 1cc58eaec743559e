import { useActorRef, useSelector } from '@xstate/react'
import { useRef } from 'react'
import { css } from 'styled-system/css'

import { classFace } from '../../../domain/class.ts'
import type { ClassChoices, HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { CLASS_STATUS } from '../../../domain/course.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type {
  ClassDeskActor,
  classDeskMachine,
  ClassDeskSnapshot,
} from '../../../machines/class-desk/class-desk.machine.ts'
import type { ClassDeskInput, ClassNews } from '../../../machines/class-desk/class-desk.setup.ts'
import type { Notice } from '../../../machines/notifications/notification-list.ts'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { useDates } from '../../dates.ts'
import { PlaceLink } from '../../shell/place-link.view.tsx'
import { useOpenPlaces } from '../../shell/places.context.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { Detail, DetailSection } from '../../ui/detail.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { PageFrame } from '../page-frame.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { CancelDialog } from './cancel-dialog.view.tsx'
import { ClassActions } from './class-actions.view.tsx'
import { MessagesSection, PeopleSection, ClassFigures, SessionsSection } from './class-sections.view.tsx'
import type { ClassSheetsMachines } from './class-sheets.props.ts'
import { ClassSheets } from './class-sheets.view.tsx'
import { ClassStatus } from './class-status.view.tsx'
import { DraftBanner } from './draft-banner.view.tsx'
import { EditClass } from './edit-class.view.tsx'
import { MessageDialog } from './message-dialog.view.tsx'

const styles = {
  loading: css({ display: 'grid', gap: '5' }),
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 'prose' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 3fr) minmax(0, 2fr)]' },
    gap: { base: '5', md: '6' },
    alignItems: 'start',
  }),
  column: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: { base: '5', md: '6' } }),
}

export type ClassDeskPageProps = Readonly<{
  classId: number
  viewerId: number
  /** Whom the address asks to write to at once. */
  writeTo: ClassDeskInput['writeTo']
  /** They run the programme, and not this class alone. */
  runs: boolean
  machine: typeof classDeskMachine
  choices: ResourceMachine<ClassChoices>
  sheets: ClassSheetsMachines
  /** In milliseconds: what is ahead, under way or over goes by it. */
  now: number
  tell: (notice: Notice) => void
}>

const DASH = '/instructor/dash'

/** To the list that the class was opened from: who runs the programme need not teach. */
const WayBack = () => {
  const { classDesk, shell } = useWords()
  return useOpenPlaces()(DASH) ? (
    <PlaceLink href={DASH}>{classDesk.detail.myClasses()}</PlaceLink>
  ) : (
    <PlaceLink href="/admin/in-person">{shell.menu.inPersonEnrollments()}</PlaceLink>
  )
}

type HeldProps = Readonly<{
  desk: ClassDeskActor
  held: HeldClass
  now: number
  runs: boolean
  sheets: ClassSheetsMachines
}>

const HeldClassView = ({ desk, held, now, runs, sheets }: HeldProps) => {
  const { detail } = useWords().classDesk
  const formats = useFormats()
  const dates = useDates()
  const { timeZone, cancellationReason, closedAt } = held
  const face = classFace(held, now)
  return (
    <Detail
      title={held.courseTitle}
      eyebrow={<WayBack />}
      lead={<time dateTime={held.courseDate}>{dates.moment(held.courseDate, timeZone)}</time>}
      status={<ClassStatus held={held} now={now} />}
      actions={<ClassActions desk={desk} held={held} runs={runs} />}
      facts={[
        {
          key: 'where',
          term: detail.where(),
          value: <bdi>{`${held.venue}, ${held.address}, ${held.city}, ${held.county}`}</bdi>,
        },
        {
          key: 'instructors',
          term: detail.instructors(),
          value: <bdi>{formats.list(held.instructors.map(({ name }) => name))}</bdi>,
        },
        ...(held.hostAgency === null
          ? []
          : [{ key: 'host', term: detail.host(), value: <bdi>{held.hostAgency}</bdi> }]),
        { key: 'seats', term: detail.seats(), value: formats.number(held.capacity) },
        ...(face === 'scheduled'
          ? [
              {
                key: 'closes',
                term: detail.closes(),
                value: (
                  <time dateTime={held.registrationClosesAt}>{dates.closing(held.registrationClosesAt, timeZone)}</time>
                ),
              },
            ]
          : []),
      ]}
    >
      <DraftBanner desk={desk} />
      {cancellationReason !== null && (
        <Banner tone="danger" title={detail.cancelledTitle()}>
          {detail.cancelledOn({
            date: closedAt === null ? '' : dates.date(closedAt, timeZone),
            reason: `\u2068${cancellationReason}\u2069`,
          })}
        </Banner>
      )}
      {face !== 'cancelled' && <ClassFigures held={held} face={face} />}
      <div className={styles.columns}>
        <PeopleSection desk={desk} held={held} face={face} />
        <div className={styles.column}>
          <SessionsSection held={held} />
          {held.courseStatusId === CLASS_STATUS.completed && <ClassSheets machines={sheets} runs={runs} />}
          {held.notes !== '' && (
            <DetailSection title={detail.notes()}>
              <p dir="auto" className={styles.text}>
                {held.notes}
              </p>
            </DetailSection>
          )}
          <MessagesSection held={held} />
        </div>
      </div>
    </Detail>
  )
}

const useTelling = (tell: ClassDeskPageProps['tell']) => {
  const { news: said } = useWords().classDesk
  const told = useRef<ClassNews | null>(null)
  return ({ context: { news } }: ClassDeskSnapshot) => {
    if (news === null || news === told.current) return
    told.current = news
    tell({
      tone: 'success',
      text: news.what === 'messaged' ? said.messaged({ count: news.recipients }) : said[news.what](),
    })
  }
}

type EditingProps = Readonly<{ desk: ClassDeskActor; held: HeldClass; choices: ClassDeskPageProps['choices'] }>

/** What a class can be made of is asked for when it is first edited. */
const Editing = ({ desk, held, choices }: EditingProps) => {
  const words = useWords()
  const { classDesk } = words
  const list = useActorRef(choices, { input: { query: undefined } })
  const face = useSelector(list, resourceFace)
  const data = useSelector(list, selectData)
  const fault = useSelector(list, selectFault)
  const edit = useSelector(desk, ({ children }) => children.edit)
  const viewerId = useSelector(desk, ({ context }) => context.viewerId)
  if (!edit) return null
  if (data) {
    return (
      <>
        <PageHeader title={held.courseTitle} />
        <EditClass
          desk={desk}
          actor={edit}
          held={held}
          choices={data}
          viewerId={viewerId}
          isOwn={held.instructors.some(({ id }) => id === viewerId)}
        />
      </>
    )
  }
  if (face === 'failed') {
    return (
      <ErrorState
        level={1}
        title={classDesk.groundFailed()}
        {...retryWay(words, fault, () => list.send({ type: 'resource.retried' }))}
        action={
          <Button variant="outline" onClick={() => desk.send({ type: 'desk.left' })}>
            {words.actions.cancel()}
          </Button>
        }
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={classDesk.loading()} className={styles.loading}>
      <Skeleton height="4rem" width="40%" />
      <Skeleton height="24rem" />
    </div>
  )
}

const Faces = ({
  desk,
  choices,
  now,
  runs,
  sheets,
}: Readonly<{ desk: ClassDeskActor }> & Pick<ClassDeskPageProps, 'choices' | 'now' | 'runs' | 'sheets'>) => {
  const words = useWords()
  const { detail } = words.classDesk
  const held = useSelector(desk, ({ context }) => context.held)
  const fault = useSelector(desk, ({ context }) => context.fault)
  const isMissing = useSelector(desk, (at) => at.matches('missing'))
  const isFailed = useSelector(desk, (at) => at.matches('failed'))
  const isStale = useSelector(desk, (at) => at.matches({ ready: { record: 'stale' } }))
  const isEditing = useSelector(desk, (at) => at.matches({ ready: { desk: 'editing' } }))
  const mayOpen = useOpenPlaces()
  const back = mayOpen(DASH) ? (
    <LinkButton href={DASH}>{detail.toDash()}</LinkButton>
  ) : (
    <LinkButton href="/home">{detail.toHome()}</LinkButton>
  )
  const retry = () => desk.send({ type: 'class.retried' })
  if (isMissing) {
    return (
      <ErrorState level={1} title={detail.missingTitle()} action={back}>
        {detail.missing()}
      </ErrorState>
    )
  }
  if (isFailed) {
    return (
      <ErrorState level={1} title={detail.failed()} {...retryWay(words, fault, retry)} action={back}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (!held) {
    return (
      <div role="status" aria-label={detail.loading()} className={styles.loading}>
        <Skeleton height="8rem" />
        <Skeleton height="12rem" />
        <Skeleton height="24rem" />
      </div>
    )
  }
  return (
    <>
      {isStale && <StaleBanner onRetry={retry}>{detail.stale()}</StaleBanner>}
      {isEditing ? (
        <Editing desk={desk} held={held} choices={choices} />
      ) : (
        <HeldClassView desk={desk} held={held} now={now} runs={runs} sheets={sheets} />
      )}
      <MessageDialog desk={desk} held={held} />
      <CancelDialog desk={desk} held={held} />
    </>
  )
}

/** A class on the desk of who teaches it. */
export const ClassDeskPage = ({
  classId,
  viewerId,
  writeTo,
  runs,
  machine,
  choices,
  sheets,
  now,
  tell,
}: ClassDeskPageProps) => {
  const actor = useActorRef(machine, { input: { classId, viewerId, writeTo } }, useTelling(tell))
  return (
    <PageFrame>
      <Faces desk={actor} choices={choices} now={now} runs={runs} sheets={sheets} />
    </PageFrame>
  )
}
