import { createPageParts } from './page-parts.ts'

export const USERS_PAGE = createPageParts('/admin/users', ['people', 'names', 'log'])
export const usersAddress = USERS_PAGE.addressOf
