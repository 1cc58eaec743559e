import { css } from 'styled-system/css'

/** Below the first screen: laid out when it comes near, so that the first paint waits for what is seen. */
export const below = css({
  contentVisibility: 'auto',
  // On a phone what waits takes the first screen until it is there: what follows is drawn where it stays.
  '[data-waiting]:has(.skeleton) ~ &, [data-session=held] *:has(> [data-waiting] .skeleton) ~ &': {
    mdDown: { visibility: 'hidden' },
  },
})
