export type Counts = Readonly<{
  passed: number
  failed: number
  /** `file` is the one to run again; a suite that broke outside of its tests names none. */
  failures: readonly Readonly<{ file?: string; title: string; why: readonly string[] }>[]
}>

export type Check = Readonly<{
  name: string
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** How a suite that counts its tests tells of them. */
  counted?: Readonly<{
    args: readonly string[]
    /** Has it run one file after the other. */
    alone: readonly string[]
    env: (report: string) => Readonly<Record<string, string>>
    read: (report: unknown) => Counts
  }>
  /** Needs the built app. */
  isOnBuilt?: boolean
}>

export declare const checksOf: (of: Readonly<{ node: string; databaseUrl: string; isLong: boolean }>) => Check[]
export declare const runCheck: (
  check: Check,
  where: Readonly<{
    folder: string
    report: string
    only?: readonly string[]
    extraEnv?: Readonly<Record<string, string>>
  }>,
) => Promise<Counts & Readonly<{ output: string }>>
export declare const failedFiles: (
  check: Pick<Check, 'counted'>,
  counts: Pick<Counts, 'failures'>,
) => readonly string[] | null
export declare const countsAgain: (
  first: Counts,
  second: Counts,
) => Counts & Readonly<{ passedAlone: readonly string[] }>
