import * as z from 'zod/mini'

import { ruleOf } from '../field-rules.ts'
import { LINK_KINDS } from '../link.ts'
import { botSolution } from './bot-check.contract.ts'
import { instant } from './common.contract.ts'
import { emailAddress, heldPassword, mailedCode, newPassword } from './person.contract.ts'

/** POST /auth/resend-verification: by address, where no sign-in has told the id. Answered alike for any address. */
export const resendVerificationBody = z.strictObject({ email: emailAddress })

/** POST /auth/confirm-email: of a new account, or of a changed address. */
export const confirmEmailBody = z.strictObject({ code: mailedCode })
/**
 * `passwordReset` is never confirmed here. A `token` is a session's: the link confirmed an account that was opened in the
 * browser that uses it.
 */
export const confirmEmailAnswer = z.object({ kind: z.enum(LINK_KINDS), token: z.nullable(z.string()) })

/** POST /auth/check-link: whether a mailed link still works, before anything is typed under it. */
export const checkLinkBody = z.strictObject({ code: mailedCode })
/** The class that somebody was put on, and the address that was typed for them. */
export const linkedWalkIn = z.object({
  courseTitle: z.string(),
  courseDate: instant,
  timeZone: z.string(),
  venue: z.string(),
  email: z.string(),
})
export const checkLinkAnswer = z.object({
  kind: z.enum(LINK_KINDS),
  expiresAt: instant,
  /** What a link of that kind asks about; null of all others. */
  walkIn: z.nullable(linkedWalkIn),
})

/** POST /auth/decline-walk-in: by the link that asks whether it was them, that it was not. */
export const declineWalkInBody = z.strictObject({ code: mailedCode })

/** POST /auth/fresh-link: for one that has expired or was used; the mail goes where the first one went. */
export const freshLinkBody = z.strictObject({ code: mailedCode })

/** POST /auth/forgot-password, answered alike for any address. */
export const forgotPasswordForm = z.strictObject({ email: emailAddress })
export const forgotPasswordBody = z.strictObject({ ...forgotPasswordForm.shape, botCheck: botSolution })

/** POST /auth/reset-password. Every session of the account ends. */
export const resetPasswordBody = z.strictObject({ code: mailedCode, password: newPassword })

const repeated = { confirmPassword: z.string() }
const isRepeated = ({ password, confirmPassword }: Readonly<{ password: string; confirmPassword: string }>) =>
  password === confirmPassword

export const resetPasswordForm = z
  .object({ password: newPassword, ...repeated })
  .check(z.refine(isRepeated, ruleOf('passwordsMatch', 'confirmPassword')))

/** POST /auth/change-password. Every other session ends. */
export const changePasswordBody = z.strictObject({ currentPassword: heldPassword, password: newPassword })

export const changePasswordForm = z
  .object({ ...changePasswordBody.shape, ...repeated })
  .check(z.refine(isRepeated, ruleOf('passwordsMatch', 'confirmPassword')))

/** POST /auth/change-email: the new address is used once its link was opened. */
export const changeEmailBody = z.strictObject({ email: emailAddress, password: heldPassword })

/** POST /profiles/me/deactivate */
export const deactivateBody = z.strictObject({ password: heldPassword })

export type ResendVerificationBody = z.infer<typeof resendVerificationBody>
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>
export type ChangePasswordBody = z.infer<typeof changePasswordBody>
export type ChangeEmailBody = z.infer<typeof changeEmailBody>
export type LinkedWalkIn = z.infer<typeof linkedWalkIn>
export type CheckLinkAnswer = z.infer<typeof checkLinkAnswer>
