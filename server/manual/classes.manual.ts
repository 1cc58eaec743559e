import { LESSON_QUESTIONS } from '../../src/domain/contract/lesson-questions.list.ts'
import { STUDENT_ENROLLMENTS } from '../../src/domain/contract/student-enrollments.list.ts'
import { begins, listed, type Chapter } from './chapter.ts'

const NOT_TAUGHT = '404 where one that is named is not the asker’s.'

export const registrations: Chapter = {
  tag: 'Places in classes',
  about: 'A student’s place in a class: registered, waiting, offered a seat, or given up.',
  calls: {
    'GET /instructor-course-students/students/{studentId}/enrollments': {
      id: 'listInPersonEnrollments',
      summary: 'The classes that a student is on',
      does: 'Each seat, with its class by `populate=[instructorCourse]`. To an instructor, of the classes that they teach.',
      refuses: '404 for another student, but to administrators and whoever teaches a class that they are on.',
    },
    'GET /instructor-courses/open': {
      id: 'findOpenClasses',
      summary: 'Classes that people can be registered for',
      does: 'The next of them by some of what they are called, or of where they are, with the seats that are left: for the acts that register many at once.',
      refuses: null,
    },
    'POST /instructor-course-students': {
      id: 'registerForClass',
      summary: 'Register for a class',
      does: 'Takes a seat, or a place on the waitlist where there is none; of who has a place already, gives that. With `wants`, that or nothing.',
      refuses:
        '403 `NOT_A_STUDENT`; 409 `REGISTRATION_CLOSED`, `CLASS_CANCELLED`, `CLASS_HELD`, `CLASS_CLASH`, `PREREQUISITE_MISSING`, with the reason in `details`; `SEATS_CHANGED` where it would not be what `wants` says, with what it would be as `is`.',
    },
    'POST /instructor-course-students/{id}/leave': {
      id: 'leaveClass',
      summary: 'Give up a place',
      does: 'The seat is offered to who waits longest.',
      refuses: '409 `ILLEGAL_TRANSITION` with the events that would be taken.',
    },
    'POST /instructor-course-students/{id}/accept': {
      id: 'acceptSeat',
      summary: 'Accept an offered seat',
      does: 'The place is registered.',
      refuses: '409 `OFFER_OVER`, `CLASS_CLASH`, `ILLEGAL_TRANSITION`.',
    },
    'POST /instructor-course-students/{id}/decline': {
      id: 'declineSeat',
      summary: 'Decline an offered seat',
      does: 'The place is given up, and the seat offered to the next.',
      refuses: '409 `ILLEGAL_TRANSITION` with the events that would be taken.',
    },
    'PATCH /instructor-course-students/{id}': {
      id: 'setAccommodation',
      summary: 'Say what one needs in the class',
      does: 'The instructors read it; empty takes it back.',
      refuses: '409 `ILLEGAL_TRANSITION` once the class has begun, and where the place is given up.',
    },
    'GET /instructor-course-students/{id}/calendar': {
      id: 'readCalendar',
      summary: 'A class as a calendar file',
      does: 'By the signed address that a place carries: calendars and mails send no header.',
      refuses: 'Where the address is forged, too old, or the account is closed: 404.',
    },
    'POST /check-ins': {
      id: 'checkIn',
      summary: 'Check in by a scanned code',
      does: 'Marks the asker present at the session whose code was scanned.',
      refuses:
        '400 `CHECK_IN_UNKNOWN`; 409 `CHECK_IN_OLD`, `CHECK_IN_NOT_NOW`, `CHECK_IN_NOT_ON_CLASS`, and `OWN_ATTENDANCE` for who can open the roster of the class.',
    },
  },
}

export const studentEnrollments: Chapter = {
  tag: 'An instructor’s students',
  about: 'Who is enrolled in the offerings and classes that the asker teaches, and nobody else.',
  calls: {
    'POST /student-enrollments/acts/verify': begins({
      id: 'verifyStudents',
      summary: 'Verify online enrollments',
      does: 'By hand, as the instructor; one whose student asks for another name is left out.',
      refuses: NOT_TAUGHT,
    }),
    'POST /student-enrollments/messages': {
      id: 'writeToStudents',
      summary: 'Write to chosen students',
      does: 'One mail each; says how many.',
      refuses: `409 \`NO_RECIPIENTS\`, \`TOO_MANY_CHOSEN\`, \`SELECTION_CHANGED\`. ${NOT_TAUGHT}`,
    },
    ...listed(LESSON_QUESTIONS, {
      rows: 'LessonQuestions',
      summary: 'Questions about lessons that one teaches',
      does: 'A page of what learners of the own online courses ask about moments of lessons, those that wait first.',
      file: 'questions about lessons',
    }),
    'POST /lesson-questions/{id}/answer': {
      id: 'answerLessonQuestion',
      summary: 'Answer a question',
      does: 'Mails the answer to who asked, and shows it in their lesson. An answer that was given is replaced, and mailed again.',
      refuses: `409 \`QUESTION_CHANGED\` where somebody else did something with it since, \`ILLEGAL_TRANSITION\`. ${NOT_TAUGHT}`,
    },
    'POST /lesson-questions/{id}/close': {
      id: 'closeLessonQuestion',
      summary: 'Close a question without an answer',
      does: 'It waits no longer. Who asked sees that, and is not mailed.',
      refuses: `409 \`ILLEGAL_TRANSITION\` for one that does not wait. ${NOT_TAUGHT}`,
    },
    'POST /lesson-questions/{id}/reopen': {
      id: 'reopenLessonQuestion',
      summary: 'Open a closed question again',
      does: 'It waits for an answer, as before.',
      refuses: `409 \`ILLEGAL_TRANSITION\` for one that is not closed. ${NOT_TAUGHT}`,
    },
    ...listed(STUDENT_ENROLLMENTS, {
      rows: 'StudentEnrollments',
      summary: 'The students one teaches',
      does: 'A page of enrollments and places with their labels.',
      file: 'student enrollments',
    }),
  },
}
