import { useActorRef, useSelector } from '@xstate/react'
import { ArrowDownToLine } from 'lucide-react'
import { Suspense } from 'react'
import { css } from 'styled-system/css'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { markTyped } from '../../../../domain/transcript-search.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { isWithinReach, reachOf } from '../../../../machines/lesson/lesson.setup.ts'
import {
  transcriptMachine,
  type TranscriptActor,
  type TranscriptLines,
} from '../../../../machines/lesson/transcript.machine.ts'
import { MarkedText } from '../../../marked-text.view.tsx'
import { Button } from '../../../ui/button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.view.tsx'
import { playerStyles } from './player.styles.ts'
import { TranscriptField } from './transcript-field.view.tsx'
import { useScrolling } from './use-scrolling.ts'

const TranscriptElsewhere = latePart(() => import('./transcript-elsewhere.view.tsx'))

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  frame: css({ position: 'relative' }),
  list: css({
    position: 'relative',
    maxHeight: { base: '64', lg: '[36rem]' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: '1',
    borderBlockWidth: 'hairline',
  }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'baseline',
    gap: '3',
    width: 'full',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    borderInlineStartWidth: 'mark',
    borderColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover:not([aria-disabled])': { backgroundColor: 'bg.sunken' },
    '&[aria-disabled]': { cursor: 'default', color: 'fg.muted' },
    _focusVisible: { outlineOffset: '[-2px]' },
    '&[aria-current=true]': { borderColor: 'brand.pink', backgroundColor: 'accent.subtle', fontWeight: 'semibold' },
    '&[data-found]': { boxShadow: '[inset 0 0 0 2px token(colors.accent.mark)]' },
  }),
  time: css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
  // Over the list: no line moves when something is said of it.
  foot: css({
    position: 'absolute',
    insetBlockEnd: '3',
    insetInline: '3',
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    pointerEvents: 'none',
    '& > button': { pointerEvents: 'auto' },
  }),
}

/** Brings a line into view inside its list: the page stays where it is. */
const bringIntoView = (line: HTMLLIElement | null) => {
  const list = line?.parentElement
  if (line && list) list.scrollTop = line.offsetTop - list.clientHeight / 3
}

type LinesProps = Readonly<{ lesson: LessonActor; transcript: TranscriptActor; lines: TranscriptLines }>

/** Where a line was pressed that is ahead of what was watched: the video may be out of sight. */
const Refused = ({ transcript }: Pick<LinesProps, 'transcript'>) => {
  const words = useWords().lesson.player
  const isRefused = useSelector(transcript, (snapshot) => snapshot.matches({ notice: 'lineRefused' }))
  return <span role="status">{isRefused && <span className={playerStyles.waiting}>{words.blocked()}</span>}</span>
}

const Lines = ({ lesson, transcript, lines }: LinesProps) => {
  const words = useWords().lesson.transcript
  const current = useSelector(lesson, ({ context }) => lines.findLastIndex(({ start }) => start <= context.position))
  const reach = useSelector(lesson, ({ context }) => Math.floor(reachOf(context)))
  const text = useSelector(transcript, ({ context }) => context.text)
  const found = useSelector(transcript, ({ context }) => context.hits[context.at])
  const isFollowing = useSelector(transcript, (snapshot) => snapshot.matches({ reading: 'following' }))
  const hold = useScrolling(() => transcript.send({ type: 'list.scrolled' }))
  const shown = isFollowing ? current : found
  const choose = (start: number) =>
    isWithinReach(lesson.getSnapshot().context, start)
      ? lesson.send({ type: 'seek.asked', to: start })
      : transcript.send({ type: 'line.refused' })
  return (
    <div className={styles.frame}>
      <ol ref={hold} className={styles.list} tabIndex={-1}>
        {lines.map(({ start, text: line }, at) => (
          <li key={start} ref={at === shown ? bringIntoView : null}>
            <button
              type="button"
              className={styles.line}
              aria-current={at === current ? 'true' : undefined}
              data-found={at === found ? '' : undefined}
              // Whoever presses it is told why it leads nowhere yet; by keys nobody goes through all of them for that.
              {...(Math.floor(start) > reach && { 'aria-disabled': true, tabIndex: -1 })}
              onClick={() => choose(start)}
            >
              <VisuallyHidden>{words.jump({ at: formatVideoLength(start) })}: </VisuallyHidden>
              <span dir="ltr" className={styles.time}>
                <span aria-hidden>{formatVideoLength(start)}</span>
              </span>
              <span>
                <MarkedText text={markTyped(line, text)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.foot}>
        <Refused transcript={transcript} />
        {!isFollowing && current !== shown && (
          <Button size="sm" icon={ArrowDownToLine} onClick={() => transcript.send({ type: 'follow.asked' })}>
            {words.follow()}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How the other lessons of the course are searched, and opened where something is said in them. */
export type TranscriptSearch = Readonly<{
  machine: typeof transcriptMachine
  onOpen: (lessonId: number, second: number) => void
}>

type TranscriptProps = Readonly<{ lesson: LessonActor; search?: TranscriptSearch | undefined }>

const Said = ({ lesson, search, lines }: TranscriptProps & Readonly<{ lines: TranscriptLines }>) => {
  const { enrollmentId, lesson: held } = lesson.getSnapshot().context
  const transcript = useActorRef(search?.machine ?? transcriptMachine, {
    input: { lines, lessonId: held.id, enrollmentId: search ? enrollmentId : null },
  })
  const isSearched = useSelector(transcript, (snapshot) => !snapshot.matches({ search: 'blank' }))
  return (
    <>
      <TranscriptField transcript={transcript} />
      <Lines lesson={lesson} transcript={transcript} lines={lines} />
      {search && isSearched && (
        <Suspense fallback={null}>
          <TranscriptElsewhere transcript={transcript} onOpen={search.onOpen} />
        </Suspense>
      )}
    </>
  )
}

/**
 * What is said, line by line. The current line is marked, and stays in sight until somebody reads elsewhere; a line leads
 * to its place as far as that may be gone to. It is searched, with that of the other lessons.
 */
export const Transcript = ({ lesson, search }: TranscriptProps) => {
  const words = useWords().lesson.transcript
  const lines = useSelector(lesson, ({ context }) => context.media?.transcript)
  if (!lines) return null
  return (
    <section aria-label={words.title()} className={styles.root}>
      {lines.length === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{words.none()}</p>
      ) : (
        <Said lesson={lesson} search={search} lines={lines} />
      )}
    </section>
  )
}
