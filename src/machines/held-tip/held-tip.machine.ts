import { setup, type ActorRefFrom } from 'xstate'

export type HeldTipEvent =
  /** A mouse came to rest over the button or the tip, and went. */
  { type: 'pointer.arrived' } | { type: 'pointer.left' } | { type: 'button.pressed' } | { type: 'escape.pressed' }

/** A tip that has something to press in it: under a mouse it is there as long as that, a press holds it until another. */
export const heldTipMachine = setup({
  types: {} as { events: HeldTipEvent },
}).createMachine({
  id: 'heldTip',
  initial: 'hidden',
  states: {
    hidden: {
      on: { 'pointer.arrived': 'shown.hovered', 'button.pressed': 'shown.held' },
    },
    shown: {
      initial: 'held',
      on: { 'escape.pressed': 'hidden' },
      states: {
        hovered: { on: { 'pointer.left': '#heldTip.hidden', 'button.pressed': 'held' } },
        held: { on: { 'button.pressed': '#heldTip.hidden' } },
      },
    },
  },
})

export type HeldTipActor = ActorRefFrom<typeof heldTipMachine>
