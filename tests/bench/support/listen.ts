import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Opens a server on a free port and answers its origin. */
export const listenOn = async (server: Server, host = '127.0.0.1'): Promise<string> => {
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://${host}:${port}`
}
