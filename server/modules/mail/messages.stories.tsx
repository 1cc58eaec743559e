import type { Meta, StoryObj } from '@storybook/react-vite'

import { MessageSheet } from '../../../src/devtools/message-sheet.view.tsx'
import type { SheetMessage } from '../../../src/devtools/message-sheet.view.tsx'
import { PRODUCT_NAME } from '../../../src/domain/constants.ts'
import { LANGUAGES, directionOf } from '../../../src/domain/language.ts'
import type { Language } from '../../../src/domain/language.ts'
import type { MailTemplate } from '../../platform/mail.ts'
import { sampleMails, sampleTexts } from './sample-messages.ts'
import { SAMPLE_NAMES } from './sample-words.ts'
import { renderMail, renderSms } from './templates.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' }

const inEach = (write: (language: Language) => Pick<SheetMessage, 'subject' | 'html' | 'text'>): SheetMessage[] =>
  LANGUAGES.map((language) =>
    Object.assign(write(language), { language, name: NAMES[language], direction: directionOf(language) }),
  )

const mail = (template: MailTemplate): Story => ({
  args: {
    messages: inEach((language) => {
      const data = sampleMails(language)[template]
      const { subject, html, text } = renderMail({
        template,
        language,
        name: SAMPLE_NAMES[language],
        data,
        product: PRODUCT_NAME,
      })
      return { subject, html, text }
    }),
  },
})

const text = (template: keyof ReturnType<typeof sampleTexts>): Story => ({
  args: {
    messages: inEach((language) => ({
      text: renderSms({ template, language, data: sampleTexts(language)[template], product: PRODUCT_NAME }),
    })),
  },
})

const meta: Meta<typeof MessageSheet> = { title: 'Messages/All', component: MessageSheet }
export default meta
type Story = StoryObj<typeof MessageSheet>

export const EmailVerification: Story = mail('emailVerification')
export const AccountExists: Story = mail('accountExists')
export const PasswordReset: Story = mail('passwordReset')
export const PasswordChanged: Story = mail('passwordChanged')
export const EmailChange: Story = mail('emailChange')
export const EmailChangeNotice: Story = mail('emailChangeNotice')
export const EmailTaken: Story = mail('emailTaken')
export const Invitation: Story = mail('invitation')
export const InvitationAtNight: Story = { ...mail('invitation'), globals: { mode: 'dark' } }
export const GroupInvitation: Story = mail('groupInvitation')
export const GroupJoined: Story = mail('groupJoined')
export const RoleGranted: Story = mail('roleGranted')
export const AccountDeactivated: Story = mail('accountDeactivated')
export const AccountsMerged: Story = mail('accountsMerged')
export const AccountsParted: Story = mail('accountsParted')
export const EnrollmentConfirmed: Story = mail('enrollmentConfirmed')
export const EnrollmentCode: Story = mail('enrollmentCode')
export const TeachingApproved: Story = mail('teachingApproved')
export const ProgrammeMessage: Story = mail('programmeMessage')
export const ClassTakenOver: Story = mail('classTakenOver')
export const ClassHandedOver: Story = mail('classHandedOver')
export const LessonQuestion: Story = mail('lessonQuestion')
export const LessonAnswer: Story = mail('lessonAnswer')
export const InstructorMessage: Story = mail('instructorMessage')
export const WalkInKnown: Story = mail('walkInKnown')
export const CourseCompleted: Story = mail('courseCompleted')
export const CertificateReissued: Story = mail('certificateReissued')
export const NameChangeAsked: Story = mail('nameChangeAsked')
export const NameChangeApproved: Story = mail('nameChangeApproved')
export const NameChangeRefused: Story = mail('nameChangeRefused')
export const EnrollmentExtended: Story = mail('enrollmentExtended')
export const EnrollmentDropped: Story = mail('enrollmentDropped')
export const EnrollmentReturned: Story = mail('enrollmentReturned')
export const AttemptReset: Story = mail('attemptReset')
export const ReportReady: Story = mail('reportReady')
export const ListReady: Story = mail('listReady')
export const ReportMailingStopped: Story = mail('reportMailingStopped')
export const CertificateIssued: Story = mail('certificateIssued')
export const CertificateRestored: Story = mail('certificateRestored')
export const CertificateRevoked: Story = mail('certificateRevoked')
export const SeatConfirmed: Story = mail('seatConfirmed')
export const SeatWaitlisted: Story = mail('seatWaitlisted')
export const SeatOffered: Story = mail('seatOffered')
export const OfferLapsed: Story = mail('offerLapsed')
export const ClassLeft: Story = mail('classLeft')
export const SeatConfirmedText: Story = text('seatConfirmed')
export const SeatWaitlistedText: Story = text('seatWaitlisted')
export const SeatOfferedText: Story = text('seatOffered')
export const OfferLapsedText: Story = text('offerLapsed')
export const ClassLeftText: Story = text('classLeft')
export const ClassChanged: Story = mail('classChanged')
export const ClassCancelled: Story = mail('classCancelled')
export const ClassCancelledAtNight: Story = { ...mail('classCancelled'), globals: { mode: 'dark' } }
export const ClassMessage: Story = mail('classMessage')
export const ContactReceived: Story = mail('contactReceived')
export const ContactMessage: Story = mail('contactMessage')
export const PhoneCode: Story = text('phoneCode')
