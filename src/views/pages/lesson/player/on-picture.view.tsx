import { useSelector } from '@xstate/react'
import { Play } from 'lucide-react'
import { css } from 'styled-system/css'

import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import type { PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { Icon } from '../../../ui/icon.view.tsx'
import { Spinner } from '../../../ui/spinner.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

/** How far taps have led, at the side where they were. */
const Skipped = ({ screen }: { screen: PlayerScreenActor }) => {
  const words = useWords().lesson.player
  const formats = useFormats()
  const isSkipping = useSelector(screen, (snapshot) => snapshot.matches({ taps: 'skipping' }))
  const side = useSelector(screen, ({ context }) => context.side)
  const skipped = useSelector(screen, ({ context }) => context.skipped)
  if (!isSkipping) return null
  const seconds = formats.number(skipped)
  return (
    <span aria-hidden className={styles.skipped} data-side={side}>
      {side === 'left' ? words.wentBack({ seconds }) : words.wentOn({ seconds })}
    </span>
  )
}

/** What the picture itself says: that it waits to be played, or for the network, and why it did not go where it was sent. */
export const OnPicture = ({ lesson, screen }: { lesson: LessonActor; screen: PlayerScreenActor }) => {
  const words = useWords().lesson.player
  const isPaused = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'paused' } }))
  const isSaying = useSelector(lesson, ({ context }) => context.cues.length > 0)
  const isBuffering = useSelector(lesson, (snapshot) =>
    snapshot.matches({ video: { shown: { buffering: 'awaited' } } }),
  )
  const isStalled = useSelector(
    lesson,
    (snapshot) =>
      snapshot.matches({ video: { shown: { buffering: 'late' } } }) ||
      snapshot.matches({ video: { shown: { moving: 'late' } } }),
  )
  const isBlocked = useSelector(lesson, (snapshot) => snapshot.matches({ notice: 'seekBlocked' }))
  return (
    <div className={styles.overlay}>
      {isPaused && !isSaying && (
        <span aria-hidden className={styles.bigPlay}>
          <Icon as={Play} size="xl" />
        </span>
      )}
      {isBuffering && (
        <span role="status" className={styles.waiting}>
          <Spinner size="sm" />
          {words.buffering()}
        </span>
      )}
      {isStalled && (
        <span role="status" className={styles.waiting}>
          <Spinner size="sm" />
          {words.stalledTitle()}. {words.stalledText()}
        </span>
      )}
      <Skipped screen={screen} />
      <span
        role="status"
        className={css({ position: 'absolute', insetInline: '3', insetBlockStart: '3', textAlign: 'center' })}
      >
        {isBlocked && <span className={styles.waiting}>{words.blocked()}</span>}
      </span>
    </div>
  )
}
