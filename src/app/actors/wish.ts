import { REDIRECT_KEY } from '../../domain/constants.ts'
import { readRedirect, writeRedirect } from '../../domain/redirect.ts'

/** What somebody wanted when they signed up, until they are in. */
const WISH_KEY = 'wish'
/** Milliseconds: as long as the link of the mail is good. */
const LASTS = 24 * 60 * 60 * 1000

// The mailed link opens a tab of its own, which knows nothing of the one that was signed up in.

/** Keeps for the browser what this tab remembers to come back to. */
export const keepWish = (now: number): void => {
  const redirect = readRedirect(sessionStorage.getItem(REDIRECT_KEY))
  if (redirect === null) localStorage.removeItem(WISH_KEY)
  else localStorage.setItem(WISH_KEY, `${now} ${writeRedirect(redirect)}`)
}

/** Hands over to this tab, once, what was wished for when the account was opened. What this tab remembers itself is newer. */
export const takeWish = (now: number): void => {
  const [, keptAt, stored = ''] = /^(\d+) (.*)$/.exec(localStorage.getItem(WISH_KEY) ?? '') ?? []
  localStorage.removeItem(WISH_KEY)
  const redirect = readRedirect(stored)
  const isFresh = now - Number(keptAt) < LASTS
  if (redirect === null || !isFresh || sessionStorage.getItem(REDIRECT_KEY) !== null) return
  sessionStorage.setItem(REDIRECT_KEY, writeRedirect(redirect))
}
