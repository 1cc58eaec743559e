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
import { SPEEDS, type CaptionChoice, type SoundChoice } from '../../../../domain/player-habits.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { SKIP_SECONDS, type PlayerScreenActor } from '../../../../machines/lesson/player-screen.machine.ts'
import { OWN_NAME } from '../../../shell/toolbar/languages.ts'
import { IconButton } from '../../../ui/icon-button.view.tsx'
import { latePart } from '../../../ui/late-part.ts'
import { PlayerMenuButton } from './player-menu.view.tsx'
import { playerStyles as styles } from './player.styles.ts'
import { SeekBar } from './seek-bar.view.tsx'

const loadList = () => import('./menu-list.view.tsx')
const loadCaptions = () => import('./captions-list.view.tsx')
const MenuList = latePart(loadList)
const CaptionsList = latePart(loadCaptions)

type ControlsProps = Readonly<{
  lesson: LessonActor
  screen: PlayerScreenActor
  /** What is shown, as it was chosen or as the page is read. */
  captions: CaptionChoice
  sound: SoundChoice
  isFull: boolean
  /** Null where a browser cannot, undefined until that is known. */
  onFullscreen: (() => void) | null | undefined
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
      load={loadList}
      List={MenuList}
      shown={{
        label: words.speed(),
        groups: [
          {
            id: 'speed',
            label: words.speed(),
            choices: SPEEDS.map((speed) => ({ value: String(speed), label: said(speed), isChosen: speed === rate })),
          },
        ],
        onChoose: (_group: string, value: string) => lesson.send({ type: 'speed.chosen', rate: Number(value) }),
      }}
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
  return (
    <PlayerMenuButton
      screen={screen}
      menu="captions"
      icon={captions === 'off' ? CaptionsOff : CaptionsIcon}
      label={words.inForce({
        what: words.captions(),
        value: captions === 'off' ? words.off() : OWN_NAME[captions],
      })}
      load={loadCaptions}
      List={CaptionsList}
      shown={{ lesson, captions, sound }}
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
      snapshot.matches({ video: { shown: 'moving' } }),
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
        {onFullscreen !== null && (
          <IconButton
            icon={isFull ? Minimize : Maximize}
            label={isFull ? words.exitFullscreen() : words.fullscreen()}
            disabled={onFullscreen === undefined}
            onClick={onFullscreen}
          />
        )}
      </div>
    </div>
  )
}
