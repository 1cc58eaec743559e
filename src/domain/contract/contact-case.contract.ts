import * as z from 'zod/mini'

import { CONTACT_ENTRY_KINDS, CONTACT_LIMITS, SAVED_ANSWER_LIMITS } from '../contact.ts'
import { MESSAGE_STATES } from '../message.ts'
import { auditEntry } from './audit.list.ts'
import { id, instant, version } from './common.contract.ts'
import { caseStaff, contactCase } from './contact-cases.list.ts'
import { hasInk, nameUpTo } from './name.contract.ts'

/** Entries of the log that are shown of one: the latest. */
export const CASE_ENTRIES = 50

const caseEntry = z.object({
  id,
  kind: z.enum(CONTACT_ENTRY_KINDS),
  text: z.string(),
  /** It asked something of whoever wrote. */
  asksBack: z.boolean(),
  /** Null where their account is gone. */
  by: z.nullable(z.string()),
  at: instant,
  /** What became of its mail; null of a note, of what came by mail, and where that is not known. */
  mail: z.nullable(z.enum(MESSAGE_STATES)),
  /** Of what came by mail; null of all else. */
  received: z.nullable(
    z.object({
      /** As the mail itself said it: neither is proven. */
      name: z.string(),
      address: z.string(),
      /** It came from another address than the message did. */
      isOtherAddress: z.boolean(),
      /** A mail program answered by itself: nothing was moved by it. */
      isAutomatic: z.boolean(),
      /** More came than is kept here: files, or a longer text. It is in the mailbox. */
      hasMore: z.boolean(),
    }),
  ),
})

/** GET /contact-cases/{id}: what was written, and all that was written about it. */
export const wholeContactCase = z.object({
  case: contactCase,
  message: z.string(),
  /** Whose account it is: of who was signed in, or else of the address, which is not proven. */
  person: z.nullable(z.object({ userId: id, name: z.string(), wasSignedIn: z.boolean() })),
  /** The first before. */
  entries: z.array(caseEntry),
  closeReason: z.nullable(z.string()),
  /** When what happened in the writer's browser was sent along; null where it was not, or is no longer kept. */
  flightAt: z.nullable(instant),
  /** How often it was moved or written to: an answer names the one that was read. */
  revision: version,
  log: z.array(auditEntry),
})

/** What is written to whoever wrote. */
export const replyForm = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(CONTACT_LIMITS.reply), hasInk),
  /** It asks something, so it waits for an answer. */
  asksBack: z.boolean(),
})

/** POST /contact-cases/{id}/replies */
export const replyBody = z.strictObject({ ...replyForm.shape, revision: version })

/** POST /contact-cases/{id}/notes */
export const noteForm = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(CONTACT_LIMITS.note), hasInk),
})

/** POST /contact-cases/{id}/answering: `takesOver` from whoever is answering it. */
export const answeringBody = z.strictObject({ takesOver: z.boolean() })

/** GET /contact-cases/staff: whom a message can be given to, by their names. */
export const caseStaffList = z.array(caseStaff)

/** Those whom it can be given to, at most. */
export const CASE_STAFF_MAX = 200

const savedText = z.string().check(z.trim(), z.maxLength(SAVED_ANSWER_LIMITS.text))

/** POST /saved-answers: in English at least; what no language has is offered in English. */
export const savedAnswerForm = z.strictObject({
  title: nameUpTo(SAVED_ANSWER_LIMITS.title),
  en: savedText.check(z.minLength(1, { abort: true }), hasInk),
  tr: savedText,
  ar: savedText,
})
/** As somebody saw it, whatever rules there are by now. */
export const seenAnswer = z.strictObject({ title: z.string(), en: z.string(), tr: z.string(), ar: z.string() })
/** PATCH /saved-answers/{id}: as it is to be, and as it was seen. */
export const savedAnswerChange = z.strictObject({ ...savedAnswerForm.shape, was: seenAnswer })

export type ReplyForm = z.infer<typeof replyForm>
export type NoteForm = z.infer<typeof noteForm>
export type SavedAnswerForm = z.infer<typeof savedAnswerForm>
export type WholeContactCase = z.infer<typeof wholeContactCase>
export type CaseEntry = WholeContactCase['entries'][number]
