import { maskBirthdate } from '../../../domain/birthdate.ts'
import { maskPhone } from '../../../domain/phone.ts'
import { isUserType } from '../../../domain/user-type.ts'
import { NO_PERSON } from '../../../machines/sign-up/sign-up-form.machine.ts'
import type { SignUpActor } from '../../../machines/sign-up/sign-up.machine.ts'
import { leftEarly, typedEarly } from '../adopt-typed.ts'
import { sendEarly } from '../early-submit.ts'
import type { SignUpField, SignUpFormActor, TextFieldName } from './use-sign-up-fields.ts'

const TEXTS = (Object.keys(NO_PERSON) as SignUpField[]).filter(
  (name): name is TextFieldName => typeof NO_PERSON[name] === 'string',
)

const MASKS: Readonly<Partial<Record<TextFieldName, (typed: string) => string>>> = {
  phone: maskPhone,
  birthdate: maskBirthdate,
}

const chosenEarly = (form: HTMLFormElement) => {
  const typed = new FormData(form)
  return { userType: Number(typed.get('userType')), terms: typed.has('terms') }
}

/**
 * Takes over what was typed and chosen before the scripts came. The agencies are their own fields' affair, as only
 * they know what a name stands for. `want` is told when a person comes to the form.
 */
export const takeUp =
  (actor: SignUpActor, formActor: SignUpFormActor, want: () => void) => (form: HTMLFormElement | null) => {
    if (!form) return undefined
    const { values } = formActor.getSnapshot().context
    const { userType, terms } = chosenEarly(form)
    // Before the code, which goes with another type.
    if (isUserType(userType) && userType !== values.userType) actor.send({ type: 'userType.chosen', userType })
    const early = typedEarly(form, values, TEXTS)
    for (const [field, typed] of early) {
      formActor.send({ type: 'field.changed', field, value: MASKS[field]?.(typed) ?? typed })
    }
    for (const field of leftEarly(form, early)) formActor.send({ type: 'field.left', field })
    if (terms && !values.terms) formActor.send({ type: 'field.changed', field: 'terms', value: true })
    if (early.length > 0) want()
    form.addEventListener('focusin', want)
    sendEarly(form)
    return () => form.removeEventListener('focusin', want)
  }
