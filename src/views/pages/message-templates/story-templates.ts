import type {
  MessageTemplateRow,
  TemplatePreview,
  TemplateTested,
  TemplateVersion,
  WholeMessageTemplate,
} from '../../../domain/contract/message-template.contract.ts'
import { TEMPLATE_KINDS, type TemplateKind } from '../../../domain/message-variables.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { createTemplateForm, type TemplateValues } from '../../../machines/message-template/template-form.machine.ts'
import { createTemplateWriting } from '../../../machines/message-template/template-writing.machine.ts'
import { answers, resourceThat, silence } from '../story-actors.ts'
import type {
  Enforcing,
  MessageTemplateMachines,
  MessageTemplatesMachines,
  PreviewAsked,
  TemplateDeed,
  TemplateTest,
} from './message-templates.props.ts'

export const INVITATION: TemplateKind = { channel: 'mail', template: 'invitation' }

const TEXTS = {
  en: {
    subject: 'Your invitation to {product}',
    preview: 'You are invited as {role}.',
    body: 'Hello {name},\n\n{inviter} invites you to {product}.\n\n{code}\n\n[Accept the invitation]({link})\n\nUntil {until}.',
  },
  tr: {
    subject: '{product} davetiniz',
    preview: 'Davet edildiğiniz rol: {role}.',
    body: 'Merhaba {name},\n\n{inviter} sizi {product} programına davet ediyor.\n\n{code}\n\n[Daveti kabul et]({link})\n\nSon gün: {until}.',
  },
  ar: {
    subject: 'دعوتك إلى {product}',
    preview: 'صفتك في الدعوة: {role}.',
    body: 'مرحبًا {name}،\n\nيدعوك {inviter} إلى {product}.\n\n{code}\n\n[قبول الدعوة]({link})\n\nآخر موعد: {until}.',
  },
} as const

export const aVersion = (more: Partial<TemplateVersion> = {}): TemplateVersion => ({
  id: 1,
  number: 1,
  state: 'older',
  texts: TEXTS,
  writtenAt: '2026-03-01T09:00:00.000Z',
  writtenBy: 'Ines Aydin',
  checkedAt: '2026-03-01T09:30:00.000Z',
  checkedBy: 'Ines Aydin',
  inForceAt: '2026-03-01T10:00:00.000Z',
  inForceBy: 'Ines Aydin',
  ...more,
})

export const aTemplate = (more: Partial<WholeMessageTemplate> = {}): WholeMessageTemplate => ({
  ...INVITATION,
  revision: 7,
  builtIn: TEXTS,
  inForce: aVersion({ id: 2, number: 2, state: 'inForce' }),
  draft: aVersion({ id: 3, number: 3, state: 'checked', inForceAt: null, inForceBy: null }),
  older: [aVersion()],
  testTo: 'ines@example.org',
  ...more,
})

export const KINDS: readonly MessageTemplateRow[] = TEMPLATE_KINDS.map(({ channel, template }) => ({
  channel,
  template,
  inForce: template === 'invitation' ? { number: 2, at: '2026-03-01T10:00:00.000Z', by: 'Ines Aydin' } : null,
  draft: template === 'passwordReset' ? { state: 'draft', at: '2026-03-02T10:00:00.000Z', by: 'Grace Tanaka' } : null,
}))

const PREVIEW: TemplatePreview = {
  subject: 'Your invitation to TIM Training',
  preview: 'You are invited as an instructor.',
  text: 'Hello Dana Whitfield,\n\nMarcus Reed invites you to TIM Training.\n\nK7P2-9XQ4\n\nAccept the invitation:\nhttps://training.example.org/auth/register',
  frames: null,
}

export const kindsThat = (more: Partial<MessageTemplatesMachines> = {}): MessageTemplatesMachines => ({
  kinds: resourceThat(answers<readonly MessageTemplateRow[], { query: undefined }>(KINDS)),
  ...more,
})

type Read = ReturnType<typeof answers<WholeMessageTemplate, TemplateKind>>
type Save = ReturnType<typeof answers<WholeMessageTemplate, { values: TemplateValues; about?: unknown }>>

export const writingThat = (readTemplate: Read, submit: Save = answers(aTemplate())) =>
  createTemplateWriting(INVITATION).provide({
    actors: {
      readTemplate,
      dropDraft: answers<void, { form: string }>(undefined),
      watchTopics: silence,
      form: createTemplateForm(INVITATION).provide({
        actors: {
          recallDraft: answers<Partial<TemplateValues> | null, { form: string }>(null),
          keepDraft: answers<void, { form: string; draft: Partial<TemplateValues> }>(undefined),
          dropDraft: answers<void, { form: string }>(undefined),
          submit,
        },
      }),
    },
  })

const deedThat = <Subject, Outcome>(outcome: Outcome) =>
  createDeedMachine<Subject, Outcome>().provide({
    actors: { perform: answers<Outcome, { subject: Subject }>(outcome) },
  })

export const templateThat = (
  whole: WholeMessageTemplate = aTemplate(),
  more: Partial<MessageTemplateMachines> = {},
): MessageTemplateMachines => ({
  writing: writingThat(answers(whole)),
  enforcing: deedThat<Enforcing, WholeMessageTemplate>(whole),
  returning: deedThat<TemplateDeed, WholeMessageTemplate>(whole),
  dropping: deedThat<TemplateDeed, WholeMessageTemplate>(whole),
  testing: deedThat<TemplateTest, TemplateTested>({ messageId: 9, to: 'ines@example.org' }),
  preview: resourceThat<TemplatePreview, PreviewAsked>(answers(PREVIEW)),
  ...more,
})
