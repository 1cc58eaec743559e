import { fromCallback, type CallbackActorLogic } from 'xstate'

import { labelOf, LABELS_AT_ONCE, NO_LABELS, type ShownLabels } from '../../../../domain/picture-label.ts'
import type { MediaCommand, MediaEvent } from '../../../../machines/lesson/lesson.types.ts'
import type { NativeLabels } from './native-labels.ts'

export type MediaDriver = Readonly<{
  /** What the lesson chart talks with: provide it as `mediaElement`. */
  actor: CallbackActorLogic<MediaCommand, undefined>
  /** What the page gives its video element to, as a ref. */
  attach: (element: HTMLVideoElement | null) => (() => void) | undefined
}>

/** Two looks at the clock of an element differ by less, in seconds. */
const CLOCK_ROUNDING = 0.5

/** The end of what is loaded around the current place, in seconds. */
const bufferedTo = ({ buffered, currentTime }: HTMLVideoElement): number => {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 1 && buffered.end(at) >= currentTime) return buffered.end(at)
  return 0
}

/**
 * Where that began which the element has played without a gap up to its place, in seconds. It knows that itself, however
 * seldom a page that is short of breath is told; a place that was moved to is where playing begins.
 */
const playedFrom = ({ played, currentTime }: HTMLVideoElement): number => {
  for (let at = 0; at < played.length; at += 1)
    if (played.start(at) <= currentTime && played.end(at) >= currentTime - CLOCK_ROUNDING) return played.start(at)
  return currentTime
}

/** A failed source is no failure of the video as long as another is left to try. */
const isLastSource = (target: EventTarget | null, element: HTMLVideoElement) =>
  target === element || target === element.querySelector('source:last-of-type')

const wordsOf = (cue: TextTrackCue): string => {
  // A name or a style around the words is markup of the file.
  if ('getCueAsHTML' in cue && typeof cue.getCueAsHTML === 'function') {
    const words: unknown = Reflect.apply(cue.getCueAsHTML, cue, [])
    if (words instanceof DocumentFragment) return words.textContent
  }
  return 'text' in cue ? String(cue.text) : ''
}

/** Labels are what a track of metadata says, as JSON. */
const labelsNow = (track: TextTrack, { videoWidth, videoHeight }: HTMLVideoElement): ShownLabels => ({
  ratio: videoHeight > 0 ? videoWidth / videoHeight : NO_LABELS.ratio,
  labels: Array.from(track.activeCues ?? [])
    .slice(0, LABELS_AT_ONCE)
    .flatMap((cue) => ('text' in cue ? (labelOf(String(cue.text)) ?? []) : [])),
})

const isOfLabels = (target: EventTarget | null) => target instanceof HTMLTrackElement && target.kind === 'metadata'

const cuesOf = (target: EventTarget | null, element: HTMLVideoElement): MediaEvent | null => {
  if (!(target instanceof HTMLTrackElement)) return null
  return isOfLabels(target)
    ? { type: 'media.labelsChanged', labels: labelsNow(target.track, element) }
    : { type: 'media.cuesChanged', cues: Array.from(target.track.activeCues ?? [], wordsOf) }
}

/** Where a phone shows the video alone, it draws the captions that the page draws otherwise. */
const drawCaptions = (element: HTMLVideoElement, mode: 'showing' | 'hidden') => {
  for (const track of element.textTracks) if (track.kind !== 'metadata' && track.mode !== 'disabled') track.mode = mode
}

const translators = (element: HTMLVideoElement) => {
  // Of phones that show the video alone: others never load it.
  let labels: Promise<NativeLabels | null> | null = null
  const nativeLabels = () =>
    (labels ??= import('./native-labels.ts').then(
      ({ createNativeLabels }) => createNativeLabels(element),
      () => {
        labels = null
        return null
      },
    ))
  return {
    loadedmetadata: () => ({ type: 'media.loaded' }),
    playing: () => ({ type: 'media.played' }),
    pause: () => ({ type: 'media.paused' }),
    ended: () => ({ type: 'media.ended' }),
    waiting: () => ({ type: 'media.waited' }),
    timeupdate: () =>
      element.seeking ? null : { type: 'media.progressed', at: element.currentTime, from: playedFrom(element) },
    seeking: () => ({ type: 'media.sought', at: element.currentTime }),
    progress: () => ({ type: 'media.buffered', to: bufferedTo(element) }),
    cuechange: (event) => cuesOf(event.target, element),
    // Labels of another language: where none stands at the moment, none would be told.
    load: ({ target }) => (isOfLabels(target) ? cuesOf(target, element) : null),
    ratechange: () => ({ type: 'media.rateChanged', rate: element.playbackRate }),
    webkitbeginfullscreen: () => {
      drawCaptions(element, 'showing')
      void nativeLabels().then((own) => own?.show())
      return null
    },
    webkitendfullscreen: () => {
      drawCaptions(element, 'hidden')
      void labels?.then((own) => own?.hide())
      return null
    },
    error: (event) => (isLastSource(event.target, element) ? { type: 'media.broke' } : null),
  } satisfies Record<string, (event: Event) => MediaEvent | null>
}

const obey = (element: HTMLVideoElement, command: MediaCommand) => {
  switch (command.type) {
    case 'play':
      // A browser that does not let it play leaves it paused, and the button says so.
      element.play().catch(() => undefined)
      return
    case 'pause':
      element.pause()
      return
    case 'seek':
      // Any seek takes the poster away, even one to where the video stands.
      if (element.currentTime !== command.to) element.currentTime = command.to
      return
    case 'rate':
      element.playbackRate = command.rate
      return
    case 'volume':
      element.volume = command.volume
      element.muted = command.isMuted
  }
}

/** Turns the events of whichever video element is on the page into the chart's, and the chart's commands into calls. */
export const createMediaDriver = (): MediaDriver => {
  let held: HTMLVideoElement | null = null
  let tell: ((event: MediaEvent) => void) | null = null

  return {
    actor: fromCallback<MediaCommand, undefined>(({ sendBack, receive }) => {
      const teller = (event: MediaEvent) => sendBack(event)
      tell = teller
      receive((command) => {
        if (held) obey(held, command)
      })
      if (held && held.readyState >= HTMLMediaElement.HAVE_METADATA) teller({ type: 'media.loaded' })
      return () => {
        if (tell === teller) tell = null
      }
    }),

    attach: (element) => {
      if (!element) return undefined
      held = element
      const listening = new AbortController()
      for (const [name, translate] of Object.entries(translators(element)))
        element.addEventListener(
          name,
          (event) => {
            const translated = translate(event)
            if (translated) tell?.(translated)
          },
          // The errors of its sources do not bubble up to the element.
          { signal: listening.signal, capture: true },
        )
      if (element.readyState >= HTMLMediaElement.HAVE_METADATA) tell?.({ type: 'media.loaded' })
      return () => {
        listening.abort()
        if (held === element) held = null
        tell?.({ type: 'media.detached' })
      }
    },
  }
}
