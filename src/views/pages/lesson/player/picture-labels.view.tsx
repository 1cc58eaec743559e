import { useSelector } from '@xstate/react'
import type { CSSProperties } from 'react'
import { css } from 'styled-system/css'

import { directionOf, type Language } from '../../../../domain/language.ts'
import type { LabelTone, PictureLabel } from '../../../../domain/picture-label.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'

const styles = {
  /** As large as the screen, whose middle the picture takes: by both the picture's own size is known. */
  screen: css({
    position: 'absolute',
    inset: '0',
    containerType: 'size',
    display: 'grid',
    placeItems: 'center',
    pointerEvents: 'none',
  }),
  picture: css({
    position: 'relative',
    containerType: 'size',
    width: '[min(100cqw, 100cqh * var(--ratio))]',
    aspectRatio: '[var(--ratio)]',
    overflow: 'hidden',
  }),
  label: css({
    position: 'absolute',
    insetInlineStart: '[calc(var(--x) * 100%)]',
    insetBlockStart: '[calc(var(--y) * 100%)]',
    width: '[max-content]',
    maxWidth: '[calc(var(--width) * 100%)]',
    // On a phone letters of a film would be too small to read.
    fontSize: '[max(1.05rem, var(--size) * 100cqh)]',
    fontWeight: 'bold',
    lineHeight: '[1.2]',
    textAlign: 'center',
    textWrap: 'balance',
    transform: '[translate(-50%, -50%)]',
    animation: { _motionSafe: '[appear 250ms ease-out]' },
    // Each line has a plate of its own: they meet.
    '&[data-plate]': { lineHeight: '[1.5]' },
    '&[data-align=left]': { transform: '[translate(0, -50%)]', textAlign: '[left]' },
    '&[data-align=right]': { transform: '[translate(-100%, -50%)]', textAlign: '[right]' },
  }),
  words: css({
    paddingInline: '[0.6em]',
    paddingBlock: '[0.18em]',
    borderRadius: '[0.85em]',
    boxDecorationBreak: 'clone',
    color: 'paint.black',
    '&[data-tone=sign]': {
      paddingBlock: '[0.28em]',
      borderRadius: '[0.3em]',
      backgroundColor: 'paint.label.sign',
      color: 'paint.white',
      boxShadow: '[inset 0 0 0 0.12em {colors.paint.label.sign}, inset 0 0 0 0.2em {colors.paint.white}]',
    },
    '&[data-tone=dark]': { backgroundColor: 'paint.label.dark', color: 'paint.white' },
    '&[data-tone=white]': { backgroundColor: 'paint.white' },
    '&[data-tone=red]': { backgroundColor: 'paint.red', color: 'paint.white' },
    '&[data-tone=pink]': { backgroundColor: 'paint.label.pink' },
    '&[data-tone=orange]': { backgroundColor: 'paint.cone' },
    '&[data-tone=yellow]': { backgroundColor: 'paint.label.yellow' },
    '&[data-tone=lime]': { backgroundColor: 'paint.lime' },
    '&[data-tone=green]': { backgroundColor: 'paint.label.green' },
    '&[data-tone=blue]': { backgroundColor: 'paint.label.blue' },
    '&[data-tone=light], &[data-tone=bright], &[data-tone=ink]': { paddingInline: '0', paddingBlock: '0' },
    '&[data-tone=light]': { color: 'paint.white', textShadow: '[0 0 0.3em {colors.paint.black}]' },
    '&[data-tone=bright]': { color: 'paint.lime', textShadow: '[0 0 0.3em {colors.paint.black}]' },
  }),
}

const BARE: ReadonlySet<LabelTone> = new Set(['light', 'bright', 'ink'])
const isOnPlate = ({ tone }: PictureLabel): boolean => !BARE.has(tone)

const placeOf = ({ x, y, width, size }: PictureLabel) =>
  ({ '--x': x, '--y': y, '--width': width, '--size': size }) as CSSProperties

type PictureLabelsProps = Readonly<{ lesson: LessonActor; language: Language }>

/**
 * What is written on the picture, in the viewer's language: the picture itself has no lettering. Places are those of
 * the picture, which no language turns round. A screen reader is told the same by the voice and the transcript.
 */
const PictureLabels = ({ lesson, language }: PictureLabelsProps) => {
  const { ratio, labels } = useSelector(lesson, ({ context }) => context.labels)
  // One that a file has twice at a time is one: it stands where the other does.
  const shown = new Map(labels.map((label) => [`${label.text} ${label.x} ${label.y}`, label]))
  return (
    <div aria-hidden dir="ltr" className={styles.screen}>
      <div className={styles.picture} style={{ '--ratio': ratio } as CSSProperties}>
        {[...shown].map(([key, label]) => (
          <span
            key={key}
            className={styles.label}
            style={placeOf(label)}
            data-align={label.align}
            data-plate={isOnPlate(label) ? '' : undefined}
          >
            <span lang={language} dir={directionOf(language)} className={styles.words} data-tone={label.tone}>
              {label.text}
            </span>
          </span>
        ))}
      </div>
    </div>
  )
}

// The default export is what React's lazy() takes.
export default PictureLabels
