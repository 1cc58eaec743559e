import { ALL_STUDENTS } from '../../src/domain/contract/all-students.list.ts'
import { AUDIT_LIST } from '../../src/domain/contract/audit.list.ts'
import { USERS_LIST } from '../../src/domain/contract/users.list.ts'
import { begins, listed, REGISTERS, type Chapter } from './chapter.ts'

const BY_OWNERS =
  'Nobody does it with themself; administrators and owners, and those roles, are for owners alone, of whom one is always left. Who is left out is named in the results.'

const MERGE_REFUSED =
  '409 `MERGE_REFUSED` with `why`: owners alone touch administrators and owners, nobody themself, the last owner stays, the account that stays is open, and a name that is asked for is decided before.'

/** Everybody: the log, their accounts, and what is known of one of them. */
export const everybodyCalls: Chapter['calls'] = {
  ...listed(AUDIT_LIST, {
    rows: 'AuditEntries',
    summary: 'The log',
    does: 'A page of what was done: by whom, on what, how it was and is, why and from where. The search takes all of a certificate’s number, of a reference, of an id with its kind (`user:12`), or of an address. Nobody changes or removes an entry.',
    file: 'the log',
  }),
  ...listed(USERS_LIST, {
    rows: 'Users',
    summary: 'Everybody who has an account',
    does: 'A page of them, those whose account is deactivated among them.',
    file: 'the users',
  }),
  'POST /users/acts/addRole': begins({
    id: 'giveRole',
    summary: 'Give people a role',
    does: `${BY_OWNERS} That of a student brings the profile that enrollments hang on.`,
  }),
  'POST /users/acts/takeRole': begins({
    id: 'takeRole',
    summary: 'Take a role from people',
    does: `${BY_OWNERS} It is gone at their next request; what they did with it stays.`,
  }),
  'POST /users/acts/sendReset': begins({
    id: 'sendPasswordResets',
    summary: 'Mail people a link to set another password',
    does: `${BY_OWNERS} Links of this kind that they were sent before work no more.`,
  }),
  'POST /users/acts/resendVerification': begins({
    id: 'resendVerifications',
    summary: 'Mail people a fresh link to confirm their address',
    does: `${BY_OWNERS} Of those who confirmed it nothing is changed.`,
  }),
  'POST /users/acts/endSessions': begins({
    id: 'endSessionsOfUsers',
    summary: 'End all sessions of people',
    does: `${BY_OWNERS} Their tokens are refused at once.`,
  }),
  'POST /users/acts/deactivate': begins({
    id: 'deactivateUsers',
    summary: 'Deactivate accounts',
    does: `${BY_OWNERS} Nobody signs in to them, and their sessions end; records and certificates stay. \`reason\` is kept in the log.`,
  }),
  'POST /users/acts/reactivate': begins({
    id: 'reactivateUsers',
    summary: 'Reactivate accounts',
    does: `${BY_OWNERS} Their people sign in again with the password that they had.`,
  }),
  ...listed(ALL_STUDENTS, {
    rows: 'AllStudents',
    summary: 'Everybody who learns here',
    does: 'A page of them. `standing` and `expires` are about certificates in force: of `course` where that is given, of any course otherwise. `course` alone is who has anything of it.',
    file: 'the students',
  }),
  'POST /students/acts/remind': begins({
    id: 'remindAnyStudents',
    summary: 'Remind people of their training',
    does: 'Of one course, or of what their group expects and of certificates that end within 60 days. Nobody is reminded of the same course twice in a week.',
  }),
  'POST /students/acts/enroll': begins({
    id: 'enrollStudents',
    summary: 'Enroll people in an online course',
    does: 'Whoever is under way in it stays as they are; the others are mailed their code. Undone by dropping what nobody has begun.',
  }),
  'POST /students/acts/register': begins({
    id: 'registerStudents',
    summary: 'Register people for a class',
    does: REGISTERS,
    refuses: '400 at `classId` for a class that nobody can be registered for.',
  }),
  'POST /students/acts/addToGroup': begins({
    id: 'addStudentsToGroup',
    summary: 'Bring people into a group',
    does: 'Out of another, if they are in one.',
  }),
  'POST /students/acts/takeFromGroup': begins({
    id: 'takeStudentsFromGroups',
    summary: 'Take people out of their groups',
    does: 'They keep their accounts and their records.',
  }),
  'POST /students/acts/setQuizTime': begins({
    id: 'setQuizTime',
    summary: 'Say how much time people have for a quiz',
    does: 'It counts for each quiz that they begin from then on; one that is open keeps its end.',
  }),
  'POST /students/acts/transcripts': begins({
    id: 'saveTranscripts',
    summary: 'Prepare the transcripts of many people',
    does: 'One CSV with a line for each certificate, enrollment and place, and their hours. Once it is done the act has a file, for a day.',
  }),
  'POST /students/acts/learningRecords': begins({
    id: 'saveLearningRecords',
    summary: 'Prepare signed records of completions',
    does: 'A JSON line for each certificate, with an xAPI 1.0.3 statement and its signature by the keys of `/.well-known/jwks.json`; what was revoked or superseded is voided by another. Once it is done the act has a file, for a day.',
  }),
  'POST /students/acts/certificates': begins({
    id: 'printCertificates',
    summary: 'Print the certificates of many people',
    does: 'Those in force, one after the other, as PDFs in one ZIP. Once it is done the act has a file, for a day.',
    refuses: '409 `TOO_MANY_CERTIFICATES` for more than 500.',
  }),
  'GET /people/{id}': {
    id: 'readPerson',
    summary: 'Who somebody is',
    does: 'The profile of a person, and which parts of their page and which of their facts the asker sees: all for who runs the programme, what concerns them for who coordinates a group of theirs or teaches them.',
    refuses: null,
  },
  'GET /people/{id}/training': {
    id: 'readTraining',
    summary: 'What somebody trained for',
    does: 'Their enrollments with the version of the course, places in classes, certificates, and the hours of those that are good today. A teacher is told what is of the courses in which they teach them; why a certificate was revoked, and its paper, are for who runs the programme.',
    refuses: null,
  },
  'GET /people/{id}/access': {
    id: 'readAccess',
    summary: 'How somebody signs in',
    does: 'Their roles, what they verified, the state of the account, open sessions, and what they are kept from for a while.',
    refuses: null,
  },
  'GET /people/{id}/messages': {
    id: 'readMessagesOf',
    summary: 'What somebody was sent',
    does: 'The latest hundred mails and text messages to their address and verified phone: when, which and what became of it. What they said is not told.',
    refuses: null,
  },
  'GET /people/{id}/history': {
    id: 'readHistoryOf',
    summary: 'What was done to somebody',
    does: 'The latest fifty entries of the log about them, their enrollments, places and certificates. `GET /audit?about=` has all.',
    refuses: null,
  },
  'GET /people/{id}/merge-candidates': {
    id: 'listMergeCandidates',
    summary: 'Who may be a second account of somebody',
    does: 'Without `search` open accounts with the same birthdate and last name, phone or licence number, the likeliest first; with it who is found. `obstacle` says why the two are not merged by who asks.',
    refuses: null,
  },
  'POST /people/{id}/merge/preview': {
    id: 'previewPersonMerge',
    summary: 'Find what a merge of two accounts would do',
    does: 'The account `goesId` into that of the address: it is done and rolled back. `clashes` are what both have and a person has once; `fingerprint` is for the merge itself.',
    refuses: MERGE_REFUSED,
  },
  'POST /people/{id}/merge': {
    id: 'mergePeople',
    summary: 'Make two accounts of one person one',
    does: 'What is of `goesId` becomes that of the address; each of `fields` and of the clashes says whose stays. The account that goes is closed, its sessions end, its address leads to the one that stays, and both addresses are told.',
    refuses: `${MERGE_REFUSED} 409 \`MERGE_CHANGED\` where it is not as it was shown. 400 where \`email\` is not that of the account that goes.`,
  },
  'POST /people/{id}/merges/{mergeId}/undo': {
    id: 'undoPersonMerge',
    summary: 'Make two accounts of one again',
    does: 'For 30 days, while nothing of what was merged has been changed. A certificate that the merge earned is revoked.',
    refuses: `${MERGE_REFUSED} 409 \`MERGE_OVER\`, and \`MERGE_TOUCHED\` with \`changed\`: what has been changed since.`,
  },
}
