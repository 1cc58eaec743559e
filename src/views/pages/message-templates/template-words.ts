import { readProblems, type TemplateRule } from '../../../domain/message-template-check.ts'
import type { TemplatePart } from '../../../domain/message-template.ts'
import type { VariableName } from '../../../domain/message-variables.ts'
import type { MessageTemplate } from '../../../domain/message.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { Words } from '../../../i18n/words.tsx'

export const TEMPLATE_AREAS = ['account', 'inviting', 'learning', 'classes', 'certificates', 'written'] as const
export type TemplateArea = (typeof TEMPLATE_AREAS)[number]

/** Under what each kind of mail is looked for. */
export const AREA_OF: Readonly<Record<MessageTemplate, TemplateArea>> = {
  emailVerification: 'account',
  accountExists: 'account',
  passwordReset: 'account',
  passwordChanged: 'account',
  emailChange: 'account',
  emailChangeNotice: 'account',
  emailTaken: 'account',
  accountDeactivated: 'account',
  accountsMerged: 'account',
  accountsParted: 'account',
  phoneCode: 'account',
  invitation: 'inviting',
  groupInvitation: 'inviting',
  groupJoined: 'inviting',
  roleGranted: 'inviting',
  teachingApproved: 'inviting',
  approvalEnding: 'inviting',
  enrollmentConfirmed: 'learning',
  enrollmentCode: 'learning',
  enrollmentExtended: 'learning',
  enrollmentDropped: 'learning',
  enrollmentReturned: 'learning',
  attemptReset: 'learning',
  courseReminder: 'learning',
  courseCompleted: 'learning',
  seatConfirmed: 'classes',
  seatWaitlisted: 'classes',
  seatOffered: 'classes',
  offerLapsed: 'classes',
  classLeft: 'classes',
  classChanged: 'classes',
  classCancelled: 'classes',
  classTakenOver: 'classes',
  classHandedOver: 'classes',
  walkInAccount: 'classes',
  walkInKnown: 'classes',
  certificateIssued: 'certificates',
  certificateRestored: 'certificates',
  certificateReissued: 'certificates',
  certificateRevoked: 'certificates',
  nameChangeAsked: 'certificates',
  nameChangeApproved: 'certificates',
  nameChangeRefused: 'certificates',
  lessonQuestion: 'written',
  lessonAnswer: 'written',
  instructorMessage: 'written',
  programmeMessage: 'written',
  classMessage: 'written',
  contactReceived: 'written',
  contactReply: 'written',
  contactMessage: 'written',
  reportReady: 'written',
  listReady: 'written',
  reportMailingStopped: 'written',
}

/** A variable as it is written in a text, whichever way the words around it run. */
export const written = (name: string): string => `\u2066{${name}}\u2069`

/** A link as it is written. */
export const linkWritten = (words: Words): string => `\u2066[${words.messageTemplates.form.linkWords()}]({link})\u2069`

/** Everything that is wrong with a part, in words. */
export const problemWords = (words: Words, formats: Formats, value: string): string => {
  const { rules } = words.messageTemplates
  const said = (rule: TemplateRule, variables: readonly string[], most: number): string => {
    const names = formats.list(variables.map(written))
    if (rule === 'empty') return rules.empty()
    if (rule === 'tooLong') return rules.tooLong({ most: formats.number(most) })
    if (rule === 'brace') return rules.brace({ names: written('name') })
    if (rule === 'noLink') return rules.noLink({ names: linkWritten(words) })
    return rules[rule]({ names })
  }
  return readProblems(value)
    .map(({ rule, variables, most }) => said(rule, variables, most))
    .join(' ')
}

export const partWords = (words: Words, part: TemplatePart): string => words.messageTemplates.form[part]()

/** What a variable is; one that has no words is none of today's. */
export const variableWords = (words: Words, name: string): string =>
  words.messageTemplates.variables[name as VariableName]()
