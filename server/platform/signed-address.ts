import type { Clock } from './clock.ts'
import type { Signer } from './secrets.ts'

/** A short-lived address that works without a header, bound to the person it was made for. */
export type SignedAddresses = Readonly<{
  /** `path` begins with `/api/`; `viewerId` is a user id, 0 for a guest. */
  sign: (path: string, viewerId: number, expiresAt: Date) => string
  /** The viewer whom the address was made for; null when it is forged, expired or another address's. */
  read: (path: string, query: SignedQuery) => number | null
}>

export type SignedQuery = Readonly<{
  viewer?: number | undefined
  expires?: number | undefined
  signature?: string | undefined
}>

export const createSignedAddresses = (signer: Signer, clock: Clock): SignedAddresses => {
  const textOf = (path: string, viewer: number, expires: number) => `${path}\n${viewer}\n${expires}`
  return {
    sign: (path, viewerId, expiresAt) => {
      const expires = Math.floor(expiresAt.getTime() / 1000)
      const signature = signer.sign(textOf(path, viewerId, expires))
      return `${path}?viewer=${viewerId}&expires=${expires}&signature=${signature}`
    },
    read: (path, { viewer, expires, signature }) => {
      if (viewer === undefined || expires === undefined || signature === undefined) return null
      if (expires * 1000 <= clock.now().getTime()) return null
      return signer.isSigned(textOf(path, viewer, expires), signature) ? viewer : null
    },
  }
}
