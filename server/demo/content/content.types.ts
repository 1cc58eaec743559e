import type { Language, Localized } from '../../../src/domain/language.ts'

/** One caption: a sentence or two of the narration, written in every language, and in the lessons spoken in each. */
export type Cue = Localized

/** A drawn scene of a lesson video. Its `id` is unique in the lesson; questions point at it. */
export type Scene = Readonly<{ id: string; cues: readonly Cue[] }>

/** What a lesson's video says; `scripts/media` draws and speaks it. */
export type LessonScript = Readonly<{ slug: string; title: Localized; summary: Localized; scenes: readonly Scene[] }>

export type QuestionSource = Readonly<{
  prompt: Localized
  /** The scene that teaches the answer. */
  scene: string
  /** Which of its captions says it, from 0, where that is not the first: feedback on a wrong answer links to it. */
  cue?: number
  explanation: Localized
  /** Three to five choices, exactly one of them `correct`. */
  choices: readonly Readonly<{ text: Localized; correct?: true }>[]
}>

/** When a cue is said; `ends` where languages differ, whose longest is its end. */
export type CueTiming = Readonly<{ start: number; end: number; ends?: Readonly<Partial<Record<Language, number>>> }>

/** What `scripts/media` measured of a video it made, in seconds; kept beside the video as `<slug>.json`. */
export type VideoTiming = Readonly<{
  timeLength: number
  scenes: readonly Readonly<{ id: string; start: number; cues: readonly CueTiming[] }>[]
}>
