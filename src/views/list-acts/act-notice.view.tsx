import { useSelector } from '@xstate/react'
import { CircleCheck, Download, FileDown, TriangleAlert, Undo2, X } from 'lucide-react'
import { css } from 'styled-system/css'

import { isActUnderway } from '../../domain/list-act.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import type { ListActActor, ListActSnapshot } from '../../machines/list-act/list-act.machine.ts'
import { faultWords } from '../pages/fault-words.ts'
import { Button } from '../ui/button.view.tsx'
import { IconButton } from '../ui/icon-button.view.tsx'
import { Icon } from '../ui/icon.view.tsx'
import { ProgressBar } from '../ui/progress-bar.view.tsx'
import { DISMISSES, goingMessage } from '../ui/region-key.ts'
import { Spinner } from '../ui/spinner.view.tsx'
import { holdWhileUsed } from '../ui/toast-region.view.tsx'
import { actDoing, actName, actOutcome, actProgress } from './act-words.ts'

const styles = {
  going: css({ display: 'contents' }),
  card: css({
    display: 'grid',
    gap: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    paddingBlock: '3',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'surface',
    backgroundColor: 'bg.raised',
    boxShadow: 'float',
    pointerEvents: 'auto',
    presence: 'rise',
  }),
  head: css({ display: 'flex', alignItems: 'flex-start', gap: '3' }),
  icon: css({
    display: 'grid',
    marginBlockStart: '0.5',
    color: 'status.success.fg',
    '&[data-tone=warning]': { color: 'status.warning.fg' },
  }),
  text: css({ flex: '1', minWidth: '0', lineHeight: 'snug', overflowWrap: 'anywhere' }),
  more: css({ textStyle: 'small', color: 'fg.muted' }),
  acts: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
}

type Said = Readonly<{ lines: readonly string[]; isWarning: boolean }>

const selectFailure = (at: ListActSnapshot): 'uncancelled' | 'notUndone' | 'lost' | null => {
  if (at.matches({ course: 'uncancelled' })) return 'uncancelled'
  if (at.matches({ course: 'lost' })) return 'lost'
  return at.matches({ course: 'notUndone' }) || at.matches({ course: 'refused' }) ? 'notUndone' : null
}

const selectActs = (at: ListActSnapshot): string =>
  [
    at.can({ type: 'cancel.chosen' }) && 'cancel',
    at.can({ type: 'undo.chosen' }) && 'undo',
    at.can({ type: 'act.dismissed' }) && 'dismiss',
    at.context.act.file?.until && 'fetch',
  ]
    .filter(Boolean)
    .join(' ')

/** What is said of it: where something did not come about, that first. */
const useSaid = (actor: ListActActor): Said => {
  const words = useWords()
  const act = useSelector(actor, ({ context }) => context.act)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const failure = useSelector(actor, selectFailure)
  const isUnsaved = useSelector(actor, (at) => at.matches({ results: 'failed' }))
  const isUnfetched = useSelector(actor, (at) => at.matches({ file: 'failed' }))
  const outcome = isActUnderway(act.state) ? [] : actOutcome(words, act)
  const failed = failure === null ? [] : [words.listActs[failure](), faultWords(words, fault)]
  return {
    lines: [
      ...failed,
      ...(isUnsaved ? [words.listActs.unsaved()] : []),
      ...(isUnfetched ? [words.listActs.file.unsaved(), faultWords(words, fault)] : []),
      ...outcome,
    ],
    isWarning:
      failed.length > 0 || isUnsaved || isUnfetched || act.refused > 0 || act.kept > 0 || act.state === 'failed',
  }
}

/** What was chosen is chosen once: then the card itself has the focus that was there. */
const keepInCard = (act: HTMLElement | null) => () => {
  if (act?.contains(document.activeElement)) act.closest<HTMLElement>('[role=group]')?.focus()
}

/** One act on rows of a list: how far it is, or what became of it, and what can be done about it. */
export const ActNotice = ({ actor }: Readonly<{ actor: ListActActor }>) => {
  const words = useWords()
  const { listActs } = words
  const formats = useFormats()
  const act = useSelector(actor, ({ context }) => context.act)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isGone = useSelector(actor, (at) => at.hasTag('gone'))
  const isSaving = useSelector(actor, (at) => at.matches({ results: 'preparing' }))
  const isFetching = useSelector(actor, (at) => at.matches({ file: 'fetching' }))
  const can = useSelector(actor, selectActs).split(' ')
  const { lines, isWarning } = useSaid(actor)
  if (isGone) return null
  const name = actName(words, act)
  const isUnderway = isActUnderway(act.state)
  const { over, all } = actProgress(act)
  const [first, ...rest] = lines
  const hold = () => actor.send({ type: 'attention.gained' })
  const release = () => actor.send({ type: 'attention.lost' })
  return (
    <div ref={goingMessage} className={styles.going}>
      <div
        role="group"
        tabIndex={-1}
        aria-label={name}
        className={styles.card}
        ref={(card) => holdWhileUsed(card, hold, release)}
      >
        {isUnderway && (
          <ProgressBar
            label={actDoing(words, act)}
            value={over}
            max={all}
            valueText={listActs.progress({ done: formats.number(over), total: formats.number(all) })}
          />
        )}
        <div className={styles.head}>
          {first !== undefined && (
            <span className={styles.icon} data-tone={isWarning ? 'warning' : 'success'}>
              {isBusy ? <Spinner /> : <Icon as={isWarning ? TriangleAlert : CircleCheck} />}
            </span>
          )}
          <div role="status" className={styles.text}>
            <p>{first}</p>
            {rest.map((line) => (
              <p key={line} className={styles.more}>
                {line}
              </p>
            ))}
          </div>
          {can.includes('dismiss') && (
            <IconButton
              {...{ [DISMISSES]: '' }}
              icon={X}
              size="sm"
              label={listActs.dismiss({ act: name })}
              onClick={() => actor.send({ type: 'act.dismissed' })}
            />
          )}
        </div>
        <div className={styles.acts}>
          {can.includes('cancel') && (
            <span ref={keepInCard}>
              <Button
                variant="outline"
                size="sm"
                aria-label={listActs.cancelNamed({ act: name })}
                onClick={() => actor.send({ type: 'cancel.chosen' })}
              >
                {listActs.cancel()}
              </Button>
            </span>
          )}
          {can.includes('undo') && (
            <span ref={keepInCard}>
              <Button
                variant="outline"
                size="sm"
                icon={Undo2}
                aria-label={listActs.undoNamed({ act: name })}
                onClick={() => actor.send({ type: 'undo.chosen' })}
              >
                {listActs.undo()}
              </Button>
            </span>
          )}
          {can.includes('fetch') && (
            <Button
              size="sm"
              icon={FileDown}
              busy={isFetching}
              aria-label={listActs.file.saveNamed({ act: name })}
              onClick={() => actor.send({ type: 'file.chosen' })}
            >
              {listActs.file.save()}
            </Button>
          )}
          {!isUnderway && act.total > 1 && (
            <Button
              variant="ghost"
              size="sm"
              icon={Download}
              busy={isSaving}
              aria-label={listActs.resultsNamed({ act: name })}
              onClick={() => actor.send({ type: 'results.chosen' })}
            >
              {listActs.results()}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
