import type { Chapter } from './chapter.ts'

export const courses: Chapter = {
  tag: 'Courses',
  about: 'What can be learned, for anyone. Texts are in the language of the request.',
  calls: {
    'GET /courses': {
      id: 'listCourses',
      summary: 'The current courses',
      does: 'All that are published, online and in person. Answers `ETag`, and 304 to who holds the list.',
      refuses: null,
    },
    'GET /course-search': {
      id: 'searchCourses',
      summary: 'Search courses and classes',
      does: 'A page of what matches by words, delivery, category, hours, dates, place and free seats.',
      refuses: 'A filter, value or order that the list has not: 400.',
    },
    'GET /course-search/{courseId}': {
      id: 'readCourse',
      summary: 'One course',
      does: 'All of it: lessons, prerequisites, classes to come and how long its certificate is good.',
      refuses: null,
    },
    'GET /courses/{id}/classes': {
      id: 'listClasses',
      summary: 'The classes of a course to come',
      does: 'With seats and, for a student who is signed in, their own place and why they may not register.',
      refuses: null,
    },
    'GET /instructor-online-course/findOne': {
      id: 'findOnlineOffering',
      summary: 'How a course is offered online',
      does: 'The offering of the course that `where` names, or null. Its course comes by `populate=[course]`.',
      refuses: null,
    },
  },
}

export const learning: Chapter = {
  tag: 'Online learning',
  about: 'Enrollments, videos and quizzes. The server decides each step by the lifecycle that the browser draws.',
  calls: {
    'GET /instructor-online-course-student/findOne': {
      id: 'findOnlineEnrollment',
      summary: 'A student’s current enrollment in a course',
      does: 'The unexpired one that `where` names; null where there is none, and where the asker may not read it: it is for that student, administrators, and who teaches the offering. The server’s clock decides; a client’s `expirationDate` is read and not believed.',
      refuses: null,
    },
    'POST /instructor-online-course-student/enroll-student': {
      id: 'enrollStudent',
      summary: 'Enroll in an online course',
      does: 'Enrolls the asker, and gives the enrollment’s id; of who is enrolled already, the id that there is.',
      refuses: '403 `NOT_A_STUDENT`; 404 for another person’s `studentId`, and where the offering is not open.',
    },
    'GET /online-enrollments': {
      id: 'listOwnEnrollments',
      summary: 'The own enrollments',
      does: 'With what of each is verified.',
      refuses: null,
    },
    'GET /online-enrollments/{id}': {
      id: 'readOnlineCourse',
      summary: 'An enrollment with its lessons',
      does: 'Where each lesson stands, what was credited of its video, and what may come next.',
      refuses: '404 for one that is neither the asker’s nor of an offering that they teach; administrators read any.',
    },
    'POST /online-enrollments/{id}/drop': {
      id: 'dropEnrollment',
      summary: 'Drop a course',
      does: 'Ends the enrollment; it counts as dropped.',
      refuses: '409 `ILLEGAL_TRANSITION` where it is over.',
    },
    'GET /online-courses/{courseId}/opened': {
      id: 'openCourse',
      summary: 'A course as its learner opens it',
      does: 'The current enrollment with its lessons, and the video of the lesson to go on with, or of that which is asked for: what the lesson screen needs, in one answer.',
      refuses: 'Nothing: it is null without a current enrollment, and so is the video where no lesson may be played.',
    },
    'GET /online-enrollments/{id}/lessons/{lessonId}': {
      id: 'readLessonMedia',
      summary: 'The video of a lesson',
      does: 'Short-lived addresses of its files, captions, labels and films in further languages, bound to the viewer.',
      refuses: '409 `LESSON_LOCKED`, `ENROLLMENT_CLOSED`.',
    },
    'GET /online-enrollments/{id}/transcript-search': {
      id: 'searchTranscripts',
      summary: 'Where something is said in the lessons of an enrollment',
      does: 'Each lesson whose transcript says it in the language of the request, with the first lines that do and how many there are. Of a locked lesson only how many.',
      refuses: '409 `ENROLLMENT_CLOSED`.',
    },
    'POST /online-enrollments/{id}/lessons/{lessonId}/watch-reports': {
      id: 'reportWatch',
      summary: 'Report what was played',
      does: 'Takes ranges of seconds, credits what can have been played since the last report, and says where the lesson stands.',
      refuses: '409 `LESSON_LOCKED`, `ENROLLMENT_CLOSED`. What is too fast is not refused: it is not credited.',
    },
    'GET /online-enrollments/{id}/notes': {
      id: 'listLessonNotes',
      summary: 'The own notes to a course',
      does: 'All that the learner noted beside its lessons, also in an enrollment before this one, by lesson and by time. Nobody else reads them.',
      refuses: '404 for another person’s enrollment.',
    },
    'PUT /online-enrollments/{id}/notes/{noteId}': {
      id: 'writeLessonNote',
      summary: 'Write a note to a lesson',
      does: 'Adds the note with this id where `revision` is 0, or changes the one that was read in this revision. Sent again, it is the same note. A time past the end of the video is its end.',
      refuses:
        '404 for a lesson of another course, and for another person’s enrollment or note. 409 `NOTE_CHANGED` where it was written or deleted elsewhere since, `TOO_MANY_NOTES`.',
    },
    'DELETE /online-enrollments/{id}/notes/{noteId}': {
      id: 'removeLessonNote',
      summary: 'Delete a note to a lesson',
      does: 'For good. What is gone already stays gone.',
      refuses: '404 for another person’s. 409 `NOTE_CHANGED` where it was written elsewhere since.',
    },
    'GET /online-enrollments/{id}/questions': {
      id: 'listOwnQuestions',
      summary: 'The own questions about a course',
      does: 'With their answers, also of an enrollment before this one, and to whom the next question goes: those who teach this version of the course, or the programme where nobody does.',
      refuses: '404 for another person’s enrollment.',
    },
    'POST /online-enrollments/{id}/lessons/{lessonId}/questions': {
      id: 'askLessonQuestion',
      summary: 'Ask about a moment of a lesson',
      does: 'Mails it to each of those who teach the course. Where nobody does, it becomes a message in the programme’s inbox, and the answer there is its answer.',
      refuses:
        '404 for another person’s enrollment. 409 `LESSON_LOCKED`, `ENROLLMENT_CLOSED`, `TOO_MANY_QUESTIONS` where ten wait for an answer; 429 after ten in an hour.',
    },
    'POST /lesson-questions/{id}/withdraw': {
      id: 'withdrawLessonQuestion',
      summary: 'Take a question back',
      does: 'The own one, as long as nobody has answered it.',
      refuses: '404 for another person’s. 409 `ILLEGAL_TRANSITION` once it was answered or closed.',
    },
    'POST /online-enrollments/{id}/lessons/{lessonId}/quiz-attempts': {
      id: 'startAttempt',
      summary: 'Start the quiz, or take it up',
      does: 'Draws questions for a new attempt, or gives the open one a new seat. The key of the quiz is in no answer before it is graded.',
      refuses: '409 `ILLEGAL_TRANSITION` with the events that would be taken, `ENROLLMENT_CLOSED`.',
    },
    'GET /quiz-attempts/{id}': {
      id: 'readAttempt',
      summary: 'An attempt',
      does: 'Its questions and answers, its time, and its result once it is graded.',
      refuses: '404 for another person’s.',
    },
    'PUT /quiz-attempts/{id}/answers/{questionId}': {
      id: 'saveAnswer',
      summary: 'Save an answer',
      does: 'Replaces what was answered before.',
      refuses: '409 `STALE_SEAT` where the attempt was taken up elsewhere, `ATTEMPT_OVER`.',
    },
    'POST /quiz-attempts/{id}/submit': {
      id: 'submitAttempt',
      summary: 'Submit an attempt',
      does: 'Grades it; one whose time is over is graded as it stood. Submitted again, it gives the same result.',
      refuses: '409 `STALE_SEAT` where it was taken up elsewhere.',
    },
    'POST /online-enrollments/verification/check': {
      id: 'checkVerification',
      summary: 'What a verification code is for',
      does: 'The own enrollment that the mailed code verifies, and the details that are to be confirmed.',
      refuses: '404 `VERIFICATION_CODE_UNKNOWN` for any other code.',
    },
    'POST /online-enrollments/verification': {
      id: 'verifyEnrollment',
      summary: 'Verify an enrollment by its code',
      does: 'Once, with the details confirmed, which are kept in the profile.',
      refuses:
        '404 `VERIFICATION_CODE_UNKNOWN`; 409 `ALREADY_VERIFIED`, `NAME_CHANGE_PENDING`; details as the profile refuses them, at their fields.',
    },
    'POST /online-enrollments/{id}/verification-code': {
      id: 'sendVerificationCode',
      summary: 'Send the verification code again',
      does: 'Mails a new one; the old one works no more.',
      refuses: '409 `ALREADY_VERIFIED`, `ENROLLMENT_CLOSED`; 404 for another person’s.',
    },
    'POST /online-enrollments/{id}/verify': {
      id: 'verifyByHand',
      summary: 'Verify an enrollment by hand',
      does: 'For who teaches the offering, and for administrators, who know the student.',
      refuses: '409 `ALREADY_VERIFIED`, `NAME_CHANGE_PENDING`; 404 for one that the asker does not teach.',
    },
    'GET /students/{studentId}/dashboard': {
      id: 'readDashboard',
      summary: 'How a student stands',
      does: 'What to go on with, enrollments, classes, certificates and what the group expects, in one answer.',
      refuses: '404 for another student, but to administrators.',
    },
  },
}
