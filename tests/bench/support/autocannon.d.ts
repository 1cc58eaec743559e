declare module 'autocannon' {
  export type Call = Readonly<{
    method?: string
    path?: string
    headers?: Readonly<Record<string, string>>
    body?: string
  }>

  export type Client = Readonly<{ setRequests: (requests: readonly Call[]) => void }>

  export type Options = Readonly<{
    url: string
    connections: number
    duration: number
    overallRate?: number
    method?: string
    headers?: Readonly<Record<string, string>>
    body?: string
    requests?: readonly Call[]
    setupClient?: (client: Client) => void
  }>

  export type Result = Readonly<{
    '2xx': number
    non2xx: number
    statusCodeStats: Readonly<Record<string, Readonly<{ count: number }>>>
    errors: number
    timeouts: number
    /** Seconds. */
    duration: number
    /** Milliseconds. */
    latency: Readonly<{ p50: number; p99: number; max: number }>
  }>

  export default function autocannon(options: Options): Promise<Result>
}
