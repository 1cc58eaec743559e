import { fromPromise } from 'xstate'

import { REDIRECT_KEY, REDIRECT_OF_KEY } from '../../domain/constants.ts'
import { readRedirect, writeRedirect, type RememberedRedirect } from '../../domain/redirect.ts'

/** What a refused page leaves for the rest of the session. */
export const routeGuardActors = {
  recallRedirect: fromPromise<RememberedRedirect | null, undefined>(async () =>
    readRedirect(sessionStorage.getItem(REDIRECT_KEY), sessionStorage.getItem(REDIRECT_OF_KEY)),
  ),

  keepRedirect: fromPromise<void, { redirect: RememberedRedirect | null }>(async ({ input: { redirect } }) => {
    if (redirect?.of === undefined) sessionStorage.removeItem(REDIRECT_OF_KEY)
    else sessionStorage.setItem(REDIRECT_OF_KEY, `${redirect.of}`)
    if (redirect === null) sessionStorage.removeItem(REDIRECT_KEY)
    else sessionStorage.setItem(REDIRECT_KEY, writeRedirect(redirect))
  }),
}
