import { changeEmailBody, changePasswordForm, deactivateBody } from '../../domain/contract/account.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createAskedForm } from '../form/asked-form.machine.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type ChangePasswordValues = Readonly<{ currentPassword: string; password: string; confirmPassword: string }>
export type ChangeEmailValues = Readonly<{ email: string; password: string }>
export type DeactivateValues = Readonly<{ password: string }>

export const NO_PASSWORDS: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' }

/** Judged by the server's own rules. None of them keeps a draft: each holds a password. */
export const changePasswordMachine = createFormMachine<ChangePasswordValues, void>({
  validate: rulesOf(changePasswordForm),
})
/** Its output is the address that the link went to. */
export const changeEmailMachine = createFormMachine<ChangeEmailValues, string>({ validate: rulesOf(changeEmailBody) })
export const deactivateMachine = createFormMachine<DeactivateValues, void>({ validate: rulesOf(deactivateBody) })

/** An account is closed in a dialog, which stays until it is told what came of it. */
export const deactivationMachine = createAskedForm({ id: 'deactivation', form: deactivateMachine })

/** Another address is asked for where the one of now stands. */
export const emailChangeMachine = createAskedForm({ id: 'emailChange', form: changeEmailMachine })
