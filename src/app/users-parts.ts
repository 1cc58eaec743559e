import type { ReactNode } from 'react'

import { createPageParts } from './page-parts.ts'

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

export const { partIn: usersPartIn, addressOf: usersAddress } = createPageParts('/admin/users', USERS_PARTS)
