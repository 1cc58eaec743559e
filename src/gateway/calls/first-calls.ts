import { accountCalls } from './account.calls.ts'
import { authCalls } from './auth.calls.ts'
import { certificateCalls } from './certificate.calls.ts'
import { checkInCalls } from './check-in.calls.ts'
import { contactCalls } from './contact.calls.ts'
import { courseSearchCalls } from './course-search.calls.ts'
import { courseCalls } from './courses.calls.ts'
import { demoCalls } from './demo.calls.ts'
import { enrollmentVerificationCalls } from './enrollment-verification.calls.ts'
import { lessonTalkCalls } from './lesson-talk.calls.ts'
import { lessonCalls } from './lesson.calls.ts'
import { nameChangeCalls } from './name-change.calls.ts'
import { profileCalls } from './profile.calls.ts'
import { quickPanelCalls } from './quick-panel.calls.ts'
import { registrationCalls } from './registration.calls.ts'

/** What everyone asks, signed in or not: part of the gateway. */
export const firstCalls = {
  ...accountCalls,
  ...authCalls,
  ...certificateCalls,
  ...checkInCalls,
  ...contactCalls,
  ...courseCalls,
  ...courseSearchCalls,
  ...demoCalls,
  ...enrollmentVerificationCalls,
  ...lessonCalls,
  ...lessonTalkCalls,
  ...nameChangeCalls,
  ...profileCalls,
  ...quickPanelCalls,
  ...registrationCalls,
}
