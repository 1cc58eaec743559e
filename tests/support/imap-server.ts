import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

type Kept = { uid: number; raw: Buffer; flags: Set<string>; at: Date }

export type TestImapServer = Readonly<{
  /** For IMAP_URL. */
  url: string
  /** Puts a mail into the folder, as one that came then; gives its number. */
  put: (raw: string, at?: Date) => number
  /** Whether somebody has read it: a mail that was only looked at is unread. */
  isRead: (uid: number) => boolean
  /** How often somebody signed in. */
  signIns: () => number
  /** Refuses the password, until it is called with false. */
  refuseSignIn: (isRefused: boolean) => void
  /** Breaks the connection off when this mail is asked for whole, so often. */
  breakAt: (uid: number, times: number) => void
  /** Numbers the folder anew, as a server does that lost its numbers. */
  renumber: () => void
  stop: () => Promise<void>
}>

const USER = 'desk'
const PASSWORD = 'p:ss/word'

const SECTION = /BODY\.PEEK\[(?<fields>HEADER\.FIELDS \((?<names>[^)]*)\))?\](?:<0\.(?<most>\d+)>)?/i

/** The named fields of a mail's header, each with the lines that it goes on in. */
const headerOf = (raw: string, names: readonly string[]): string => {
  const [head = ''] = raw.split('\r\n\r\n')
  const fields = head.split(/\r\n(?![ \t])/)
  return `${fields.filter((field) => names.includes(field.split(':')[0]?.toLowerCase() ?? '')).join('\r\n')}\r\n\r\n`
}

/** What an IMAP client asks that reads a folder, by RFC 9051: as much of it as imapflow speaks. */
export const startImapServer = async (): Promise<TestImapServer> => {
  const kept: Kept[] = []
  const breaks = new Map<number, number>()
  const sockets = new Set<Socket>()
  let validity = 1
  let lastUid = 0
  let signIns = 0
  let isRefused = false

  const isIn = (set: string, uid: number): boolean =>
    set.split(',').some((part) => {
      const [from = '', to] = part.split(':')
      if (to === undefined) return Number(from) === uid
      const [low = 0, high = 0] = [from, to]
        .map((end) => (end === '*' ? lastUid : Number(end)))
        .toSorted((a, b) => a - b)
      return uid >= low && uid <= high
    })

  const answerFetch = (socket: Socket, set: string, items: string): boolean => {
    for (const [place, mail] of kept.entries()) {
      if (!isIn(set, mail.uid)) continue
      const section = SECTION.exec(items)
      const parts = [`UID ${mail.uid}`, `RFC822.SIZE ${mail.raw.length}`]
      if (!section) {
        socket.write(`* ${place + 1} FETCH (${parts.join(' ')})\r\n`)
        continue
      }
      const { fields, names = '', most } = section.groups ?? {}
      const left = breaks.get(mail.uid) ?? 0
      if (fields === undefined && left > 0) {
        breaks.set(mail.uid, left - 1)
        socket.destroy()
        return false
      }
      const raw = mail.raw.toString('latin1')
      const said =
        fields === undefined
          ? mail.raw.subarray(0, most === undefined ? mail.raw.length : Number(most))
          : Buffer.from(headerOf(raw, names.toLowerCase().split(' ')), 'latin1')
      const name = fields === undefined ? `BODY[]${most === undefined ? '' : '<0>'}` : `BODY[HEADER.FIELDS (${names})]`
      socket.write(`* ${place + 1} FETCH (${parts.join(' ')} ${name} {${said.length}}\r\n`)
      socket.write(said)
      socket.write(')\r\n')
    }
    return true
  }

  const serve = async (socket: Socket): Promise<void> => {
    socket.on('error', () => undefined)
    const lines = createInterface({ input: socket, crlfDelay: Infinity })[Symbol.asyncIterator]()
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready')
    for (let read = await lines.next(); !read.done; read = await lines.next()) {
      const [tag = '*', verb = '', ...rest] = read.value.split(' ')
      const said = rest.join(' ')
      const command = verb.toUpperCase() === 'UID' ? `UID ${rest[0]?.toUpperCase()}` : verb.toUpperCase()
      const [, set = '', ...wanted] = rest
      if (command === 'CAPABILITY') say('* CAPABILITY IMAP4rev1 AUTH=PLAIN')
      if (command === 'AUTHENTICATE') {
        say('+ ')
        const given = Buffer.from(String((await lines.next()).value), 'base64').toString()
        signIns += 1
        if (isRefused || given !== `\0${USER}\0${PASSWORD}`) {
          say(`${tag} NO [AUTHENTICATIONFAILED] no`)
          continue
        }
      }
      if (command === 'LIST' || command === 'LSUB')
        say(`* ${command} () "/" ${/\bINBOX\b/.test(said) ? 'INBOX' : '""'}`)
      if (command === 'SELECT' || command === 'EXAMINE') {
        if (!/^"?INBOX"?/i.test(said)) {
          say(`${tag} NO [NONEXISTENT] no such folder`)
          continue
        }
        say(`* ${kept.length} EXISTS`)
        say(`* OK [UIDVALIDITY ${validity}] of these numbers`)
        say(`* OK [UIDNEXT ${lastUid + 1}] next`)
        say('* FLAGS (\\Seen)')
      }
      if (command === 'UID SEARCH') {
        const asked = /\bUID (?<range>\S+)/i.exec(rest.slice(1).join(' '))?.groups?.['range'] ?? '1:*'
        const since = /\bSINCE (?<day>\S+)/i.exec(said)?.groups?.['day']
        const found = kept.filter(({ uid, at }) => isIn(asked, uid) && (since === undefined || at >= new Date(since)))
        say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trimEnd())
      }
      if (command === 'UID FETCH' && !answerFetch(socket, set, wanted.join(' '))) return
      if (command === 'UID STORE') for (const { uid, flags } of kept) if (isIn(set, uid)) flags.add('\\Seen')
      if (command === 'LOGOUT') say('* BYE')
      say(`${tag} OK done`)
      if (command === 'LOGOUT') socket.end()
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    void serve(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The mailbox has no port')

  return {
    url: `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${address.port}/INBOX`,
    put: (raw, at = new Date()) => {
      lastUid += 1
      const text = raw.replaceAll(/\r?\n/g, '\r\n')
      kept.push({ uid: lastUid, raw: Buffer.from(text), flags: new Set(), at })
      return lastUid
    },
    isRead: (uid) => kept.some((mail) => mail.uid === uid && mail.flags.has('\\Seen')),
    signIns: () => signIns,
    refuseSignIn: (next) => {
      isRefused = next
    },
    breakAt: (uid, times) => void breaks.set(uid, times),
    renumber: () => {
      validity += 1
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
