import { CLASS_RECORDS } from '../../src/domain/contract/class-records.list.ts'
import { FILE_RECORDS_LIST } from '../../src/domain/contract/file-records.list.ts'
import { HOW_TO_LIST } from '../../src/domain/contract/how-to.list.ts'
import { INSTRUCTORS_LIST } from '../../src/domain/contract/instructors.list.ts'
import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { NAME_CHANGES_LIST } from '../../src/domain/contract/name-changes.list.ts'
import { begins, listed, type Chapter } from './chapter.ts'
import { everybodyCalls } from './everybody.manual.ts'
import { messageTemplateCalls } from './message-templates.manual.ts'
import { programmeCalls } from './programme.manual.ts'

export const administration: Chapter = {
  tag: 'Administration',
  about: 'For those who run the program.',
  calls: {
    ...programmeCalls,
    ...messageTemplateCalls,
    ...everybodyCalls,
    ...listed(FILE_RECORDS_LIST, {
      rows: 'FileRecords',
      summary: 'Files of lessons, courses and those who teach',
      does: 'A page of them, each with what names it; photos and certificates are not among them.',
      file: 'the files',
    }),
    'GET /file-records/{id}/preview': {
      id: 'previewFile',
      summary: 'Look at a file',
      does: 'Its address, signed for who asks and good for an hour or two, and those of the captions that stand beside a video where it is used.',
      refuses: null,
    },
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
      refuses: '409 `CHANGED_MEANWHILE` where it is another by now, with what is there as `is`.',
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
      does: 'The first of each kind whose name, number or title holds what is asked for, within what the asker may see: all of it for who runs the program, own students and classes for who leads and teaches, own lessons and certificates for who learns, the courses of the catalogue for everybody, a guest too. Each with the page to open.',
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
      does: 'Takes a message with a solved bot check; gives its reference. What happened in the browser before may be sent along.',
      refuses: '400 `BOT_CHECK_FAILED` or `BOT_CHECK_EXPIRED`.',
    },
  },
}
