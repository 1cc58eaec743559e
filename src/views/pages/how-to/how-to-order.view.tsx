import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { HowToOrderActor, HowToOrderMachine } from '../../../machines/how-to/how-to-order.machine.ts'
import { OrderedItems } from '../../ordered/ordered-items.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { ErrorState } from '../../ui/error-state.view.tsx'
import { Skeleton } from '../../ui/skeleton.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { faultWords } from '../fault-words.ts'
import { HOW_TO_TONES } from './how-to-words.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minHeight: '10',
    paddingInline: '3',
    paddingBlock: '1.5',
    borderWidth: 'hairline',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
  }),
  name: css({ flex: '[1 1 12rem]', minWidth: '0', fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  state: css({ minHeight: '6' }),
}

type OrderProps = Readonly<{ actor: HowToOrderActor }>

/** What became of the last move. */
const News = ({ actor }: OrderProps) => {
  const words = useWords()
  const { ordering: said } = words.howToList
  const isSaving = useSelector(actor, (at) => at.hasTag('busy'))
  const isUnsaved = useSelector(actor, (at) => at.matches({ ready: 'unsaved' }))
  const isOutdated = useSelector(actor, (at) => at.matches({ ready: 'outdated' }))
  const fault = useSelector(actor, ({ context }) => context.fault)
  const retry = () => actor.send({ type: 'order.retried' })
  if (isOutdated || isUnsaved) {
    return (
      <Banner
        tone={isOutdated ? 'warning' : 'danger'}
        announce="alert"
        title={isOutdated ? said.outdatedTitle() : said.unsaved()}
        action={
          <Button size="sm" variant="outline" onClick={retry}>
            {isOutdated ? said.readAnew() : words.actions.retry()}
          </Button>
        }
      >
        {isOutdated ? said.outdated() : faultWords(words, fault)}
      </Banner>
    )
  }
  return (
    <div className={styles.state}>
      {isSaving ? <StatusChip>{said.saving()}</StatusChip> : <StatusChip tone="success">{said.saved()}</StatusChip>}
    </div>
  )
}

const Faces = ({ actor }: OrderProps) => {
  const words = useWords()
  const { ordering: said, states } = words.howToList
  const formats = useFormats()
  const items = useSelector(actor, ({ context }) => context.items)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isReading = useSelector(actor, (at) => at.matches('reading'))
  const isUnread = useSelector(actor, (at) => at.matches('unread'))
  if (isUnread) {
    return (
      <ErrorState
        size="section"
        title={said.unread()}
        retryLabel={words.actions.retry()}
        onRetry={() => actor.send({ type: 'order.retried' })}
      >
        {faultWords(words, fault)}
      </ErrorState>
    )
  }
  if (isReading) {
    return (
      <div role="status" aria-label={said.loading()}>
        <Skeleton height="16rem" />
      </div>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState size="section" level={3} title={said.emptyTitle()}>
        {said.empty()}
      </EmptyState>
    )
  }
  return (
    <>
      <News actor={actor} />
      <OrderedItems
        label={said.list()}
        items={items.map(({ id, title, state }) => ({ key: String(id), title, state }))}
        idOf={(key, way) => `how-to-${key}-${way}`}
        nameOf={({ title }) => title}
        onMove={(key, by) => actor.send({ type: 'video.moved', id: Number(key), by })}
        renderItem={({ title, state }, index) => (
          <div className={styles.row}>
            <span className={styles.name}>
              {formats.number(index + 1)}. <bdi>{title}</bdi>
            </span>
            {state !== 'published' && <StatusChip tone={HOW_TO_TONES[state]}>{states[state]()}</StatusChip>}
          </div>
        )}
      />
    </>
  )
}

type OrderDialogProps = Readonly<{ machine: HowToOrderMachine; onClose: () => void }>

/** The order in which videos are offered. Each move is saved at once. */
const OrderDialog = ({ machine, onClose }: OrderDialogProps) => {
  const words = useWords()
  const { ordering: said } = words.howToList
  const actor = useActorRef(machine)
  return (
    <Dialog open onClose={onClose} title={said.title()} description={said.lead()} closeLabel={words.actions.close()}>
      <div className={styles.root}>
        <Faces actor={actor} />
      </div>
    </Dialog>
  )
}

export default OrderDialog
