import { createPageParts } from './page-parts.ts'

/** The parts of the page of messages; the first has the plain address. */
export const CONTACT_PARTS = ['messages', 'answers'] as const

export const { partIn: contactPartIn, addressOf: contactAddress } = createPageParts(
  '/admin/contactFormLogs',
  CONTACT_PARTS,
)
