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

/** Reads what `writeRedirect` stored; anything else is as good as nothing. */
export const readRedirect = (stored: string | null): RememberedRedirect | null => {
  if (stored === null) return null
  const [, denied, of, asked] = /^(401 )?(?:@(\d+) )?(.*)$/.exec(stored) ?? []
  const path = ownPath(asked)
  return path === null ? null : { path, denied: denied !== undefined, ...(of !== undefined && { of: Number(of) }) }
}

export const writeRedirect = ({ path, denied, of }: RememberedRedirect): string =>
  `${denied ? '401 ' : ''}${of === undefined ? '' : `@${of} `}${path}`
