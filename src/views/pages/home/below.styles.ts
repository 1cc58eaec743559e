import { css } from 'styled-system/css'

/** Below the first screen: laid out when it comes near, so that the first paint waits for what is seen. */
export const below = css({ contentVisibility: 'auto' })
