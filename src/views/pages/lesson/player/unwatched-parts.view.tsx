import { useSelector } from '@xstate/react'
import { CirclePlay } from 'lucide-react'
import { css } from 'styled-system/css'

import { formatVideoLength } from '../../../../domain/duration.ts'
import type { WatchRange } from '../../../../domain/watch-credit.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { leftToWatch, reachOf, unwatchedParts } from '../../../../machines/lesson/lesson.setup.ts'
import { Button } from '../../../ui/button.view.tsx'

const isSameSecond = (one: number, other: number) => Math.floor(one) === Math.floor(other)

const areSameParts = (before: readonly WatchRange[], after: readonly WatchRange[]) =>
  before.length === after.length &&
  before.every(([from, to], at) => isSameSecond(from, after[at]?.[0] ?? -1) && isSameSecond(to, after[at]?.[1] ?? -1))

/** What is still to be watched, each part with a way there. */
export const UnwatchedParts = ({ lesson, onReview }: { lesson: LessonActor; onReview: (second: number) => void }) => {
  const words = useWords().lesson
  const formats = useFormats()
  const parts = useSelector(lesson, ({ context }) => unwatchedParts(context), areSameParts)
  const left = useSelector(lesson, ({ context }) => Math.ceil(leftToWatch(context)))
  const reach = useSelector(lesson, ({ context }) => Math.floor(reachOf(context)))
  const canReview = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'shown' }))
  if (parts.length === 0) return <p>{words.unwatched.none()}</p>
  return (
    <section className={css({ display: 'grid', gap: '3' })}>
      <h2 className={css({ textStyle: 'heading.card' })}>{words.unwatched.title()}</h2>
      {left > 0 && (
        <p className={css({ textStyle: 'label' })}>{words.unwatched.left({ time: formats.duration(left) })}</p>
      )}
      <p className={css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' })}>{words.unwatched.text()}</p>
      <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {parts.map(([from, to]) => (
          <li key={Math.floor(from)}>
            <Button
              size="sm"
              variant="outline"
              icon={CirclePlay}
              disabled={!canReview || Math.floor(from) > reach}
              onClick={() => onReview(from)}
            >
              {words.unwatched.part({ from: formatVideoLength(from), to: formatVideoLength(to) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
