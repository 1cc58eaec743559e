import * as z from 'zod/mini'

import { askedIn } from '../person-fields.ts'
import { PHONE_CODE } from '../phone.ts'
import { id, instant, signedUrl } from './common.contract.ts'
import { askedOf, neededPhone, toldOf } from './person.contract.ts'

/** GET /profiles/me: what a person sees of themself. */
export const profile = z.object({
  id,
  ...toldOf(askedIn('profile', 'identity')),
  email: z.string(),
  /** An address that waits for its link to be opened. */
  pendingEmail: z.nullable(z.string()),
  ...toldOf(askedIn('profile', 'contact')),
  isPhoneVerified: z.boolean(),
  notifyPhone: z.boolean(),
  /** `MM/DD/YYYY`; whoever was never asked has none. */
  birthdate: z.nullable(z.string()),
  ...toldOf(askedIn('profile', 'numbers', 'agencies')),
  photoUrl: z.nullable(signedUrl),
  roles: z.array(z.int()),
  memberSince: instant,
})

/** PATCH /profiles/me. Another phone has to be verified anew. */
export const profileForm = z.strictObject(askedOf(askedIn('profile')))
export const profileBody = z.partial(profileForm)

/** Bytes of a photo at most, and pixels of its sides. */
export const PHOTO = { mostBytes: 400_000, side: 512 } as const

/** Characters of it in base64. */
export const PHOTO_TEXT_MAX = Math.ceil(PHOTO.mostBytes / 3) * 4

/** PUT /profiles/me/photo: a square picture, JPEG, PNG or WebP by its content, in base64. */
export const photoBody = z.strictObject({
  content: z.base64().check(z.minLength(4), z.maxLength(PHOTO_TEXT_MAX)),
})
export const photoAnswer = z.object({ photoUrl: signedUrl })

/** POST /profiles/phone/verify/send */
export const sendPhoneCodeBody = z.strictObject({ phoneNumber: neededPhone })
/** POST /profiles/phone/verify: on success the phone is the person's own. */
export const verifyPhoneBody = z.strictObject({
  phoneNumber: neededPhone,
  code: z.string().check(z.regex(new RegExp(`^\\d{${PHONE_CODE.digits}}$`))),
})
/** POST /profiles/settings/notification */
export const notificationBody = z.strictObject({ notifyPhone: z.boolean() })

/** GET /profiles/me/sessions: those that live, the latest first. */
export const personSession = z.object({
  id: z.uuid(),
  startedAt: instant,
  lastUsedAt: instant,
  userAgent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  isCurrent: z.boolean(),
})
export const personSessions = z.array(personSession)

/** POST /profiles/me/data-exports: a short-lived address under which all that is held of the person can be saved. */
export const dataExportAnswer = z.object({ url: signedUrl })

export type ProfileAnswer = z.infer<typeof profile>
export type ProfileForm = z.infer<typeof profileForm>
export type ProfileBody = z.infer<typeof profileBody>
export type PersonSession = z.infer<typeof personSession>
export type SendPhoneCodeBody = z.infer<typeof sendPhoneCodeBody>
export type VerifyPhoneBody = z.infer<typeof verifyPhoneBody>
