import { someOf } from './keys.ts'

/** What a message to the programme can be about. */
export const CONTACT_TOPICS = ['courses', 'classes', 'certificates', 'account', 'teaching', 'other'] as const

export type ContactTopic = (typeof CONTACT_TOPICS)[number]

/**
 * Where a message stands. `answered` needs nothing more from the staff, `waiting` was answered with a question that its
 * writer has not answered yet.
 */
export const CONTACT_STATES = ['new', 'assigned', 'answered', 'waiting', 'closed', 'spam'] as const
export type ContactState = (typeof CONTACT_STATES)[number]

/** Those that somebody still has to answer. */
export const UNANSWERED_STATES = someOf<ContactState>()({
  new: true,
  assigned: true,
  answered: false,
  waiting: false,
  closed: false,
  spam: false,
})

/** Where an answered message stands, which closing it keeps for the day on which that is taken back. */
export const ANSWERED_STATES = ['answered', 'waiting'] as const
export type AnsweredState = (typeof ANSWERED_STATES)[number]

/** Whose a message is, as its list is narrowed by it. */
export const CONTACT_WHOSE = ['mine', 'nobodys', 'others'] as const

export const CONTACT_LIMITS = { name: 120, email: 254, message: 4000, reply: 4000, note: 2000, reason: 500 } as const

/** Of an answer that is kept to be used again. */
export const SAVED_ANSWER_LIMITS = { title: 80, text: 4000 } as const

/** Working days within which a message is answered. */
export const ANSWER_DAYS = 2

/** Minutes for which somebody is taken to be answering a message, unless they say so again. */
export const ANSWERING_MINUTES = 10

/**
 * What is written about a message: an answer, which is mailed, a note, which the staff alone read, or what its writer
 * answered by mail.
 */
export const CONTACT_ENTRY_KINDS = ['reply', 'note', 'received'] as const
export type ContactEntryKind = (typeof CONTACT_ENTRY_KINDS)[number]

/** Letters that are kept of what somebody answers by mail. */
export const RECEIVED_LETTERS = 8000
