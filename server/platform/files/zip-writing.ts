import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

type Read = () => Promise<Readable>

/** A file whose size is known, which is kept as it is; or one that is made while it is read, which is packed. */
export type ZipEntry = Readonly<{ name: string; size: number; read: Read }>
export type MadeEntry = Readonly<{ name: string; isPacked: true; read: Read }>

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

const STORED = 0
const DEFLATED = 8

type Written = Readonly<{ name: Buffer; method: number; size: number; packed: number; sum: number; at: number }>

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

const localHeader = (name: Buffer, method: number): Buffer =>
  record(LOCAL_BYTES, [
    [LOCAL, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [method, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.length, 2],
    [0, 2],
  ])

const descriptor = ({ sum, size, packed }: Written): Buffer =>
  record(DESCRIPTOR_BYTES, [
    [DESCRIPTOR, 4],
    [sum, 4],
    [packed, 4],
    [size, 4],
  ])

const centralHeader = ({ name, method, size, packed, sum, at }: Written): Buffer =>
  record(CENTRAL_BYTES, [
    [CENTRAL, 4],
    [VERSION, 2],
    [VERSION, 2],
    [FLAGS, 2],
    [method, 2],
    [0, 2],
    [FIRST_DAY, 2],
    [sum, 4],
    [packed, 4],
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

type Count = { sum: number; bytes: number }

/** The same pieces, counted as they pass. */
const counted = async function* (pieces: AsyncIterable<Buffer>, count: Count): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    count.sum = crc32(piece, count.sum)
    count.bytes += piece.length
    yield piece
  }
}

const packed = (pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> => {
  const deflate = createDeflateRaw()
  // What breaks while it is read breaks the archive, by the error that it ends with.
  pipeline(Readable.from(pieces), deflate, () => undefined)
  return deflate
}

const parts = async function* (entries: readonly (ZipEntry | MadeEntry)[]): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let at = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name)
    const method = 'isPacked' in entry ? DEFLATED : STORED
    yield Buffer.concat([localHeader(name, method), name])
    const read: Count = { sum: 0, bytes: 0 }
    const pieces = counted(await entry.read(), read)
    let sent = 0
    for await (const piece of 'isPacked' in entry ? packed(pieces) : pieces) {
      sent += piece.length
      yield piece
    }
    if ('size' in entry && read.bytes !== entry.size) {
      throw new Error(`${entry.name} is not as long as it was said to be`)
    }
    const one = { name, method, size: read.bytes, packed: sent, sum: read.sum, at }
    written.push(one)
    yield descriptor(one)
    at += LOCAL_BYTES + name.length + sent + DESCRIPTOR_BYTES
  }
  const central = Buffer.concat(written.flatMap((one) => [centralHeader(one), one.name]))
  yield central
  yield end(written.length, central.length, at)
}

/**
 * Files as one: films and pictures as they are, which are packed already, and what is text packed. Streamed in constant
 * memory, and the same whenever it is made of the same; below 4 GiB in all, from where the format counts otherwise.
 */
export const zipOf = (entries: readonly (ZipEntry | MadeEntry)[]): Readable =>
  Readable.from(parts(entries), { objectMode: false })
