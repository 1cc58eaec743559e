import { invite } from './01-invite.script.ts'
import { publish } from './02-publish.script.ts'
import { certificate } from './03-certificate.script.ts'
import { plan } from './04-plan.script.ts'
import { attendance } from './05-attendance.script.ts'
import { remind } from './06-remind.script.ts'
import { nameChange } from './07-name.script.ts'
import type { HowToScript } from './how-to.types.ts'

/** The videos on how tasks are done that a demo brings, in the order in which they are offered. */
export const howToScripts: readonly HowToScript[] = [invite, publish, certificate, plan, attendance, remind, nameChange]
