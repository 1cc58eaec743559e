import { useSelector } from '@xstate/react'
import { Lock } from 'lucide-react'
import { css } from 'styled-system/css'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { markTyped } from '../../../../domain/transcript-search.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { TranscriptActor } from '../../../../machines/lesson/transcript.machine.ts'
import { MarkedText } from '../../../marked-text.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { Icon } from '../../../ui/icon.view.tsx'
import { Spinner } from '../../../ui/spinner.view.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.view.tsx'
import { faultWords } from '../../fault-words.ts'

const styles = {
  root: css({ display: 'grid', gap: '3' }),
  title: css({ textStyle: 'label' }),
  quiet: css({ display: 'flex', alignItems: 'center', gap: '2', color: 'fg.muted', textStyle: 'small' }),
  lesson: css({ display: 'grid', gap: '1', paddingBlock: '2', borderBlockStartWidth: 'hairline' }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'baseline',
    gap: '3',
    width: 'full',
    minHeight: 'target',
    _touch: { minHeight: 'touch' },
    paddingInline: '2',
    paddingBlock: '1.5',
    borderRadius: 'control',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.sunken' },
  }),
  time: css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

type ElsewhereProps = Readonly<{ transcript: TranscriptActor; onOpen: (lessonId: number, second: number) => void }>

const Found = ({ transcript, onOpen }: ElsewhereProps) => {
  const words = useWords().lesson.transcript
  const found = useSelector(transcript, ({ context }) => context.elsewhere)
  const text = useSelector(transcript, ({ context }) => context.text)
  if (found.length === 0) return <p className={styles.quiet}>{words.elsewhereCount({ count: 0 })}</p>
  return (
    <ul>
      {found.map(({ lessonId, position, title, isLocked, total, lines }) => (
        <li key={lessonId} className={styles.lesson}>
          <p className={styles.name}>
            {position}. <bdi>{title}</bdi>
          </p>
          {isLocked ? (
            <p className={styles.quiet}>
              <Icon as={Lock} size="sm" />
              {words.locked({ count: total })}
            </p>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={line.start}>
                  <button type="button" className={styles.line} onClick={() => onOpen(lessonId, line.start)}>
                    <VisuallyHidden>{words.open({ at: formatVideoLength(line.start) })}: </VisuallyHidden>
                    <span aria-hidden dir="ltr" className={styles.time}>
                      {formatVideoLength(line.start)}
                    </span>
                    <span>
                      <MarkedText text={markTyped(line.text, text)} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!isLocked && total > lines.length && (
            <p className={styles.quiet}>{words.more({ count: total - lines.length })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Where the other lessons say it. Load this file when something is searched. */
const TranscriptElsewhere = ({ transcript, onOpen }: ElsewhereProps) => {
  const words = useWords()
  const isSearched = useSelector(transcript, (snapshot) => snapshot.matches({ search: 'searched' }))
  const isUnasked = useSelector(transcript, (snapshot) => snapshot.matches({ search: 'unasked' }))
  const fault = useSelector(transcript, ({ context }) => context.fault)
  return (
    <section aria-labelledby="elsewhere" className={styles.root}>
      <h3 id="elsewhere" className={styles.title}>
        {words.lesson.transcript.elsewhere()}
      </h3>
      {isSearched && <Found transcript={transcript} onOpen={onOpen} />}
      {!isSearched && !isUnasked && (
        <p className={styles.quiet}>
          <Spinner size="sm" />
          {words.lesson.transcript.searching()}
        </p>
      )}
      {isUnasked && (
        <div className={styles.quiet}>
          <p role="status">
            {words.lesson.transcript.unasked()} {faultWords(words, fault)}
          </p>
          <Button size="sm" variant="outline" onClick={() => transcript.send({ type: 'search.retried' })}>
            {words.actions.retry()}
          </Button>
        </div>
      )}
    </section>
  )
}

// The default export is what React's lazy() takes.
export default TranscriptElsewhere
