import { timingSafeEqual } from 'node:crypto'

import type { MailThread } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSigner } from '../../platform/secrets.ts'

/** The mail that said that a message came, which its writer has and answers to. */
const FIRST = 0
/**
 * Hex, since some mail programs write a Message-ID in other letters. 80 bits are more than anybody tries by sending mails,
 * and so short that the header stays on one line, which not every mail program puts together again.
 */
const TOKEN_LETTERS = 20

/** The domain that mails are sent from. */
const domainOf = (mailFrom: string): string => mailFrom.split('@').at(-1) ?? mailFrom

const OURS = /^<(?<about>(?<reference>c-[0-9a-z]{4}-[0-9a-z]{4})\.\d{1,10})\.(?<token>[0-9a-f]{20})@[^<>@\s]+>$/i

/** Both are as long as tokens are. */
const sameToken = (expected: string, given: string): boolean =>
  timingSafeEqual(Buffer.from(expected), Buffer.from(given))

/**
 * The Message-IDs of what is mailed about a message of the contact page: its reference, which mail it was, and a token
 * that this installation alone can make. Whoever answers names one of them, and is matched by that and by nothing else.
 */
export const createContactThreads = ({ secrets, settings }: Pick<Platform, 'secrets' | 'settings'>) => {
  const signer = createSigner(secrets.keyFor('contact threads'))
  const tokenOf = (about: string): string =>
    Buffer.from(signer.sign(about), 'base64url').toString('hex').slice(0, TOKEN_LETTERS)

  const isHeard = settings.imapUrl !== undefined

  const idOf = (reference: string, entryId: number): string => {
    const about = `${reference.toLowerCase()}.${entryId}`
    return `<${about}.${tokenOf(about)}@${domainOf(settings.mailFrom)}>`
  }

  return {
    /** Of the mail that says that a message came. */
    first: (reference: string): MailThread => ({ id: idOf(reference, FIRST), before: [], isHeard }),

    /** Of an answer, by the ids of those before it, the first before. */
    answer: (
      reference: string,
      { entryId, earlier }: Readonly<{ entryId: number; earlier: readonly number[] }>,
    ): MailThread => ({
      id: idOf(reference, entryId),
      before: [FIRST, ...earlier].map((id) => idOf(reference, id)),
      isHeard,
    }),

    /** The reference of the message that one of these Message-IDs is of; null where we made none of them. */
    referenceIn: (messageIds: readonly string[]): string | null => {
      for (const id of messageIds) {
        const { about = '', reference = '', token = '' } = OURS.exec(id)?.groups ?? {}
        if (about !== '' && sameToken(tokenOf(about.toLowerCase()), token.toLowerCase())) return reference.toUpperCase()
      }
      return null
    },
  }
}
