/** What the session remembers of a refused page: its path, or that a signed-in person was denied it. */
export type RememberedRedirect = Readonly<{ path: string; denied: boolean }>

/**
 * A path of ours, or null: the remembered redirect never leaves the origin. `//host`, `/\host` and control
 * characters are how a path is made to mean another site.
 */
export const ownPath = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value) ? value : null

/** Reads what `writeRedirect` stored; anything else is as good as nothing. */
export const readRedirect = (stored: string | null): RememberedRedirect | null => {
  if (stored === null) return null
  const denied = stored.startsWith('401 ')
  const path = ownPath(denied ? stored.slice(4) : stored)
  return path === null ? null : { path, denied }
}

export const writeRedirect = ({ path, denied }: RememberedRedirect): string => (denied ? `401 ${path}` : path)
