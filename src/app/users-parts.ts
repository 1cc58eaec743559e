import type { ReactNode } from 'react'

/** The parts of the page of all users; the first has the plain address. */
export const USERS_PARTS = ['people', 'names', 'log'] as const
export type UsersPart = (typeof USERS_PARTS)[number]

/** What a part is given that comes by itself. */
export type PartOfUsersProps = Readonly<{
  title: string
  /** Of the address. */
  query: URLSearchParams
  /** Where the other parts are. */
  parts: ReactNode
  /** Of the part where its list asks this: a query without or with its question mark. */
  addressOf: (asked: string) => string
}>

/** Which part an address shows. */
export const usersPartIn = (query: URLSearchParams): UsersPart =>
  USERS_PARTS.find((part) => part === query.get('view')) ?? 'people'

export const usersAddress = (part: UsersPart, asked = ''): string => {
  const query = new URLSearchParams(asked)
  if (part !== 'people') query.set('view', part)
  return query.size === 0 ? '/admin/users' : `/admin/users?${query}`
}
