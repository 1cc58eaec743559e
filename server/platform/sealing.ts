import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Closes data for the time that it waits in the database: whoever reads the table reads nothing of it. */
export type Seal = Readonly<{
  /** Text that only this key opens, and only for the same use. */
  close: (data: unknown, use: string) => string
  /** What was closed; undefined where the key or the use is another, or the text was changed. */
  open: (sealed: string, use: string) => unknown
}>

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a key of 32 bytes and a nonce of its own for each text. */
export const createSeal = (key: Buffer): Seal => ({
  close: (data, use) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(use))
    const content = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
  },
  open: (sealed, use) => {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < IV_BYTES + TAG_BYTES) return undefined
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)]
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(use))
      .setAuthTag(tag)
    try {
      const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(content.toString('utf8'))
    } catch {
      return undefined
    }
  },
})
