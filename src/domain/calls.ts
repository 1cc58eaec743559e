/** Where the browser makes the calls of the specification's section 7, and what goes with each of them. */
export type Calls = Readonly<{
  /** A path of the host that the page came from, or a whole address; without a slash at the end. */
  baseUrl: string
  headers: Readonly<Record<string, string>>
}>

/** Those of the server that sent the page. */
export const OWN_CALLS: Calls = { baseUrl: '/api', headers: {} }

/** An address in an answer is one of the server that gave it; a path stays a path on the page's own host. */
export const addressFrom =
  (baseUrl: string) =>
  (address: string): string =>
    URL.canParse(baseUrl) && URL.canParse(address, baseUrl) ? new URL(address, baseUrl).href : address
