import { accountCalls } from './account.calls.ts'
import { authCalls } from './auth.calls.ts'
import type { AnswerOf, AskedOf, Call } from './call.ts'
import { certificateCalls } from './certificate.calls.ts'
import { classDeskCalls } from './class-desk.calls.ts'
import { contactCalls } from './contact.calls.ts'
import { courseSearchCalls } from './course-search.calls.ts'
import { courseCalls } from './courses.calls.ts'
import { demoCalls } from './demo.calls.ts'
import { enrollmentVerificationCalls } from './enrollment-verification.calls.ts'
import { groupProgressCalls } from './group-progress.calls.ts'
import { groupCalls } from './groups.calls.ts'
import { importCalls } from './imports.calls.ts'
import { invitationCalls } from './invitations.calls.ts'
import { lessonCalls } from './lesson.calls.ts'
import { listActCalls } from './list-acts.calls.ts'
import { listViewCalls } from './list-views.calls.ts'
import { materialCalls } from './materials.calls.ts'
import { nameChangeCalls } from './name-change.calls.ts'
import { profileCalls } from './profile.calls.ts'
import { programmeCalls } from './programme.calls.ts'
import { quickPanelCalls } from './quick-panel.calls.ts'
import { registrationCalls } from './registration.calls.ts'
import { rosterCalls } from './roster.calls.ts'
import { studentEnrollmentCalls } from './student-enrollments.calls.ts'
import { uploadCalls } from './upload.calls.ts'

/** Every call of the server that a screen can ask for, each once. */
export const calls = {
  ...accountCalls,
  ...authCalls,
  ...certificateCalls,
  ...classDeskCalls,
  ...contactCalls,
  ...courseCalls,
  ...courseSearchCalls,
  ...demoCalls,
  ...enrollmentVerificationCalls,
  ...groupCalls,
  ...groupProgressCalls,
  ...importCalls,
  ...invitationCalls,
  ...lessonCalls,
  ...listActCalls,
  ...listViewCalls,
  ...materialCalls,
  ...nameChangeCalls,
  ...profileCalls,
  ...programmeCalls,
  ...quickPanelCalls,
  ...registrationCalls,
  ...rosterCalls,
  ...studentEnrollmentCalls,
  ...uploadCalls,
} satisfies Readonly<Record<string, Call>>

type Calls = typeof calls

/** What the operation of a call is asked with. */
export type Asked<Name extends keyof Calls> = AskedOf<Calls[Name]>

/** What the field of a call gives, where there is something. */
export type Answer<Name extends keyof Calls> = AnswerOf<Calls[Name]>
