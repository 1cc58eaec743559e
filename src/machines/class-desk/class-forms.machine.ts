import { assign } from 'xstate'

import { planErrors, planPlace, withMovedClosing, type ClassPlan } from '../../domain/class-plan.ts'
import { classCancellation, classMessageForm, type MessageAudience } from '../../domain/contract/class-form.contract.ts'
import type { ClassMessage, HeldClass } from '../../domain/contract/held-class.contract.ts'
import { rulesOf } from '../../domain/field-rules.ts'
import { withField } from '../filling.ts'
import { createFormMachine, followed, isSameValue, type FormActor } from '../form/form.machine.ts'

/** A plan, and the version of the class that it was made from: what others change goes into both, see `isOvertaken`. */
export type ClassEditValues = ClassPlan & Readonly<{ version: number }>

/** Whether others changed what is changed here as well. The version then stays, and whoever edits is told before it is saved. */
const isOvertaken = (values: ClassEditValues, from: ClassEditValues, to: ClassEditValues): boolean =>
  (Object.keys(to) as (keyof ClassEditValues)[]).some(
    (name) =>
      name !== 'version' &&
      !isSameValue(from[name], to[name]) &&
      !isSameValue(values[name], from[name]) &&
      !isSameValue(values[name], to[name]),
  )

/** `now` in milliseconds. What else follows from a change is this form's own: other forms, of first pages, load none of it. */
export const createClassEdit = (now: () => number) => {
  const validate = (plan: ClassEditValues) => planErrors(plan, now())
  return createFormMachine<ClassEditValues, HeldClass>({ validate, placeOf: planPlace }).provide({
    actions: {
      change: assign(({ context }, changed) =>
        withField(context, changed, {
          validate,
          settle: (values, before) => ({ ...values, ...withMovedClosing(values, before, now()) }),
        }),
      ),
      follow: assign(({ context: { values: before } }, { from, to }) => {
        const seen = isOvertaken(before, from, to) ? { ...to, version: from.version } : to
        const values = followed(before, from, seen)
        return { values, errors: validate(values) }
      }),
    },
  })
}

/** The same where nobody tells the time: nothing is past. */
export const classEditMachine = createClassEdit(() => 0)
export type ClassEditActor = FormActor<ClassEditValues, HeldClass>

export type ClassMessageValues = Readonly<{ audience: MessageAudience; text: string }>

export const classMessageMachine = createFormMachine<ClassMessageValues, ClassMessage>({
  validate: rulesOf(classMessageForm),
})
export type ClassMessageActor = FormActor<ClassMessageValues, ClassMessage>

export type CancellationValues = Readonly<{ reason: string }>

export const cancelClassMachine = createFormMachine<CancellationValues, HeldClass>({
  validate: rulesOf(classCancellation),
})
export type CancelClassActor = FormActor<CancellationValues, HeldClass>
