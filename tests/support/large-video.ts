import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, copyFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

const MIB = 1024 * 1024
const VIDEO = new URL('../../server/demo/media/clearance-and-termination.mp4', import.meta.url)

export const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** A real video of a size, by a box of noise that players pass over; each mebibyte of it is another. */
export const makeVideo = async (path: string, size: number): Promise<void> => {
  await copyFile(VIDEO, path)
  const filling = size - (await stat(path)).size
  const head = Buffer.alloc(8)
  head.writeUInt32BE(filling, 0)
  head.write('free', 4)
  await appendFile(path, head)
  for (let left = filling - head.length, at = 0; left > 0; at += 1) {
    const noise = Buffer.alloc(Math.min(left, MIB), createHash('sha512').update(String(at)).digest())
    await appendFile(path, noise)
    left -= noise.length
  }
}
