import type { TemplateDraftForm, WholeMessageTemplate } from '../../domain/contract/message-template.contract.ts'
import { checkDraft, checkTemplate, problemsByField } from '../../domain/message-template-check.ts'
import { fieldsOfTexts, textsOfFields } from '../../domain/message-template.ts'
import type { TemplateKind } from '../../domain/message-variables.ts'
import { createFormMachine, type Drafted } from '../form/form.machine.ts'

/** What is written of a message, of which revision, and whether it is to be checked when it is sent. */
export type TemplateValues = TemplateDraftForm

/** The words of a kind of message in all languages. Only what is to be checked has to be whole. */
export const createTemplateForm = (kind: TemplateKind) =>
  createFormMachine<TemplateValues, WholeMessageTemplate>({
    validate: ({ isToCheck, ...fields }) =>
      problemsByField((isToCheck ? checkTemplate : checkDraft)(kind, textsOfFields(fields))),
  })

export type TemplateFormMachine = ReturnType<typeof createTemplateForm>

/** What it begins with: the draft, or else what is in force. */
export const templateValues = ({ draft, inForce, builtIn, revision }: WholeMessageTemplate): TemplateValues => ({
  ...fieldsOfTexts((draft ?? inForce)?.texts ?? builtIn),
  revision,
  isToCheck: false,
})

/** The revision with it, so that what was typed upon an older one is known to be. */
export const TEMPLATE_DRAFTED: Drafted<TemplateValues> = {
  enSubject: true,
  enPreview: true,
  enBody: true,
  trSubject: true,
  trPreview: true,
  trBody: true,
  arSubject: true,
  arPreview: true,
  arBody: true,
  revision: true,
  isToCheck: false,
}
