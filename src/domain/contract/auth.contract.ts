import * as z from 'zod/mini'

import type { SavedSettings } from '../settings-sync.ts'
import { id, signedUrl } from './common.contract.ts'

export const loginBody = z.strictObject({
  email: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(128)),
})

export const loginAnswer = z.object({ token: z.string() })

/** A list with what it is opened with, as an address asks for it. */
export const listDefault = z.object({ list: z.string(), asked: z.string() })

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
  photoUrl: z.nullable(signedUrl),
  roleMappings: z.array(z.object({ roleId: z.int() })),
  /** Of the lists that they chose a view to open with. */
  listDefaults: z.array(listDefault),
})

/** PUT /users/{id}/shortcuts: the whole list, as the person left it. */
export const shortcutsBody = z.strictObject({
  shortcuts: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50)),
})

export type LoginBody = z.infer<typeof loginBody>
export type ViewerAnswer = z.infer<typeof viewer>
/** As the browser knows it: of the settings, those that it understands; null is the id that a server does not tell. */
export type Viewer = Omit<ViewerAnswer, 'id' | 'settings'> &
  Readonly<{ id: number | null; settings: SavedSettings | null }>
