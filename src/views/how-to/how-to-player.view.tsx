import { useActorRef, useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import type { coursePlayerMachine } from '../../machines/course-player/course-player.machine.ts'
import type { LessonActor } from '../../machines/lesson/lesson.machine.ts'
import { LessonPanels } from '../pages/lesson/lesson-panels.view.tsx'
import type { MediaDriver } from '../pages/lesson/outside/media-driver.ts'
import { Player } from '../pages/lesson/player/player.view.tsx'
import { Transcript } from '../pages/lesson/player/transcript.view.tsx'
import { Skeleton } from '../ui/skeleton.view.tsx'

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 5fr) minmax(0, 2fr)]' },
    gap: '5',
    alignItems: 'start',
  }),
  /** In a dialog what is said is below. */
  narrow: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
}

export type HowToPlayerProps = Readonly<{
  /** The player of lessons, of a lesson that was watched. */
  machine: typeof coursePlayerMachine
  driver: MediaDriver
  videoId: number
  isNarrow?: boolean
}>

const Stage = ({
  lesson,
  driver,
  isNarrow,
}: Readonly<{ lesson: LessonActor; driver: MediaDriver; isNarrow: boolean }>) => {
  const words = useWords().lesson
  return (
    <div className={isNarrow ? styles.narrow : styles.root}>
      <Player lesson={lesson} attachVideo={driver.attach} />
      <LessonPanels
        label={words.panels()}
        panels={[{ id: 'transcript', label: words.transcript.title(), content: <Transcript lesson={lesson} /> }]}
        open="transcript"
        onOpen={() => undefined}
      />
    </div>
  )
}

/** A video on how a task is done, with captions and what is said. Its page speaks `lesson`. */
export const HowToPlayer = ({ machine, driver, videoId, isNarrow = false }: HowToPlayerProps) => {
  const player = useActorRef(machine, { input: { courseId: 1, lessonId: videoId } })
  const lesson = useSelector(player, ({ context }) => context.lesson)
  return lesson ? (
    <Stage key={lesson.sessionId} lesson={lesson} driver={driver} isNarrow={isNarrow} />
  ) : (
    <Skeleton height="24rem" />
  )
}
