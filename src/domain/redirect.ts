/**
 * What the session remembers of a refused page: its path, or that a signed-in person was denied it. `of` is the person who
 * was on it, by their id: nobody else is led there. Without it a guest was stopped, who signs in as whoever they are.
 */
export type RememberedRedirect = Readonly<{ path: string; denied: boolean; of?: number | undefined }>

/**
 * A path of ours, or null: the remembered redirect never leaves the origin. `//host`, `/\host` and control
 * characters are how a path is made to mean another site.
 */
export const ownPath = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) ? value : null

/** Reads what `writeRedirect` stored, and beside it whose it is; anything else is as good as nothing. */
export const readRedirect = (stored: string | null, of: string | null = null): RememberedRedirect | null => {
  if (stored === null) return null
  const denied = stored.startsWith('401 ')
  const path = ownPath(denied ? stored.slice(4) : stored)
  return path === null ? null : { path, denied, ...(of !== null && { of: Number(of) }) }
}

export const writeRedirect = ({ path, denied }: RememberedRedirect): string => (denied ? `401 ${path}` : path)
