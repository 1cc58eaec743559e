import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import { faultWords, retryWay } from '../../pages/fault-words.ts'
import { StaleBanner } from '../../pages/stale-banner.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { SkeletonText } from '../../ui/skeleton.view.tsx'
import { Events } from './events.view.tsx'
import { Notes } from './notes.view.tsx'
import * as panel from './panel.styles.ts'
import type { OwnPanel, QuickPanelProps } from './quick-panel-data.ts'
import { Today } from './today.view.tsx'

const styles = {
  panel: css({ display: 'grid', gap: '8', alignContent: 'start', minWidth: '0' }),
  guest: css({
    display: 'grid',
    gap: '3',
    justifyItems: 'start',
    paddingBlockStart: '6',
    borderBlockStartWidth: 'hairline',
  }),
  guestText: css({ color: 'fg.muted', textWrap: '[pretty]' }),
}

const Guest = () => {
  const { agenda, shell } = useWords()
  return (
    <div className={styles.guest}>
      <h3 className={panel.heading}>{agenda.guest.title()}</h3>
      <p className={styles.guestText}>{agenda.guest.text()}</p>
      <LinkButton href="/sign-in">{shell.signIn()}</LinkButton>
    </div>
  )
}

const Loading = () => {
  const { agenda } = useWords()
  return (
    <div role="status" aria-label={agenda.loading()} className={styles.panel}>
      <SkeletonText lines={4} />
      <SkeletonText lines={3} />
    </div>
  )
}

const Own = ({ own: { userId, contents, acts }, now }: { own: OwnPanel; now: number }) => {
  const words = useWords()
  const { agenda } = words
  const resource = useActorRef(contents, { input: { query: userId } })
  const actor = useActorRef(acts, { input: { userId } })
  const face = useSelector(resource, resourceFace)
  const held = useSelector(resource, selectData)
  const fault = useSelector(resource, selectFault)
  const retry = () => resource.send({ type: 'resource.retried' })
  if (face === 'loading') return <Loading />
  if (!held) {
    return (
      <ErrorState level={3} size="section" title={agenda.failedTitle()} {...retryWay(words, fault, retry)}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <>
      {face === 'partial' && <StaleBanner onRetry={retry}>{agenda.stale()}</StaleBanner>}
      <Events events={held.events} now={now} acts={actor} />
      <Notes notes={held.notes} acts={actor} />
    </>
  )
}

/** The day, what is coming up for the person, and what they noted. It stands in a sheet, or beside the page. */
export const QuickPanel = ({ clock, now, own }: QuickPanelProps) => {
  const time = useActorRef(clock, { input: { query: undefined, first: now } })
  const moment = useSelector(time, selectData) ?? now
  return (
    <div className={styles.panel}>
      <Today now={moment} />
      {own ? <Own key={own.userId} own={own} now={moment} /> : <Guest />}
    </div>
  )
}
