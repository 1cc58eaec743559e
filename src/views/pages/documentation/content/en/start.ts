import { care, heading, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const start = {
  'finding-your-way': {
    keywords: 'help manual introduction overview start guest account',
    blocks: [
      say(
        'Here a state trains the people who work at traffic incidents: police, fire, EMS, towing, transportation, dispatch and all who stand beside them. You find courses, take the online ones, and hold certificates that anyone can check.',
      ),
      heading('without-an-account', 'What you can do without an account'),
      list(
        'Look through the current courses.',
        'Check whether a certificate is genuine.',
        'Read this guide and change how the screen looks, and in which language it speaks.',
      ),
      heading('with-an-account', 'What an account adds'),
      list(
        'Students enroll, watch lessons, take quizzes and download certificates.',
        'Instructors, group coordinators, administrators and master trainers have their own part of the menu. It appears when you sign in, and shows only what is yours to use.',
      ),
      tip('One person can hold several roles, for example coordinator and student. The menu then shows both parts.'),
      heading('using-this-guide', 'Using this guide'),
      steps(
        'Type a word into the search field. The articles that contain it appear as you type.',
        'Open one. The list beside it, or “User guide” above it, takes you to the others.',
        'To keep a search, keep its address: it opens with the same results.',
      ),
      say('You find this guide at any time under “Documentation” in the menu.'),
      see('start/signing-in', 'start/finding-courses', 'screen/navigation'),
    ],
  },
  'signing-in': {
    keywords: 'login log in logout log out password email session token locked expired',
    blocks: [
      steps(
        'Open “Sign In” at the bottom of the menu.',
        'Enter your email address and your password. “Show password” lets you check what you typed.',
        'Press “Sign in”. If you came from a page that needs an account, you return to that page.',
      ),
      page('/sign-in', 'Go to the sign-in page'),
      say(
        'To look around first, choose “Continue as Guest”. On a demo installation the sign-in page also lists an account for each role; choose one and the form is filled in.',
      ),
      heading('not-working', 'If it does not work'),
      table(
        'What you see, and what to do',
        ['You see', 'What to do'],
        ['“Sign-in did not work”', 'Check the address and the password. Capitals matter in the password.'],
        [
          '“Confirm your email address first”',
          'Press “Resend Verification Email”, then open the link in the message. It works once, for one day.',
        ],
        ['“The server could not be reached”', 'What you typed is kept. Try again in a moment.'],
        [
          'You tried many times',
          'After ten wrong tries in a quarter of an hour the account waits. Try again a little later.',
        ],
      ),
      tip('The answer never says whether an address has an account. That protects everyone who has one.'),
      heading('how-long', 'How long you stay signed in'),
      table(
        'Sessions end by themselves',
        ['Role', 'Unused', 'At the latest'],
        ['Student, instructor, group coordinator', 'after 12 hours', 'after 7 days'],
        ['Administrator, owner, master trainer', 'after 1 hour', 'after 12 hours'],
      ),
      heading('signing-out', 'Signing out'),
      say(
        'Choose “Sign out” in the menu with your name. Other tabs of this browser are signed out at the same moment. What you did in your courses is kept.',
      ),
      care('Always sign out on a computer that others use, such as one in a station or a training room.'),
    ],
  },
  'your-profile': {
    keywords: 'profile name photo picture phone agency license number role code invitation password delete',
    blocks: [
      say('Open the menu with your name and choose “My Profile”. Nobody but you sees this page.'),
      page('/profile', 'Go to your profile'),
      heading('details', 'Your details'),
      steps(
        'Change what you want to change. What you have not saved yet stays in this tab, even when your session ends meanwhile.',
        'Press “Save changes”. “Discard changes” brings back what was saved.',
      ),
      table(
        'What to know about each',
        ['What', 'Good to know'],
        [
          'Name',
          'It is printed on certificates. As soon as one carries it, another name is asked for, and an administrator decides.',
        ],
        ['Phone', 'Another number has to be verified again before text messages go there.'],
        ['Date of birth', 'It cannot be changed here. If it is wrong, write to us.'],
        ['Agencies', 'Type a part of the name. If yours is missing, choose “My agency is not listed”.'],
      ),
      heading('photo', 'Your photo'),
      say(
        '“Choose a photo” takes a file, or the camera of a phone. Your browser cuts it to a square before it is sent, and leaves out where and when it was taken.',
      ),
      heading('roles', 'Roles and codes'),
      say(
        'Your roles stand under “Roles and codes”. When an invitation brought you a code, choose “I have a verification code” and paste it: the new role is yours at once.',
      ),
      heading('security', 'Password, address and sessions'),
      list(
        'Under “Password” you change it. Every other session ends then.',
        'Under “Email address” you change the address. The new one is used once the link in our message was opened.',
        '“Where you are signed in” lists your sessions. End any that you do not know.',
        '“Download my data” gives you all that is held of you, in one file.',
      ),
      see('start/signing-in', 'screen/reading-comfort', 'anywhere/privacy'),
    ],
  },
  'finding-courses': {
    keywords: 'course card online in person classroom hours category catalogue browse',
    blocks: [
      say('The home page lists the current courses, one card for each. You need no account to read them.'),
      page('/home', 'See the current courses'),
      heading('the-card', 'What a card tells you'),
      list(
        'The picture and the category say for whom the course is, such as responders or tow operators.',
        '“Online” courses are taken here, at your own pace. “In person” courses are taught in a classroom.',
        '“Total hours” is the length that stands on the certificate.',
        'A long description is cut short. “Show more” opens it, “Show less” closes it.',
      ),
      heading('the-button', 'What its button does'),
      table(
        'When you are signed in as a student',
        ['The card says', 'It means'],
        ['“Enrolled” on an online course', 'You hold a running enrollment. “Continue” opens your lessons.'],
        ['“Not Enrolled”', '“Enroll” shows what the course asks of you. You confirm before anything happens.'],
        ['“Enrolled” on an in-person course', 'You are registered for a class of this course that is still to come.'],
      ),
      see('student/enrolling', 'student/my-courses'),
    ],
  },
  'verifying-a-certificate': {
    keywords: 'verify verification genuine fake employer number qr code scan valid expired revoked superseded',
    blocks: [
      steps(
        'Open “Verification” in the menu, or scan the square code on the certificate with a phone.',
        'Type the certificate number, for example `TIM-7K3M-9Q2X`. Capitals, spaces and dashes do not matter.',
        'Press “Verify”. Everything that is printed on the certificate appears. Compare it with the paper.',
      ),
      page('/course/verification', 'Check a certificate'),
      heading('states', 'What the result means'),
      table(
        'The four states',
        ['State', 'Meaning'],
        ['“Valid”', 'This program issued it and it is in force.'],
        ['“Expired”', 'This program issued it, but its time is over.'],
        ['“Revoked”', 'The program has revoked it. It proves nothing any more.'],
        ['“Superseded”', 'A newer certificate has taken its place, for example with a corrected name.'],
      ),
      tip('The address of the result page shows the same result to whoever opens it. You can file it or send it on.'),
      say(
        'If no certificate has the number, compare it once more with the printed one. If the server cannot be reached, that says nothing about the certificate: try again later.',
      ),
    ],
  },
} satisfies GuideSection<'start'>
