import { defineUtility } from '@pandacss/dev'

const COMING = 'cubic-bezier(0.2, 0, 0, 1)'
const entrances = { appear: `appear 160ms ${COMING}`, rise: `rise 200ms ${COMING}` }

export const utilities = {
  /**
   * How a part comes and, where it is told that it is closed, goes. Ark takes a closed part away when its animation
   * has ended, and waits for ever where that is the one it came with: so there is no coming without its own going.
   */
  presence: defineUtility({
    className: 'presence',
    values: Object.keys(entrances),
    transform: (entrance: keyof typeof entrances) => ({
      animation: entrances[entrance],
      '&[data-state=closed]': {
        animation: 'leave 120ms ease-out forwards',
        // What goes takes no press from what is below it.
        pointerEvents: 'none',
      },
    }),
  }),
}
