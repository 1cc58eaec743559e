import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { directionOf, type Language } from '../../../../domain/language.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'

const styles = {
  /** It has the width of the picture, by which the letters are measured: a phone's are no desktop's made small. */
  box: css({
    containerType: 'inline-size',
    flexShrink: '0',
    paddingInline: '[4%]',
    paddingBlockEnd: { base: '2', sm: '4' },
    textAlign: 'center',
  }),
  /** In large letters no larger than the picture has lines for: three of them would not say what is said. */
  lines: css({
    lineHeight: '[1.4]',
    '&[data-size=small]': { fontSize: '[clamp(min(1.3rem, 4.6cqi), 2.1cqi, 2.6rem)]' },
    '&[data-size=medium]': { fontSize: '[clamp(min(1.5rem, 5.2cqi), 2.8cqi, 3.4rem)]' },
    '&[data-size=large]': { fontSize: '[clamp(min(1.9rem, 6.4cqi), 3.8cqi, 4.8rem)]' },
    // As high as three lines, said or not: nothing moves when one comes or goes.
    _below: { display: 'flex', alignItems: 'end', height: 'captions' },
  }),
  /** What needs more lines rises over the foot of the picture. */
  said: css({
    _below: { position: 'relative', width: 'full', minHeight: 'full' },
  }),
  cue: css({ display: 'block', marginBlockStart: '1', textWrap: 'balance' }),
  words: css({
    paddingInline: '2',
    paddingBlock: '0.5',
    borderRadius: 'control',
    // What is written on the picture lies below it, and is not to be read through it.
    backgroundColor: 'paint.black/90',
    color: 'paint.white',
    // Lines that were broken for a wide picture would be broken twice on a phone.
    '@container (min-width: 560px)': { whiteSpace: 'pre-line' },
    overflowWrap: 'anywhere',
    boxDecorationBreak: 'clone',
  }),
}

/**
 * What is said now. The page draws it and not the browser: where native captions stand, how large they are and what
 * they cover is another thing in each. A screen reader hears the video, or reads the transcript.
 */
export const CaptionsBox = ({ lesson, language }: Readonly<{ lesson: LessonActor; language: Language }>) => {
  const cues = useSelector(lesson, ({ context }) => context.cues)
  const size = useSelector(lesson, ({ context }) => context.captionSize)
  return (
    <div aria-hidden lang={language} dir={directionOf(language)} className={styles.box}>
      <div className={styles.lines} data-size={size}>
        <div className={styles.said}>
          {cues.map((cue) => (
            <span key={cue} className={styles.cue}>
              <span className={styles.words}>{cue}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
