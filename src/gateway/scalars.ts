import type { ATTENDING_STATES } from '../domain/class.ts'
import type { OutboxMessage } from '../domain/contract/demo.contract.ts'
import type { RequirementsBody } from '../domain/contract/group-progress.contract.ts'
import type { CLASS_EVENTS } from '../domain/contract/held-class.contract.ts'
import type {
  ATTEMPT_STATES,
  ENROLLMENT_EVENTS,
  LESSON_EVENTS,
  LESSON_STATES,
} from '../domain/contract/lesson.contract.ts'
import type { MarkAnswer, Roster } from '../domain/contract/roster.contract.ts'
import type { RowProblem } from '../domain/import.ts'

/** What the scalars of the schema are in TypeScript. */
export type { CertificateState } from '../domain/certificate.ts'
export type { Attendance, Ineligible, RegistrationState } from '../domain/class.ts'
export type { ContactTopic } from '../domain/contact.ts'
export type { BotChallenge, BotSolution } from '../domain/contract/bot-check.contract.ts'
export type { InvitationForm as InvitedPerson } from '../domain/contract/invitation.contract.ts'
export type { NameChangeForm as NameAsked } from '../domain/contract/name-change.contract.ts'
export type { ProfileBody as ProfileChanges } from '../domain/contract/profile.contract.ts'
export type { SignUpBody as NewPerson } from '../domain/contract/sign-up.contract.ts'
export type { ClashKind, ClashQuestion } from '../domain/class-clash.ts'
export type {
  ClassChanges as ClassEdit,
  ClassForm as PlannedClass,
  MessageAudience,
} from '../domain/contract/class-form.contract.ts'
export type { NameChangeState } from '../domain/name-change.ts'
export type { InvitationState } from '../domain/invitation.ts'
export type { CredentialKey } from '../domain/credential.ts'
export type { CheckInWay } from '../domain/class.ts'
export type { RosterMark, WalkInBody as WalkIn } from '../domain/contract/roster.contract.ts'
export type { Language } from '../domain/language.ts'
export type { LinkKind } from '../domain/link.ts'
export type { ProgrammeWaitingKind } from '../domain/programme-waiting.ts'
export type { Standing } from '../domain/group-progress.ts'
export type { MaterialUpload } from '../domain/material.ts'
export type { ClassStanding, Delivery, EnrollmentLabelKind } from '../domain/student-enrollment-list.ts'
export type { VerificationDetails } from '../domain/contract/enrollment-verification.contract.ts'
export type { GroupInvitationForm as GroupInvite } from '../domain/contract/group.contract.ts'
export type { ImportQuery as ImportFile } from '../domain/contract/import.contract.ts'
export type { ImportState, RowOutcome, RowRule, RowVerdict } from '../domain/import.ts'
export type { ListAsked, ListSelection } from '../domain/list.ts'
export type { QuizTime } from '../domain/quiz.ts'
export type { QuickEventKind } from '../domain/quick-panel.ts'
export type { SavedSettings as Settings } from '../domain/settings-sync.ts'
export type { RoleName } from '../domain/role.ts'
export type RequiredCourses = RequirementsBody['courses']
export type AttendingState = (typeof ATTENDING_STATES)[number]
export type WaitingState = Roster['waiting'][number]['state']
export type MarkOutcome = MarkAnswer['outcome']
export type ClassEvent = (typeof CLASS_EVENTS)[number]
export type ProblemColumn = RowProblem['column']
export type MailState = OutboxMessage['state']
export type MessageChannel = OutboxMessage['channel']
export type WatchRange = [from: number, to: number]
export type LessonState = (typeof LESSON_STATES)[number]
export type LessonEvent = (typeof LESSON_EVENTS)[number]
export type EnrollmentEvent = (typeof ENROLLMENT_EVENTS)[number]
export type AttemptState = (typeof ATTEMPT_STATES)[number]
