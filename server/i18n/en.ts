/** What the server says in English; the other languages must say the same. */
export const en = {
  /** By the code of a refusal. */
  refusals: {
    BAD_REQUEST: 'The request could not be read.',
    INVALID: 'Some of what you sent is not right. Check the fields and try again.',
    UNAUTHORISED: 'Sign in to go on.',
    FORBIDDEN: 'You do not have permission to do this.',
    NOT_FOUND: 'There is nothing at this address.',
    CONFLICT: 'Something changed in the meantime. Reload and try again.',
    TOO_LARGE: 'What you sent is too large.',
    UNSUPPORTED_TYPE: 'This kind of content is not accepted.',
    TOO_MANY_TRIES: 'Too many tries. Wait a while and try again.',
    UNAVAILABLE: 'The service is not available right now. Try again in a moment.',
    UNEXPECTED: 'Something went wrong on our side. Try again in a moment.',
    IDEMPOTENCY_KEY_REUSED: 'This request was already made with different content.',
    WRONG_CREDENTIALS: 'The e-mail address or the password is not right.',
    NEEDS_EMAIL_VERIFICATION: 'Confirm your e-mail address before you sign in.',
    VERIFICATION_EXPIRED: 'This link has expired or was used before. Ask for a new one.',
    ILLEGAL_TRANSITION: 'This cannot be done now. Look again at where you stand.',
    LESSON_LOCKED: 'This lesson opens when the one before it is passed.',
    ENROLLMENT_CLOSED: 'This enrollment is no longer active.',
    STALE_SEAT: 'This quiz was opened in another place. Go on there, or open it here again.',
    ATTEMPT_OVER: 'This quiz attempt is over.',
    NOT_A_STUDENT: 'You must be logged in as a student to enroll in this course',
    PRINTING_UNAVAILABLE: 'Certificates cannot be printed on this server. The certificate itself is valid.',
    BOT_CHECK_FAILED: 'The check that you are not a robot was not passed. Try again.',
    BOT_CHECK_EXPIRED: 'The check that you are not a robot is out of date. Try again.',
    TOO_MANY_NOTES: 'You have as many notes as can be kept. Delete one to add another.',
  },
  /** By what is wrong with a field. */
  fields: {
    required: 'Field Required',
    type: 'This value has the wrong type.',
    unknown: 'This field is not known.',
    email: 'Invalid email address',
    format: 'This value does not have the expected format.',
    tooShort: (minimum: number) => `At least ${minimum} characters are needed.`,
    tooLong: (maximum: number) => `At most ${maximum} characters are allowed.`,
    tooSmall: (minimum: number) => `The smallest value is ${minimum}.`,
    tooBig: (maximum: number) => `The largest value is ${maximum}.`,
    choice: 'This is not one of the choices.',
    invalid: 'This value is not right.',
  },
}

export type ServerTexts = typeof en
