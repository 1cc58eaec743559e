import type { BaseTranslation } from '../../i18n-types'

const en_registration = {
  title: 'Create your account',
  lead: 'One free account for your courses, your classes and your certificates.',
  form: 'Your account',
  held: 'Do you have an account already?',
  signIn: 'Sign in',
  optional: 'optional',
  fields: {
    password: 'Password',
    confirmPassword: 'Confirm password',
    userType: 'User type',
    verificationCode: 'Verification code',
    terms: 'Terms and conditions',
  },
  emailHelp: 'We send a link there. If the address has an account already, the email says so.',
  invitedEmailHelp: 'Your invitation was sent to this address, and is for it alone.',
  birthdateHelp: 'MM/DD/YYYY',
  phoneHelp: 'Ten digits, with the area code.',
  agencyHelp: 'Where you work most. Type to find it.',
  codeHelp: 'It was emailed to you with your invitation.',
  notListed: 'My agency is not listed',
  agencies: {
    none: 'No agency has this name.',
    loading: 'Loading the agencies',
    failed: 'The agencies could not be loaded.',
  },
  userTypes: { loading: 'Loading the user types', failed: 'The user types could not be loaded' },
  calendar: {
    pick: 'Pick the birthdate',
    title: 'Birthdate',
    month: 'Month',
    year: 'Year',
    previous: 'Previous month',
    next: 'Next month',
  },
  instructor: {
    about: 'About signing up as an instructor',
    text: 'An invitation code is needed to sign up as an instructor. If you have none, use the Contact Us page.',
    contact: 'Contact Us',
  },
  terms: {
    accept: 'I accept the terms and conditions',
    read: 'Read the terms and conditions',
    title: 'Terms and conditions',
    records: 'Training records',
    recordsText:
      'The program records the courses and classes you take, your quiz results and your certificates. Your agency, your instructors and the program’s staff see them where their work needs it. Anyone who has the number of a certificate can check what is printed on it.',
    kept: 'What is kept',
    keptText:
      'Your name, email, birthdate, phone, agencies and license number are kept for as long as you have an account, to tell people apart and to reach you about your training. Records of training are kept for as long as state law asks. You can download all of it, and close your account, in your profile.',
    conduct: 'What you promise',
    conductText:
      'What you enter is true. You take quizzes yourself, keep your password to yourself, and do not pass course materials on as your own.',
    questions: 'Questions',
    questionsText: 'Write to the program to ask, to correct a record, or to object.',
    contact: 'Contact Us',
  },
  check: 'Check what you entered',
  lacking: 'Still needed:',
  lackingCount: '{{count:Everything is filled in.|?? field is still needed.|?? fields are still needed.}}',
  submit: 'Create your free account',
  refused: 'Your account was not created',
  unreachable: 'The server could not be reached',
  kept: 'What you entered is kept. Try again in a moment.',
  unfetched: 'Error fetching user profile',
  unfetchedText: 'You can go on and fill in the form yourself.',
  broken: 'The form could not be opened',
  done: 'You have successfully signed up!',
} satisfies BaseTranslation

export default en_registration
