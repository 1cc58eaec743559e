/** Where an invitation stands: it waits for its person, was used, ran out or was taken back. */
export const INVITATION_STATES = ['open', 'used', 'expired', 'revoked'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** Days that an invitation's code is good for. */
export const INVITATION_DAYS = 14

export type InvitationFacts = Readonly<{ expiresAt: string; revokedAt: string | null; usedAt: string | null }>

/** Used weighs more than revoked, and that more than expired. `now` in milliseconds. */
export const invitationState = ({ expiresAt, revokedAt, usedAt }: InvitationFacts, now: number): InvitationState => {
  if (usedAt !== null) return 'used'
  if (revokedAt !== null) return 'revoked'
  return Date.parse(expiresAt) <= now ? 'expired' : 'open'
}

export const isInvitationState = (value: unknown): value is InvitationState =>
  INVITATION_STATES.some((state) => state === value)
