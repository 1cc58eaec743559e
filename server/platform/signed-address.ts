import type { Clock } from './clock.ts'
import type { Signer } from './secrets.ts'

/** A short-lived address that works without a header, bound to the one it was made for. */
export type SignedAddresses = Readonly<{
  /** `path` begins with `/api/`; `holder` is a session, whose end is the address's too, or who else reads it. */
  sign: (path: string, holder: string, expiresAt: Date) => string
  /** The holder whom the address was made for; null when it is forged, expired or another address's. */
  read: (path: string, query: SignedQuery) => string | null
}>

export type SignedQuery = Readonly<{
  holder?: string | undefined
  expires?: number | undefined
  signature?: string | undefined
}>

export const createSignedAddresses = (signer: Signer, clock: Clock): SignedAddresses => {
  const textOf = (path: string, holder: string, expires: number) => `${path}\n${holder}\n${expires}`
  return {
    sign: (path, holder, expiresAt) => {
      const expires = Math.floor(expiresAt.getTime() / 1000)
      const signature = signer.sign(textOf(path, holder, expires))
      return `${path}?holder=${holder}&expires=${expires}&signature=${signature}`
    },
    read: (path, { holder, expires, signature }) => {
      if (holder === undefined || expires === undefined || signature === undefined) return null
      if (expires * 1000 <= clock.now().getTime()) return null
      return signer.isSigned(textOf(path, holder, expires), signature) ? holder : null
    },
  }
}
