import { useActorRef, useSelector } from '@xstate/react'
import { Suspense, type Ref, type RefCallback, type SyntheticEvent } from 'react'

import type { LessonMedia } from '../../../../domain/contract/lesson.contract.ts'
import { soundHeard, sourcesIn } from '../../../../domain/film-sound.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../../../domain/language.ts'
import { useLanguage, useWords } from '../../../../i18n/words.tsx'
import type { LessonActor } from '../../../../machines/lesson/lesson.machine.ts'
import { playerScreenMachine } from '../../../../machines/lesson/player-screen.machine.ts'
import { latePart } from '../../../ui/late-part.ts'
import { useKeys } from '../use-keys.ts'
import { CaptionsBox } from './captions-box.view.tsx'
import { Controls } from './controls.view.tsx'
import { OnPicture } from './on-picture.view.tsx'
import { PlayerFace } from './player-face.view.tsx'
import { isOthersKey, playerKeys } from './player-keys.ts'
import { playerStyles as styles } from './player.styles.ts'
import { useFullscreen } from './use-fullscreen.ts'
import { useGestures } from './use-gestures.ts'

const EndCard = latePart(() => import('./end-card.view.tsx'))
const KeySheet = latePart(() => import('./key-sheet.view.tsx'))
const PictureLabels = latePart(() => import('./picture-labels.view.tsx'))

export type PlayerProps = Readonly<{
  lesson: LessonActor
  /** Given the video element, by the media driver. */
  attachVideo: RefCallback<HTMLVideoElement>
  /** The part of the page that is scrolled to and focused when a place of the video is asked for. */
  regionRef?: Ref<HTMLElement>
  /** Whether the page has a width to give: where something stands beside the player. */
  canWiden?: boolean
}>

/** Pixels of a screen's height, of which a phone on its side has fewer and no other screen has. */
const LOW = 500

/** The page draws the captions: the track only says what is spoken. */
const listening = (isChosen: boolean) => (track: HTMLTrackElement | null) => {
  // A browser without text tracks has nothing to say.
  if (track && 'track' in track) track.track.mode = isChosen ? 'hidden' : 'disabled'
}

/** On a phone that lies on its side there is room for the picture and nothing else: who plays it sees all of it. */
const seeWhole = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
  innerHeight < LOW && currentTarget.scrollIntoView({ block: 'nearest' })

/** Labels belong to the picture: without captions they are there too, in the language of the page or that of the film. */
const labelsIn = (offered: LessonMedia['labels'], wanted: Language) =>
  offered.find(({ language }) => language === wanted) ??
  offered.find(({ language }) => language === DEFAULT_LANGUAGE) ??
  offered[0]

export const Player = ({ lesson, attachVideo, regionRef, canWiden = false }: PlayerProps) => {
  const words = useWords().lesson.player
  const language = useLanguage()
  const screen = useActorRef(playerScreenMachine, { input: { lesson } })
  const media = useSelector(lesson, ({ context }) => context.media)
  const captions = useSelector(lesson, ({ context }) => context.captions) ?? language
  const isShown = useSelector(lesson, (snapshot) => snapshot.matches({ video: 'shown' }))
  const isEnded = useSelector(lesson, (snapshot) => snapshot.matches({ video: { shown: 'ended' } }))
  const isFaded = useSelector(screen, (snapshot) => snapshot.matches({ controls: 'faded' }))
  const isListed = useSelector(screen, (snapshot) => snapshot.matches({ keys: 'shown' }))
  const { hold, isFull, toggle } = useFullscreen()
  const sound = useSelector(lesson, ({ context }) => context.sound) ?? language
  const spoken = media?.captions.find((one) => one.language === captions) ?? media?.captions[0]
  const labels = labelsIn(media?.labels ?? [], captions === 'off' ? language : captions)

  const keys = playerKeys(lesson, {
    toggleFullscreen: toggle ?? null,
    turnCaptions: () => lesson.send({ type: 'captions.chosen', captions: captions === 'off' ? language : 'off' }),
    askKeys: () => screen.send({ type: 'keys.asked' }),
    canWiden,
  })
  const holdKeys = useKeys((event) => {
    const act = isOthersKey(event) ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  const holdGestures = useGestures(screen, () => keys['k']?.())

  return (
    <div ref={holdKeys}>
      <section ref={regionRef ?? null} tabIndex={-1} aria-label={words.region()} className={styles.region}>
        <div ref={holdGestures}>
          {isShown && media ? (
            <div ref={hold} className={styles.frame} data-controls={isFaded ? 'faded' : 'shown'}>
              <div className={styles.screen} data-screen>
                <video
                  // Another voice is another film, and another element: no browser lets go of the first else.
                  key={`${soundHeard(media, sound)} ${media.sources[0]?.url}`}
                  ref={attachVideo}
                  className={styles.video}
                  poster={media.posterUrl ?? undefined}
                  preload="metadata"
                  playsInline
                  onPlay={seeWhole}
                >
                  {sourcesIn(media, sound).map(({ url, type }) => (
                    <source key={url} src={url} type={type} />
                  ))}
                  {labels && (
                    <track
                      key={`labels ${labels.url}`}
                      ref={listening(true)}
                      kind="metadata"
                      srcLang={labels.language}
                      src={labels.url}
                    />
                  )}
                  <track
                    key={spoken?.url}
                    ref={listening(captions !== 'off')}
                    kind="captions"
                    srcLang={spoken?.language}
                    label={spoken?.language}
                    src={spoken?.url}
                  />
                </video>
                <Suspense fallback={null}>
                  {!isEnded && labels && <PictureLabels lesson={lesson} language={labels.language} />}
                </Suspense>
                {!isEnded && <OnPicture lesson={lesson} screen={screen} />}
              </div>
              <div className={styles.foot}>
                {spoken && captions !== 'off' && <CaptionsBox lesson={lesson} language={spoken.language} />}
                <Controls
                  lesson={lesson}
                  screen={screen}
                  captions={captions}
                  sound={sound}
                  isFull={isFull}
                  onFullscreen={toggle}
                  canWiden={canWiden}
                />
              </div>
              <Suspense fallback={null}>
                {isEnded && <EndCard lesson={lesson} />}
                {isListed && <KeySheet screen={screen} canWiden={canWiden} />}
              </Suspense>
            </div>
          ) : (
            <PlayerFace lesson={lesson} />
          )}
        </div>
      </section>
    </div>
  )
}
