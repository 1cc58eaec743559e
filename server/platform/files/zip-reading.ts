import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

export type PackedEntry = Readonly<{
  name: string
  /** Bytes of its content, as the archive says. */
  size: number
  packed: number
  isDeflated: boolean
  at: number
}>

const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX = 0xffff
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
/** Where the format counts in another way, which no course needs. */
const BEYOND = 0xffffffff
const INDEX_BYTES_MAX = 1_000_000

/** It is no archive, or one that nobody writes by accident. */
export class ZipUnreadable extends Error {}

/** Whether it is the archive that is at fault: what is packed in it may be damaged where it is unpacked. */
export const isOfArchive = (cause: unknown): boolean =>
  cause instanceof ZipUnreadable ||
  (cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('Z_'))

const readAt = async (file: FileHandle, at: number, bytes: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at)
  if (bytesRead !== bytes) throw new ZipUnreadable('It ends too soon')
  return buffer
}

/** Where its index is, from the end: whatever is written behind that is no part of it. */
const findIndex = async (file: FileHandle, size: number) => {
  const bytes = Math.min(size, END_BYTES + COMMENT_MAX)
  const tail = await readAt(file, size - bytes, bytes)
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END || tail.readUInt16LE(at + 20) !== tail.length - at - END_BYTES) continue
    return { count: tail.readUInt16LE(at + 10), bytes: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) }
  }
  throw new ZipUnreadable('It has no end')
}

const entriesIn = (index: Buffer, count: number): readonly PackedEntry[] => {
  const entries: PackedEntry[] = []
  let at = 0
  for (let n = 0; n < count; n += 1) {
    if (at + CENTRAL_BYTES > index.length || index.readUInt32LE(at) !== CENTRAL)
      throw new ZipUnreadable('Its index is cut')
    const flags = index.readUInt16LE(at + 8)
    const method = index.readUInt16LE(at + 10)
    const [packed, size] = [index.readUInt32LE(at + 20), index.readUInt32LE(at + 24)]
    const lengths = [28, 30, 32].map((place) => index.readUInt16LE(at + place))
    const name = index.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + (lengths[0] ?? 0)).toString('utf8')
    const from = index.readUInt32LE(at + 42)
    if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) throw new ZipUnreadable('It is locked')
    if ([packed, size, from].includes(BEYOND)) throw new ZipUnreadable('It is too large')
    entries.push({ name, size, packed, isDeflated: method === DEFLATED, at: from })
    at += CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

/** What an archive says is in it. Names are what it says: none of them is a path of ours. */
export const readZipIndex = async (path: string): Promise<readonly PackedEntry[]> => {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    if (size < END_BYTES) throw new ZipUnreadable('It is too short')
    const { count, bytes, at } = await findIndex(file, size)
    if (bytes > INDEX_BYTES_MAX || at + bytes > size) throw new ZipUnreadable('Its index is elsewhere')
    const entries = entriesIn(await readAt(file, at, bytes), count)
    // What stands in one place for many is larger than it is.
    if (entries.reduce((sum, { packed }) => sum + packed, 0) > size) throw new ZipUnreadable('Its entries overlap')
    return entries
  } finally {
    await file.close()
  }
}

/** The content of an entry. Whoever reads it says how much of it there may be. */
export const readZipEntry = async (path: string, entry: PackedEntry): Promise<Readable> => {
  const file = await open(path)
  try {
    const header = await readAt(file, entry.at, LOCAL_BYTES)
    if (header.readUInt32LE(0) !== LOCAL) throw new ZipUnreadable('An entry is elsewhere')
    const start = entry.at + LOCAL_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
    const packed = createReadStream(path, { start, end: start + Math.max(entry.packed, 1) - 1 })
    if (!entry.isDeflated) return packed
    const content = createInflateRaw()
    packed.on('error', (cause) => content.destroy(cause))
    // It begins at once, and may fail before anybody reads it: who does so then is told, and the process goes on.
    content.on('error', () => undefined)
    content.on('close', () => packed.destroy())
    return packed.pipe(content)
  } finally {
    await file.close()
  }
}
