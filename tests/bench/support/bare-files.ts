import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'

/** One file by Range, and nothing else. */
export const bareFiles = (path: string): Server =>
  createServer((request, response) => {
    const [start = 0, end = 0] = (request.headers.range ?? '').replace('bytes=', '').split('-').map(Number)
    response.writeHead(206, { 'content-type': 'video/mp4', 'content-length': end - start + 1 })
    createReadStream(path, { start, end }).pipe(response)
  })
