import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { reachOf } from '../../../../machines/lesson/lesson.setup.ts'
import { WatchedTrack } from '../../../ui/watched-track.view.tsx'
import { playerStyles as styles } from './player.styles.ts'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

/** Where the video stands and what of it is watched; a slider as far as it was watched. */
export const SeekBar = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const timeLength = useSelector(lesson, ({ context }) => context.lesson.video.timeLength)
  const watched = useSelector(lesson, ({ context }) => context.watched)
  const position = useSelector(lesson, ({ context }) => context.position)
  const buffered = useSelector(lesson, ({ context }) => context.buffered)
  const isShown = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'shown' }))

  const seek = (to: number) => lesson.send({ type: 'seek.asked', to })

  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? reachOf(lesson.getSnapshot().context) : step && position + step
    if (to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    seek(Math.max(0, to))
  }

  return (
    <div dir="ltr" className={styles.seek}>
      <div aria-hidden>
        <WatchedTrack
          label={words.watched()}
          valueText=""
          timeLength={timeLength}
          ranges={watched}
          position={position}
          buffered={buffered}
        />
      </div>
      <input
        type="range"
        className={styles.seekInput}
        aria-label={words.seek()}
        aria-valuetext={words.seekValue({ at: formatVideoLength(position), length: formatVideoLength(timeLength) })}
        min={0}
        max={timeLength}
        step="any"
        value={position}
        disabled={!isShown}
        onChange={(event) => seek(event.currentTarget.valueAsNumber)}
        onKeyDown={steer}
      />
    </div>
  )
}
