import type { FocusEvent } from 'react'

/**
 * A field was left for the form's own button. Its complaint waits for the click: said at once, it would move the
 * button away under the pointer, and the click would be lost.
 */
export const isLeftToSubmit = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
