import { useSelector } from '@xstate/react'
import {
  Captions as CaptionsIcon,
  CaptionsOff,
  Gauge,
  Keyboard,
  Maximize,
  Minimize,
  Pause,
  Play,
  RectangleHorizontal,
  RotateCcw,
  Shrink,
  Volume2,
  VolumeX,
} from 'lucide-react'

import { formatVideoLength } from '../../../../domain/duration.ts'
import { soundHeard, soundsOf } from '../../../../domain/film-sound.ts'
import type { Language } from '../../../../domain/language.ts'
import {
  CAPTION_CHOICES,
  CAPTION_SIZES,
  SPEEDS,
  type CaptionChoice,
  type SoundChoice,
} from '../../../../domain/player-habits.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { SKIP_SECONDS, type PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { PlayerMenuButton } from './player-menu.view.tsx'
import { playerStyles as styles } from './player.styles.ts'
import { SeekBar } from './seek-bar.view.tsx'

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' }

type ControlsProps = Readonly<{
  lesson: LessonActor
  screen: PlayerScreenActor
  /** What is shown, as it was chosen or as the page is read. */
  captions: CaptionChoice
  sound: SoundChoice
  isFull: boolean
  onFullscreen: (() => void) | null
  /** Whether the page can give the video its whole width. */
  canWiden: boolean
}>

const Clock = ({ lesson }: Pick<ControlsProps, 'lesson'>) => {
  const at = useSelector(lesson, ({ context }) => Math.floor(context.position))
  const length = useSelector(lesson, ({ context }) => context.lesson.video.timeLength)
  return (
    <span className={styles.time}>
      {formatVideoLength(at)} / {formatVideoLength(length)}
    </span>
  )
}

const Sound = ({ lesson }: Pick<ControlsProps, 'lesson'>) => {
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

const Speed = ({ lesson, screen }: Pick<ControlsProps, 'lesson' | 'screen'>) => {
  const words = useWords().lesson.player
  const rate = useSelector(lesson, ({ context }) => context.rate)
  const said = (speed: number) => words.speedValue({ rate: String(speed) })
  return (
    <PlayerMenuButton
      screen={screen}
      menu="speed"
      icon={Gauge}
      label={words.inForce({ what: words.speed(), value: said(rate) })}
      title={words.speed()}
      groups={[
        {
          id: 'speed',
          label: words.speed(),
          choices: SPEEDS.map((speed) => ({
            value: String(speed),
            label: said(speed),
            isChosen: speed === rate,
          })),
        },
      ]}
      onChoose={(_group, value) => lesson.send({ type: 'speed.chosen', rate: Number(value) })}
    />
  )
}

const Captions = ({
  lesson,
  screen,
  captions,
  sound,
}: Pick<ControlsProps, 'lesson' | 'screen' | 'captions' | 'sound'>) => {
  const words = useWords().lesson.player
  const media = useSelector(lesson, ({ context }) => context.media)
  const size = useSelector(lesson, ({ context }) => context.captionSize)
  const languages = media?.captions.map(({ language }) => language) ?? []
  const sounds = media ? soundsOf(media) : []
  const heard = media && soundHeard(media, sound)
  const choose = (group: string, value: string) => {
    const captionSize = CAPTION_SIZES.find((one) => one === value)
    const choice = CAPTION_CHOICES.find((one) => one === value)
    if (group === 'size' && captionSize) lesson.send({ type: 'captionSize.chosen', size: captionSize })
    const voice = sounds.find((one) => one === value)
    // What is heard goes on: only another voice is another film.
    if (group === 'sound' && voice && voice !== heard) lesson.send({ type: 'sound.chosen', sound: voice })
    if (group === 'language' && choice) lesson.send({ type: 'captions.chosen', captions: choice })
  }
  return (
    <PlayerMenuButton
      screen={screen}
      menu="captions"
      icon={captions === 'off' ? CaptionsOff : CaptionsIcon}
      label={words.inForce({
        what: words.captions(),
        value: captions === 'off' ? words.off() : LANGUAGE_NAMES[captions],
      })}
      title={words.captions()}
      groups={[
        {
          id: 'language',
          label: words.captions(),
          choices: [
            { value: 'off', label: words.captionsOff(), isChosen: captions === 'off' },
            ...languages.map((language) => ({
              value: language,
              label: LANGUAGE_NAMES[language],
              lang: language,
              isChosen: language === captions,
            })),
          ],
        },
        ...(sounds.length < 2
          ? []
          : [
              {
                id: 'sound',
                label: words.sound(),
                choices: sounds.map((one) => ({
                  value: one,
                  ...(one === 'original'
                    ? { label: words.originalSound() }
                    : { label: LANGUAGE_NAMES[one], lang: one }),
                  isChosen: one === heard,
                })),
              },
            ]),
        {
          id: 'size',
          label: words.captionSize(),
          choices: CAPTION_SIZES.map((one) => ({
            value: one,
            label: words.captionSizes[one](),
            isChosen: one === size,
          })),
        },
      ]}
      onChoose={choose}
    />
  )
}

const Width = ({ lesson }: Pick<ControlsProps, 'lesson'>) => {
  const words = useWords().lesson.player
  const isTheatre = useSelector(lesson, ({ context }) => context.isTheatre)
  return (
    <IconButton
      icon={isTheatre ? Shrink : RectangleHorizontal}
      label={isTheatre ? words.beside() : words.theatre()}
      className={styles.fromLarge}
      onClick={() => lesson.send({ type: 'theatre.toggled' })}
    />
  )
}

/** Media controls stay left to right in every language. */
export const Controls = ({ lesson, screen, captions, sound, isFull, onFullscreen, canWiden }: ControlsProps) => {
  const words = useWords().lesson.player
  const isPlaying = useSelector(
    lesson,
    (snapshot) =>
      snapshot.matches({ video: { shown: 'playing' } }) ||
      snapshot.matches({ video: { shown: 'buffering' } }) ||
      snapshot.matches({ video: { shown: 'stalled' } }),
  )
  const canPlay = useSelector(lesson, (snapshot) => snapshot.can({ type: isPlaying ? 'pause.asked' : 'play.asked' }))
  const isFaded = useSelector(screen, (snapshot) => snapshot.matches({ controls: 'faded' }))
  return (
    <div
      dir="ltr"
      className={styles.controls}
      data-faded={isFaded ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && screen.send({ type: 'controls.reached' })}
      onPointerLeave={() => screen.send({ type: 'controls.left' })}
    >
      <SeekBar lesson={lesson} />
      <div className={styles.row}>
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? words.pause() : words.play()}
          disabled={!canPlay}
          onClick={() => lesson.send({ type: isPlaying ? 'pause.asked' : 'play.asked' })}
        />
        <IconButton
          icon={RotateCcw}
          label={words.back()}
          className={styles.fromSmall}
          onClick={() =>
            lesson.send({ type: 'seek.asked', to: Math.max(0, lesson.getSnapshot().context.position - SKIP_SECONDS) })
          }
        />
        <Clock lesson={lesson} />
        <span className={styles.spring} />
        <Sound lesson={lesson} />
        <Captions lesson={lesson} screen={screen} captions={captions} sound={sound} />
        <Speed lesson={lesson} screen={screen} />
        <IconButton
          icon={Keyboard}
          label={words.keys.title()}
          className={styles.forKeys}
          onClick={() => screen.send({ type: 'keys.asked' })}
        />
        {canWiden && !isFull && <Width lesson={lesson} />}
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
