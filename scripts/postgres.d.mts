export type PrivatePostgres = Readonly<{
  /** Where its programs are. */
  bin: string
  url: string
  start: () => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
}>

export declare const hasPostgres: () => boolean
export declare const startPrivatePostgres: (options?: { durable?: boolean }) => Promise<PrivatePostgres>
export declare const startPostgres: () => Promise<Readonly<{ url: string; stop: () => Promise<void> }>>
