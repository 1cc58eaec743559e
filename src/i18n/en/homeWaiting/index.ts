import type { BaseTranslation } from '../../i18n-types'

/** What waits for who is signed in, at the top of the home page. */
const en_homeWaiting = {
  title: 'Welcome, {name:string}',
  nothing: 'Nothing waits for you.',
  failed: 'What waits for you could not be loaded',
  stale: 'This may be out of date: it could not be read again.',
  since: 'Since {date:string}',
  student: {
    nextClass: 'Your next class',
    renew: 'Renew {title:string}',
    expires: 'Your certificate ends {date:string}',
    expired: 'Your certificate ended {date:string}',
    toCourses: 'Find a course to start with.',
  },
  instructor: {
    noClass: 'No class ahead. Plan one, and students can find it and register.',
  },
  coordinator: {
    heading: 'Your groups',
    overdue: '{{count:Nobody is overdue|One person is overdue|?? people are overdue}}',
    overdueNote: 'The date of a course has passed',
    expiring:
      '{{count:No certificate ends soon|One person’s certificate ends soon|The certificates of ?? people end soon}}',
    expiringNote: 'Within {days:number|number} days',
    invited: '{{count:No invitation is open|One invitation is not accepted yet|?? invitations are not accepted yet}}',
  },
  needs: {
    heading: 'Before the program opens',
    met: 'Done',
    kinds: {
      mail: 'Email leaves this server',
      texts: 'Text messages leave this server',
      agencies: 'The agencies that people work for',
      courses: 'A published course',
      instructors: 'An instructor',
      secondOwner: 'A second owner',
    },
    missing: {
      mail: 'No mail server is set, so nobody gets a message yet. See SMTP_URL.',
      texts: 'Optional. No gateway is set, so phone numbers are not verified. See SMS_URL.',
      agencies: 'Add them, or import a list.',
      courses: 'Make the first course, and publish it.',
      instructors: 'Invite the first one.',
      secondOwner: 'Give somebody else the role, so that a lost password locks nobody out.',
    },
  },
  kinds: {
    classes:
      '{{count:No class is over and not completed|One class is over and not completed|?? classes are over and not completed}}',
    nameChanges:
      '{{count:Nobody asks for another name|One person asks for another name|?? people ask for another name}}',
    messages:
      '{{count:No message is unanswered|One message from the contact page is unanswered|?? messages from the contact page are unanswered}}',
    failedMails: '{{count:No email failed|One email could not be delivered|?? emails could not be delivered}}',
    unverified:
      '{{count:No completed enrollment is unverified|One completed enrollment is not verified|?? completed enrollments are not verified}}',
    invitations:
      '{{count:No invitation is open|One invitation is not accepted yet|?? invitations are not accepted yet}}',
  },
} satisfies BaseTranslation

export default en_homeWaiting
