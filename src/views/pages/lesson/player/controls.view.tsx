import { useSelector } from '@xstate/react'
import { Maximize, Minimize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { LANGUAGES, type Language } from '../../../../domain/language.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { playerStyles as styles } from './player.styles.ts'
import { SeekBar } from './seek-bar.view.tsx'

export type CaptionChoice = Language | 'off'

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' }
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
const BACK_SECONDS = 10

export const isCaptionChoice = (value: string): value is CaptionChoice =>
  value === 'off' || LANGUAGES.some((language) => language === value)

type ControlsProps = Readonly<{
  lesson: LessonActor
  captions: CaptionChoice
  onCaptionsChange: (choice: CaptionChoice) => void
  isFull: boolean
  onFullscreen: (() => void) | null
}>

const Clock = ({ lesson }: { lesson: LessonActor }) => {
  const at = useSelector(lesson, ({ context }) => Math.floor(context.position))
  const length = useSelector(lesson, ({ context }) => context.lesson.video.timeLength)
  return (
    <span className={styles.time}>
      {formatVideoLength(at)} / {formatVideoLength(length)}
    </span>
  )
}

const Sound = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const volume = useSelector(lesson, ({ context }) => context.volume)
  const isMuted = useSelector(lesson, ({ context }) => context.isMuted)
  return (
    <span className={styles.group}>
      <IconButton
        icon={isMuted ? VolumeX : Volume2}
        label={isMuted ? words.unmute() : words.mute()}
        onClick={() => lesson.send({ type: isMuted ? 'sound.unmuted' : 'sound.muted' })}
      />
      <input
        type="range"
        className={styles.volume}
        aria-label={words.volume()}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={(event) => lesson.send({ type: 'volume.chosen', volume: event.currentTarget.valueAsNumber })}
      />
    </span>
  )
}

const Speed = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const rate = useSelector(lesson, ({ context }) => context.rate)
  return (
    <select
      className={styles.select}
      aria-label={words.speed()}
      value={rate}
      onChange={(event) => lesson.send({ type: 'speed.chosen', rate: Number(event.currentTarget.value) })}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {words.speedValue({ rate: String(speed) })}
        </option>
      ))}
    </select>
  )
}

const Captions = ({ lesson, captions, onCaptionsChange }: Omit<ControlsProps, 'isFull' | 'onFullscreen'>) => {
  const words = useWords().lesson.player
  const offered = useSelector(lesson, ({ context }) => context.media?.captions)
  return (
    <select
      className={styles.select}
      aria-label={words.captions()}
      value={captions}
      onChange={(event) => {
        if (isCaptionChoice(event.currentTarget.value)) onCaptionsChange(event.currentTarget.value)
      }}
    >
      <option value="off">{words.captionsOff()}</option>
      {offered?.map(({ language }) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  )
}

/** Media controls stay left to right in every language. */
export const Controls = ({ lesson, captions, onCaptionsChange, isFull, onFullscreen }: ControlsProps) => {
  const words = useWords().lesson.player
  const isPlaying = useSelector(
    lesson,
    (snapshot) =>
      snapshot.matches({ video: { shown: 'playing' } }) ||
      snapshot.matches({ video: { shown: 'buffering' } }) ||
      snapshot.matches({ video: { shown: 'stalled' } }),
  )
  const canPlay = useSelector(lesson, (snapshot) => snapshot.can({ type: isPlaying ? 'pause.asked' : 'play.asked' }))
  return (
    <div dir="ltr" className={styles.controls}>
      <SeekBar lesson={lesson} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? words.pause() : words.play()}
          size="lg"
          disabled={!canPlay}
          onClick={() => lesson.send({ type: isPlaying ? 'pause.asked' : 'play.asked' })}
        />
        <IconButton
          icon={RotateCcw}
          label={words.back()}
          onClick={() =>
            lesson.send({ type: 'seek.asked', to: Math.max(0, lesson.getSnapshot().context.position - BACK_SECONDS) })
          }
        />
        <Clock lesson={lesson} />
        <span className={styles.spring} />
        <Sound lesson={lesson} />
        <span className={styles.group}>
          <Captions lesson={lesson} captions={captions} onCaptionsChange={onCaptionsChange} />
          <Speed lesson={lesson} />
        </span>
        {onFullscreen && (
          <IconButton
            icon={isFull ? Minimize : Maximize}
            label={isFull ? words.exitFullscreen() : words.fullscreen()}
            onClick={onFullscreen}
          />
        )}
      </div>
    </div>
  )
}
