import type { Gateway } from '../../gateway/gateway.ts'
import type { Topic } from '../../gateway/topics.ts'
import { isRefusal } from '../../machines/refusal.ts'
import type { Read } from './resource.actors.ts'

export type Answers = Pick<Gateway, 'topics' | 'answers'>

export type KeptReading<Data, Query> = Readonly<{
  /** What this session was answered last; undefined where that is not known any more. */
  recall: (query: Query) => Data | undefined
  /** Whether that has just come, with the page: it is not read again. */
  isCurrent: (query: Query) => boolean
  /** Whether what was recalled last is to be read again, at once. */
  isOld: () => boolean
  read: Read<Data, Query>
}>

/** Until what is drawn now is on the screen: one that is out of sight draws nothing. */
const painted = (): Promise<void> =>
  new Promise((settle) => {
    if (globalThis.document?.visibilityState !== 'visible') settle()
    else requestAnimationFrame(() => setTimeout(settle))
  })

/**
 * A reading whose last answer is shown at once when its screen is opened again, while it is read again: by charts of
 * their own, which follow what was changed elsewhere, and by `createResource`, whose screens do no more. `keptAs` names
 * it, with its query. It is kept until one of the topics changes or something is written (`KeptAnswers`), and not where
 * it was refused.
 */
export const keptReading = <Data, Query = undefined>(
  gateway: Answers,
  topics: readonly Topic[],
  read: Read<Data, Query>,
  keptAs: (query: Query) => string,
): KeptReading<Data, Query> => {
  let isOld = false
  let isDrawn = true
  const isCurrent = (query: Query) => gateway.answers?.isCurrent?.(keptAs(query)) ?? false
  return {
    recall: (query) => {
      const key = keptAs(query)
      const data = gateway.answers?.recall(key) as Data | undefined
      if (data === undefined) gateway.answers?.miss?.(key, (signal) => read(query, signal))
      isOld = data !== undefined && !isCurrent(query)
      isDrawn = !isOld
      return data
    },
    isCurrent,
    isOld: () => isOld,
    read: async (query, signal) => {
      const key = keptAs(query)
      // To ask takes a phone some milliseconds, in which it would show nothing.
      if (!isDrawn) await painted()
      isDrawn = true
      signal.throwIfAborted()
      const keep = gateway.answers?.begin(key, topics)
      try {
        const data = await read(query, signal)
        if (!signal.aborted) keep?.(data)
        return data
      } catch (cause) {
        if (isRefusal(cause)) gateway.answers?.forget(key)
        throw cause
      }
    },
  }
}
