import { CalendarDays, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { allOf } from '../../../domain/keys.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { Banner, type BannerTone } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { FilterChip } from '../../ui/filter-chip.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { ProgressBar } from '../../ui/progress-bar.view.tsx'
import { ProgressRing } from '../../ui/progress-ring.view.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.view.tsx'
import { Spinner } from '../../ui/spinner.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.view.tsx'
import { WatchedTrack } from '../../ui/watched-track.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { row } from './controls.view.tsx'

export type OnMessage = (tone: 'info' | 'error', text: string) => void

export const StatusSample = () => {
  const { status } = useWords().example
  const [isFiltered, setFiltered] = useState(true)
  return (
    <>
      <SectionLead>{status.lead()}</SectionLead>
      <div className={row}>
        <StatusChip tone="success">{status.verified()}</StatusChip>
        <StatusChip tone="warning">{status.expiring()}</StatusChip>
        <StatusChip tone="danger">{status.expired()}</StatusChip>
        <StatusChip tone="info" icon={CalendarDays}>
          {status.scheduled()}
        </StatusChip>
        <StatusChip>{status.active()}</StatusChip>
        <StatusChip tone="brand" icon={Sparkles}>
          {status.new()}
        </StatusChip>
      </div>
      <div className={row}>
        {isFiltered ? (
          <FilterChip removeLabel={status.removeFilter({ name: status.filter() })} onRemove={() => setFiltered(false)}>
            {status.filter()}
          </FilterChip>
        ) : (
          <Button size="sm" variant="outline" onClick={() => setFiltered(true)}>
            {status.restoreFilter()}
          </Button>
        )}
      </div>
    </>
  )
}

const TONES = allOf<BannerTone>()(['info', 'success', 'warning', 'danger', 'offline'])

export const MessageSample = ({ onMessage }: { onMessage: OnMessage }) => {
  const { messages } = useWords().example
  return (
    <>
      <SectionLead>{messages.lead()}</SectionLead>
      <div className={css({ display: 'grid', gap: '3', marginBlockStart: '6' })}>
        {TONES.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title={messages[tone]()}
            {...(tone === 'warning' && {
              action: (
                <LinkButton href="#data" size="sm" variant="outline">
                  {messages.action()}
                </LinkButton>
              ),
            })}
          >
            {tone === 'danger' && messages.text()}
          </Banner>
        ))}
      </div>
      <div className={row}>
        <Button variant="outline" onClick={() => onMessage('info', messages.said())}>
          {messages.say()}
        </Button>
        <Button variant="outline" onClick={() => onMessage('error', messages.saidProblem())}>
          {messages.sayProblem()}
        </Button>
      </div>
    </>
  )
}

const DONE = 3
const LESSONS = 9
const VIDEO = {
  timeLength: 60,
  ranges: [
    [0, 22],
    [30, 41],
  ],
  position: 36,
  buffered: 48,
} as const
const WATCHED = 33

export const ProgressSample = () => {
  const { progress } = useWords().example
  const formats = useFormats()
  const said = progress.lessons({ done: DONE, total: LESSONS })
  return (
    <>
      <SectionLead>{progress.lead()}</SectionLead>
      <div className={css({ display: 'grid', gap: '6', maxWidth: 'form', marginBlockStart: '6' })}>
        <ProgressBar label={progress.course()} value={DONE} max={LESSONS} valueText={said} />
        <ProgressRing label={progress.course()} value={DONE} max={LESSONS} valueText={said} size="lg">
          {formats.percent(DONE / LESSONS)}
        </ProgressRing>
        <WatchedTrack
          label={progress.watched()}
          valueText={progress.watchedText({ seconds: WATCHED, total: VIDEO.timeLength })}
          {...VIDEO}
        />
        <div className={css({ display: 'flex', alignItems: 'center', gap: '3' })}>
          <Spinner />
          {progress.loading()}
        </div>
        <div className={css({ display: 'grid', gap: '3' })}>
          <p>{progress.skeleton()}</p>
          <div className={css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '4' })}>
            <Skeleton width="4.8rem" height="4.8rem" round />
            <SkeletonText lines={3} />
          </div>
          <VisuallyHidden>{progress.loading()}</VisuallyHidden>
        </div>
      </div>
    </>
  )
}

const halves = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '6',
  marginBlockStart: '6',
})

export const EmptySample = () => {
  const words = useWords()
  const { empty } = words.example
  const [tries, setTries] = useState(0)
  return (
    <>
      <SectionLead>{empty.lead()}</SectionLead>
      <div className={halves}>
        <EmptyState
          level={3}
          size="section"
          title={empty.emptyTitle()}
          illustration={<EmptyLane />}
          action={
            <LinkButton href="/home" variant="outline">
              {empty.browse()}
            </LinkButton>
          }
        >
          {empty.empty()}
        </EmptyState>
        <ErrorState
          level={3}
          size="section"
          title={empty.failedTitle()}
          retryLabel={words.actions.retry()}
          onRetry={() => setTries(tries + 1)}
        >
          <p>{empty.failed()}</p>
          {tries > 0 && <p>{empty.tries({ count: tries })}</p>}
        </ErrorState>
      </div>
    </>
  )
}
