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

export const INVITATIONS_PER_PAGE = 20

/** Which invitations are looked at; pages count from 1. */
export type InvitationsAsked = Readonly<{ page: number; search: string; state: InvitationState | null }>

export const ALL_INVITATIONS: InvitationsAsked = { page: 1, search: '', state: null }

export const isInvitationState = (value: unknown): value is InvitationState =>
  INVITATION_STATES.some((state) => state === value)

export const isSameAsked = (a: InvitationsAsked, b: InvitationsAsked): boolean =>
  a.page === b.page && a.search === b.search && a.state === b.state

/** What an address asks for; what it cannot ask for is left out. */
export const readInvitationsAsked = (query: URLSearchParams): InvitationsAsked => {
  const page = Number(query.get('page'))
  const state = query.get('state')
  return {
    page: Number.isSafeInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    search: (query.get('search') ?? '').slice(0, 200),
    state: isInvitationState(state) ? state : null,
  }
}

/** The query by which the same is asked for again, with its question mark; nothing where all is asked for. */
export const invitationsQuery = ({ page, search, state }: InvitationsAsked): string => {
  const query = new URLSearchParams()
  if (search.trim() !== '') query.set('search', search.trim())
  if (state !== null) query.set('state', state)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
