import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, type ComponentType } from 'react'
import { css } from 'styled-system/css'

import type { PersonProfile } from '../../domain/contract/person-page.contract.ts'
import { notUnderstood } from '../../domain/list.ts'
import { MERGE_TAB } from '../../domain/person-address.ts'
import type { PersonPart } from '../../domain/person-page.ts'
import { useWords } from '../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import { LostAsked } from '../list/lost-asked.view.tsx'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { PageFrame } from '../pages/page-frame.view.tsx'
import { PageParts } from '../pages/page-parts.view.tsx'
import { StaleBanner } from '../pages/stale-banner.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { handingOn } from '../ui/focus-heir.ts'
import { latePart } from '../ui/late-part.ts'
import { Link, LinkButton } from '../ui/link.view.tsx'
import { PageHeader } from '../ui/page-header.view.tsx'
import { pageHeading } from '../ui/page-heading.ts'
import { Skeleton } from '../ui/skeleton.view.tsx'
import { StatusChip } from '../ui/status-chip.view.tsx'
import { AccessPart } from './access-part.view.tsx'
import { HistoryPart } from './history-part.view.tsx'
import { MessagesPart } from './messages-part.view.tsx'
import type { PersonPageProps, PersonPartProps } from './person.props.ts'
import { ProfilePart } from './profile-part.view.tsx'
import { TrainingPart } from './training-part.view.tsx'

// Of those who look at somebody few make two of them one.
const MergePart = latePart(() => import('../person-merge/merge-part.view.tsx'))

const PARTS: Readonly<Record<PersonPart, ComponentType<PersonPartProps>>> = {
  profile: ProfilePart,
  training: TrainingPart,
  access: AccessPart,
  messages: MessagesPart,
  history: HistoryPart,
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', paddingBlockEnd: '6' }),
  head: css({ '& > header': { marginBlockEnd: '0' } }),
  title: css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  part: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' }),
  parts: css({ _print: { display: 'none' } }),
}

/** A link within a part goes with it. */
const leavingPart = handingOn(pageHeading)

const Whole = ({ profile, ...props }: PersonPageProps & Readonly<{ profile: PersonProfile }>) => {
  const { personPage: said } = useWords()
  const { addressOf, approvals, back, lost = [], machines, merge, mergeOf, part: asked, userId } = props
  // Whoever sees how somebody signs in makes two of them one.
  const isMerging = merge !== undefined && profile.parts.includes('access')
  const part = isMerging ? 'access' : (profile.parts.find((one) => one === asked) ?? 'profile')
  const Part = PARTS[part]
  // To whoever may not see a part it is none: they are not shown another without a word.
  const isThere = merge === undefined ? part === asked : isMerging
  const notThere = isThere ? lost : [notUnderstood('tab', merge === undefined ? asked : MERGE_TAB)]
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <PageHeader
          isDense
          eyebrow={
            <Link href={back.href} variant="quiet">
              {back.label}
            </Link>
          }
          title={
            <span className={styles.title}>
              <bdi>{`${profile.firstName} ${profile.lastName}`}</bdi>
              {profile.state === 'deactivated' && <StatusChip>{said.deactivated()}</StatusChip>}
            </span>
          }
        />
      </div>
      <div className={styles.parts}>
        <PageParts
          label={said.tabs.label()}
          parts={profile.parts.map((one) => ({
            key: one,
            label: said.tabs[one](),
            href: addressOf(one),
            isCurrent: one === part,
          }))}
        />
      </div>
      {notThere.length > 0 && <LostAsked lost={notThere} of="page" />}
      <div key={isMerging ? `merge ${merge.goesId}` : part} ref={leavingPart} className={styles.part}>
        {isMerging ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <MergePart
              key={merge.goesId}
              machine={machines.merging}
              staysId={userId}
              goesId={merge.goesId}
              addresses={{ mergeOf, back: addressOf('access'), training: addressOf('training'), approvals }}
            />
          </Suspense>
        ) : (
          <Part {...props} profile={profile} />
        )}
      </div>
    </div>
  )
}

const Faces = (props: PersonPageProps) => {
  const words = useWords()
  const { personPage: said } = words
  const actor = useActorRef(props.machines.profile, { input: { query: undefined } })
  const profile = useSelector(actor, selectData)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const retry = () => actor.send({ type: 'resource.retried' })
  const toList = <LinkButton href={props.back.href}>{props.back.label}</LinkButton>
  if (profile !== undefined) {
    return (
      <>
        {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
        <Whole {...props} profile={profile} />
      </>
    )
  }
  if (face === 'failed' && fault?.kind === 'notFound') {
    return (
      <ErrorState level={1} title={said.missingTitle()} action={toList}>
        {said.missing()}
      </ErrorState>
    )
  }
  if (face === 'failed') {
    return (
      <ErrorState level={1} title={said.failed()} {...retryWay(words, fault, retry)} action={toList}>
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  return (
    <div role="status" aria-label={said.loading()} className={styles.root}>
      <Skeleton height="4rem" />
      <Skeleton height="3rem" />
      <Skeleton height="24rem" />
    </div>
  )
}

/** The page of one person. Give it a key of whose it is. */
export const PersonPage = (props: PersonPageProps) => (
  <PageFrame isDense>
    <Faces {...props} />
  </PageFrame>
)
