import { changeEmailBody, changePasswordForm, deactivateBody } from '../../domain/contract/account.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type ChangePasswordValues = Readonly<{ currentPassword: string; password: string; confirmPassword: string }>
export type ChangeEmailValues = Readonly<{ email: string; password: string }>
export type DeactivateValues = Readonly<{ password: string }>

export const NO_PASSWORDS: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' }

/** Judged by the server's own rules. None of them keeps a draft: each holds a password. */
export const changePasswordMachine = createFormMachine<ChangePasswordValues, void>({
  validate: rulesOf(changePasswordForm),
})
export const changeEmailMachine = createFormMachine<ChangeEmailValues, void>({ validate: rulesOf(changeEmailBody) })
export const deactivateMachine = createFormMachine<DeactivateValues, void>({ validate: rulesOf(deactivateBody) })
