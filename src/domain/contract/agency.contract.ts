import * as z from 'zod/mini'

import { id } from './common.contract.ts'

/** One of GET /agencies, by name. */
export const agency = z.object({ id, name: z.string() })
export const agencyList = z.array(agency)

/** One of GET /user-types; the name in the language of the request. */
export const userType = z.object({ id, name: z.string() })
export const userTypeList = z.array(userType)

/** GET /partners: every agency of the programme with its discipline, by name. */
export const partnerList = z.array(z.object({ name: z.string(), discipline: z.nullable(z.string()) }))

export type Agency = z.infer<typeof agency>
export type UserType = z.infer<typeof userType>
