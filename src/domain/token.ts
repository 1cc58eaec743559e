/** What a token says of itself; empty when it is not a token of ours. Its signature is the server's affair. */
const readClaims = (token: string): Readonly<Record<string, unknown>> => {
  const payload = token.split('.')[1]
  if (!payload) return {}
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null ? { ...claims } : {}
  } catch {
    return {}
  }
}

/** When a token ends by its own expiry, in milliseconds since the epoch; null when it does not say. */
export const readTokenExpiry = (token: string): number | null => {
  const { exp } = readClaims(token)
  return typeof exp === 'number' ? exp * 1000 : null
}

/** When a token was made, by the clock of who made it, in milliseconds since the epoch; null when it does not say. */
export const readTokenIssue = (token: string): number | null => {
  const { iat } = readClaims(token)
  return typeof iat === 'number' ? iat * 1000 : null
}

/** The session that a token is of: a renewed one is of the same. Null when it does not say. */
export const readSessionId = (token: string): string | null => {
  const { sid } = readClaims(token)
  return typeof sid === 'string' ? sid : null
}

/** A stored token is used on load only if unexpired (specification, section 4). `now` in milliseconds. */
export const isTokenUsable = (token: string, now: number): boolean => {
  const expiry = readTokenExpiry(token)
  return expiry !== null && expiry > now
}
