import * as z from 'zod/mini'

import { id } from './common.contract.ts'

export const loginBody = z.strictObject({
  email: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(128)),
})

export const loginAnswer = z.object({ token: z.string() })

/** GET /auth/me */
export const viewer = z.object({
  id,
  email: z.string(),
  welcomed: z.boolean(),
  shortcuts: z.array(z.string()),
  settings: z.nullable(z.record(z.string(), z.unknown())),
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.nullable(z.string()),
    student: z.nullable(z.object({ id })),
  }),
  roleMappings: z.array(z.object({ roleId: z.int() })),
})

export type LoginBody = z.infer<typeof loginBody>
export type Viewer = z.infer<typeof viewer>
