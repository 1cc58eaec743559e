import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  CirclePlay,
  Clock,
  CloudDownload,
  ListChecks,
  Lock,
  type LucideIcon,
} from 'lucide-react'
import { css } from 'styled-system/css'

import type { LessonInCourse } from '../../../domain/contract/lesson.contract.ts'
import { formatVideoLength } from '../../../domain/duration.ts'
import { lessonPictureOf } from '../../../domain/lesson-picture.ts'
import { useWords } from '../../../i18n/words.tsx'
import { LessonThumbnail } from '../../illustrations/picture.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'

type LessonState = LessonInCourse['standing']['state']

const ICONS: Readonly<Record<LessonState, LucideIcon>> = {
  locked: Lock,
  watching: CirclePlay,
  ready: ListChecks,
  attempting: CircleDot,
  failed: CircleAlert,
  timedOut: Clock,
  passed: CircleCheck,
}

const styles = {
  list: css({ display: 'grid', gap: '2' }),
  item: css({
    position: 'relative',
    overflow: 'hidden',
    // On a phone in large letters the picture has a line of its own: beside it a word would be broken.
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: '3',
    rowGap: '2',
    width: 'full',
    minHeight: '14',
    paddingInline: '[min({spacing.4}, 5vw)]',
    paddingBlock: '3',
    borderWidth: 'hairline',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover:not(:disabled)': { borderColor: 'border.control' },
    _disabled: { cursor: 'default', color: 'fg.muted', backgroundColor: 'transparent' },
    '&[aria-current=true]': { borderColor: 'accent.fg', boxShadow: '[inset 0 0 0 1px currentColor]' },
    '&[data-state=passed]': { '& svg': { color: 'status.success.fg' } },
  }),
  picture: css({
    width: '[min(7.2rem, 22.5vw)]',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'control',
    'button:disabled &': { opacity: '0.5' },
  }),
  title: css({ fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'break-word' }),
  words: css({ flex: '[1 1 12rem]', minWidth: '0' }),
  kept: css({ display: 'inline-flex', alignItems: 'center', gap: '1' }),
  facts: css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'small', color: 'fg.muted' }),
  lane: css({
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: '0',
    height: '1',
    backgroundColor: 'progress.track',
    _forcedColors: { display: 'none' },
  }),
  fill: css({
    height: 'full',
    backgroundColor: 'progress.fill',
    transformOrigin: '[left]',
    _rtl: { transformOrigin: '[right]' },
    transitionProperty: '[transform]',
    transitionDuration: 'slow',
  }),
}

/** How much of a lesson's lane is cleared: its video first, and the quiz at the end. */
const clearedShare = ({ standing, video }: LessonInCourse): number =>
  standing.state === 'passed' ? 1 : video.timeLength > 0 ? Math.min(0.95, video.creditedSeconds / video.timeLength) : 0

const NONE: readonly number[] = []

type LessonRailProps = Readonly<{
  lessons: readonly LessonInCourse[]
  openLessonId: number | null
  /** Those that open without a network. */
  keptIds?: readonly number[]
  onChoose: (lessonId: number) => void
}>

/** The lessons of a course in their order, each with its state in a word and an icon. */
export const LessonRail = ({ lessons, openLessonId, keptIds = NONE, onChoose }: LessonRailProps) => {
  const words = useWords().lesson.rail
  return (
    <nav aria-label={words.title()}>
      <h2 className={css({ textStyle: 'heading.card', marginBlockEnd: '3' })}>{words.title()}</h2>
      <ol className={styles.list}>
        {lessons.map((lesson) => {
          const { state } = lesson.standing
          const picture = lessonPictureOf(lesson.video.name)
          return (
            <li key={lesson.id}>
              <button
                type="button"
                className={styles.item}
                data-state={state}
                aria-current={lesson.id === openLessonId ? 'true' : undefined}
                disabled={state === 'locked'}
                title={state === 'locked' ? words.lockedHint() : undefined}
                onClick={() => onChoose(lesson.id)}
              >
                <Icon as={ICONS[state]} />
                <span className={styles.words}>
                  <span className={styles.title}>
                    {lesson.position}. <bdi>{lesson.title}</bdi>
                  </span>
                  <span className={styles.facts}>
                    <span>{words.states[state]()}</span>
                    <span dir="ltr">{formatVideoLength(lesson.video.timeLength)}</span>
                    {keptIds.includes(lesson.id) && (
                      <span className={styles.kept}>
                        <Icon as={CloudDownload} size="sm" /> {words.kept()}
                      </span>
                    )}
                  </span>
                </span>
                {picture && (
                  <span className={styles.picture}>
                    <LessonThumbnail lesson={picture} />
                  </span>
                )}
                <span aria-hidden className={styles.lane}>
                  <span
                    className={styles.fill}
                    style={{ display: 'block', transform: `scaleX(${clearedShare(lesson)})` }}
                  />
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
