import { useSelector } from '@xstate/react'
import { Play } from 'lucide-react'
import type { Ref, RefCallback } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { Icon } from '../../../ui/icon.view.tsx'
import { Spinner } from '../../../ui/spinner.view.tsx'
import { useKeys } from '../use-keys.ts'
import { Controls, type CaptionChoice } from './controls.view.tsx'
import { EndCard } from './end-card.view.tsx'
import { PlayerFace } from './player-face.view.tsx'
import { playerStyles as styles } from './player.styles.ts'
import { useFullscreen } from './use-fullscreen.ts'

export type PlayerProps = Readonly<{
  lesson: LessonActor
  /** Given the video element, by the media driver. */
  attachVideo: RefCallback<HTMLVideoElement>
  captions: CaptionChoice
  onCaptionsChange: (choice: CaptionChoice) => void
  /** The part of the page that is scrolled to and focused when a place of the video is asked for. */
  regionRef?: Ref<HTMLElement>
}>

const showing = (isChosen: boolean) => (track: HTMLTrackElement | null) => {
  // A browser without text tracks has nothing to show.
  if (track && 'track' in track) track.track.mode = isChosen ? 'showing' : 'disabled'
}

const Overlay = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const isPaused = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'paused' } }))
  const isBuffering = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'buffering' } }))
  const isStalled = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'stalled' } }))
  const isEnded = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'ended' } }))
  if (isEnded) return <EndCard lesson={lesson} />
  return (
    <div className={styles.overlay}>
      {isPaused && (
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
    </div>
  )
}

/** Why a seek ended short of where it was meant to. Announced politely, gone by itself. */
const SeekNotice = ({ lesson }: { lesson: LessonActor }) => {
  const words = useWords().lesson.player
  const isBlocked = useSelector(lesson, (snapshot) => snapshot.matches({ notice: 'seekBlocked' }))
  return (
    <p role="status" className={css({ textStyle: 'small', color: 'fg.muted', minHeight: '6', paddingBlock: '0.5' })}>
      {isBlocked && words.blocked()}
    </p>
  )
}

export const Player = ({ lesson, attachVideo, captions, onCaptionsChange, regionRef }: PlayerProps) => {
  const words = useWords().lesson.player
  const media = useSelector(lesson, ({ context }) => context.media)
  const isShown = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'shown' }))
  const { hold, isFull, toggle } = useFullscreen()
  const spoken = media?.captions.find(({ language }) => language === captions) ?? media?.captions[0]

  const playOrPause = () => {
    const type = lesson.getSnapshot().can({ type: 'pause.asked' }) ? 'pause.asked' : 'play.asked'
    lesson.send({ type })
  }

  const keys: Readonly<Record<string, () => void>> = {
    k: playOrPause,
    j: () => lesson.send({ type: 'seek.asked', to: Math.max(0, lesson.getSnapshot().context.position - 10) }),
    m: () => lesson.send({ type: lesson.getSnapshot().context.isMuted ? 'sound.unmuted' : 'sound.muted' }),
    f: () => toggle?.(),
  }
  const holdKeys = useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })

  const controls = (
    <Controls
      lesson={lesson}
      captions={captions}
      onCaptionsChange={onCaptionsChange}
      isFull={isFull}
      onFullscreen={toggle}
    />
  )

  return (
    <div ref={holdKeys}>
      <section ref={regionRef ?? null} tabIndex={-1} aria-label={words.region()}>
        {isShown && media ? (
          <div ref={hold} className={styles.frame}>
            <div className={styles.screen}>
              <video
                key={media.sources[0]?.url}
                ref={attachVideo}
                className={styles.video}
                poster={media.posterUrl ?? undefined}
                preload="metadata"
                playsInline
                onClick={playOrPause}
              >
                {media.sources.map(({ url, type }) => (
                  <source key={url} src={url} type={type} />
                ))}
                <track
                  key={spoken?.url}
                  ref={showing(captions !== 'off')}
                  kind="captions"
                  srcLang={spoken?.language}
                  label={spoken?.language}
                  src={spoken?.url}
                />
              </video>
              <Overlay lesson={lesson} />
            </div>
            {controls}
          </div>
        ) : (
          <PlayerFace lesson={lesson} controls={controls} />
        )}
        <SeekNotice lesson={lesson} />
      </section>
    </div>
  )
}
