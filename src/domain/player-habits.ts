import { LANGUAGES, type Language } from './language.ts'
import { MAX_PLAYBACK_RATE } from './watch-credit.ts'

/** Faster than the last of them earns no credit. */
export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, MAX_PLAYBACK_RATE] as const

export const CAPTION_CHOICES = ['off', ...LANGUAGES] as const
export type CaptionChoice = Language | 'off'

/** A film's own voice, or one of a language; what was chosen where a film has no such voice is its own. */
export const SOUND_CHOICES = ['original', ...LANGUAGES] as const
export type SoundChoice = (typeof SOUND_CHOICES)[number]

export const CAPTION_SIZES = ['small', 'medium', 'large'] as const
export type CaptionSize = (typeof CAPTION_SIZES)[number]

/** Beside the list of lessons, or over the whole width of the page with the list below it. */
const WIDTHS = ['beside', 'theatre'] as const

/** How somebody watches videos, on this device. */
export type PlayerHabits = Readonly<{
  rate: number
  /** Null is the language that is read: nothing was chosen yet. */
  captions: CaptionChoice | null
  captionSize: CaptionSize
  isTheatre: boolean
  /** Null is the language that is read: nothing was chosen yet. */
  sound: SoundChoice | null
}>

export const USUAL_PLAYER_HABITS: PlayerHabits = {
  rate: 1,
  captions: null,
  captionSize: 'medium',
  isTheatre: false,
  sound: null,
}

const oneOf = <Value>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => String(value) === text)

/** What was kept as text, `1.25 off large theatre tr`; what it does not say is as usual. */
export const readPlayerHabits = (text: string | null): PlayerHabits => {
  const [rate, captions, captionSize, width, sound] = (text ?? '').split(' ')
  return {
    rate: oneOf(SPEEDS, rate) ?? USUAL_PLAYER_HABITS.rate,
    captions: oneOf(CAPTION_CHOICES, captions) ?? USUAL_PLAYER_HABITS.captions,
    captionSize: oneOf(CAPTION_SIZES, captionSize) ?? USUAL_PLAYER_HABITS.captionSize,
    isTheatre: oneOf(WIDTHS, width) === 'theatre',
    sound: oneOf(SOUND_CHOICES, sound) ?? USUAL_PLAYER_HABITS.sound,
  }
}

export const writePlayerHabits = ({ rate, captions, captionSize, isTheatre, sound }: PlayerHabits): string =>
  [rate, captions ?? 'own', captionSize, WIDTHS[isTheatre ? 1 : 0], sound ?? 'own'].join(' ')
