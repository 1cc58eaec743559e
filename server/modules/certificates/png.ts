const SIGNATURE = '89504e470d0a1a0a'
/** Length and name of the first chunk, which gives the size. */
const HEAD = '0000000d49484452'

/** How large a PNG says that it is, in pixels; null for anything else. PNG (third edition), 5.2 and 11.2.1. */
export const pngSize = (bytes: Buffer): Readonly<{ width: number; height: number }> | null =>
  bytes.length >= 24 && bytes.toString('hex', 0, 16) === SIGNATURE + HEAD
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null
