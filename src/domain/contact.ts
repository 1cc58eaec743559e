/** What a message to the programme can be about. */
export const CONTACT_TOPICS = ['courses', 'classes', 'certificates', 'account', 'teaching', 'other'] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/** What became of a message; the programme's staff move it on from `new`. */
export const CONTACT_STATES = ['new', 'answered', 'spam', 'closed'] as const

export const CONTACT_LIMITS = { name: 120, email: 254, message: 4000 } as const
