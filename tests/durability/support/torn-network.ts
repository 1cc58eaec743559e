import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net'

import type { Installation } from '../../e2e/support/installation.ts'

/** A network with one address for whichever server runs. It counts what is sent through it, and can be torn. */
export const startNetwork = async () => {
  const sockets = new Set<Socket>()
  let port = 0
  let sent = 0
  let marks: { at: number; reached: () => void }[] = []
  const count = (bytes: number) => {
    sent += bytes
    const reached = marks.filter(({ at }) => at <= sent)
    marks = marks.filter(({ at }) => at > sent)
    for (const mark of reached) mark.reached()
  }
  const server = createServer((near) => {
    const far = createConnection({ port, host: '127.0.0.1' })
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket)).on('error', () => undefined)
    }
    near.on('data', ({ length }) => count(length))
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const tear = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: ({ origin }: Installation) => {
      port = Number(new URL(origin).port)
    },
    /** Once so many bytes more have been sent: in the middle of whatever is on its way. */
    after: (bytes: number) =>
      new Promise<void>((reached) => {
        marks.push({ at: sent + bytes, reached })
      }),
    sent: () => sent,
    tear,
    stop: () => {
      tear()
      server.close()
    },
  }
}
