import type { BaseTranslation } from '../../i18n-types'

/** What is wrong with a field, by the rule of the domain. */
const en_fieldRules = {
  required: 'Field Required',
  tooLong: 'At most {max:string} characters fit.',
  lessThan: 'less-than-{minimum:string}',
  email: 'Invalid email address',
  phone: 'Invalid phone number',
  phoneCountry: 'Enter a US number of 10 digits.',
  password: 'Password does not meet the requirements.',
  passwordsMatch: 'Passwords must match',
  wholeDate: 'Enter a whole date, as MM/DD/YYYY.',
  age: 'User must be at least 18 years old',
  verificationCode: 'Verification code is required for Instructors',
  terms: 'You must accept the terms and conditions',
  differentEmail: 'This is your address already.',
  timeZone: 'This time zone is not known.',
  sessionEnd: 'A session must end after it begins, within a day.',
  sessionOrder: 'Sessions must follow one another without overlapping.',
  skippedHour: 'The clocks skip this hour when summer time begins. Choose another.',
  closesLate: 'Registration must close before the first session begins.',
  pastSession: 'The first session must lie ahead.',
  plainName: 'Leave out line breaks, hidden characters and web addresses.',
  birthYear: 'Check the year of the birthdate.',
  dayAhead: 'This day lies ahead.',
  invalid: 'This value is not right.',
} satisfies BaseTranslation

export default en_fieldRules
