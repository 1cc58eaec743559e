import { createHmac } from 'node:crypto'

/**
 * A UUID that is the same each time for the same words, and that nobody guesses without the secret. Of version 8, which
 * is anybody's own; 5, made of a name as this is, where a reader knows no later ones than RFC 4122.
 */
export const steadyUuid = (secret: Buffer, words: string, version: 5 | 8 = 8): string => {
  const bytes = createHmac('sha256', secret).update(words).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
