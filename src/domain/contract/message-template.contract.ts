import * as z from 'zod/mini'

import { LANGUAGES } from '../language.ts'
import { TEMPLATE_LIMITS, TEMPLATE_STATES } from '../message-template.ts'
import { MESSAGE_CHANNELS, MESSAGE_TEMPLATES } from '../message.ts'
import { id, instant, signedUrl, version } from './common.contract.ts'

/** Versions that are shown beside the one in force: the latest. */
export const OLDER_VERSIONS = 50

/** What is previewed or tried: a version by its id, or the product's own words. */
export const TEMPLATE_SOURCE = /^(?:default|[1-9]\d{0,8})$/
const templateSource = z.string().check(z.regex(TEMPLATE_SOURCE))

const templateText = z.object({ subject: z.string(), preview: z.string(), body: z.string() })
const templateTexts = z.object({ en: templateText, tr: templateText, ar: templateText })

const templateVersion = z.object({
  id,
  /** From 1, for each kind of message. */
  number: id,
  state: z.enum(TEMPLATE_STATES),
  texts: templateTexts,
  writtenAt: instant,
  /** Null where their account is gone. */
  writtenBy: z.nullable(z.string()),
  checkedAt: z.nullable(instant),
  checkedBy: z.nullable(z.string()),
  inForceAt: z.nullable(instant),
  inForceBy: z.nullable(z.string()),
})

const kind = { channel: z.enum(MESSAGE_CHANNELS), template: z.enum(MESSAGE_TEMPLATES) }

/** GET /message-templates: every kind of message, and whether its words are the programme's own. */
export const messageTemplateList = z.array(
  z.object({
    ...kind,
    /** Null where the product's own words are in force. */
    inForce: z.nullable(z.object({ number: id, at: instant, by: z.nullable(z.string()) })),
    /** What is being written. */
    draft: z.nullable(z.object({ state: z.enum(TEMPLATE_STATES), at: instant, by: z.nullable(z.string()) })),
  }),
)

/** GET /message-templates/{channel}/{template}: all that there is of one kind of message. */
export const wholeMessageTemplate = z.object({
  ...kind,
  /** How often anything of it was changed: who changes it names the one that they saw. */
  revision: version,
  /** What the product itself says, with its variables. */
  builtIn: templateTexts,
  inForce: z.nullable(templateVersion),
  /** What is being written, or was checked and waits. */
  draft: z.nullable(templateVersion),
  /** What was in force before, the latest first. */
  older: z.array(templateVersion),
  /** Where a test goes: one's own address, or verified phone; null without one. */
  testTo: z.nullable(z.string()),
})

const subject = z.string().check(z.maxLength(TEMPLATE_LIMITS.mail.subject))
const preview = z.string().check(z.maxLength(TEMPLATE_LIMITS.mail.preview))
const body = z.string().check(z.maxLength(TEMPLATE_LIMITS.mail.body))

/** PUT /message-templates/{channel}/{template}/draft: what is written so far, in all languages. */
export const templateDraftForm = z.strictObject({
  enSubject: subject,
  enPreview: preview,
  enBody: body,
  trSubject: subject,
  trPreview: preview,
  trBody: body,
  arSubject: subject,
  arPreview: preview,
  arBody: body,
  /** The revision that it was written upon. */
  revision: version,
  /** It is to be checked too; it is not kept where something is wrong with it. */
  isToCheck: z.boolean(),
})

/** POST /message-templates/{channel}/{template}/in-force: what was checked, or a version that was in force before. */
export const putInForceBody = z.strictObject({ revision: version, versionId: id })

/** POST /message-templates/{channel}/{template}/default and …/drop-draft */
export const templateRevisionBody = z.strictObject({ revision: version })

/** POST /message-templates/{channel}/{template}/tests: one message to oneself. */
export const templateTestBody = z.strictObject({ source: templateSource, language: z.enum(LANGUAGES) })
export const templateTested = z.object({ messageId: id, to: z.string() })

/** As somebody reads a mail in a frame of its own, by day and by night; good for a while, for one's own session. */
export const mailFrames = z.object({ light: signedUrl, dark: signedUrl })

/** GET /message-templates/{channel}/{template}/previews/{source}/{language}: as it is sent, with examples. */
export const templatePreview = z.object({
  subject: z.nullable(z.string()),
  preview: z.nullable(z.string()),
  text: z.string(),
  frames: z.nullable(mailFrames),
})

export type TemplateVersion = z.infer<typeof templateVersion>
export type MessageTemplateRow = z.infer<typeof messageTemplateList>[number]
export type WholeMessageTemplate = z.infer<typeof wholeMessageTemplate>
export type TemplateDraftForm = z.infer<typeof templateDraftForm>
export type TemplateTested = z.infer<typeof templateTested>
export type TemplatePreview = z.infer<typeof templatePreview>
export type MailFrames = z.infer<typeof mailFrames>
