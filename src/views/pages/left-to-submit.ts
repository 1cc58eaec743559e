import type { FocusEvent } from 'react'

/**
 * A field was left for the form's own button. Its complaint waits for the click: said at once, it would move the
 * button away under the pointer, and the click would be lost.
 */
const isLeftToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'

/** A field is left, and not for the form's own button: for its `onBlur`. */
export const whenLeft =
  (leave: () => void) =>
  (event: FocusEvent): void => {
    if (!isLeftToSubmit(event)) leave()
  }
