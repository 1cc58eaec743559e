import type { BaseTranslation } from '../../i18n-types'

const en_contact = {
  title: 'Contact us',
  lead: 'Write to the people who run the program. As a rule you have an answer within two working days.',
  form: 'Your message',
  name: 'Name',
  email: 'Email',
  emailHelp: 'We reply to this address.',
  topic: 'Topic',
  chooseTopic: 'Choose a topic',
  topics: {
    courses: 'Online courses',
    classes: 'In-person classes',
    certificates: 'Certificates',
    account: 'Account and signing in',
    teaching: 'Becoming an instructor',
    other: 'Something else',
  },
  message: 'Message',
  messageHelp: 'Say which course, class or certificate number it is about. Never send a password.',
  send: 'Send the message',
  check: 'Please check the form',
  rules: {
    required: 'Field Required',
    email: 'Invalid email address',
    tooLong: 'At most {max:string} characters fit.',
  },
  failedTitle: 'The message was not sent',
  kept: 'What you wrote is kept.',
  bot: {
    idle: 'As you write, a check runs in your browser that keeps automated messages out. No other service is asked.',
    solving: 'The check is running.',
    solved: 'The check is done.',
    failed: 'The check could not be completed.',
  },
  done: {
    title: 'Your message has arrived',
    text: 'A confirmation is on its way to {email:string}. Name this reference number when you write or call again.',
    reference: 'Reference number',
    copy: 'Copy the number',
    copied: 'Copied!',
    copyFailed: 'Your browser does not allow copying. Select the number instead.',
    another: 'Write another message',
  },
  first: {
    title: 'Quick answers',
    verification: 'Check a certificate',
    verificationText: 'Its number tells at once whether it is valid.',
    guide: 'Look into the guide',
    guideText: 'How to enroll, watch, pass and print, step by step.',
    resources: 'Find a resource',
    resourcesText: 'Manuals, checklists and rules for the roadside.',
  },
  emergency: 'This page is not watched at all hours. In an emergency call 911.',
} satisfies BaseTranslation

export default en_contact
