import { useActorRef, useSelector } from '@xstate/react'
import { Download, FileDown, History, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import type { ListAct } from '../../domain/contract/list-acts.list.ts'
import type { ActedListId } from '../../domain/list-act.ts'
import { isActUnderway, LIST_ACT_DAYS, type ListActState } from '../../domain/list-act.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import type { DeedActor } from '../../machines/deed/deed.machine.ts'
import { resourceFace, selectData, selectFault } from '../../machines/resource/resource.connect.ts'
import { DeedFailure } from '../pages/deed-failure.view.tsx'
import { faultWords, retryWay } from '../pages/fault-words.ts'
import { useProgrammeDates } from '../programme-dates.ts'
import { Button } from '../ui/button.view.tsx'
import Dialog from '../ui/dialog.view.tsx'
import { EmptyState } from '../ui/empty-state.view.tsx'
import { ErrorState } from '../ui/error-state.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { ProgressBar } from '../ui/progress-bar.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'
import { StatusChip, type StatusTone } from '../ui/status-chip.view.tsx'
import { actDoing, actName, actOutcome, actProgress } from './act-words.ts'
import type { Acting } from './list-acts.props.ts'

const styles = {
  list: css({ display: 'grid', listStyle: 'none', padding: '0', margin: '0' }),
  item: css({
    display: 'grid',
    gap: '2',
    paddingBlock: '3',
    borderBlockStartWidth: 'hairline',
    borderColor: 'border',
    _first: { borderBlockStartWidth: '[0]' },
  }),
  head: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  name: css({ textStyle: 'label' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

const TONE: Readonly<Record<ListActState, StatusTone>> = {
  running: 'info',
  done: 'success',
  cancelled: 'neutral',
  failed: 'warning',
  undoing: 'info',
  undone: 'neutral',
}

type EntryProps = Readonly<{
  act: ListAct
  acting: Acting
  saving: DeedActor<ListAct>
  fetching: DeedActor<ListAct>
}>

const Entry = ({ act, acting, saving, fetching }: EntryProps) => {
  const words = useWords()
  const { listActs } = words
  const { history } = listActs
  const formats = useFormats()
  const dates = useProgrammeDates()
  const isSaving = useSelector(saving, (at) => at.hasTag('busy') && at.context.subject?.id === act.id)
  const isFetching = useSelector(fetching, (at) => at.hasTag('busy') && at.context.subject?.id === act.id)
  const name = actName(words, act)
  const isUnderway = isActUnderway(act.state)
  const { over, all } = actProgress(act)
  const fetched = act.file?.until ?? null
  const until = act.file
    ? fetched && listActs.file.until({ date: dates.dateTime(fetched) })
    : act.undoUntil === null
      ? history.never()
      : act.isUndoable
        ? history.until({ date: dates.date(act.undoUntil) })
        : null
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <StatusChip tone={TONE[act.state]}>{history.states[act.state]()}</StatusChip>
        <span className={styles.muted}>
          {history.rows({ count: act.total })} · {dates.dateTime(act.createdAt)}
        </span>
      </div>
      {isUnderway ? (
        <ProgressBar
          label={actDoing(words, act)}
          value={over}
          max={all}
          valueText={listActs.progress({ done: formats.number(over), total: formats.number(all) })}
        />
      ) : (
        // Each is a sentence of its own: none goes on with what another says.
        actOutcome(words, act).map((line) => (
          <p key={line} className={styles.muted}>
            {line}
          </p>
        ))
      )}
      {until !== null && !isUnderway && <p className={styles.muted}>{until}</p>}
      <div className={styles.acts}>
        {act.state === 'running' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={listActs.cancelNamed({ act: name })}
            onClick={() => acting.cancel(act)}
          >
            {listActs.cancel()}
          </Button>
        )}
        {act.isUndoable && (
          <Button
            variant="outline"
            size="sm"
            icon={Undo2}
            aria-label={listActs.undoNamed({ act: name })}
            onClick={() => acting.undo(act)}
          >
            {listActs.undo()}
          </Button>
        )}
        {fetched !== null && (
          <Button
            variant="outline"
            size="sm"
            icon={FileDown}
            busy={isFetching}
            aria-label={listActs.file.saveNamed({ act: name })}
            onClick={() => fetching.send({ type: 'deed.begun', subject: act })}
          >
            {listActs.file.save()}
          </Button>
        )}
        {!isUnderway && (
          <Button
            variant="ghost"
            size="sm"
            icon={Download}
            busy={isSaving}
            aria-label={listActs.resultsNamed({ act: name })}
            onClick={() => saving.send({ type: 'deed.begun', subject: act })}
          >
            {listActs.results()}
          </Button>
        )}
      </div>
    </li>
  )
}

type HistoryProps = Readonly<{ list: ActedListId; acting: Acting }>

const Entries = ({ list, acting }: HistoryProps) => {
  const words = useWords()
  const { history, unsaved, file } = words.listActs
  const [machine] = useState(() => acting.history(list))
  const actor = useActorRef(machine, { input: { query: undefined } })
  const saving = useActorRef(acting.saving)
  const fetching = useActorRef(acting.fetching)
  const face = useSelector(actor, resourceFace)
  const fault = useSelector(actor, selectFault)
  const acts = useSelector(actor, selectData)
  if (acts === undefined) {
    return face === 'failed' ? (
      <ErrorState
        title={history.failedTitle()}
        size="section"
        {...retryWay(words, fault, () => actor.send({ type: 'resource.retried' }))}
      >
        {faultWords(words, fault)}
      </ErrorState>
    ) : (
      <div role="status" aria-label={history.loading()}>
        <Skeleton height="12rem" />
      </div>
    )
  }
  if (acts.length === 0) {
    return (
      <EmptyState title={history.emptyTitle()} size="section">
        {history.empty()}
      </EmptyState>
    )
  }
  return (
    <>
      <DeedFailure actor={saving} unread={unsaved()} />
      <DeedFailure actor={fetching} unread={file.unsaved()} />
      <ul className={styles.list}>
        {acts.map((act) => (
          <Entry key={act.id} act={act} acting={acting} saving={saving} fetching={fetching} />
        ))}
      </ul>
    </>
  )
}

/** What a person did with rows of a list at once, from where it can be undone as long as that is possible. */
const ActHistory = ({ list, acting, isPicture }: HistoryProps & Readonly<{ isPicture: boolean }>) => {
  const words = useWords()
  const { history } = words.listActs
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      {isPicture ? (
        <IconButton icon={History} label={history.open()} aria-haspopup="dialog" onClick={open} />
      ) : (
        <Button variant="outline" icon={History} aria-haspopup="dialog" onClick={open}>
          {history.open()}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={history.title()}
        description={history.lead({ days: formats.number(LIST_ACT_DAYS) })}
        closeLabel={words.actions.close()}
      >
        {isOpen && <Entries list={list} acting={acting} />}
      </Dialog>
    </>
  )
}

/** For the tools of a list: `tools={actHistory(GROUP_STUDENTS_LIST.id, acting)}`. */
export const actHistory = (list: ActedListId, acting: Acting) => {
  const Tool = (isPicture: boolean) => <ActHistory list={list} acting={acting} isPicture={isPicture} />
  return Tool
}
