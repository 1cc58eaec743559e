import type { BaseTranslation } from '../../i18n-types'

const en_checkIn = {
  region: 'Check-in',
  pageTitle: 'Check in',
  pageLead: 'Type the code that your instructor shows beside the picture.',
  code: 'Code',
  codeHelp: 'Six letters and digits. It changes every minute.',
  codeWrong:
    'This is not a check-in code. Those have six letters and digits, without 0, 1, 2, 5, 8, B, I, L, O, S, U and Z.',
  send: 'Check in',
  asking: 'Checking you in',
  doneTitle: 'You are checked in',
  done: '{course:string} at {venue:string}, {time:string}.',
  again: 'You were checked in before. That is all you need.',
  partial: 'You missed a session: your instructor has you as partly present.',
  guestTitle: 'Sign in to check in',
  guest: 'The code changes often. If it is too old after you have signed in, scan or type the new one.',
  signIn: 'Sign in',
  oldTitle: 'This code is too old',
  old: 'Scan or type the code that your instructor shows now. It changes often.',
  notNowTitle: 'Nobody checks in right now',
  notNow: 'Check-in is open from an hour before a session to an hour after it. Ask your instructor.',
  notOnClassTitle: 'You have no seat in this class',
  notOnClass:
    'Ask your instructor to add you as a walk-in. If you have two accounts, sign in with the one that is registered.',
  ownTitle: 'Your own attendance is marked by somebody else',
  own: 'You can show the code of this class yourself. Another instructor of it or an administrator marks you.',
  unknownTitle: 'This is not a check-in code of ours',
  unknown: 'Scan the code on your instructor’s screen, or type the letters and digits beside it.',
  failedTitle: 'You could not be checked in',
  failed: 'Try again while the code is still shown, or scan or type it anew.',
  myCourses: 'My Courses',
} satisfies BaseTranslation

export default en_checkIn
