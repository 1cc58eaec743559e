import type { Gateway } from '../../gateway/gateway.ts'

/**
 * What a chart opens with: the answer that came with the page a moment ago, and nothing else. While a page is painted,
 * what is not known is noted, with how it is read.
 */
export const firstAnswer = <Data>(
  { answers }: Pick<Gateway, 'answers'>,
  key: string,
  read: (signal: AbortSignal) => Promise<Data>,
): Data | undefined => {
  if (answers?.isCurrent?.(key)) return answers.recall(key) as Data | undefined
  answers?.miss?.(key, read)
  return undefined
}
