import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { reachOf } from '../../../../machines/lesson/lesson.setup.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.view.tsx'

const styles = {
  list: css({
    position: 'relative',
    maxHeight: { base: '64', lg: '[36rem]' },
    overflowY: 'auto',
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
    '&:hover:not(:disabled)': { backgroundColor: 'bg.sunken' },
    _disabled: { cursor: 'default', color: 'fg.muted' },
    _focusVisible: { outlineOffset: '[-2px]' },
    '&[aria-current=true]': { borderColor: 'brand.pink', backgroundColor: 'accent.subtle', fontWeight: 'semibold' },
  }),
  time: css({ textStyle: 'small', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' }),
}

/** Brings the line that is spoken into view inside its list, unless a person is reading there. */
const follow = (line: HTMLLIElement | null) => {
  const list = line?.parentElement
  if (!line || !list || list.matches(':hover, :focus-within')) return
  list.scrollTop = line.offsetTop - list.clientHeight / 3
}

/** What is said, line by line. The current line is marked; a line leads to its place as far as that is watched. */
export const Transcript = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.transcript
  const lines = useSelector(lesson, ({ context }) => context.media?.transcript)
  const current = useSelector(
    lesson,
    ({ context }) => context.media?.transcript.findLastIndex(({ start }) => start <= context.position) ?? -1,
  )
  const reach = useSelector(lesson, ({ context }) => Math.floor(reachOf(context)))
  if (!lines) return null
  return (
    <section aria-label={words.title()} className={css({ display: 'grid', gap: '3' })}>
      {lines.length === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{words.none()}</p>
      ) : (
        <ol className={styles.list} tabIndex={-1}>
          {lines.map(({ start, text }, at) => (
            <li key={start} ref={at === current ? follow : null}>
              <button
                type="button"
                className={styles.line}
                aria-current={at === current ? 'true' : undefined}
                disabled={Math.floor(start) > reach}
                onClick={() => lesson.send({ type: 'seek.asked', to: start })}
              >
                <VisuallyHidden>{words.jump({ at: formatVideoLength(start) })}: </VisuallyHidden>
                <span dir="ltr" className={styles.time}>
                  <span aria-hidden>{formatVideoLength(start)}</span>
                </span>
                <span>{text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
