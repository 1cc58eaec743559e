import { buffer } from 'node:stream/consumers'
import { callbackify } from 'node:util'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Readonly<{
  from: string
  /** The addresses of the envelope. */
  to: readonly string[]
  subject: string
  text: string
  html: string
  raw: string
}>

/** What a mail server answers instead of taking a mail: 4xx means later, 5xx never. */
export type SmtpRefusal = Readonly<{ code: number; message: string }>

export type TestSmtpServer = Readonly<{
  /** For SMTP_URL. */
  url: string
  messages: () => readonly ReceivedMail[]
  /** The next mail to an address with these words in its subject, once it is there; each mail is given once. */
  waitFor: (to: string, subjectPart: string) => Promise<ReceivedMail>
  /** Refuses what comes, until it is called with null. */
  refuse: (refusal: SmtpRefusal | null) => void
  stop: () => Promise<void>
}>

type Waiting = { to: string; subjectPart: string; give: (mail: ReceivedMail) => void }

const fits = (mail: ReceivedMail, { to, subjectPart }: Pick<Waiting, 'to' | 'subjectPart'>) =>
  mail.to.includes(to) && mail.subject.includes(subjectPart)

/** A real SMTP server on a free port of the loopback address. */
export const startSmtpServer = async (): Promise<TestSmtpServer> => {
  const messages: ReceivedMail[] = []
  const untaken: ReceivedMail[] = []
  const waiting: Waiting[] = []
  let refusal: SmtpRefusal | null = null

  const receive = (mail: ReceivedMail) => {
    messages.push(mail)
    const place = waiting.findIndex((wish) => fits(mail, wish))
    const [wish] = place === -1 ? [] : waiting.splice(place, 1)
    if (wish) wish.give(mail)
    else untaken.push(mail)
  }

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal && Object.assign(new Error(refusal.message), { responseCode: refusal.code })),
    onData: (stream, session, done) => {
      const read = async () => {
        const raw = await buffer(stream)
        const parsed = await PostalMime.parse(raw)
        receive({
          from: parsed.from?.address ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          subject: parsed.subject ?? '',
          text: parsed.text ?? '',
          html: parsed.html ?? '',
          raw: raw.toString(),
        })
      }
      callbackify(read)((fault) => done(fault))
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages: () => [...messages],
    waitFor: (to, subjectPart) => {
      const place = untaken.findIndex((mail) => fits(mail, { to, subjectPart }))
      const [mail] = place === -1 ? [] : untaken.splice(place, 1)
      if (mail) return Promise.resolve(mail)
      return new Promise((give) => {
        waiting.push({ to, subjectPart, give })
      })
    },
    refuse: (next) => {
      refusal = next
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}
