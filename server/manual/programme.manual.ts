import { CONTACT_CASES_LIST } from '../../src/domain/contract/contact-cases.list.ts'
import { ENROLLMENT_RECORDS_LIST } from '../../src/domain/contract/enrollment-records.list.ts'
import { MESSAGES_LIST } from '../../src/domain/contract/messages.list.ts'
import { REPORTS_LIST } from '../../src/domain/contract/reports.list.ts'
import { SAVED_ANSWERS } from '../../src/domain/contract/saved-answers.list.ts'
import { begins, listed, type Chapter } from './chapter.ts'

/** What the programme sends and is asked: reports, the inbox, messages, and everybody's enrollments. */
export const programmeCalls: Chapter['calls'] = {
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
  'GET /report-mailings': {
    id: 'reportMailings',
    summary: 'Reports and lists that are mailed on a day of each month',
    does: 'With when each is mailed next, what it met the last time, who of its recipients may not read it any more, and what can be done with it. Beside them: when one for each day of the month would first be mailed, by the clock of the program, the agencies to choose from, and the named views that the caller sees of lists that can be mailed.',
    refuses: null,
  },
  'POST /report-mailings': {
    id: 'addReportMailing',
    summary: 'Have a report mailed on a day of each month',
    does: 'What a named view of a list shows, or of a report the credit pack of an agency, or the national figures where both `agencyId` and `viewId` are null. A view is read on that day for each of its recipients as they see the list themselves, up to 10,000 rows; nobody is mailed a list of nothing. A report is of the quarter that was over last, built of what is known on that day. Whoever receives it gets a link that is good for 30 days. It is mailed on behalf of whoever sets it up, once a month, and a day late where no server ran.',
    refuses:
      '400 at `recipients` for an account that looks after no reports and is not of the agency, and of a view for an address without an account that has the list; 400 at `agencyId` for no agency, and at `viewId` for a view that the caller does not see or whose list cannot be mailed; 409 `TOO_MANY_MAILINGS`.',
  },
  'PUT /report-mailings/{id}': {
    id: 'changeReportMailing',
    summary: 'Change what is mailed each month, on which day, as what and to whom',
    does: 'All of it, with the `revision` that was seen. Whoever changes it is the one on whose behalf it is mailed from then on; what was paused or stopped stays so until it is resumed.',
    refuses: 'As setting it up; 409 `REPORT_MAILING_CHANGED` where somebody else was quicker.',
  },
  'GET /mailed-lists/{format}': {
    id: 'mailedList',
    summary: 'Save a list that was mailed',
    does: 'What a named view showed on the day on which it was mailed to the person whose link it is.',
    refuses: '400 `LINK_EXPIRED` for a link that is over, and where its person may not see the list any more.',
  },
  'POST /report-mailings/{id}/moves': {
    id: 'moveReportMailing',
    summary: 'Pause, resume or remove a report that is mailed each month, or take its removal back',
    does: 'What fell due meanwhile is not made up for. Whoever resumes it is the one on whose behalf it is mailed from then on. One that was removed can be restored for 30 days.',
    refuses:
      '409 `ILLEGAL_TRANSITION` where it does not stand so, and to resume one of a view that the caller does not see.',
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
  'GET /contact-cases/{id}/flight': {
    id: 'readContactFlight',
    summary: 'Read what happened in the browser of who wrote a contact message',
    does: 'The recording that its writer chose to send along, as JSON in a text: what the charts of the page were told in its last minutes, without what anybody typed. It is kept for ninety days.',
    refuses: '404 where none was sent, or it is no longer kept.',
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
    refuses:
      '400 at `title` where there is another of this title. 409 `CHANGED_MEANWHILE` with `is` where it is not as `was` says by now.',
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
    does: 'By `days`, counted from their end or from now where that is past, or to the end of the day `until`, which counts where both are told. No end comes nearer, and what is completed or dropped stays as it is. One that had run out goes on, and is completed where every lesson was passed. Their students are told by mail.',
  }),
  'POST /enrollment-records/acts/extend/preview': {
    id: 'previewExtension',
    summary: 'Find what extending enrollments would do',
    does: 'The same, and nothing is changed: how many would end later, how many of those it completes at once since every lesson of theirs is passed, and the old and the new end of the first hundred: those that stay as they are, those that are completed, the others.',
    refuses:
      '409 `SELECTION_CHANGED` where another number is chosen than was said, `TOO_MANY_CHOSEN` above ten thousand.',
  },
  'POST /enrollment-records/acts/drop': begins({
    id: 'dropEnrollments',
    summary: 'Drop enrollments',
    does: 'What is under way ends, and an attempt at a quiz with it. What was done in it is kept; their students are told the `reason` by mail.',
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
    does: 'How many messages wait and since when, and how many failed for good within the last 24 hours, or came back from a mailbox that is none; and whether the mailbox is read that answers and returned mail come to, or why not.',
    refuses: null,
  },
  'GET /messages/{id}': {
    id: 'readMessage',
    summary: 'Read what a message said',
    does: 'As it is sent, with dots in place of codes and of what its links carry, and what became of it each time. What it said is kept for a year.',
    refuses: null,
  },
  'POST /messages/acts/writeAgain': begins({
    id: 'writeToAddressesAgain',
    summary: 'Write to addresses again from which mail came back',
    does: 'Of the messages that are chosen the addresses of those mails; nothing is sent by it. Undone where nothing came back from there since.',
  }),
  'POST /messages/acts/resend': begins({
    id: 'resendMessages',
    summary: 'Send messages again',
    does: 'As they are; with a fresh link or code where the old one has left, was replaced or is over. What is still to leave is left alone, and what only its recipient can ask for is refused.',
  }),
}
