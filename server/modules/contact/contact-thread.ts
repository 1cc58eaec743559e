import type { MailThread } from '../../platform/mail.ts'

/** The mail that said that a message came, which its writer has and answers to. */
const FIRST = 0

/** The domain that mails are sent from: a Message-ID is told from those of others by it. */
const domainOf = (mailFrom: string): string => mailFrom.split('@').at(-1) ?? mailFrom

/** Made of what is kept, so that whoever answers is matched to it later: its reference, and which mail it was. */
const idOf = (reference: string, entryId: number, mailFrom: string): string =>
  `<${reference.toLowerCase()}.${entryId}@${domainOf(mailFrom)}>`

/** Of the mail that says that a message came. */
export const firstOfThread = (reference: string, mailFrom: string): MailThread => ({
  id: idOf(reference, FIRST, mailFrom),
  before: [],
})

/** Of an answer, by the ids of those before it, the first before. */
export const answerInThread = (
  reference: string,
  { entryId, earlier }: Readonly<{ entryId: number; earlier: readonly number[] }>,
  mailFrom: string,
): MailThread => ({
  id: idOf(reference, entryId, mailFrom),
  before: [FIRST, ...earlier].map((id) => idOf(reference, id, mailFrom)),
})
