import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { DEFAULT_APPEARANCE } from '../domain/appearance.ts'
import { INVITATION_LIST } from '../domain/contract/invitations.list.ts'
import { wholeList } from '../domain/list.ts'
import { ROLE } from '../domain/role.ts'
import { FIRST_SERIES } from '../domain/series-values.ts'
import { attendanceCorrectionMachine } from '../machines/attendance-correction/attendance-correction.machine.ts'
import { authMachine } from '../machines/auth/auth.machine.ts'
import { awaitedPageMachine } from '../machines/awaited-page/awaited-page.machine.ts'
import { botCheckMachine } from '../machines/bot-check/bot-check.machine.ts'
import {
  createCertificateForm,
  createCertificateIssue,
  NO_CERTIFICATE,
} from '../machines/certificate-issue/certificate-issue.machine.ts'
import { certificateVerificationMachine } from '../machines/certificate-verification/certificate-verification.machine.ts'
import { checkInMachine } from '../machines/check-in/check-in.machine.ts'
import { choiceSearchMachine } from '../machines/choice-search/choice-search.machine.ts'
import { classDeskMachine } from '../machines/class-desk/class-desk.machine.ts'
import { clashWatchMachine } from '../machines/class-planning/clash-watch.machine.ts'
import { classPlanningMachine } from '../machines/class-planning/class-planning.machine.ts'
import { classRecordingMachine } from '../machines/class-recording/class-recording.machine.ts'
import { classRegistrationMachine } from '../machines/class-registration/class-registration.machine.ts'
import { seriesMachine } from '../machines/class-series/series.machine.ts'
import { connectionMachine } from '../machines/connection/connection.machine.ts'
import { CONTACT_DRAFTED, contactFormMachine, NO_MESSAGE } from '../machines/contact/contact-form.machine.ts'
import { contactReplyMachine } from '../machines/contact/contact-reply.machine.ts'
import { copyingMachine } from '../machines/copying/copying.machine.ts'
import { courseDraftMachine } from '../machines/course-draft/course-draft.machine.ts'
import { courseFormMachine, makingCourseMachine, NO_COURSE } from '../machines/course-list/making-course.machine.ts'
import { coursePlayerMachine } from '../machines/course-player/course-player.machine.ts'
import { locationMachine } from '../machines/course-search/location.machine.ts'
import { credentialCheckMachine } from '../machines/credential-check/credential-check.machine.ts'
import { createDeedMachine } from '../machines/deed/deed.machine.ts'
import { emailVerificationMachine } from '../machines/email-verification/email-verification.machine.ts'
import { enrollmentExtensionMachine } from '../machines/enrollment-extension/enrollment-extension.machine.ts'
import { enrollmentVerificationMachine } from '../machines/enrollment-verification/enrollment-verification.machine.ts'
import { enrollmentMachine } from '../machines/enrollment/enrollment.machine.ts'
import { flightOfferMachine } from '../machines/flight-offer/flight-offer.machine.ts'
import { createFormMachine } from '../machines/form/form.machine.ts'
import { fullscreenMachine } from '../machines/fullscreen/fullscreen.machine.ts'
import { guideSearchMachine } from '../machines/guide-search/guide-search.machine.ts'
import { heldTipMachine } from '../machines/held-tip/held-tip.machine.ts'
import { hoverMenuMachine } from '../machines/hover-menu/hover-menu.machine.ts'
import { createAddingHowTo, createHowToForm, NO_HOW_TO } from '../machines/how-to/how-to-form.machine.ts'
import { howToOrderMachine } from '../machines/how-to/how-to-order.machine.ts'
import { importMachine } from '../machines/import/import.machine.ts'
import { invitationFormMachine, blankInvitation } from '../machines/invitations/invitation-form.machine.ts'
import { keptLessonsMachine } from '../machines/lesson-keeping/kept-lessons.machine.ts'
import { lessonKeepingMachine } from '../machines/lesson-keeping/lesson-keeping.machine.ts'
import { lessonNotesMachine } from '../machines/lesson-notes/lesson-notes.machine.ts'
import { lessonMachine } from '../machines/lesson/lesson.machine.ts'
import { playerScreenMachine } from '../machines/lesson/player-screen.machine.ts'
import { transcriptMachine } from '../machines/lesson/transcript.machine.ts'
import { watchReporterMachine } from '../machines/lesson/watch-reporter.machine.ts'
import { listActMachine } from '../machines/list-act/list-act.machine.ts'
import { listActsMachine } from '../machines/list-act/list-acts.machine.ts'
import { listHabitsMachine } from '../machines/list-habits/list-habits.machine.ts'
import { createListMachine } from '../machines/list/list.machine.ts'
import { mailRequestMachine } from '../machines/mail-request/mail-request.machine.ts'
import { materialUploadMachine } from '../machines/materials/material-upload.machine.ts'
import { menuSearchMachine } from '../machines/menu-search/menu-search.machine.ts'
import { createTemplateWriting } from '../machines/message-template/template-writing.machine.ts'
import { nameChangeMachine, nameFormMachine } from '../machines/name-change/name-change.machine.ts'
import { navigationMachine } from '../machines/navigation/navigation.machine.ts'
import { notificationChoiceMachine } from '../machines/notification-choice/notification-choice.machine.ts'
import { notificationsMachine } from '../machines/notifications/notifications.machine.ts'
import { numberSettingMachine } from '../machines/number-setting/number-setting.machine.ts'
import { overPageMachine } from '../machines/over-page/over-page.machine.ts'
import { paletteEditorMachine } from '../machines/palette-editor/palette-editor.machine.ts'
import { NO_PASSWORD, newPasswordFormMachine } from '../machines/password-reset/new-password-form.machine.ts'
import { passwordResetMachine } from '../machines/password-reset/password-reset.machine.ts'
import { personMergeMachine } from '../machines/person-merge/person-merge.machine.ts'
import { phoneVerificationMachine } from '../machines/phone-verification/phone-verification.machine.ts'
import { acceptInvitationMachine, codeFormMachine } from '../machines/profile/accept-invitation.machine.ts'
import { detailsFormMachine } from '../machines/profile/details-form.machine.ts'
import { profilePhotoMachine } from '../machines/profile/profile-photo.machine.ts'
import { PROFILE_DRAFTED } from '../machines/profile/profile-values.ts'
import { profileMachine } from '../machines/profile/profile.machine.ts'
import { questionImportMachine } from '../machines/question-import/question-import.machine.ts'
import { NO_NOTE, noteFormMachine } from '../machines/quick-panel/note-form.machine.ts'
import { quickPanelMachine } from '../machines/quick-panel/quick-panel.machine.ts'
import { quizAttemptMachine } from '../machines/quiz-attempt/quiz-attempt.machine.ts'
import { createResourceMachine } from '../machines/resource/resource.machine.ts'
import { rosterQueueMachine } from '../machines/roster/roster-queue.machine.ts'
import { rosterMachine } from '../machines/roster/roster.machine.ts'
import { BLANK_WALK_IN, walkInFormMachine } from '../machines/roster/walk-in-form.machine.ts'
import { routeGuardMachine } from '../machines/route-guard/route-guard.machine.ts'
import {
  changeEmailMachine,
  changePasswordMachine,
  deactivateMachine,
  NO_PASSWORDS,
} from '../machines/security/security-forms.machine.ts'
import { settingsMachine } from '../machines/settings/settings.machine.ts'
import { shortcutsMachine } from '../machines/shortcuts/shortcuts.machine.ts'
import { signInMachine } from '../machines/sign-in/sign-in.machine.ts'
import { createSignUpForm, DRAFTED, NO_PERSON } from '../machines/sign-up/sign-up-form.machine.ts'
import { signUpMachine } from '../machines/sign-up/sign-up.machine.ts'
import { uploadMachine } from '../machines/upload/upload.machine.ts'
import { uploadsMachine } from '../machines/upload/uploads.machine.ts'
import { walletOfferMachine } from '../machines/wallet-offer/wallet-offer.machine.ts'
import { welcomeMachine } from '../machines/welcome/welcome.machine.ts'
import { storyAct } from '../views/list-acts/story-acts.ts'
import { BLANK_MEETING, meetingMachine } from '../views/wizard/story-wizard.ts'
import { chosenUpload, lesson, listener, openedLesson, person } from './chart-inputs.ts'
import { drawn } from './drawn.ts'
import { Simulation } from './simulation.view.tsx'

const meta = {
  title: 'Charts',
  component: Simulation,
  ...drawn,
} satisfies Meta<typeof Simulation>

export default meta
type Story = StoryObj<typeof meta>

export const Auth: Story = { args: { machine: authMachine, input: undefined } }
export const RouteGuard: Story = { args: { machine: routeGuardMachine, input: { path: '/student/dash' } } }
export const Connection: Story = { args: { machine: connectionMachine, input: undefined } }
export const Notifications: Story = { args: { machine: notificationsMachine, input: undefined } }
export const Navigation: Story = { args: { machine: navigationMachine, input: { isFolded: false } } }
export const NumberSetting: Story = {
  args: { machine: numberSettingMachine, input: { value: 1280, limits: { min: 960, max: 1920 } } },
}
export const FlightOffer: Story = { args: { machine: flightOfferMachine, input: undefined } }
export const AwaitedPage: Story = { args: { machine: awaitedPageMachine, input: undefined } }
export const Copying: Story = { args: { machine: copyingMachine, input: undefined } }
export const PaletteEditor: Story = {
  args: {
    machine: paletteEditorMachine,
    input: {
      section: 'main',
      palette: {
        mode: 'light',
        primary: '#005f98',
        secondary: '#b44f00',
        background: { paper: '#ffffff', default: '#f4f6f9' },
        text: '#171b21',
      },
    },
  },
}
export const QuickPanel: Story = { args: { machine: quickPanelMachine, input: { userId: 5 } } }
export const NoteForm: Story = { args: { machine: noteFormMachine, input: { form: 'note.5', values: NO_NOTE } } }
export const BotCheck: Story = { args: { machine: botCheckMachine, input: undefined } }
export const ContactForm: Story = {
  args: { machine: contactFormMachine, input: { form: 'contact', values: NO_MESSAGE, drafted: CONTACT_DRAFTED } },
}
export const ContactReply: Story = { args: { machine: contactReplyMachine, input: { id: 7 } } }
const signUpForm = createSignUpForm(() => Date.UTC(2026, 0, 1))
const certificateForm = createCertificateForm(() => '2026-01-01')
export const SignUp: Story = {
  args: {
    machine: signUpMachine.provide({ actors: { form: signUpForm } }),
    input: { profileId: '9', verificationCode: 'K7M4', accountType: null },
  },
}
export const SignUpForm: Story = {
  args: { machine: signUpForm, input: { form: 'signUp', values: NO_PERSON, drafted: DRAFTED } },
}
export const MailRequest: Story = { args: { machine: mailRequestMachine, input: undefined } }
export const EmailVerification: Story = { args: { machine: emailVerificationMachine, input: undefined } }
export const PasswordReset: Story = { args: { machine: passwordResetMachine, input: undefined } }
export const NewPasswordForm: Story = {
  args: { machine: newPasswordFormMachine, input: { form: 'resetPassword', values: NO_PASSWORD } },
}
export const Profile: Story = { args: { machine: profileMachine, input: { userId: 5 } } }
export const DetailsForm: Story = {
  args: { machine: detailsFormMachine, input: { form: 'profile.5', values: person, drafted: PROFILE_DRAFTED } },
}
export const ProfilePhoto: Story = { args: { machine: profilePhotoMachine, input: undefined } }
export const NameChange: Story = { args: { machine: nameChangeMachine, input: undefined } }
export const EnrollmentExtension: Story = { args: { machine: enrollmentExtensionMachine, input: undefined } }
export const AttendanceCorrection: Story = { args: { machine: attendanceCorrectionMachine, input: { classId: 7 } } }
export const PersonMerge: Story = { args: { machine: personMergeMachine, input: { staysId: 12, goesId: null } } }
export const NameForm: Story = {
  args: {
    machine: nameFormMachine,
    input: { form: 'nameChange', values: { firstName: 'Dana', lastName: 'Whitfield', reason: '', evidence: '' } },
  },
}
export const AcceptInvitation: Story = { args: { machine: acceptInvitationMachine, input: undefined } }
export const CodeForm: Story = {
  args: { machine: codeFormMachine, input: { form: 'verificationCode', values: { verificationCode: '' } } },
}
export const PhoneVerification: Story = {
  args: { machine: phoneVerificationMachine, input: { phoneNumber: '', isVerified: false, option: 2 } },
}
export const NotificationChoice: Story = { args: { machine: notificationChoiceMachine, input: { option: 2 } } }
export const Deed: Story = { args: { machine: createDeedMachine<object>(), input: undefined } }
export const ChangePasswordForm: Story = {
  args: { machine: changePasswordMachine, input: { form: 'changePassword', values: NO_PASSWORDS } },
}
export const ChangeEmailForm: Story = {
  args: { machine: changeEmailMachine, input: { form: 'changeEmail', values: { email: '', password: '' } } },
}
export const DeactivateForm: Story = {
  args: { machine: deactivateMachine, input: { form: 'deactivate', values: { password: '' } } },
}
export const HeldTip: Story = { args: { machine: heldTipMachine, input: undefined } }
export const OverPage: Story = { args: { machine: overPageMachine, input: undefined } }
export const HoverMenu: Story = { args: { machine: hoverMenuMachine, input: undefined } }
export const Settings: Story = { args: { machine: settingsMachine, input: { appearance: DEFAULT_APPEARANCE } } }
export const ChoiceSearch: Story = { args: { machine: choiceSearchMachine, input: undefined } }
export const ListHabits: Story = { args: { machine: listHabitsMachine, input: undefined } }
export const Fullscreen: Story = { args: { machine: fullscreenMachine, input: undefined } }
export const Shortcuts: Story = { args: { machine: shortcutsMachine, input: { viewer: null } } }
export const MenuSearch: Story = {
  args: {
    machine: menuSearchMachine,
    input: { places: [{ id: 'home', title: 'Home', group: 'Home', url: '/home', icon: 'home' }] },
  },
}
export const Welcome: Story = { args: { machine: welcomeMachine, input: { userId: 1, path: '/home' } } }
export const Form: Story = {
  args: {
    machine: createFormMachine<{ name: string }, void>({ validate: () => ({}) }),
    input: { form: 'example', values: { name: '' } },
  },
}
export const Resource: Story = { args: { machine: createResourceMachine<string>(), input: { query: undefined } } }
export const Enrollment: Story = {
  args: { machine: enrollmentMachine, input: { courseId: 1, studentId: 1, roles: [ROLE.student] } },
}
export const ClassRegistration: Story = {
  args: { machine: classRegistrationMachine, input: { courseId: 2, isGuest: false, studentId: 7 } },
}
export const CoursePlayer: Story = { args: { machine: coursePlayerMachine, input: { courseId: 1, lessonId: null } } }
export const Lesson: Story = {
  args: { machine: lessonMachine, input: { player: listener, enrollmentId: 1, lesson, media: null } },
}
export const PlayerScreen: Story = {
  args: {
    machine: playerScreenMachine,
    input: { lesson: openedLesson },
  },
}
export const Transcript: Story = {
  args: {
    machine: transcriptMachine,
    input: { lines: [{ start: 0, end: 4, text: 'Stay out of the lane.' }], enrollmentId: 1, lessonId: 3 },
  },
}
export const WatchReporter: Story = {
  args: { machine: watchReporterMachine, input: { enrollmentId: 1, lessonId: 3, lesson: listener } },
}
export const QuizAttempt: Story = {
  args: { machine: quizAttemptMachine, input: { enrollmentId: 1, lessonId: 3, lesson: listener } },
}
export const EnrollmentVerification: Story = {
  args: { machine: enrollmentVerificationMachine, input: { code: null } },
}
export const MaterialUpload: Story = { args: { machine: materialUploadMachine, input: undefined } }
export const CertificateVerification: Story = {
  args: { machine: certificateVerificationMachine, input: { code: null } },
}
export const CredentialCheck: Story = { args: { machine: credentialCheckMachine, input: undefined } }
export const GuideSearch: Story = {
  args: { machine: guideSearchMachine, input: { text: '', search: () => [], isWhole: false } },
}
export const Import: Story = {
  args: { machine: importMachine, input: { importId: null, groupId: 1, language: 'en' } },
}
export const HowToOrder: Story = { args: { machine: howToOrderMachine, input: undefined } }
export const HowTo: Story = {
  args: { machine: createAddingHowTo(createHowToForm()), input: { values: NO_HOW_TO } },
}
export const QuestionImport: Story = { args: { machine: questionImportMachine, input: { language: 'en' } } }
export const List: Story = {
  args: { machine: createListMachine(INVITATION_LIST), input: { asked: wholeList(INVITATION_LIST) } },
}
export const DeviceLocation: Story = { args: { machine: locationMachine, input: undefined } }
export const Wizard: Story = { args: { machine: meetingMachine, input: { form: 'meeting', values: BLANK_MEETING } } }
export const Roster: Story = { args: { machine: rosterMachine, input: { classId: 7 } } }
export const LessonKeeping: Story = {
  args: { machine: lessonKeepingMachine, input: { courseId: 1, enrollmentId: 1, lessonId: 2, lesson: listener } },
}
export const KeptLessons: Story = { args: { machine: keptLessonsMachine, input: undefined } }
export const LessonNotes: Story = { args: { machine: lessonNotesMachine, input: { enrollmentId: 1 } } }
export const RosterQueue: Story = { args: { machine: rosterQueueMachine, input: { classId: 7, roster: listener } } }
export const WalkInForm: Story = {
  args: { machine: walkInFormMachine, input: { form: 'walk-in', values: BLANK_WALK_IN } },
}
export const CheckIn: Story = {
  args: { machine: checkInMachine, input: { code: '7.70.118163424.k3JhQ0s9dLmNp2XvT8rA', isGuest: false } },
}
export const WalletOffer: Story = { args: { machine: walletOfferMachine, input: { number: 'TIM-7K3M-9Q2X' } } }
export const InvitationForm: Story = {
  args: { machine: invitationFormMachine, input: { form: 'invitation', values: blankInvitation('en') } },
}
export const ClassRecording: Story = { args: { machine: classRecordingMachine, input: undefined } }
export const ClassPlanning: Story = { args: { machine: classPlanningMachine, input: { from: null } } }
export const Series: Story = {
  args: { machine: seriesMachine, input: { classId: 7, values: FIRST_SERIES } },
}
export const TemplateWriting: Story = {
  args: { machine: createTemplateWriting({ channel: 'mail', template: 'invitation' }), input: undefined },
}
export const ClashWatch: Story = { args: { machine: clashWatchMachine, input: undefined } }
export const ClassDesk: Story = {
  args: { machine: classDeskMachine, input: { classId: 7, viewerId: 11, writeTo: null } },
}
export const ListAct: Story = { args: { machine: listActMachine, input: { act: storyAct() } } }
export const ListActs: Story = { args: { machine: listActsMachine, input: undefined } }
export const Upload: Story = { args: { machine: uploadMachine, input: { file: chosenUpload } } }
export const Uploads: Story = { args: { machine: uploadsMachine, input: undefined } }
export const CourseDraft: Story = { args: { machine: courseDraftMachine, input: { courseId: 12, texts: 'en' } } }
export const MakingCourse: Story = { args: { machine: makingCourseMachine, input: { values: NO_COURSE } } }
export const CourseForm: Story = {
  args: { machine: courseFormMachine, input: { form: 'course', values: NO_COURSE } },
}

export const CertificateIssue: Story = {
  args: { machine: createCertificateIssue(certificateForm), input: { values: NO_CERTIFICATE } },
}
export const CertificateForm: Story = {
  args: { machine: certificateForm, input: { form: 'certificateIssue', values: NO_CERTIFICATE } },
}

export const SignIn: Story = {
  args: { machine: signInMachine, input: undefined },
  play: async (story) => {
    await drawn.play(story)
    const { canvas, canvasElement } = story
    const active = () =>
      [...canvasElement.querySelectorAll('[data-active]')].map((box) => box.getAttribute('data-state'))
    await expect(active()).toEqual(['signIn', 'signIn.filling', 'signIn.filling.editing'])

    const events = within(canvas.getByRole('group', { name: 'Events' }))
    await userEvent.click(events.getByRole('button', { name: /^credentials\.submitted/ }))
    const email = await events.findByLabelText('email')
    await userEvent.type(email, 'a@example.org')
    await userEvent.type(events.getByLabelText('password'), 'secret')
    await userEvent.click(events.getByRole('button', { name: 'Send credentials.submitted' }))
    await waitFor(() => expect(active()).toEqual(['signIn', 'signIn.submitting']))

    await userEvent.click(events.getByRole('button', { name: /^signIn failed/ }))
    // A failure begins as a fault, which can be sent as it stands.
    await expect(events.getByLabelText('error')).toHaveValue('{"kind":"offline"}')
    const verdicts = within(events.getByRole('list', { name: 'Guards of signIn failed' }))
    await expect(verdicts.getAllByRole('listitem').length).toBeGreaterThan(1)
    await userEvent.click(events.getByRole('button', { name: 'Send signIn failed' }))
    await waitFor(() => expect(active()).toEqual(['signIn', 'signIn.filling', 'signIn.filling.unreachable']))

    await userEvent.click(canvas.getByRole('button', { name: 'Earlier' }))
    await waitFor(() => expect(active()).toEqual(['signIn', 'signIn.submitting']))
    await userEvent.click(canvas.getByRole('button', { name: 'Go on from here in a simulation' }))
    await expect(await canvas.findByTestId('state')).toHaveTextContent('submitting')
  },
}
