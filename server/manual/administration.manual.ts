import { ALL_STUDENTS } from '../../src/domain/contract/all-students.list.ts'
import { AUDIT_LIST } from '../../src/domain/contract/audit.list.ts'
import { CLASS_RECORDS } from '../../src/domain/contract/class-records.list.ts'
import { CONTACT_CASES_LIST } from '../../src/domain/contract/contact-cases.list.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../src/domain/contract/enrollment-records.list.ts'
import { FILE_RECORDS_LIST } from '../../src/domain/contract/file-records.list.ts'
import { HOW_TO_LIST } from '../../src/domain/contract/how-to.list.ts'
import { INSTRUCTORS_LIST } from '../../src/domain/contract/instructors.list.ts'
import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { MESSAGES_LIST } from '../../src/domain/contract/messages.list.ts'
import { NAME_CHANGES_LIST } from '../../src/domain/contract/name-changes.list.ts'
import { REPORTS_LIST } from '../../src/domain/contract/reports.list.ts'
import { SAVED_ANSWERS } from '../../src/domain/contract/saved-answers.list.ts'
import { USERS_LIST } from '../../src/domain/contract/users.list.ts'
import { begins, listed, type Chapter } from './chapter.ts'

const BY_OWNERS =
  'Nobody does it with themself; administrators and owners, and those roles, are for owners alone, of whom one is always left. Who is left out is named in the results.'

const MERGE_REFUSED =
  '409 `MERGE_REFUSED` with `why`: owners alone touch administrators and owners, nobody themself, the last owner stays, the account that stays is open, and a name that is asked for is decided before.'

export const administration: Chapter = {
  tag: 'Administration',
  about: 'For those who run the program.',
  calls: {
    ...listed(REPORTS_LIST, {
      rows: 'Reports',
      summary: 'Credit packs and national figures',
      does: 'A page of those of the last four quarters that are over, and of each that was built. What is due follows from the certificates that were issued; what was sent is `corrected` once that is otherwise than it says. The search reads names of agencies.',
      file: 'the reports',
    }),
    'GET /reports/{id}': {
      id: 'readReport',
      summary: 'One report, whole',
      does: 'Its figures, every edition with each time that it was sent, and what changed since the one that was sent last, the first 50 lines of it. Its `id` is made of the agency and the quarter, so one that nobody built has one too.',
      refuses: null,
    },
    'POST /reports/acts/build': begins({
      id: 'buildReports',
      summary: 'Build reports',
      does: 'What is known now is put down: of a report that was sent before, as an amendment. One that says what is known already stays as it is.',
    }),
    'POST /reports/{id}/send': {
      id: 'sendReport',
      summary: 'Send a report by mail',
      does: 'To `address`, with a link that opens it for 30 days. It stays as it was built from then on. Sent again, it is the same.',
      refuses: '409 `REPORT_UNBUILT`; 409 `REPORT_OUTDATED` where what is known has changed since it was built.',
    },
    'POST /reports/{id}/mark-sent': {
      id: 'markReportSent',
      summary: 'Note that a report was sent by hand',
      does: 'With a `note` on how. It stays as it was built from then on.',
      refuses: '409 `REPORT_UNBUILT`; 409 `REPORT_OUTDATED` where what is known has changed since it was built.',
    },
    'GET /reports/{id}/editions/{edition}/{format}': {
      id: 'exportReport',
      summary: 'Find the address of a report as a file',
      does: 'Good for a minute and for the caller’s session. Editions count from 0; an amendment says what changed, too.',
      refuses: null,
    },
    'GET /reports/{id}/editions/{edition}/{format}/{language}': {
      id: 'downloadReport',
      summary: 'Save a report as a file',
      does: 'By the signed address alone.',
      refuses: null,
    },
    'GET /shared-reports/{format}': {
      id: 'openSharedReport',
      summary: 'Open a report that was mailed',
      does: 'By the secret of its link, without an account.',
      refuses: '400 `LINK_EXPIRED`.',
    },
    ...listed(CONTACT_CASES_LIST, {
      rows: 'ContactCases',
      summary: 'Messages of the contact page',
      does: 'A page of what people wrote, with who is answering it at this moment. Spam is among them where it is asked for by its state.',
      file: 'the messages of the contact page',
    }),
    'GET /contact-cases/staff': {
      id: 'listContactStaff',
      summary: 'Whom a contact message can be given to',
      does: 'Administrators and owners with an open account, by their names.',
      refuses: null,
    },
    'GET /contact-cases/{id}': {
      id: 'readContactCase',
      summary: 'Read a contact message',
      does: 'What was written, the answers to it, the notes of the staff, and what the log has of it.',
      refuses: null,
    },
    'POST /contact-cases/{id}/answering': {
      id: 'beginAnswering',
      summary: 'Say that a contact message is being answered',
      does: 'For ten minutes: others see who answers it, and are refused meanwhile. Again by the same person, for ten minutes more.',
      refuses:
        '409 `CONTACT_ANSWERED_BY_ANOTHER`, with who and since when, unless it is taken over; 409 `ILLEGAL_TRANSITION` where it is closed or spam.',
    },
    'DELETE /contact-cases/{id}/answering': {
      id: 'endAnswering',
      summary: 'Say that a contact message is not being answered any more',
      does: 'Where somebody else has taken over, they go on.',
      refuses: null,
    },
    'POST /contact-cases/{id}/replies': {
      id: 'replyToContactCase',
      summary: 'Answer a contact message',
      does: 'By mail, under its reference and in the thread of what its writer was sent before. What was nobody’s is the caller’s from then on.',
      refuses:
        '409 `CONTACT_CHANGED` where it was moved or answered since the revision that is told, or is closed or spam; 409 `CONTACT_ANSWERED_BY_ANOTHER`.',
    },
    'POST /contact-cases/{id}/notes': {
      id: 'noteContactCase',
      summary: 'Write a note on a contact message',
      does: 'Its writer never sees it.',
      refuses: null,
    },
    'POST /contact-cases/acts/assign': begins({
      id: 'assignContactCases',
      summary: 'Give chosen contact messages to somebody',
      does: 'To an administrator or an owner; to nobody where `userId` is null.',
    }),
    'POST /contact-cases/acts/close': begins({
      id: 'closeContactCases',
      summary: 'Close chosen contact messages',
      does: 'For a reason, which the log keeps. What is closed or spam stays as it is.',
    }),
    'POST /contact-cases/acts/reopen': begins({
      id: 'reopenContactCases',
      summary: 'Open chosen contact messages again',
      does: 'They are to be answered again, from now on.',
    }),
    'POST /contact-cases/acts/markSpam': begins({
      id: 'markContactSpam',
      summary: 'Take chosen contact messages for spam',
      does: 'What is closed stays as it is.',
    }),
    'POST /contact-cases/acts/liftSpam': begins({
      id: 'liftContactSpam',
      summary: 'Take chosen contact messages for no spam after all',
      does: 'They stand as they stood before.',
    }),
    ...listed(SAVED_ANSWERS, {
      rows: 'SavedAnswers',
      summary: 'Saved answers to contact messages',
      does: 'A page of them, by their titles.',
      file: 'the saved answers',
    }),
    'POST /saved-answers': {
      id: 'addSavedAnswer',
      summary: 'Save an answer to contact messages',
      does: 'In English at least; whoever wrote in a language that it does not have is answered in English.',
      refuses: '400 at `title` where there is one of this title.',
    },
    'PATCH /saved-answers/{id}': {
      id: 'changeSavedAnswer',
      summary: 'Change a saved answer',
      does: 'All of it. What was answered with it stays as it was sent.',
      refuses: '400 at `title` where there is another of this title.',
    },
    'DELETE /saved-answers/{id}': {
      id: 'removeSavedAnswer',
      summary: 'Remove a saved answer',
      does: 'What was answered with it stays as it was sent.',
      refuses: null,
    },
    ...listed(ENROLLMENT_RECORDS_LIST, {
      rows: 'EnrollmentRecords',
      summary: 'Enrollments in online courses',
      does: 'A page of everybody’s, whoever teaches the course. `label` is by the clock of the server.',
      file: 'the enrollments',
    }),
    'GET /enrollment-records/{id}': {
      id: 'readEnrollmentRecord',
      summary: 'One enrollment, whole',
      does: 'Where it stands and what may be done with it, its lessons with each attempt at their quizzes, and the latest entries of the log about it.',
      refuses: null,
    },
    'POST /enrollment-records/acts/extend': begins({
      id: 'extendEnrollments',
      summary: 'Extend enrollments',
      does: 'By `days`, counted from their end or from now where that is past, or to the end of the day `until`, which counts where both are told. No end comes nearer, and what is completed or dropped stays as it is. Their students are told by mail.',
    }),
    'POST /enrollment-records/acts/extend/preview': {
      id: 'previewExtension',
      summary: 'Find what extending enrollments would do',
      does: 'The same, and nothing is changed: how many would end later, and the old and the new end of the first hundred, those that stay as they are before the others.',
      refuses:
        '409 `SELECTION_CHANGED` where another number is chosen than was said, `TOO_MANY_CHOSEN` above ten thousand.',
    },
    'POST /enrollment-records/acts/drop': begins({
      id: 'dropEnrollments',
      summary: 'Drop enrollments',
      does: 'What is under way ends. What was done in it is kept; their students are told the `reason` by mail.',
    }),
    'POST /enrollment-records/acts/verify': begins({
      id: 'verifyEnrollmentRecords',
      summary: 'Verify enrollments of anybody by hand',
      does: 'Those that are verified already stay as they are.',
    }),
    'POST /enrollment-records/acts/remind': begins({
      id: 'remindEnrolled',
      summary: 'Remind students of courses that they are under way in',
      does: 'By mail, and of a course at most once a week.',
    }),
    'POST /enrollment-records/{id}/attempts/{attemptId}/reset': {
      id: 'resetAttempt',
      summary: 'Reset an attempt at a quiz',
      does: 'One that failed or ran out of time does not count from then on, and its lesson is as if its quiz were not begun. The attempt stays, with its number and what it came to. Its student is told by mail.',
      refuses:
        '409 `ILLEGAL_TRANSITION` where the enrollment is not under way, the lesson is passed or being answered, or the attempt was reset before.',
    },
    ...listed(MESSAGES_LIST, {
      rows: 'Messages',
      summary: 'Mails and text messages to people',
      does: 'A page of them, each with where it stands and how often it was tried. The search reads names, addresses and phone numbers of recipients.',
      file: 'the messages',
    }),
    'GET /messages/figures': {
      id: 'readMessageFigures',
      summary: 'Count what waits to leave and what failed',
      does: 'How many messages wait and since when, and how many failed for good within the last 24 hours.',
      refuses: null,
    },
    'GET /messages/{id}': {
      id: 'readMessage',
      summary: 'Read what a message said',
      does: 'As it is sent, with dots in place of codes and of what its links carry, and what became of it each time. What it said is kept for a year.',
      refuses: null,
    },
    'POST /messages/acts/resend': begins({
      id: 'resendMessages',
      summary: 'Send messages again',
      does: 'As they are; with a fresh link or code where the old one has left, was replaced or is over. What is still to leave is left alone, and what only its recipient can ask for is refused.',
    }),
    ...listed(FILE_RECORDS_LIST, {
      rows: 'FileRecords',
      summary: 'Files of lessons, courses and those who teach',
      does: 'A page of them, each with what names it; photos and certificates are not among them.',
      file: 'the files',
    }),
    'POST /file-records/acts/trash': begins({
      id: 'trashFiles',
      summary: 'Put files into the trash',
      does: 'What something names is refused. After 30 days in the trash a file is gone, unless something names it by then.',
    }),
    'POST /file-records/acts/restore': begins({
      id: 'restoreFiles',
      summary: 'Take files out of the trash',
      does: 'What is not in it stays as it is.',
    }),
    ...listed(HOW_TO_LIST, {
      rows: 'HowToVideos',
      summary: 'Videos on how the tasks of the staff are done',
      does: 'A page of them, in the order in which they are offered. The search reads titles, descriptions and what is said, in every language. Without `state` what is in the trash is left out.',
      file: 'the how-to videos',
    }),
    'POST /how-to-videos': {
      id: 'addHowTo',
      summary: 'Add a video on how a task is done',
      does: 'Of files that were sent for it. It is nobody’s to watch until it is published. Its transcript is made of its captions.',
      refuses: '409 `TOO_MANY_HOW_TO` where there are 500.',
    },
    'GET /how-to-videos/order': {
      id: 'readHowToOrder',
      summary: 'Find the order of the how-to videos',
      does: 'All that are not in the trash, as they are offered.',
      refuses: null,
    },
    'PUT /how-to-videos/order': {
      id: 'orderHowTo',
      summary: 'Put the how-to videos in order',
      does: 'All of them at once; `was` is the order that somebody saw.',
      refuses: '409 `HOW_TO_ORDER_CHANGED` where it is another by now.',
    },
    'GET /how-to-videos/{id}': {
      id: 'readHowTo',
      summary: 'Read a video on how a task is done',
      does: 'All that is written of it, with addresses by which it is watched.',
      refuses: null,
    },
    'PATCH /how-to-videos/{id}': {
      id: 'changeHowTo',
      summary: 'Change a video on how a task is done',
      does: 'All of it at once, of the revision that somebody saw.',
      refuses: '409 `HOW_TO_CHANGED` where it is another by now.',
    },
    'GET /how-to-offers': {
      id: 'readHowToOffers',
      summary: 'Find what shows one how things are done',
      does: 'The videos that are published for the asker’s roles, with the pages that each fits.',
      refuses: null,
    },
    'GET /how-to-offers/{id}': {
      id: 'readHowToOffer',
      summary: 'Watch how something is done',
      does: 'A video that is published for a role of the asker, with addresses by which it is watched.',
      refuses: null,
    },
    'POST /how-to-videos/acts/publish': begins({
      id: 'publishHowTo',
      summary: 'Publish how-to videos',
      does: 'Whom each is for are offered it. What is in the trash is refused.',
    }),
    'POST /how-to-videos/acts/unpublish': begins({
      id: 'unpublishHowTo',
      summary: 'Unpublish how-to videos',
      does: 'They stay as drafts.',
    }),
    'POST /how-to-videos/acts/trash': begins({
      id: 'trashHowTo',
      summary: 'Put how-to videos into the trash',
      does: 'Nobody is offered them. After 30 days they are gone.',
    }),
    'POST /how-to-videos/acts/restore': begins({
      id: 'restoreHowTo',
      summary: 'Take how-to videos out of the trash',
      does: 'Each is a draft or published, as it was, and comes last.',
    }),
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
    ...listed(INSTRUCTORS_LIST, {
      rows: 'Instructors',
      summary: 'Everybody who teaches here',
      does: 'A page of them, with what they are approved to teach and until when. `state` and `ends` are about one approval: that of `course` where it is given.',
      file: 'the instructors',
    }),
    'POST /instructors/acts/approve': begins({
      id: 'approveInstructors',
      summary: 'Approve instructors to teach a course',
      does: 'To the end of a day. Of an online course they see its learners too.',
    }),
    'POST /instructors/acts/renew': begins({
      id: 'renewApprovals',
      summary: 'Renew approvals to teach',
      does: 'To the end of another day, of one course or of all.',
    }),
    'POST /instructors/acts/suspend': begins({
      id: 'suspendApprovals',
      summary: 'Suspend approvals to teach',
      does: 'They plan no classes; those to come are to be handed over. `reason` is kept in the log.',
    }),
    'POST /instructors/acts/lift': begins({
      id: 'liftSuspensions',
      summary: 'Lift suspensions',
      does: 'Of one course or of all. An approval whose end is past has lapsed.',
    }),
    'POST /instructors/acts/write': begins({
      id: 'writeToInstructors',
      summary: 'Write to instructors',
      does: 'A mail to each, with the name of who writes.',
      refuses: '429 for more than twenty in an hour.',
    }),
    'GET /instructors/{id}/classes': {
      id: 'listClassesToHandOver',
      summary: 'Classes that somebody has to hand over',
      does: 'Those to come of courses for which their approval is suspended or over, the next first.',
      refuses: null,
    },
    'GET /instructor-courses/{id}/successors': {
      id: 'findSuccessors',
      summary: 'Who could take over a class',
      does: 'Instructors who are approved for its course and do not teach it, by some of their name. What would be in their way, `GET /instructor-courses/clashes` says.',
      refuses: '404 for a class that is not there.',
    },
    'POST /instructor-courses/{id}/handover': {
      id: 'handOverClass',
      summary: 'Hand a class over',
      does: 'From one who teaches it to another who is approved for its course. Both are mailed.',
      refuses:
        '400 at `toId` for who is not approved; 409 `NOT_TEACHING`, or `ILLEGAL_TRANSITION` for a class that has begun.',
    },
    ...listed(CLASS_RECORDS, {
      rows: 'ClassRecords',
      summary: 'Every class of the programme',
      does: 'A page of them, with who teaches each, its seats, who has no mark yet and the certificates of it that are in force.',
      file: 'the classes',
    }),
    'POST /class-records/recorded/preview': {
      id: 'previewRecordedClass',
      summary: 'What recording a class that was held would do',
      does: 'It is done and rolled back: whom each line names or why nobody, how many certificates, and what was held at the same time, which is told and not refused.',
      refuses: 'As recording it, but for the lines.',
    },
    'POST /class-records/recorded': {
      id: 'recordClass',
      summary: 'Record a class that was held',
      does: 'Keeps it completed, with who was there and their certificates, dated by the class: all of it, or nothing. They are mailed.',
      refuses:
        'A class that is not over, at `sessions`; who is no instructor, at `instructorIds`; each line that names nobody, several people, one person twice or whoever asks, at `people.<place>`.',
    },
    'POST /class-records/acts/write': begins({
      id: 'writeToClasses',
      summary: 'Write to the people of classes',
      does: 'A mail to each, as an instructor writes to one class. Where nobody is on a class, it is left as it is.',
      refuses: '429 for more than twenty in an hour.',
    }),
    'POST /class-records/acts/handOver': begins({
      id: 'handOverClasses',
      summary: 'Hand classes over to another instructor',
      does: 'From one who teaches them, or from all where `fromId` is null, to another who is approved for their course. Who comes and who goes is mailed. A class that has begun or has ended is refused.',
      refuses: '400 at `toId` for who is no instructor.',
    }),
    'POST /class-records/acts/cancel': begins({
      id: 'cancelClasses',
      summary: 'Cancel classes',
      does: 'For good, with one reason, which is mailed as it is written to everybody on each, with the next classes of its course.',
    }),
    'GET /programme/overview': {
      id: 'readProgramme',
      summary: 'What waits in the program',
      does: 'Of what waits, the kinds that the asker can do something about. `needs` is what a programme must have before it opens, as far as the asker sees to it; it is empty once it can open, and in a demo.',
      refuses: null,
    },
    'GET /programme/figures': {
      id: 'readProgrammeFigures',
      summary: 'The program’s figures of a period',
      does: 'Beside each figure that of as many days before. Days are those of the program’s clock, whose zone is told. A person is trained in a period who was issued a certificate in it that is good, or was until it expired; the list of students gives the same people by its filter `issued`. Of agencies, the first hundred.',
      refuses: 'What is no period, or days of one’s own choice over more than five years, at `period`.',
    },
    'GET /programme/instructors': {
      id: 'readProgrammeInstructors',
      summary: 'What instructors did in a period, who is silent, and who trained whom',
      does: 'The first fifty who held classes in the period, and how many there are; the first fifty who held none for a year, as the list of instructors gives them by its filter `silent`; and of each who is an instructor and was there in a class for instructors, who taught it.',
      refuses: 'What is no period, at `period`.',
    },
    'GET /programme/quality': {
      id: 'readProgrammeQuality',
      summary: 'What is wrong with records, and where training lacks',
      does: 'Of each kind of finding how many there are, since when the oldest is there and which that is: a class for `unmarked`, else an account. `cells` counts the students with open accounts of each county and discipline, and those of them who hold a certificate that is good today.',
      refuses: null,
    },
    'GET /finding': {
      id: 'find',
      summary: 'Find people, courses, classes, lessons and certificates',
      does: 'The first of each kind whose name, number or title holds what is asked for, within what the asker may see: all of it for who runs the program, own students and classes for who leads and teaches, own lessons and certificates for who learns. Each with the page to open.',
      refuses: 'Fewer than three characters, at `search`.',
    },
    'POST /invitations': {
      id: 'invite',
      summary: 'Invite somebody',
      does: 'Mails a code for a kind of account. An instructor may be invited with `courseIds`: whoever accepts is approved to teach them to the end of the day `approvedUntil`; one that was archived meanwhile is left out.',
      refuses:
        'A kind of account, an agency or a course that is not known, at its field; 403 for who approves nobody and names courses.',
    },
    'POST /invitations/acts/revoke': begins({
      id: 'revokeInvitations',
      summary: 'Revoke chosen invitations',
      does: 'Their codes work no more; one that was used stays as it is.',
    }),
    'POST /invitations/{id}/revoke': {
      id: 'revokeInvitation',
      summary: 'Revoke an invitation',
      does: 'Its code works no more.',
      refuses: '409 `INVITATION_OVER`.',
    },
    'POST /invitations/{id}/resend': {
      id: 'resendInvitation',
      summary: 'Send an invitation again',
      does: 'With a new code; the old one works no more.',
      refuses: '409 `INVITATION_OVER`.',
    },
    ...listed(INVITATION_LIST, {
      rows: 'Invitations',
      summary: 'Invitations of any kind of account',
      does: 'A page of them.',
      file: 'invitations',
    }),
    ...listed(NAME_CHANGES_LIST, {
      rows: 'NameChanges',
      summary: 'Requests for another name',
      does: 'A page of them, with whose they are and who decided.',
      file: 'the requests for another name',
    }),
    'POST /name-changes/{id}/approve': {
      id: 'approveNameChange',
      summary: 'Approve another name',
      does: 'Each certificate in force gives way to one with the new name.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is decided, or the own.',
    },
    'POST /name-changes/{id}/refuse': {
      id: 'refuseNameChange',
      summary: 'Refuse another name',
      does: 'Takes a reason, which its person is mailed.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is decided, or the own.',
    },
    'POST /contact-messages': {
      id: 'sendContactMessage',
      summary: 'Write to the program',
      does: 'Takes a message with a solved bot check; gives its reference.',
      refuses: '400 `BOT_CHECK_FAILED` or `BOT_CHECK_EXPIRED`.',
    },
  },
}

export const installation: Chapter = {
  tag: 'Installation',
  about: 'Whether the server answers, and what only a demo shows.',
  calls: {
    'GET /healthz': {
      id: 'readHealth',
      summary: 'Whether the process answers',
      does: 'Always ok, where it answers.',
      refuses: null,
    },
    'GET /readyz': {
      id: 'readReadiness',
      summary: 'Whether it can do its work',
      does: 'Asks the database.',
      refuses: '503 with `Retry-After` where the database does not answer, and before a stop.',
    },
    'GET /demo/accounts': {
      id: 'listDemoAccounts',
      summary: 'The accounts of a demo',
      does: 'With their published password; none elsewhere.',
      refuses: null,
    },
    'GET /demo/outbox': {
      id: 'listDemoMessages',
      summary: 'The last mails and texts of a demo',
      does: 'What would have been sent.',
      refuses: '404 where it is no demo.',
    },
  },
}
