import * as z from 'zod/mini'

import { id } from './common.contract.ts'

/** One of GET /agencies, by name. */
export const agency = z.object({ id, name: z.string() })
export const agencyList = z.array(agency)

/** One of GET /user-types; the name in the language of the request. */
export const userType = z.object({ id, name: z.string() })
export const userTypeList = z.array(userType)

export type Agency = z.infer<typeof agency>
export type UserType = z.infer<typeof userType>
