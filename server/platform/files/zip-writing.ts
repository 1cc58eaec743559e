import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

export type ZipEntry = Readonly<{ name: string; size: number; read: () => Promise<Readable> }>

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** Its sum stands behind it, and its name is UTF-8. */
const FLAGS = 0x0808
/** The first day that the format knows: what is the same is the same whenever it is written. */
const FIRST_DAY = 0x21
const LOCAL_BYTES = 30
const DESCRIPTOR_BYTES = 16
const CENTRAL_BYTES = 46
const END_BYTES = 22

type Written = Readonly<{ name: Buffer; size: number; sum: number; at: number }>

const record = (bytes: number, numbers: readonly (readonly [value: number, width: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(bytes)
  let at = 0
  for (const [value, width] of numbers) {
    if (width === 2) buffer.writeUInt16LE(value, at)
    else buffer.writeUInt32LE(value, at)
    at += width
  }
  return buffer
}

const localHeader = (name: Buffer): Buffer =>
  record(LOCAL_BYTES, [
    [LOCAL, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  ])

const descriptor = ({ sum, size }: Written): Buffer =>
  record(DESCRIPTOR_BYTES, [
    [DESCRIPTOR, 4],
    [sum, 4],
    [size, 4],
    [size, 4],
  ])

const centralHeader = ({ name, size, sum, at }: Written): Buffer =>
  record(CENTRAL_BYTES, [
    [CENTRAL, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [0, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [sum, 4],
    [size, 4],
    [size, 4],
    [name.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [at, 4],
  ])

const end = (count: number, bytes: number, at: number): Buffer =>
  record(END_BYTES, [
    [END, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [bytes, 4],
    [at, 4],
    [0, 2],
  ])

const parts = async function* (entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const { name: said, size, read } of entries) {
    const name = Buffer.from(said)
    yield Buffer.concat([localHeader(name), name])
    let [sum, came] = [0, 0]
    for await (const chunk of (await read()) as AsyncIterable<Buffer>) {
      sum = crc32(chunk, sum)
      came += chunk.length
      yield chunk
    }
    if (came !== size) throw new Error(`${said} is not as long as it was said to be`)
    const one = { name, size, sum, at }
    written.push(one)
    yield descriptor(one)
    at += LOCAL_BYTES + name.length + size + DESCRIPTOR_BYTES
  }
  const central = Buffer.concat(written.flatMap((one) => [centralHeader(one), one.name]))
  yield central
  yield end(written.length, central.length, at)
}

/**
 * Files as one, each as it is: films and pictures are packed already. Streamed in constant memory; below 4 GiB in all,
 * from where the format has another way of counting.
 */
export const zipOf = (entries: readonly ZipEntry[]): Readable => Readable.from(parts(entries), { objectMode: false })
