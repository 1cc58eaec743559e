import { useSelector } from '@xstate/react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { reachOf } from '../../../../machines/lesson/lesson.setup.ts'
import { talkStyles as styles } from './notes.styles.ts'

type MomentButtonProps = Readonly<{
  at: number
  /** None where it is of another lesson than the one that is open. */
  lesson: LessonActor | null
  goTo: (told: { at: string }) => string
  notYet: (told: { at: string }) => string
}>

/** A moment of the video, which a press goes to as far as it may be sought. */
export const MomentButton = ({ at, lesson, goTo, notYet }: MomentButtonProps) => {
  const isWithin = useSelector(lesson ?? undefined, (snapshot) =>
    snapshot ? Math.floor(at) <= Math.floor(reachOf(snapshot.context)) : false,
  )
  const moment = formatVideoLength(at)
  if (!lesson)
    return (
      <span dir="ltr" className={styles.quiet}>
        {moment}
      </span>
    )
  return (
    <button
      type="button"
      className={styles.time}
      disabled={!isWithin}
      aria-label={isWithin ? goTo({ at: moment }) : notYet({ at: moment })}
      onClick={() => lesson.send({ type: 'seek.asked', to: at })}
    >
      <span dir="ltr">{moment}</span>
    </button>
  )
}
