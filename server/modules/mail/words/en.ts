import type { ContactTopic } from '../../../../src/domain/contact.ts'
import { USER_TYPE } from '../../../../src/domain/user-type.ts'
import type { UserTypeId } from '../../../../src/domain/user-type.ts'
import { isolated, ltr } from '../letter.ts'
import type { MessageWords } from '../letter.ts'
import { courseLines } from './approvals/approval-words.ts'
import { approvalsEn } from './approvals/en.ts'
import { certificatesEn } from './certificates/en.ts'
import { classesEn } from './classes/en.ts'
import { enrollmentsEn } from './enrollments/en.ts'
import { lessonsEn } from './lessons/en.ts'
import { longDate } from './long-date.ts'
import { mergesEn } from './merges/en.ts'
import { namesEn } from './names/en.ts'
import { registrationEn } from './registration/en.ts'
import { remindersEn } from './reminders/en.ts'
import { reportsEn } from './reports/en.ts'

const topics: Readonly<Record<ContactTopic, string>> = {
  courses: 'online courses',
  classes: 'in-person classes',
  certificates: 'certificates',
  account: 'an account or signing in',
  teaching: 'becoming an instructor',
  other: 'something else',
}

const roles: Readonly<Record<UserTypeId, string>> = {
  [USER_TYPE.student]: 'a student',
  [USER_TYPE.instructor]: 'an instructor',
  [USER_TYPE.groupCoordinator]: 'a group coordinator',
}

const ONE_DAY = 'The link works once, for one day.'
const ONE_HOUR = 'The link works once, for one hour.'
const LEAVE_ALONE = 'If you did not ask for this, you can leave this message alone.'

export const en: MessageWords = {
  greeting: (name) => `Hello ${isolated(name)},`,
  test: 'Test:',
  topics,
  roles,
  letters: {
    emailVerification: ({ link }, product) => ({
      subject: `Confirm your email address for ${product}`,
      preheader: 'One step more, and you can sign in.',
      paragraphs: ['Confirm that this address is yours. After that you can sign in.'],
      link: { label: 'Confirm my email address', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    accountExists: ({ signInLink, resetLink }, product) => ({
      subject: `You already have an account at ${product}`,
      preheader: 'Sign in with the account that you have, or set a new password.',
      paragraphs: [
        `Someone, probably you, tried to create an account at ${product} with this address. There is one already, so nothing was created or changed.`,
        'Sign in with it. If you no longer know the password, set a new one.',
      ],
      link: { label: 'Sign in', address: signInLink },
      moreLinks: [{ label: 'Set a new password', address: resetLink }],
      closing: 'If it was not you, there is nothing to do: your account is as it was.',
    }),
    passwordReset: ({ link }, product) => ({
      subject: `Set a new password for ${product}`,
      preheader: 'The link in this message works once, for one hour.',
      paragraphs: ['A new password was asked for your account. Choose it here:'],
      link: { label: 'Choose a new password', address: link },
      validity: ONE_HOUR,
      closing: 'If you did not ask for this, leave this message alone: your password stays as it is.',
    }),
    passwordChanged: ({ resetLink }, product) => ({
      subject: `Your password for ${product} was changed`,
      preheader: 'If it was not you, set a new password at once.',
      paragraphs: ['The password of your account was changed, and other devices were signed out.'],
      link: { label: 'It was not me: set a new password', address: resetLink },
      closing: 'If you changed it yourself, there is nothing to do.',
    }),
    emailChange: ({ link }, product) => ({
      subject: `Confirm your new email address for ${product}`,
      preheader: 'Your account uses this address as soon as you confirm it.',
      paragraphs: [
        'You asked to use this address for your account. Until you confirm it, the old address stays in use.',
      ],
      link: { label: 'Use this address', address: link },
      validity: ONE_DAY,
      closing: LEAVE_ALONE,
    }),
    emailChangeNotice: ({ newEmail, link }, product) => ({
      subject: `A new email address was asked for at ${product}`,
      preheader: 'If it was not you, secure your account now.',
      paragraphs: [
        `Someone who is signed in to your account asked to use ${ltr(newEmail)} instead of this address. This address stays in use until the link that was sent there is opened.`,
      ],
      link: { label: 'It was not me: secure my account', address: link },
      closing: 'If it was you, there is nothing to do here. If not, set a new password at once.',
    }),
    emailTaken: ({ signInLink, resetLink }, product) => ({
      subject: `This address already has an account at ${product}`,
      preheader: 'Nothing was changed.',
      paragraphs: [
        'Someone, probably you, asked to use this address for another account. It has an account of its own already, so nothing was changed.',
        'Sign in with that account. If you no longer know its password, set a new one.',
      ],
      link: { label: 'Sign in', address: signInLink },
      moreLinks: [{ label: 'Set a new password', address: resetLink }],
      closing: 'If it was not you, there is nothing to do: your account is as it was.',
    }),
    invitation: ({ code, link, userType, inviter, expiresAt, approval }, product) => ({
      subject: `Your invitation to ${product}`,
      preheader: `You are invited as ${roles[userType]}.`,
      paragraphs: [
        `${isolated(inviter)} invites you to ${product} as ${roles[userType]}.`,
        ...(approval
          ? [
              `When you accept, you are approved to teach these courses until ${longDate('en', `${approval.endsOn}T00:00:00Z`)}:`,
              courseLines(approval.courses),
            ]
          : []),
        'Open the link below and the form is filled in as far as it can be, or enter this verification code when you sign up:',
      ],
      code,
      link: { label: 'Accept the invitation', address: link },
      validity: `The code works once, until ${longDate('en', expiresAt)}. It is for you alone.`,
      closing: 'If you did not expect this, you can leave this message alone.',
    }),
    groupInvitation: ({ code, link, profileLink, group, inviter, expiresAt }, product) => ({
      subject: `Join ${isolated(group)} at ${product}`,
      preheader: `${isolated(inviter)} invites you to train with the group.`,
      paragraphs: [
        `${isolated(inviter)} invites you to ${product}, as a student of the group ${isolated(group)}.`,
        'Open the link below and the form is filled in as far as it can be. Do you have an account already? Then sign in with it and enter this code on your profile:',
      ],
      code,
      link: { label: 'Accept the invitation', address: link },
      moreLinks: [{ label: 'I have an account', address: profileLink }],
      validity: `The code works once, until ${longDate('en', expiresAt)}. It is for you alone.`,
      closing:
        'The coordinator of the group sees which courses you take and when your certificates end. If you did not expect this, you can leave this message alone.',
    }),
    groupJoined: ({ group, link }, product) => ({
      subject: `You joined ${isolated(group)}`,
      preheader: `Your account at ${product} is now in this group.`,
      paragraphs: [
        `You accepted the invitation: your account is now in the group ${isolated(group)}. Its coordinator sees which courses you take and when your certificates end.`,
        'If you were in another group before, you have left it. Your courses and certificates stay as they were.',
      ],
      link: { label: `Open ${product}`, address: link },
      closing: 'If it was not you who accepted it, set a new password and tell us.',
    }),
    roleGranted: ({ userType, link }, product) => ({
      subject: `Your account at ${product} has a new role`,
      preheader: `You can now work as ${roles[userType]}.`,
      paragraphs: [`Your invitation is accepted: with your account you are now ${roles[userType]}, too.`],
      link: { label: `Open ${product}`, address: link },
      closing: 'If it was not you who accepted it, set a new password and tell us.',
    }),
    accountDeactivated: ({ link }, product) => ({
      subject: `Your account at ${product} is closed`,
      preheader: 'All devices are signed out. Your certificates stay valid.',
      paragraphs: [
        'Your account was deactivated and all devices are signed out. Certificates that you earned stay valid and can still be checked.',
        'If you want the account back, or if it was not you, write to us:',
      ],
      link: { label: 'Contact us', address: link },
      closing: 'Thank you for making the roadside safer.',
    }),
    enrollmentConfirmed: ({ courseTitle, courseLink, verificationCode, verificationLink, expiresAt }) => ({
      subject: `You are enrolled: ${courseTitle}`,
      preheader: `You have until ${longDate('en', expiresAt)} to complete it.`,
      paragraphs: [
        `You are enrolled in ${isolated(courseTitle)}. You have until ${longDate('en', expiresAt)} to complete it.`,
        'To have your enrollment verified, confirm your details with this code:',
      ],
      code: verificationCode,
      link: { label: 'Verify my enrollment', address: verificationLink },
      moreLinks: [{ label: 'Start the course, or go on', address: courseLink }],
      closing: 'Keep this message until you have completed the course.',
    }),
    enrollmentCode: ({ courseTitle, verificationCode, verificationLink, expiresAt }) => ({
      subject: `Your verification code: ${courseTitle}`,
      preheader: 'Confirm your details with the code in this message.',
      paragraphs: [
        `You asked for a new code to verify your enrollment in ${isolated(courseTitle)}. Codes that you were sent before no longer work.`,
        'Confirm your details with this code:',
      ],
      code: verificationCode,
      link: { label: 'Verify my enrollment', address: verificationLink },
      validity:
        expiresAt === null ? 'The code works once.' : `The code works once, until ${longDate('en', expiresAt)}.`,
      closing: LEAVE_ALONE,
    }),
    instructorMessage: ({ instructor, subject, text, link }, product) => ({
      subject,
      preheader: text.slice(0, 120),
      paragraphs: [`${isolated(instructor)}, your instructor at ${product}, writes to you:`, isolated(text)],
      link: { label: `Open ${product}`, address: link },
      closing: 'You are written to because you are enrolled in a course of this instructor.',
    }),
    walkInAccount: ({ courseTitle, venue, link, hours, forgotLink }, product) => ({
      subject: `Your account at ${product}: ${courseTitle}`,
      preheader: 'Choose a password, and the class is yours.',
      paragraphs: [
        `Your instructor put you on the class ${isolated(courseTitle)} at ${isolated(venue)}, and an account was made for you at ${product}.`,
        'If you were there, choose a password. Once you have, and the class is completed, your certificate is there:',
      ],
      link: { label: 'Choose a password', address: link },
      moreLinks: [{ label: 'The link is too old: send me another', address: forgotLink }],
      validity: `The link works once, for ${hours} hours.`,
      closing:
        'If you were not at this class, you can leave this message alone: without the link nobody can sign in, and there is no certificate.',
    }),
    walkInKnown: ({ courseTitle, venue, link, contactLink }, product) => ({
      subject: `Were you at this class? ${courseTitle}`,
      preheader: 'Say so, and the class is yours.',
      paragraphs: [
        `An instructor put your address on the class ${isolated(courseTitle)} at ${isolated(venue)}. Until you say that it was you, the instructor sees nothing of your account at ${product}, and you get no certificate.`,
        'If you were there, confirm it:',
      ],
      link: { label: 'It was me', address: link },
      moreLinks: [
        { label: 'It was not me', address: link },
        { label: 'Write to us', address: contactLink },
      ],
      validity: 'The link works once, for seven days.',
      closing:
        'If you were not at this class, say so by the same link, or leave this message alone: nothing happens without it.',
    }),
    courseCompleted: ({ courseTitle, certificateNumber, certificateLink }) => ({
      subject: `Course completed: ${courseTitle}`,
      preheader: 'Your certificate is ready.',
      paragraphs: [
        `You have completed ${isolated(courseTitle)}. Your certificate is ready.`,
        'Anyone can check it by its number:',
      ],
      code: certificateNumber,
      link: { label: 'See the certificate', address: certificateLink },
      closing: 'Thank you for making the roadside safer.',
    }),
    ...certificatesEn,
    ...enrollmentsEn,
    ...approvalsEn,
    ...mergesEn,
    ...lessonsEn,
    ...namesEn,
    ...registrationEn.letters,
    ...classesEn,
    ...remindersEn,
    ...reportsEn,
    contactReceived: ({ reference, topic, link, thread }, product) => ({
      subject: `We have your message: ${reference}`,
      preheader: 'Someone will answer you, as a rule within two working days.',
      paragraphs: [
        `Your message about ${topics[topic]} has reached ${product}. Someone will answer you at this address, as a rule within two working days.`,
        thread?.isHeard === true
          ? 'You can add to it by answering this email. If you call, or write by the contact page again, name this reference number:'
          : 'If you write or call again, name this reference number:',
      ],
      code: reference,
      link: { label: 'Contact page', address: link },
      closing: 'If you did not write to us, you can leave this message alone.',
    }),
    contactReply: ({ reference, topic, text, sender, link, thread }, product) => ({
      subject: `Answer to your message ${reference}`,
      preheader: text.slice(0, 120),
      paragraphs: [`${isolated(sender)} of ${product} answers your message about ${topics[topic]}:`, isolated(text)],
      code: reference,
      link: { label: 'Contact page', address: link },
      closing:
        thread.isHeard === true
          ? 'You can answer this email: it reaches whoever looks after your message. By the contact page, name the reference number above.'
          : 'If you write again, name the reference number above.',
    }),
    contactMessage: ({ reference, topic, name, email, message, link }) => ({
      subject: `Contact form, ${topics[topic]}: ${reference}`,
      preheader: message.slice(0, 120),
      paragraphs: [
        `${isolated(name)} (${ltr(email)}) wrote by the contact page about ${topics[topic]}:`,
        isolated(message),
      ],
      code: reference,
      link: { label: 'Contact Form Logs', address: link },
      closing: 'Answer to the address above, and name the reference number.',
    }),
  },
  texts: {
    ...registrationEn.texts,
    phoneCode: ({ code }, product) => `Your ${product} code is ${code}. It is good for 10 minutes. Tell it to nobody.`,
  },
}
