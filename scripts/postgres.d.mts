export type PrivatePostgres = Readonly<{
  url: string
  start: () => Promise<void>
  kill: () => Promise<void>
  stop: () => Promise<void>
}>

export declare const startPrivatePostgres: (options?: { durable?: boolean }) => Promise<PrivatePostgres>
export declare const startPostgres: () => Promise<Readonly<{ url: string; stop: () => Promise<void> }>>
