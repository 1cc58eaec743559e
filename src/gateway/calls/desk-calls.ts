import { classDeskCalls } from './class-desk.calls.ts'
import { groupProgressCalls } from './group-progress.calls.ts'
import { groupCalls } from './groups.calls.ts'
import { importCalls } from './imports.calls.ts'
import { invitationCalls } from './invitations.calls.ts'
import { lessonQuestionCalls } from './lesson-questions.calls.ts'
import { listActCalls } from './list-acts.calls.ts'
import { listViewCalls } from './list-views.calls.ts'
import { materialCalls } from './materials.calls.ts'
import { rosterCalls } from './roster.calls.ts'
import { studentEnrollmentCalls } from './student-enrollments.calls.ts'

/** What those ask who teach, lead or run the programme. */
export const deskCalls = {
  ...classDeskCalls,
  ...groupCalls,
  ...groupProgressCalls,
  ...importCalls,
  ...invitationCalls,
  ...lessonQuestionCalls,
  ...listActCalls,
  ...listViewCalls,
  ...materialCalls,
  ...rosterCalls,
  ...studentEnrollmentCalls,
}
