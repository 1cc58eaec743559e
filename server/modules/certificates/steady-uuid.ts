import { createHmac } from 'node:crypto'

const UUID_VERSION = 0x80

/** A UUID (version 8) that is the same each time for the same words, and that nobody guesses without the secret. */
export const steadyUuid = (secret: Buffer, words: string): string => {
  const bytes = createHmac('sha256', secret).update(words).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | UUID_VERSION, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
