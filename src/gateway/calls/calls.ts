import { adminCalls } from './admin-calls.ts'
import type { AnswerOf, AskedOf, Call } from './call.ts'
import { contactCaseCalls } from './contact-cases.calls.ts'
import { deskCalls } from './desk-calls.ts'
import { editorCalls } from './editor-calls.ts'
import { findingCalls } from './finding.calls.ts'
import { firstCalls } from './first-calls.ts'
import { howToOfferCalls } from './how-to-offers.calls.ts'
import { messageTemplateCalls } from './message-templates.calls.ts'
import { personCalls } from './person-calls.ts'
import { programmeFigureCalls } from './programme-figures.calls.ts'
import { waitingCalls } from './waiting.calls.ts'

/** Every call of the server that a screen can ask for, each once. The browser brings them by who asks: `find-call.ts`. */
export const calls = {
  ...firstCalls,
  ...deskCalls,
  ...waitingCalls,
  ...adminCalls,
  ...contactCaseCalls,
  ...messageTemplateCalls,
  ...personCalls,
  ...editorCalls,
  ...findingCalls,
  ...howToOfferCalls,
  ...programmeFigureCalls,
} satisfies Readonly<Record<string, Call>>

export type Calls = typeof calls

/** What the operation of a call is asked with. */
export type Asked<Name extends keyof Calls> = AskedOf<Calls[Name]>

/** What the field of a call gives, where there is something. */
export type Answer<Name extends keyof Calls> = AnswerOf<Calls[Name]>
