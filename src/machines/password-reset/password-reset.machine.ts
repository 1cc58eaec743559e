import { createMailedLinkMachine, type MailedLinkActor } from '../mailed-link/mailed-link.machine.ts'

/** Nothing more is to be said of it. */
export type NewPasswordSet = 'set'
export type NewPassword = Readonly<{ password: string }>

/** A new password by a mailed link, for whoever forgot the old one. Every session of the account ends with it. */
export const passwordResetMachine = createMailedLinkMachine<NewPassword, NewPasswordSet>({
  id: 'passwordReset',
  kinds: ['passwordReset'],
})

export type PasswordResetActor = MailedLinkActor<NewPassword, NewPasswordSet>
