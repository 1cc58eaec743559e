import { hash, verify } from '@node-rs/argon2'

import type { Passwords } from '../../../server/platform/passwords.ts'

const hashed = (password: string) => hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 })

let nobodys: Promise<string> | undefined

/** argon2id as the product has it, of less work and in no thread that waits for idle time: next to nothing on a busy machine. */
export const lightPasswords: Passwords = {
  hash: hashed,
  verify: async (password, passwordHash) => {
    nobodys ??= hashed('no account has this password')
    const matches = await verify(passwordHash ?? (await nobodys), password)
    return matches && passwordHash !== undefined
  },
}
