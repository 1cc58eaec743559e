import type { MailboxProblem } from '../../../src/domain/message.ts'

/** A server that says nothing for so long is away. */
const SILENT_MS = 30_000
/** Of one mail: what a text and a report of delivery are within, whatever else comes with them. */
export const READ_BYTES = 256 * 1024
/** The header fields by which it is known whether a mail is for us. */
const FIELDS = ['message-id', 'in-reply-to', 'references', 'content-type'] as const

export type MailboxPlace = Readonly<{ host: string; port: number; isSecure: boolean; folder: string }>

/** A mail in the mailbox. */
export type ListedMail = Readonly<{ uid: number; bytes: number; head: Buffer }>

/** A folder that is open. */
export type OpenMailbox = Readonly<{
  /** What its numbers are of (UIDVALIDITY). */
  validity: string
  /** Those that came after the mail of that number, the oldest first, at most so many, `isWhole` where that is all; none is touched. */
  after: (
    uid: number,
    since: Date | null,
    most: number,
  ) => Promise<Readonly<{ mails: readonly ListedMail[]; upTo: number; isWhole: boolean }>>
  /** The first `READ_BYTES` of a mail; it stays unread. Undefined where it is gone meanwhile. */
  source: (uid: number) => Promise<Buffer | undefined>
  /** Nobody has to look at it any more. */
  markRead: (uid: number) => Promise<void>
}>

/** Why it is not read. */
export class MailboxFault extends Error {
  readonly problem: MailboxProblem
  constructor(problem: MailboxProblem, cause: unknown) {
    super(`The mailbox is not read: ${problem}`, { cause })
    this.problem = problem
  }
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where a mailbox is; its password is not in it. */
export const placeOf = (imapUrl: string): MailboxPlace => {
  const url = new URL(imapUrl)
  const isSecure = url.protocol === 'imaps:'
  return {
    host: url.hostname,
    port: url.port === '' ? (isSecure ? 993 : 143) : Number(url.port),
    isSecure,
    folder: decodeURIComponent(url.pathname.replace(/^\//, '')) || 'INBOX',
  }
}

/** What a mailbox is called where it is kept how far it was read. */
export const mailboxAddress = (imapUrl: string): string => {
  const { host, port, folder } = placeOf(imapUrl)
  return `${decodeURIComponent(new URL(imapUrl).username)}@${host}:${port}/${folder}`
}

/** What a command of an open connection was refused with, or that the connection is gone. */
const faultOf =
  (client: Readonly<{ usable: boolean }>, otherwise: MailboxProblem) =>
  (cause: unknown): never => {
    throw new MailboxFault(client.usable ? otherwise : 'unreachable', cause)
  }

const isSignInRefused = (cause: unknown): boolean =>
  cause instanceof Error && 'authenticationFailed' in cause && cause.authenticationFailed === true

/** Opens the folder that IMAP_URL names, for as long as the work takes. Refuses with a `MailboxFault`. */
export const inMailbox = async <T>(
  imapUrl: string,
  mostMs: number,
  work: (mailbox: OpenMailbox) => Promise<T>,
): Promise<T> => {
  const { ImapFlow } = await import('imapflow')
  const place = placeOf(imapUrl)
  const { username, password } = new URL(imapUrl)
  const client = new ImapFlow({
    host: place.host.replace(/^\[|\]$/g, ''),
    port: place.port,
    secure: place.isSecure,
    // Nobody on the way reads the password; within one machine there is no way.
    ...(!place.isSecure && !LOOPBACK.has(place.host) && { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: SILENT_MS,
    greetingTimeout: SILENT_MS,
    socketTimeout: SILENT_MS,
    maxLiteralSize: 4 * READ_BYTES,
    maxResponseSize: 8 * READ_BYTES,
    maxLineLength: 4 * READ_BYTES,
  })
  // What happens to the connection is told by the command that waits for it.
  client.on('error', () => undefined)
  const end = setTimeout(() => client.close(), mostMs)
  try {
    await client.connect().catch((cause: unknown) => {
      throw new MailboxFault(isSignInRefused(cause) ? 'refused' : 'unreachable', cause)
    })
    const opened = await client.mailboxOpen(place.folder).catch(faultOf(client, 'noFolder'))
    return await work({
      validity: String(opened.uidValidity),
      after: async (uid, since, most) => {
        const asked = { uid: `${uid + 1}:*`, ...(since && { since }) }
        const found = (await client.search(asked, { uid: true }).catch(faultOf(client, 'other'))) || []
        // A range that begins after the last mail still names the last.
        const all = found.filter((one) => one > uid).toSorted((a, b) => a - b)
        const some = all.slice(0, most)
        const isWhole = all.length <= most
        const wanted = { uid: true, size: true, headers: [...FIELDS] }
        const listed =
          some.length === 0
            ? []
            : await client.fetchAll(some.join(','), wanted, { uid: true }).catch(faultOf(client, 'other'))
        return {
          mails: listed
            .map((mail) => ({ uid: mail.uid, bytes: mail.size ?? 0, head: mail.headers ?? Buffer.alloc(0) }))
            .toSorted((a, b) => a.uid - b.uid),
          isWhole,
          upTo: isWhole ? Math.max(all.at(-1) ?? uid, opened.uidNext - 1) : (some.at(-1) ?? uid),
        }
      },
      source: async (uid) => {
        const mail = await client
          .fetchOne(String(uid), { source: { maxLength: READ_BYTES } }, { uid: true })
          .catch(faultOf(client, 'other'))
        return mail ? mail.source : undefined
      },
      markRead: async (uid) => {
        await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true }).catch(faultOf(client, 'other'))
      },
    })
  } finally {
    clearTimeout(end)
    await client.logout().catch(() => undefined)
    client.close()
  }
}
