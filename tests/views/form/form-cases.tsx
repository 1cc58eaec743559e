import type { ReactElement } from 'react'
import { createActor, waitFor, type AnyActorRef } from 'xstate'

import type { ClassPlan } from '../../../src/domain/class-plan.ts'
import type { RecordPlan } from '../../../src/domain/class-record-plan.ts'
import type { Agency } from '../../../src/domain/contract/agency.contract.ts'
import type { CertificateAuthority } from '../../../src/domain/contract/certificate-authority.contract.ts'
import type { WholeContactCase } from '../../../src/domain/contract/contact-case.contract.ts'
import type { Course } from '../../../src/domain/contract/course.contract.ts'
import type { VerificationDetails } from '../../../src/domain/contract/enrollment-verification.contract.ts'
import type { GroupInvitation } from '../../../src/domain/contract/group-invitations.list.ts'
import type { Group } from '../../../src/domain/contract/group.contract.ts'
import type { ClassMessage, HeldClass } from '../../../src/domain/contract/held-class.contract.ts'
import type { Invitation } from '../../../src/domain/contract/invitations.list.ts'
import type { LessonQuestion } from '../../../src/domain/contract/lesson-question.contract.ts'
import type { SavedView } from '../../../src/domain/contract/list-view.contract.ts'
import type { WholeMessageTemplate } from '../../../src/domain/contract/message-template.contract.ts'
import type { NameChange } from '../../../src/domain/contract/name-change.contract.ts'
import type { ProfileAnswer } from '../../../src/domain/contract/profile.contract.ts'
import type { QuickNote } from '../../../src/domain/contract/quick-panel.contract.ts'
import type { ClassRecorded } from '../../../src/domain/contract/recorded-class.contract.ts'
import type { ClassPlace, CourseClasses } from '../../../src/domain/contract/registration.contract.ts'
import { FaultError, type Fault } from '../../../src/domain/fault.ts'
import { recordOf } from '../../../src/domain/keys.ts'
import { TEMPLATE_FIELDS } from '../../../src/domain/message-template.ts'
import { NOTIFICATION_OPTION } from '../../../src/domain/notification-option.ts'
import { askedIn, blankPerson } from '../../../src/domain/person-fields.ts'
import { USER_TYPE } from '../../../src/domain/user-type.ts'
import type { Namespaces } from '../../../src/i18n/i18n-types'
import { useWords } from '../../../src/i18n/words.tsx'
import { botCheckMachine, type SolvedCheck } from '../../../src/machines/bot-check/bot-check.machine.ts'
import {
  authorityValues,
  type AuthorityValues,
} from '../../../src/machines/certificate-authority/authority-form.machine.ts'
import type { CertificateValues, Issued } from '../../../src/machines/certificate-issue/certificate-issue.machine.ts'
import type {
  CancellationValues,
  ClassEditValues,
  ClassMessageValues,
} from '../../../src/machines/class-desk/class-forms.machine.ts'
import type {
  AccommodateInput,
  RegisterInput,
  ClassesInput,
} from '../../../src/machines/class-registration/class-registration.types.ts'
import { contactFormMachine, type ContactValues } from '../../../src/machines/contact/contact-form.machine.ts'
import {
  caseNoteFormMachine,
  savedAnswerFormMachine,
  type CaseNoteValues,
  type SavedAnswerHeld,
  type SavedAnswerValues,
} from '../../../src/machines/contact/contact-forms.machine.ts'
import type { ReplyValues } from '../../../src/machines/contact/contact-reply.machine.ts'
import {
  NO_COURSE,
  type CourseValues,
  type MadeCourse,
} from '../../../src/machines/course-list/making-course.machine.ts'
import type { Verdict } from '../../../src/machines/enrollment-verification/details-form.machine.ts'
import {
  groupInviteFormMachine,
  type GroupInviteValues,
  type GroupNameValues,
} from '../../../src/machines/group-desk/group-forms.machine.ts'
import { NO_HOW_TO, type HowToValues } from '../../../src/machines/how-to/how-to-form.machine.ts'
import {
  invitationFormMachine,
  type InvitationValues,
} from '../../../src/machines/invitations/invitation-form.machine.ts'
import {
  questionFormMachine,
  type QuestionFormActor,
  type QuestionValues,
} from '../../../src/machines/lesson-questions/question-forms.machine.ts'
import type { ListViewValues } from '../../../src/machines/list-views/list-view-form.machine.ts'
import { mailRequestMachine } from '../../../src/machines/mail-request/mail-request.machine.ts'
import {
  createTemplateForm,
  type TemplateValues,
} from '../../../src/machines/message-template/template-form.machine.ts'
import { nameFormMachine, type NameChangeValues } from '../../../src/machines/name-change/name-change.machine.ts'
import {
  newPasswordFormMachine,
  type NewPasswordValues,
} from '../../../src/machines/password-reset/new-password-form.machine.ts'
import { phoneVerificationMachine } from '../../../src/machines/phone-verification/phone-verification.machine.ts'
import { codeFormMachine, type CodeValues } from '../../../src/machines/profile/accept-invitation.machine.ts'
import { valuesOf, type ProfileValues } from '../../../src/machines/profile/profile-values.ts'
import { noteFormMachine, type NoteValues } from '../../../src/machines/quick-panel/note-form.machine.ts'
import {
  mailingFormMachine,
  type MailingHeld,
  type MailingValues,
} from '../../../src/machines/reports/report-mailing.machine.ts'
import { NOBODY, type ReportHeld, type SendReportValues } from '../../../src/machines/reports/send-report.machine.ts'
import type { CompletionAsked, RosterRead } from '../../../src/machines/roster/roster.types.ts'
import {
  walkInFormMachine,
  type WalkInOutcome,
  type WalkInValues,
} from '../../../src/machines/roster/walk-in-form.machine.ts'
import {
  changePasswordMachine,
  deactivateMachine,
  type ChangeEmailValues,
  type ChangePasswordValues,
  type DeactivateValues,
} from '../../../src/machines/security/security-forms.machine.ts'
import {
  createSignUpForm,
  type SignedUp,
  type SignUpValues,
} from '../../../src/machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine } from '../../../src/machines/sign-up/sign-up.machine.ts'
import type { MessageSent, MessageValues } from '../../../src/machines/student-enrollments/message-form.machine.ts'
import {
  NO_AGENCY,
  NO_CATEGORY,
  type AgencyValues,
  type CategoryValues,
  type WordHeld,
} from '../../../src/machines/vocabulary/vocabulary-forms.machine.ts'
import { NamingViewDialog } from '../../../src/views/list-views/naming-view-dialog.view.tsx'
import { viewsThat } from '../../../src/views/list-views/story-views.ts'
import { EmailVerificationPage } from '../../../src/views/pages/account-links/email-verification.view.tsx'
import { NewPasswordForm } from '../../../src/views/pages/account-links/new-password-form.view.tsx'
import { SignUpForm } from '../../../src/views/pages/account/sign-up-form.view.tsx'
import { AGENCIES, offerOf, UNINVITED, USER_TYPES } from '../../../src/views/pages/account/sign-up.story-data.ts'
import AuthorityDialog from '../../../src/views/pages/certificate-authority/authority-form.view.tsx'
import { A_SIGNATURE, authorityThat } from '../../../src/views/pages/certificate-authority/story-authority.ts'
import { CancelDialog } from '../../../src/views/pages/class-desk/cancel-dialog.view.tsx'
import { EditClass } from '../../../src/views/pages/class-desk/edit-class.view.tsx'
import { MessageDialog } from '../../../src/views/pages/class-desk/message-dialog.view.tsx'
import { PlanningPage } from '../../../src/views/pages/class-desk/planning.view.tsx'
import { CHOICES, deskThat, HELD, planningThat, WHOLE_PLAN } from '../../../src/views/pages/class-desk/story-classes.ts'
import { ClassRecordingPage } from '../../../src/views/pages/class-recording/class-recording.view.tsx'
import {
  HELD as RECORD,
  lookThat,
  peopleThat,
  recordingThat,
} from '../../../src/views/pages/class-recording/story-recording.ts'
import { AccommodationDialog } from '../../../src/views/pages/class-registration/accommodation-dialog.view.tsx'
import { RegisterDialog } from '../../../src/views/pages/class-registration/register-dialog.view.tsx'
import { aClass, aPlace, registrationThat, withOwn } from '../../../src/views/pages/class-registration/story-classes.ts'
import { CaseReply } from '../../../src/views/pages/contact-cases/case-reply.view.tsx'
import { NoteForm } from '../../../src/views/pages/contact-cases/contact-case.view.tsx'
import { AnswerForm } from '../../../src/views/pages/contact-cases/saved-answers.view.tsx'
import { contactCaseThat, WHOLE_CASE } from '../../../src/views/pages/contact-cases/story-contact.ts'
import { ContactForm } from '../../../src/views/pages/contact/contact-form.view.tsx'
import NewCourseDialog from '../../../src/views/pages/course-list/new-course.view.tsx'
import { coursesThat } from '../../../src/views/pages/course-list/story-courses.ts'
import { DetailsStep } from '../../../src/views/pages/enrollment-verification/details-step.view.tsx'
import { verificationThat } from '../../../src/views/pages/enrollment-verification/story-verification.ts'
import { GroupNamingDialog } from '../../../src/views/pages/group-students/group-naming-dialog.view.tsx'
import { InviteForm } from '../../../src/views/pages/group-students/invite-form.view.tsx'
import { GROUPS, studentsThat } from '../../../src/views/pages/group-students/story-students.ts'
import HowToDialog from '../../../src/views/pages/how-to/how-to-form.view.tsx'
import { howToThat, type Kept, type Sent } from '../../../src/views/pages/how-to/story-how-to.ts'
import { InvitationFormView } from '../../../src/views/pages/invitations/invitation-form.view.tsx'
import { COURSES } from '../../../src/views/pages/invitations/story-invitations.ts'
import { QuestionForm } from '../../../src/views/pages/lesson/questions/question-form.view.tsx'
import { TemplateFormView } from '../../../src/views/pages/message-templates/template-form.view.tsx'
import { CodeForm } from '../../../src/views/pages/profile/code-form.view.tsx'
import { DetailsForm } from '../../../src/views/pages/profile/details/details-form.view.tsx'
import { NameForm } from '../../../src/views/pages/profile/name/name-form.view.tsx'
import { AGENCIES as LISTED, aProfile, profileMachines } from '../../../src/views/pages/profile/profile.story-data.ts'
import DeactivationDialog from '../../../src/views/pages/profile/security/deactivation-dialog.view.tsx'
import { EmailSection } from '../../../src/views/pages/profile/security/email-section.view.tsx'
import { PasswordSection } from '../../../src/views/pages/profile/security/password-section.view.tsx'
import { PhoneNumber } from '../../../src/views/pages/profile/security/phone-number.view.tsx'
import {
  SECURITY_PROFILE,
  securityMachines,
} from '../../../src/views/pages/profile/security/security.story-machines.ts'
import { MailingForm } from '../../../src/views/pages/reports/mailing-form.view.tsx'
import { SendReportDialog } from '../../../src/views/pages/reports/report-deeds.view.tsx'
import { mailingsOf } from '../../../src/views/pages/reports/story-mailings.ts'
import { aReport, reportsThat } from '../../../src/views/pages/reports/story-reports.ts'
import { CompletionDialog } from '../../../src/views/pages/roster/completion-dialog.view.tsx'
import { PEOPLE, readOf, rosterThat } from '../../../src/views/pages/roster/story-roster.ts'
import { WalkInFormView } from '../../../src/views/pages/roster/walk-in-form.view.tsx'
import { answers, fails, resourceThat } from '../../../src/views/pages/story-actors.ts'
import { NOW, SOLVED_CHECK } from '../../../src/views/pages/story-data.ts'
import { studentDeedsThat } from '../../../src/views/pages/student-enrollments/story-students.ts'
import { MessageDialog as StudentMessage } from '../../../src/views/pages/student-enrollments/student-deeds.view.tsx'
import AgencyDialog from '../../../src/views/pages/vocabulary/agency-form.view.tsx'
import CategoryDialog from '../../../src/views/pages/vocabulary/category-form.view.tsx'
import { agenciesThat, categoriesThat } from '../../../src/views/pages/vocabulary/story-vocabulary.ts'
import IssueCertificateDialog from '../../../src/views/person/issue-certificate.view.tsx'
import { personThat } from '../../../src/views/person/story-person.ts'
import { NoteFormView } from '../../../src/views/shell/quick-panel/note-form.view.tsx'
import { MeetingWizard } from '../../../src/views/wizard/meeting.story-view.tsx'
import { meetingThat, WHOLE_MEETING, type Meeting } from '../../../src/views/wizard/story-wizard.ts'

export type FormCase = Readonly<{
  /** What can be sent. */
  values: object
  /** Of them, what is shown nowhere. */
  hidden?: readonly string[]
  words: readonly Namespaces[]
  /** The form, filled in with what can be sent, whose sending ends with the fault. */
  show: (fault: Fault) => ReactElement | Promise<ReactElement>
  /** It is opened by this button, or begins empty: its values are typed. */
  opens?: string
  isTyped?: boolean
  /** What is refused of no field closes it, and the page tells of it. */
  isClosed?: boolean
  /** How often it is sent on: once, or from the last step of a wizard over its review. */
  sends?: number
}>

const nothingKept = <Draft,>(draft: Draft | null = null) => ({
  recallDraft: answers<Draft | null, { form: string }>(draft),
  keepDraft: answers<void, { form: string; draft: Draft }>(undefined),
  dropDraft: answers<void, { form: string }>(undefined),
})

/** The outside actors of a form that is refused. */
const refused = <Values, Output>(fault: Fault) => ({
  ...nothingKept<Partial<Values>>(),
  submit: fails<Output, { values: Values }>(fault),
})

const fill = (form: AnyActorRef | undefined, values: object) => {
  for (const [field, value] of Object.entries(values)) form?.send({ type: 'field.changed', field, value })
}

/** All that can be said of a video. */
const HOW_TO = {
  ...NO_HOW_TO,
  titleEn: 'Plan a class',
  titleTr: 'Ders planlayın',
  titleAr: 'خطط لصف',
  aboutEn: 'From the course.',
  aboutTr: 'Kurstan.',
  aboutAr: 'من الدورة.',
  video: '0a.webm',
  poster: '0b.png',
  captionsEn: '1.vtt',
  captionsTr: '2.vtt',
  captionsAr: '3.vtt',
  roles: ['instructor'],
  pages: ['/instructor/dash'],
} as const satisfies HowToValues

const AskedQuestion = ({ actor }: Readonly<{ actor: QuestionFormActor<LessonQuestion> }>) => (
  <QuestionForm id="question" actor={actor} said={useWords().lessonTalk.questions} most={200} />
)

const agencies = resourceThat(answers<readonly Agency[], { query: undefined }>(LISTED))

const REPLY: ReplyValues = { text: 'Thank you for writing.', asksBack: false }
const CASE_NOTE: CaseNoteValues = { text: 'Called back on Tuesday.' }
const SAVED_ANSWER: SavedAnswerValues = { title: 'Hours', en: 'From eight to four.', tr: '', ar: '' }
const MAILING: MailingValues = {
  what: 'national',
  day: '1',
  format: 'csv',
  language: 'en',
  recipients: 'r.cole@example.org',
}

const INVITED = { channel: 'mail', template: 'invitation' } as const
const TEMPLATE: TemplateValues = {
  ...recordOf(TEMPLATE_FIELDS, () => 'Come to us'),
  revision: 3,
  isToCheck: false,
}
const SENT_REPORT: SendReportValues = { name: 'Rita Cole', address: 'r.cole@example.org', note: 'As agreed.' }

const PASSWORD = 'Cones & lanes 42'
const PERSON = { firstName: 'Dana', lastName: 'Whitfield' }
const WRITTEN = { ...PERSON, email: 'dana@example.org', phone: '' }
const EDIT: ClassEditValues = { ...WHOLE_PLAN, courseId: HELD.courseId, version: HELD.version }
const NEW_PERSON: SignUpValues = {
  ...WRITTEN,
  birthdate: '02/03/1990',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  primaryAgencyId: 2,
  agencies: [3],
  ...blankPerson(askedIn('signUp', 'numbers')),
  userType: USER_TYPE.instructor,
  verificationCode: 'K7M4-9QX2',
  terms: true,
}
const NOTE: NoteValues = { title: 'Radio', detail: 'Channel 4' }
const CONTACT: ContactValues = { name: 'Dana', email: 'dana@example.org', topic: 'other', message: 'Hello.' }
const NEW_COURSE: CourseValues = { ...NO_COURSE, title: 'Quick clearance', categoryId: 1 }
const CERTIFICATE: CertificateValues = {
  courseId: 1,
  completedOn: '2026-01-15',
  reason: 'Held elsewhere',
  evidence: 'Roster of the academy',
}
const NAMING: GroupNameValues = { name: 'Night shift' }
const VIEW: ListViewValues = { name: 'Rescue classes' }
const DETAILS: ProfileValues = valuesOf(aProfile({ phone: '(212) 555-0100' }))
const VERIFIED: VerificationDetails = { ...PERSON, licenseNumber: 'L-1', primaryAgencyId: 1 }
const NAME_CHANGE: NameChangeValues = { ...PERSON, reason: 'I married.', evidence: '' }
const MESSAGE: MessageValues = { subject: 'Two lessons', text: 'Go on.' }
const GROUP_INVITE: GroupInviteValues = { ...WRITTEN, groupId: 1, primaryAgencyId: 1, language: 'en' }
const INVITATION: InvitationValues = {
  ...WRITTEN,
  userType: USER_TYPE.instructor,
  primaryAgencyId: 1,
  language: 'en',
  courseIds: [2],
  approvedUntil: '2028-06-30',
}
const WALK_IN: WalkInValues = { ...WRITTEN, agencyId: 1, discipline: '' }
const NEW_PASSWORDS: ChangePasswordValues = {
  currentPassword: 'Training#2026',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const NEW_EMAIL: ChangeEmailValues = { email: 'dana@firedept.example.org', password: PASSWORD }
const QUESTION: QuestionValues = { text: 'Left or right of the lane?' }
const CLASS_MESSAGE: ClassMessageValues = { audience: 'all', text: 'Bring boots.' }

const AUTHORITY: AuthorityValues = {
  nameEn: 'State Traffic Incident Management Program',
  nameTr: 'Eyalet Programı',
  nameAr: 'برنامج الولاية',
  signer: 'Robin Hale',
  titleEn: 'Program Director',
  titleTr: 'Program Müdürü',
  titleAr: 'مديرة البرنامج',
  signature: A_SIGNATURE,
  seal: A_SIGNATURE,
}
const CATEGORY: CategoryValues = { en: 'Towing', tr: 'Çekme', ar: 'السحب', picture: 'towing' }
const AGENCY: AgencyValues = {
  name: 'Lorne County Sheriff',
  discipline: 'lawEnforcement',
  county: 'Lorne',
  city: 'Lorne',
}

const deskOf = async (machine: ReturnType<typeof deskThat>) => {
  const desk = createActor(machine, { input: { classId: HELD.id, viewerId: 11, writeTo: null } }).start()
  await waitFor(desk, (at) => at.matches('ready') && at.can({ type: 'edit.begun' }))
  return desk
}

/** Every form of the product, by the file that connects it. */
export const FORM_CASES: Readonly<Record<string, FormCase>> = {
  'pages/account-links/mail-request-form.view.tsx': {
    values: { email: 'dana@example.org' },
    isTyped: true,
    words: ['accountLinks', 'fieldRules'],
    show: (fault) => (
      <EmailVerificationPage
        productName="TIM Training"
        machine={mailRequestMachine.provide({
          actors: {
            recallAddress: answers<string | null, undefined>(null),
            askMail: fails<void, { email: string }>(fault),
          },
        })}
        tell={() => {}}
      />
    ),
  },
  'pages/account-links/new-password-form.view.tsx': {
    values: { password: PASSWORD, confirmPassword: PASSWORD } satisfies NewPasswordValues,
    isTyped: true,
    words: ['accountLinks', 'passwords', 'fieldRules'],
    show: (fault) => (
      <NewPasswordForm machine={newPasswordFormMachine.provide({ actors: refused<NewPasswordValues, void>(fault) })} />
    ),
  },
  'pages/account/use-sign-up-fields.ts': {
    values: NEW_PERSON,
    words: ['registration', 'personal', 'passwords', 'fieldRules', 'choosing'],
    show: (fault) => {
      const form = createSignUpForm(() => NOW).provide({ actors: refused<SignUpValues, SignedUp>(fault) })
      const actor = createActor(signUpMachine.provide({ actors: { form } }), { input: UNINVITED }).start()
      const child = actor.getSnapshot().children.form
      if (!child) throw new Error('Nobody is signing up.')
      fill(child, NEW_PERSON)
      const solve = answers<SolvedCheck, undefined>(SOLVED_CHECK)
      return (
        <SignUpForm
          actor={actor}
          formActor={child}
          botCheck={createActor(botCheckMachine.provide({ actors: { solve } })).start()}
          agencies={offerOf(AGENCIES)}
          userTypes={offerOf(USER_TYPES)}
          now={() => NOW}
          contactHref="/contact"
        />
      )
    },
  },
  'pages/class-desk/cancel-dialog.view.tsx': {
    values: { reason: 'The hall is closed.' } satisfies CancellationValues,
    words: ['classDesk', 'fieldRules'],
    show: async (fault) => {
      const desk = await deskOf(deskThat({ cancel: fails<HeldClass, { values: CancellationValues }>(fault) }))
      desk.send({ type: 'cancellation.begun' })
      fill(desk.getSnapshot().children.cancellation, { reason: 'The hall is closed.' })
      return <CancelDialog desk={desk} held={HELD} />
    },
  },
  'pages/class-desk/edit-class.view.tsx': {
    values: EDIT,
    // The course of a class stays; the version is that which was read.
    hidden: ['courseId', 'version'],
    words: ['classDesk', 'fieldRules', 'choosing'],
    show: async (fault) => {
      const desk = await deskOf(deskThat({ change: fails<HeldClass, { values: ClassEditValues }>(fault) }))
      desk.send({ type: 'edit.begun' })
      const { edit } = desk.getSnapshot().children
      if (!edit) throw new Error('Nothing is edited.')
      fill(edit, EDIT)
      return <EditClass desk={desk} actor={edit} held={HELD} choices={CHOICES} viewerId={11} isOwn />
    },
  },
  'pages/class-desk/class-message-form.view.tsx': {
    values: CLASS_MESSAGE,
    words: ['classDesk', 'fieldRules'],
    show: async (fault) => {
      const desk = await deskOf(deskThat({ send: fails<ClassMessage, { values: ClassMessageValues }>(fault) }))
      desk.send({ type: 'message.begun', audience: 'all' })
      fill(desk.getSnapshot().children.message, CLASS_MESSAGE)
      return <MessageDialog desk={desk} held={HELD} />
    },
  },
  'pages/class-desk/planning.view.tsx': {
    values: WHOLE_PLAN,
    sends: 2,
    words: ['classDesk', 'wizard', 'fieldRules', 'choosing'],
    show: (fault) => (
      <PlanningPage
        machine={planningThat({
          draft: { at: 3, values: WHOLE_PLAN },
          submit: fails<number, { values: ClassPlan }>(fault),
        })}
        from={null}
        planner={{ id: 11, isInstructor: true }}
      />
    ),
  },
  'pages/class-registration/accommodation-dialog.view.tsx': {
    values: { accommodation: 'A ramp.' },
    isClosed: true,
    words: ['classRegistration'],
    show: async (fault) => {
      const machine = registrationThat({
        read: answers<CourseClasses, ClassesInput>(withOwn(aPlace())),
        accommodate: fails<ClassPlace, AccommodateInput>(fault),
      })
      const actor = createActor(machine, { input: { courseId: 2, isGuest: false, studentId: 7 } }).start()
      const opened = { type: 'accommodation.opened', classId: aClass().id } as const
      await waitFor(actor, (at) => at.can(opened))
      actor.send(opened)
      actor.send({ type: 'accommodation.typed', text: 'A ramp.' })
      return <AccommodationDialog actor={actor} />
    },
  },
  'pages/class-registration/register-dialog.view.tsx': {
    values: { accommodation: 'A ramp.' },
    isClosed: true,
    words: ['classRegistration'],
    show: async (fault) => {
      const machine = registrationThat({
        register: fails<ClassPlace, RegisterInput>(fault),
      })
      const actor = createActor(machine, { input: { courseId: 2, isGuest: false, studentId: 7 } }).start()
      const chosen = { type: 'class.chosen', classId: aClass().id } as const
      await waitFor(actor, (at) => at.can(chosen))
      actor.send(chosen)
      actor.send({ type: 'accommodation.typed', text: 'A ramp.' })
      return <RegisterDialog actor={actor} finalFocus={() => null} />
    },
  },
  'pages/contact/contact-form.view.tsx': {
    values: CONTACT,
    words: ['contact'],
    show: (fault) => {
      const machine = contactFormMachine.provide({ actors: refused<ContactValues, { reference: string }>(fault) })
      const solve = answers<SolvedCheck, undefined>(SOLVED_CHECK)
      return (
        <ContactForm
          actor={createActor(machine, { input: { form: 'contact', values: CONTACT } }).start()}
          botCheck={createActor(botCheckMachine.provide({ actors: { solve } })).start()}
        />
      )
    },
  },
  'pages/enrollment-verification/details-step.view.tsx': {
    values: VERIFIED,
    words: ['enrollmentVerification', 'personal', 'fieldRules', 'choosing'],
    show: async (fault) => {
      const machine = verificationThat({ submit: fails<Verdict, { values: VerificationDetails }>(fault) })
      const actor = createActor(machine, { input: { code: 'K7P2-9XQ4' } }).start()
      const { children } = await waitFor(actor, (at) => at.children.detailsForm !== undefined)
      fill(children.detailsForm, VERIFIED)
      return <DetailsStep actor={actor} agencies={agencies} />
    },
  },
  'pages/group-students/invite-form.view.tsx': {
    values: GROUP_INVITE,
    words: ['invitations', 'personal', 'coordinatorStudents', 'fieldRules', 'choosing'],
    show: (fault) => {
      const machine = groupInviteFormMachine.provide({ actors: refused<GroupInviteValues, GroupInvitation>(fault) })
      const actor = createActor(machine, { input: { form: 'invite', values: GROUP_INVITE } }).start()
      return <InviteForm id="invite" actor={actor} groups={GROUPS} agencies={agencies} />
    },
  },
  'pages/group-students/group-naming-dialog.view.tsx': {
    values: NAMING,
    words: ['coordinatorStudents', 'fieldRules'],
    show: (fault) => {
      const { naming } = studentsThat({ name: fails<Group, { values: GroupNameValues }>(fault) })
      const actor = createActor(naming, { input: { values: { name: '' } } }).start()
      actor.send({ type: 'form.begun' })
      fill(actor.getSnapshot().children.form, NAMING)
      return <GroupNamingDialog actor={actor} />
    },
  },
  'pages/course-list/new-course.view.tsx': {
    values: NEW_COURSE,
    words: ['courseList', 'fieldRules', 'choosing'],
    show: (fault) => {
      const { making, vocabulary } = coursesThat({ make: fails<MadeCourse, { values: CourseValues }>(fault) })
      const actor = createActor(making, { input: { values: NO_COURSE } }).start()
      actor.send({ type: 'form.begun' })
      fill(actor.getSnapshot().children.form, NEW_COURSE)
      return <NewCourseDialog actor={actor} vocabulary={vocabulary} />
    },
  },
  'person/issue-certificate.view.tsx': {
    values: CERTIFICATE,
    words: ['personPage', 'fieldRules'],
    show: async (fault) => {
      const { issuing, courses } = personThat({ issue: fails<Issued, { values: CertificateValues }>(fault) })
      const actor = createActor(issuing, { input: { values: CERTIFICATE } }).start()
      actor.send({ type: 'form.begun' })
      return <IssueCertificateDialog actor={actor} courses={courses} name="Bora Demir" />
    },
  },
  'pages/how-to/how-to-form.view.tsx': {
    values: HOW_TO,
    words: ['howToList', 'fieldRules'],
    show: (fault) => {
      const { adding } = howToThat({ submit: fails<Kept, Sent>(fault) })
      const actor = createActor(adding, { input: { values: NO_HOW_TO } }).start()
      actor.send({ type: 'form.begun' })
      fill(actor.getSnapshot().children.form, HOW_TO)
      return <HowToDialog actor={actor} videoId={null} renderUploads={() => null} />
    },
  },
  'pages/certificate-authority/authority-form.view.tsx': {
    values: AUTHORITY,
    words: ['certificateAuthority', 'fieldRules'],
    show: (fault) => {
      const { writing, preparing } = authorityThat({
        save: fails<CertificateAuthority, { values: AuthorityValues; about?: unknown }>(fault),
      })
      const actor = createActor(writing, { input: { values: authorityValues(null) } }).start()
      actor.send({ type: 'form.begun', about: { seen: 0 } })
      fill(actor.getSnapshot().children.form, AUTHORITY)
      return <AuthorityDialog actor={actor} held={null} preparing={preparing} />
    },
  },
  'pages/vocabulary/category-form.view.tsx': {
    values: CATEGORY,
    words: ['vocabulary', 'fieldRules'],
    show: (fault) => {
      const { writing } = categoriesThat({ save: fails<WordHeld, { values: CategoryValues; about?: unknown }>(fault) })
      const actor = createActor(writing, { input: { values: NO_CATEGORY } }).start()
      actor.send({ type: 'form.begun' })
      fill(actor.getSnapshot().children.form, CATEGORY)
      return <CategoryDialog actor={actor} isHeld={false} />
    },
  },
  'pages/vocabulary/agency-form.view.tsx': {
    values: AGENCY,
    words: ['vocabulary', 'coordinatorStudents', 'fieldRules'],
    show: (fault) => {
      const { writing } = agenciesThat({ save: fails<WordHeld, { values: AgencyValues; about?: unknown }>(fault) })
      const actor = createActor(writing, { input: { values: NO_AGENCY } }).start()
      actor.send({ type: 'form.begun' })
      fill(actor.getSnapshot().children.form, AGENCY)
      return <AgencyDialog actor={actor} isHeld={false} />
    },
  },
  'pages/class-recording/class-recording.view.tsx': {
    values: RECORD,
    // Of a class ahead, and not sent.
    hidden: ['capacity', 'registrationClosesAt', 'notes'],
    sends: 2,
    words: ['classRecording', 'classDesk', 'wizard', 'fieldRules', 'choosing', 'lists'],
    show: (fault) => (
      <ClassRecordingPage
        viewerId={12}
        machine={recordingThat({
          draft: { at: 3, values: RECORD },
          submit: fails<ClassRecorded, { values: RecordPlan }>(fault),
        })}
        preview={lookThat()}
        people={peopleThat()}
      />
    ),
  },
  'pages/contact-cases/case-reply.view.tsx': {
    values: REPLY,
    words: ['contactCase', 'fieldRules'],
    show: async (fault) => {
      const { reply, answers: saved } = contactCaseThat({ send: () => Promise.reject(new FaultError(fault)) })
      const actor = createActor(reply, { input: { id: WHOLE_CASE.case.id } }).start()
      actor.send({ type: 'reply.begun' })
      const { children } = await waitFor(actor, (at) => at.children.form !== undefined)
      fill(children.form, REPLY)
      return <CaseReply actor={actor} whole={WHOLE_CASE} answers={saved} />
    },
  },
  'pages/contact-cases/contact-case.view.tsx': {
    values: CASE_NOTE,
    words: ['contactCase', 'fieldRules'],
    show: (fault) => {
      const machine = caseNoteFormMachine.provide({ actors: refused<CaseNoteValues, WholeContactCase>(fault) })
      const actor = createActor(machine, { input: { form: 'note', values: CASE_NOTE } }).start()
      return <NoteForm id="note" actor={actor} />
    },
  },
  'pages/contact-cases/saved-answers.view.tsx': {
    values: SAVED_ANSWER,
    words: ['contactCase', 'fieldRules'],
    show: (fault) => {
      const machine = savedAnswerFormMachine.provide({ actors: refused<SavedAnswerValues, SavedAnswerHeld>(fault) })
      const actor = createActor(machine, { input: { form: 'answer', values: SAVED_ANSWER } }).start()
      return <AnswerForm id="answer" actor={actor} />
    },
  },
  'pages/message-templates/template-form.view.tsx': {
    values: TEMPLATE,
    hidden: ['revision', 'isToCheck'],
    words: ['messageTemplates', 'fieldRules'],
    show: (fault) => {
      const machine = createTemplateForm(INVITED).provide({
        actors: refused<TemplateValues, WholeMessageTemplate>(fault),
      })
      const actor = createActor(machine, { input: { form: 'template', values: TEMPLATE } }).start()
      return <TemplateFormView kind={INVITED} id="template" actor={actor} />
    },
  },
  'pages/reports/report-deeds.view.tsx': {
    values: SENT_REPORT,
    words: ['reportsList', 'coordinatorStudents', 'fieldRules'],
    show: (fault) => {
      const { sending } = reportsThat({
        send: fails<ReportHeld, { values: SendReportValues; about?: unknown }>(fault),
      })
      const actor = createActor(sending, { input: { values: NOBODY } }).start()
      actor.send({ type: 'form.begun', values: SENT_REPORT, about: aReport({}) })
      return <SendReportDialog actor={actor} />
    },
  },
  'pages/reports/mailing-form.view.tsx': {
    values: MAILING,
    words: ['reportsList', 'fieldRules'],
    show: (fault) => {
      const machine = mailingFormMachine.provide({ actors: refused<MailingValues, MailingHeld>(fault) })
      const actor = createActor(machine, { input: { form: 'mailing', values: MAILING } }).start()
      return <MailingForm id="mailing" actor={actor} known={mailingsOf()} changed={undefined} />
    },
  },
  'list-views/naming-view-dialog.view.tsx': {
    values: VIEW,
    words: ['listViews', 'fieldRules'],
    show: (fault) => {
      const { naming } = viewsThat({ name: fails<SavedView, { values: ListViewValues; about?: unknown }>(fault) })
      const actor = createActor(naming, { input: { values: { name: '' } } }).start()
      actor.send({ type: 'form.begun', about: { asked: 'search=rescue' } })
      fill(actor.getSnapshot().children.form, VIEW)
      return <NamingViewDialog actor={actor} />
    },
  },
  'pages/invitations/invitation-form.view.tsx': {
    values: INVITATION,
    words: ['invitations', 'personal', 'fieldRules', 'choosing'],
    show: (fault) => {
      const machine = invitationFormMachine.provide({ actors: refused<InvitationValues, Invitation>(fault) })
      const actor = createActor(machine, { input: { form: 'invitation', values: INVITATION } }).start()
      return (
        <InvitationFormView
          id="invitation"
          actor={actor}
          agencies={agencies}
          courses={resourceThat(answers<readonly Course[], { query: undefined }>(COURSES))}
        />
      )
    },
  },
  'pages/profile/code-form.view.tsx': {
    values: { verificationCode: 'K7M4-9QX2' } satisfies CodeValues,
    words: ['profile', 'fieldRules'],
    show: (fault) => {
      const machine = codeFormMachine.provide({ actors: refused<CodeValues, boolean>(fault) })
      const values = { verificationCode: 'K7M4-9QX2' }
      const actor = createActor(machine, { input: { form: 'code', values } }).start()
      return <CodeForm actor={actor} onLeave={() => {}} />
    },
  },
  'pages/profile/details/fields.ts': {
    values: DETAILS,
    words: ['profile', 'personal', 'fieldRules', 'choosing'],
    show: async (fault) => {
      const machines = profileMachines({ save: fails<ProfileAnswer, { values: ProfileValues }>(fault) })
      const owner = createActor(machines.profile, { input: { userId: 5 } }).start()
      const { children } = await waitFor(owner, (at) => at.children.detailsForm !== undefined)
      const form = children.detailsForm
      if (!form) throw new Error('Nothing is edited.')
      fill(form, DETAILS)
      const agencies = createActor(machines.agencies, { input: { query: undefined } }).start()
      return <DetailsForm owner={owner} actor={form} profile={aProfile()} agencies={agencies} isNameHeld={false} />
    },
  },
  'pages/profile/name/name-form.view.tsx': {
    values: NAME_CHANGE,
    words: ['profile', 'fieldRules'],
    show: (fault) => {
      const machine = nameFormMachine.provide({ actors: refused<NameChangeValues, NameChange>(fault) })
      const actor = createActor(machine, { input: { form: 'name', values: NAME_CHANGE } }).start()
      return <NameForm actor={actor} onLeave={() => {}} />
    },
  },
  'pages/profile/security/deactivation-dialog.view.tsx': {
    values: { password: PASSWORD } satisfies DeactivateValues,
    words: ['security', 'fieldRules'],
    show: (fault) => {
      const machine = deactivateMachine.provide({ actors: refused<DeactivateValues, void>(fault) })
      const actor = createActor(machine, { input: { form: 'deactivation', values: { password: PASSWORD } } }).start()
      return <DeactivationDialog actor={actor} email="dana@example.org" onClose={() => {}} />
    },
  },
  'pages/profile/security/email-section.view.tsx': {
    values: NEW_EMAIL,
    opens: 'Change the address',
    isTyped: true,
    words: ['security', 'profile', 'fieldRules'],
    show: (fault) => (
      <EmailSection
        profile={SECURITY_PROFILE}
        machines={securityMachines({ changeEmail: fails<string, { values: ChangeEmailValues }>(fault) })}
      />
    ),
  },
  'pages/profile/security/password-section.view.tsx': {
    values: NEW_PASSWORDS,
    isTyped: true,
    words: ['security', 'passwords', 'profile', 'fieldRules'],
    show: (fault) => (
      <PasswordSection
        email="dana@example.org"
        machine={changePasswordMachine.provide({ actors: refused<ChangePasswordValues, void>(fault) })}
      />
    ),
  },
  'pages/profile/security/phone-number.view.tsx': {
    values: { phoneNumber: '(212) 555-0100' },
    words: ['security'],
    show: (fault) => {
      const sendCode = fails<void, { phoneNumber: string }>(fault)
      const input = { phoneNumber: '(212) 555-0100', isVerified: false, option: NOTIFICATION_OPTION.emailOnly }
      const actor = createActor(phoneVerificationMachine.provide({ actors: { sendCode } }), { input }).start()
      return <PhoneNumber actor={actor} />
    },
  },
  'pages/roster/completion-dialog.view.tsx': {
    values: { shortReason: 'The room was closed.' },
    isClosed: true,
    words: ['roster'],
    show: async (fault) => {
      const people = PEOPLE.filter(({ attendance }) => attendance !== null)
      const { offset, roster } = readOf(people)
      const short = { ...roster, leastHours: 40 }
      const machine = rosterThat({
        read: answers<RosterRead, { classId: number }>({ offset, roster: short }),
        complete: fails<number, CompletionAsked>(fault),
      })
      const actor = createActor(machine, { input: { classId: 7 } }).start()
      await waitFor(actor, (at) => at.can({ type: 'completion.begun' }))
      actor.send({ type: 'completion.begun' })
      actor.send({ type: 'reason.changed', reason: 'The room was closed.' })
      return <CompletionDialog actor={actor} people={people} runs={false} />
    },
  },
  'pages/roster/walk-in-form.view.tsx': {
    values: WALK_IN,
    words: ['roster', 'personal', 'fieldRules', 'choosing'],
    show: (fault) => {
      const machine = walkInFormMachine.provide({ actors: refused<WalkInValues, WalkInOutcome>(fault) })
      const actor = createActor(machine, { input: { form: 'walk-in', values: WALK_IN } }).start()
      return <WalkInFormView id="walk-in" actor={actor} agencies={agencies} />
    },
  },
  'pages/lesson/questions/question-form.view.tsx': {
    values: QUESTION,
    words: ['lessonTalk', 'fieldRules'],
    show: (fault) => {
      const machine = questionFormMachine.provide({ actors: refused<QuestionValues, LessonQuestion>(fault) })
      const actor = createActor(machine, { input: { form: 'question', values: QUESTION } }).start()
      return <AskedQuestion actor={actor} />
    },
  },
  'pages/message-form.view.tsx': {
    values: MESSAGE,
    words: ['studentEnrollments', 'fieldRules'],
    show: (fault) => {
      const { messaging } = studentDeedsThat({
        submit: fails<MessageSent, { values: MessageValues; about?: unknown }>(fault),
      })
      const actor = createActor(messaging, { input: { values: { subject: '', text: '' } } }).start()
      const students = { selection: { kind: 'some' as const, ids: [1] }, count: 1, isExact: true }
      actor.send({ type: 'form.begun', about: { delivery: 'online', students } })
      fill(actor.getSnapshot().children.form, MESSAGE)
      return <StudentMessage actor={actor} />
    },
  },
  'shell/quick-panel/note-form.view.tsx': {
    values: NOTE,
    words: ['agenda'],
    show: (fault) => {
      const machine = noteFormMachine.provide({ actors: refused<NoteValues, QuickNote>(fault) })
      const actor = createActor(machine, { input: { form: 'note', values: NOTE } }).start()
      return <NoteFormView actor={actor} onLeave={() => {}} />
    },
  },
  'wizard/meeting.story-view.tsx': {
    values: WHOLE_MEETING,
    sends: 2,
    words: ['wizard'],
    show: (fault) => (
      <MeetingWizard
        machine={meetingThat({
          draft: { at: 2, values: WHOLE_MEETING },
          submit: fails<number, { values: Meeting }>(fault),
        })}
      />
    ),
  },
}
