import type { BaseTranslation } from '../../i18n-types'

const en_guestGoals = {
  title: 'What would you like to accomplish?',
  lead: 'Choose one, and you get the account that fits. It is free.',
  teach: 'Teach courses',
  teachText: 'For instructors. A verification code should have been emailed to you: have it ready.',
  enroll: 'Enroll in a course',
  enrollText: 'For responders. Take courses online or in a classroom, and earn certificates.',
  manage: 'Manage a group',
  manageText: 'For coordinators. Follow the training of the people in your agency or company.',
  held: 'Already have an account?',
  signIn: 'Sign In',
} satisfies BaseTranslation

export default en_guestGoals
