/** What a change of a name comes to that a certificate or a verification stands on. */
export const NAME_CHANGE_STATES = ['asked', 'approved', 'refused', 'withdrawn'] as const
export type NameChangeState = (typeof NAME_CHANGE_STATES)[number]

/** Characters that the reason, what shows it, and the words of a refusal take. */
export const NAME_CHANGE_TEXT = 500
