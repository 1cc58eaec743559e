export type CrashSite = Readonly<{
  /** Path without its query, which may hold what is private: a code, a name. */
  path: string
  version: string
}>

const named = (cause: unknown): string => (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause))

/** The calls that led to it. Some engines repeat the message above them. */
const traced = (cause: unknown): readonly string[] =>
  cause instanceof Error && cause.stack !== undefined
    ? cause.stack.split('\n').filter((line) => /^\s+at |@/.test(line) && !line.startsWith(`${cause.name}:`))
    : []

/** What a person can send to whoever looks after the product: what broke, where, in which version. */
export const crashReport = (cause: unknown, { path, version }: CrashSite): string =>
  [named(cause), `${path} (${version})`, ...traced(cause).map((line) => line.trim())].join('\n')
