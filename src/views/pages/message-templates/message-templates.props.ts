import type { ReactNode } from 'react'

import type {
  MessageTemplateRow,
  TemplatePreview,
  TemplateTested,
  WholeMessageTemplate,
} from '../../../domain/contract/message-template.contract.ts'
import type { Language } from '../../../domain/language.ts'
import type { TemplateKind } from '../../../domain/message-variables.ts'
import type { DeedMachine } from '../../../machines/deed/deed.machine.ts'
import type { TemplateWritingMachine } from '../../../machines/message-template/template-writing.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'

export type MessageTemplatesMachines = Readonly<{ kinds: ResourceMachine<readonly MessageTemplateRow[]> }>

export type MessageTemplatesProps = Readonly<{
  title: string
  machines: MessageTemplatesMachines
  /** Where the words of a kind are written. */
  hrefOf: (kind: TemplateKind) => string
  parts: ReactNode
}>

/** Of the revision that was seen. */
export type TemplateDeed = Readonly<{ revision: number }>
/** `number` is what the version is called. */
export type Enforcing = TemplateDeed & Readonly<{ versionId: number; number: number }>
export type TemplateTest = Readonly<{ source: string; language: Language }>
/** `revision` has it read again once it was changed. */
export type PreviewAsked = TemplateTest & Readonly<{ revision: number }>

export type MessageTemplateMachines = Readonly<{
  writing: TemplateWritingMachine
  enforcing: DeedMachine<Enforcing, WholeMessageTemplate>
  returning: DeedMachine<TemplateDeed, WholeMessageTemplate>
  dropping: DeedMachine<TemplateDeed, WholeMessageTemplate>
  testing: DeedMachine<TemplateTest, TemplateTested>
  preview: ResourceMachine<TemplatePreview, PreviewAsked>
}>

export type Tell = (notice: Readonly<{ tone: 'success'; text: string }>) => void

export type MessageTemplateProps = Readonly<{
  kind: TemplateKind
  machines: MessageTemplateMachines
  /** Where all kinds are. */
  backHref: string
  tell: Tell
  parts: ReactNode
}>
