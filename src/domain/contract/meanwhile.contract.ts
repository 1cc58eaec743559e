/**
 * 409 of a change of what somebody else has changed since it was seen: nothing was written. Its facts have what is
 * there now as `is`, as the change said `was`.
 */
export const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE'
