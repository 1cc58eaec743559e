/**
 * When a token ends by its own expiry, in milliseconds since the epoch; null when it is not a token of ours.
 * The signature is the server's affair: on load the browser only asks whether the token may still be used.
 */
export const readTokenExpiry = (token: string): number | null => {
  const payload = token.split('.')[1]
  if (!payload) return null
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'exp' in claims && typeof claims.exp === 'number'
      ? claims.exp * 1000
      : null
  } catch {
    return null
  }
}

/** A stored token is used on load only if unexpired (specification, section 4). `now` in milliseconds. */
export const isTokenUsable = (token: string, now: number): boolean => {
  const expiry = readTokenExpiry(token)
  return expiry !== null && expiry > now
}
