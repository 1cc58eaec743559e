import { isBounce } from '../mail/suppressed.ts'
import { oneLine } from './written-text.ts'

/** What became of a mail for one of its recipients. */
type Recipient = Readonly<{
  /** As it was sent to, and as whoever gave up knows it; in small letters. */
  addresses: readonly string[]
  /** What its mailbox said. */
  answer: string
  /** There is no such mailbox: nothing more is to be sent there. */
  isForGood: boolean
}>

/** Those whom a mail did not reach. A report that only says that it takes longer, or that it arrived, has none. */
export type DeliveryReport = Readonly<{ mailIds: readonly string[]; failed: readonly Recipient[] }>

const ANSWER_LETTERS = 500
/** A mail of ours has one recipient, and a list that it reached some more. */
const MOST_RECIPIENTS = 20

/** The fields of a block of header lines; of one that is there twice the first. */
export const fieldsOf = (block: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const line of block.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, Math.max(at, 0)).trim().toLowerCase()
    if (name !== '' && !fields.has(name)) fields.set(name, line.slice(at + 1).trim())
  }
  return fields
}

/** "rfc822; ada@example.org" (RFC 3464, 2.3.2): what stands behind the kind of address. */
const addressIn = (field: string | undefined): readonly string[] => {
  const address = field?.split(';').at(-1)?.trim().replaceAll(/^<|>$/g, '') ?? ''
  // Whoever gave up may have written some of its letters as RFC 3461 does.
  const decoded = address.replaceAll(/\+(?<hex>[0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(parseInt(hex, 16)),
  )
  return address.includes('@') ? [address.toLowerCase(), decoded.toLowerCase()] : []
}

const ENHANCED = /\b[245]\.\d{1,3}\.\d{1,3}\b/

const recipientOf = (fields: ReadonlyMap<string, string>): Recipient | null => {
  if (fields.get('action')?.toLowerCase() !== 'failed') return null
  const said = fields.get('diagnostic-code')?.replace(/^[a-z0-9-]+;\s*/i, '') ?? ''
  const status = ENHANCED.exec(fields.get('status') ?? '')?.[0] ?? ''
  // The mailbox's own code says more than that of whoever reports it.
  const code = ENHANCED.exec(said)?.[0] ?? status
  return {
    addresses: [...addressIn(fields.get('original-recipient')), ...addressIn(fields.get('final-recipient'))],
    answer: oneLine(said === '' ? status : said, ANSWER_LETTERS),
    isForGood: isBounce({ response: `550 ${code}` }),
  }
}

/** Reads the part of a report that machines read (RFC 3464); `mailIds` are those that the rest of it names. */
export const readDeliveryReport = (status: string, mailIds: readonly string[]): DeliveryReport => ({
  mailIds,
  failed: status
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n+/)
    .slice(0, MOST_RECIPIENTS + 1)
    .flatMap((block) => recipientOf(fieldsOf(block)) ?? []),
})
