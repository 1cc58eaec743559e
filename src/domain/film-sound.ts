import type { LessonMedia } from './contract/lesson.contract.ts'
import type { SoundChoice } from './player-habits.ts'

type Spoken = Pick<LessonMedia, 'films' | 'sources'>
type Source = LessonMedia['sources'][number]

/** An address without what signs it: it names the same file in every session. */
export const pathOf = (address: string): string => address.replace(/[?#].*$/, '')

const isOneOf = (files: readonly Readonly<{ url: string }>[], url: string): boolean =>
  files.some((one) => pathOf(one.url) === pathOf(url))

/** What a film is played from, as it speaks what is wanted: its own voice is heard where that cannot be played. */
export const sourcesIn = ({ films, sources }: Spoken, wanted: SoundChoice): readonly Source[] => {
  const film = films.find(({ language }) => language === wanted)
  if (!film) return sources
  return [{ url: film.url, type: film.type }, ...sources.filter(({ url }) => !isOneOf([film], url))]
}

/** The voices that a film has; its own is one of them where none of the others is the same file. */
export const soundsOf = ({ films, sources: [own] }: Spoken): readonly SoundChoice[] => [
  ...films.map(({ language }) => language),
  ...(own && !isOneOf(films, own.url) ? ['original' as const] : []),
]

/** Which of them is heard. */
export const soundHeard = ({ films, sources: [own] }: Spoken, wanted: SoundChoice): SoundChoice =>
  (films.find(({ language }) => language === wanted) ?? films.find(({ url }) => own && isOneOf([own], url)))
    ?.language ?? 'original'
