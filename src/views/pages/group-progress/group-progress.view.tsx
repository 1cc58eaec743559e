import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { ProgressOverview } from '../../../domain/contract/group-progress.contract.ts'
import { GROUP_PROGRESS } from '../../../domain/contract/group-progress.list.ts'
import { readListAsked } from '../../../domain/list.ts'
import { useWords } from '../../../i18n/words.tsx'
import { resourceFace, selectData, selectFault } from '../../../machines/resource/resource.connect.ts'
import type { ResourceActor } from '../../../machines/resource/resource.machine.ts'
import { EmptyLane } from '../../illustrations/empty-lane.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { useDeed } from '../deed-dialog.view.tsx'
import { faultWords, retryWay } from '../fault-words.ts'
import { isolated } from '../invitations/invitation-words.ts'
import { ListPage } from '../list-page.view.tsx'
import { StaleBanner } from '../stale-banner.view.tsx'
import { Figures } from './figures.view.tsx'
import type { GroupProgressProps, ProgressDeedActors } from './group-progress.props.ts'
import { Matrix } from './matrix.view.tsx'
import { RemindDialog } from './remind-dialog.view.tsx'
import { RequirementsDialog } from './requirements-dialog.view.tsx'

const styles = { loading: css({ display: 'grid', gap: '4' }) }

/** Reminding people, and saying what a group is to hold; each tells what came of it. */
const useProgressDeeds = ({
  reminding,
  requiring,
  tell,
  acting,
}: Pick<GroupProgressProps, 'reminding' | 'requiring' | 'tell' | 'acting'>): ProgressDeedActors => {
  const { news } = useWords().progressMatrix
  return {
    reminding: useDeed(reminding, ({ outcome }) => acting.begun(outcome)),
    requiring: useDeed(requiring, ({ subject }) =>
      tell({ tone: 'success', text: news.set({ group: isolated(subject.name) }) }),
    ),
  }
}

type OverviewActor = ResourceActor<ProgressOverview, number | null>

/** The figures are those of the group that the address names. */
const GroupByAddress = ({ actor, groupId }: Readonly<{ actor: OverviewActor; groupId: number | null }>) => {
  const [follow] = useState(() => (element: HTMLElement | null) => {
    if (element && actor.getSnapshot().context.query !== groupId) actor.send({ type: 'query.changed', query: groupId })
  })
  return <span hidden ref={follow} />
}

/** How a coordinator's people stand in their courses, and what can be done about it. */
export const GroupProgress = ({ title, query, overview, list, ...doing }: GroupProgressProps) => {
  const words = useWords()
  const said = words.progressMatrix
  const asked = readListAsked(GROUP_PROGRESS, query)
  const group = Number(asked.filters['group']?.[0])
  const groupId = Number.isSafeInteger(group) && group > 0 ? group : null
  const reading = useActorRef(overview, { input: { query: groupId } })
  const deeds = useProgressDeeds(doing)
  const face = useSelector(reading, resourceFace)
  const shown = useSelector(reading, selectData)
  const fault = useSelector(reading, selectFault)
  const retry = () => reading.send({ type: 'resource.retried' })
  const opened = shown?.groups.find(({ id }) => id === groupId) ?? shown?.groups[0]
  return (
    <ListPage
      title={title}
      lead={said.lead()}
      figures={
        shown && shown.groups.length > 0 && <Figures overview={shown} asked={asked} reminding={deeds.reminding} />
      }
    >
      <GroupByAddress key={groupId} actor={reading} groupId={groupId} />
      {face === 'partial' && <StaleBanner onRetry={retry}>{said.stale()}</StaleBanner>}
      {!shown && face === 'failed' && (
        <ErrorState title={said.failed()} size="section" {...retryWay(words, fault, retry)}>
          {faultWords(words, fault)}
        </ErrorState>
      )}
      {!shown && face !== 'failed' && (
        <div role="status" aria-label={said.loading()} className={styles.loading}>
          <Skeleton height="2.4rem" />
          <Skeleton height="24rem" />
        </div>
      )}
      {shown && shown.groups.length === 0 && (
        <EmptyState
          title={said.noGroupsTitle()}
          size="section"
          illustration={<EmptyLane />}
          action={<LinkButton href="/coordinator/students">{said.toStudents()}</LinkButton>}
        >
          {said.noGroups()}
        </EmptyState>
      )}
      {shown && shown.groups.length > 0 && (
        <>
          <Matrix query={query} list={list} deeds={deeds} overview={shown} opened={opened} acting={doing.acting} />
          <RemindDialog actor={deeds.reminding} courses={shown.courses} />
          <RequirementsDialog actor={deeds.requiring} overview={shown} />
        </>
      )}
    </ListPage>
  )
}
