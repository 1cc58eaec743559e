import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Length and name of the first chunk, which gives the size. */
const HEAD = '0000000d49484452'

/** How large a PNG says that it is, in pixels; null for anything else. PNG (third edition), 5.2 and 11.2.1. */
export const pngSize = (bytes: Buffer): Readonly<{ width: number; height: number }> | null =>
  bytes.length >= 24 && bytes.toString('hex', 0, 16) === SIGNATURE.toString('hex') + HEAD
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null

/** Samples of a pixel by colour type, and the depths that they may have. PNG, table 11.1. */
const COLOURS: Readonly<Record<number, Readonly<{ samples: number; depths: readonly number[] }>>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
}
const FILTERS = 4
const PALETTE = 3
/** What the picture is made of; what else may be in a file is no part of it. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
const IN_ORDER = /^IHDR( PLTE)?( tRNS)?( IDAT)+ IEND$/

type Chunk = Readonly<{ name: string; data: Buffer; whole: Buffer }>

/** All up to the one that ends it; null where one is cut off or damaged. */
const chunksOf = (bytes: Buffer): readonly Chunk[] | null => {
  const chunks: Chunk[] = []
  for (let at = SIGNATURE.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) return null
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null
    const name = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ name, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) })
    if (name === 'IEND') return chunks
    at = end
  }
  return null
}

/** Whether the lines of a picture are there, all of them and no more: what is packed unpacks to no bomb. */
const areLinesWhole = (packed: Buffer, height: number, line: number): boolean => {
  try {
    const lines = inflateSync(packed, { maxOutputLength: height * line })
    if (lines.length !== height * line) return false
    for (let at = 0; at < lines.length; at += line) if ((lines[at] ?? 0) > FILTERS) return false
    return true
  } catch {
    return false
  }
}

/**
 * The picture of a PNG that can be printed, without whatever else its file carries; null for anything else. It is read
 * to its end: what is damaged would be found out by the first certificate that is printed with it. What is interlaced
 * is not taken: no browser draws a picture so. The size is to be judged before.
 */
export const plainPng = (bytes: Buffer): Buffer | null => {
  const size = pngSize(bytes)
  const chunks = size && chunksOf(bytes)
  const head = chunks?.[0]?.data
  if (!size || !chunks || head?.length !== 13) return null
  const [depth = 0, colour = -1, packing, filtering, interlacing] = head.subarray(8)
  const kind = COLOURS[colour]
  if (!kind?.depths.includes(depth) || packing !== 0 || filtering !== 0 || interlacing !== 0) return null
  const kept = chunks.filter(({ name }) => KEPT.has(name))
  const order = kept.map(({ name }) => name).join(' ')
  const colours = kept.find(({ name }) => name === 'PLTE')?.data.length ?? 0
  if (!IN_ORDER.test(order) || colours % 3 !== 0 || (colour === PALETTE && colours === 0)) return null
  const packed = Buffer.concat(kept.filter(({ name }) => name === 'IDAT').map(({ data }) => data))
  const line = 1 + Math.ceil((size.width * kind.samples * depth) / 8)
  if (!areLinesWhole(packed, size.height, line)) return null
  return Buffer.concat([SIGNATURE, ...kept.map(({ whole }) => whole)])
}
