import { readSessionId } from '../domain/token.ts'
import type { Topic, Topics } from './topics.ts'

/** Answers: a person's way through some pages and back. */
const MOST = 40
/** Milliseconds, within which addresses in an answer still open: what is older is not shown even for a moment. */
const OLDEST = 5 * 60_000

export type KeptAnswers = Readonly<{
  /** What was answered last, to the same session and in the same language; undefined where that is not known any more. */
  recall: (key: string) => unknown
  /**
   * Said when a reading begins. What it gives is kept by what is returned until one of the topics changes, and not at
   * all where something was written meanwhile.
   */
  begin: (key: string, topics: readonly Topic[]) => (answer: unknown) => void
  forget: (key: string) => void
  /** Whether it has just come, with the page: it is not read again. */
  isCurrent?: (key: string) => boolean
  /** Told where nothing is known, and how it is read: by who paints a page, and reads it for the next drawing. */
  miss?: (key: string, read: (signal: AbortSignal) => Promise<unknown>) => void
  /** Something was or is being written, or somebody leaves: what was read before may not be so any more. */
  forgetAll: () => void
}>

export type KeptAnswersWorld = Readonly<{
  topics: Topics
  token: () => string | null
  language: () => string
  /** Milliseconds, from wherever they are counted. */
  now?: () => number
}>

type Kept = Readonly<{ answer: unknown; at: number; stop: () => void }>

/**
 * The last answers of reads that may be shown for a moment as they were, while they are read again beside it. They are
 * of this page's memory alone, and of one session in one language. Whatever is written ends them all, since what a
 * write says that it changes need not be everything.
 */
export const createKeptAnswers = ({
  topics,
  token,
  language,
  now = () => performance.now(),
}: KeptAnswersWorld): KeptAnswers => {
  const kept = new Map<string, Kept>()
  let turn = 0
  let owner = ''

  const forget = (key: string) => {
    kept.get(key)?.stop()
    kept.delete(key)
  }
  const forgetAll = () => {
    turn += 1
    for (const key of kept.keys()) forget(key)
  }
  const ofOwner = () => {
    const held = token()
    const asking = `${(held && readSessionId(held)) ?? held} ${language()}`
    if (asking !== owner) forgetAll()
    owner = asking
  }

  // Who may see what may have changed with the person.
  topics.subscribe(['viewer', 'language'], forgetAll)
  return {
    recall: (key) => {
      ofOwner()
      const found = kept.get(key)
      return found && now() - found.at < OLDEST ? found.answer : undefined
    },
    begin: (key, of) => {
      ofOwner()
      const begun = turn
      return (answer) => {
        ofOwner()
        if (begun !== turn) return
        forget(key)
        kept.set(key, { answer, at: now(), stop: topics.subscribe(of, () => forget(key)) })
        const oldest = kept.keys().next()
        if (kept.size > MOST && !oldest.done) forget(oldest.value)
      }
    },
    forget,
    forgetAll,
  }
}
