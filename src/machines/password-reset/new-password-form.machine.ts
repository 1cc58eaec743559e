import { resetPasswordForm } from '../../domain/contract/account.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { createFormMachine } from '../form/form.machine.ts'

export type NewPasswordValues = Readonly<{ password: string; confirmPassword: string }>

export const NO_PASSWORD: NewPasswordValues = { password: '', confirmPassword: '' }

/** A new password, typed twice. It is drafted nowhere. */
export const newPasswordFormMachine = createFormMachine<NewPasswordValues, void>({
  validate: rulesOf(resetPasswordForm),
})
