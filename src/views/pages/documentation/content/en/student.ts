import { care, heading, keys, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const student = {
  enrolling: {
    keywords: 'enroll enrollment register join start course expiry days code',
    blocks: [
      steps(
        'Sign in with your student account.',
        'On the home page, find the course and press “Enroll”.',
        'Read what the course asks of you: lessons, video, total hours and the time to finish.',
        'Press “Enroll” to confirm. Then “Continue” opens the first lesson.',
      ),
      page('/online-course-enrollment', 'Choose an online course'),
      say(
        'You receive an email with the date by which you have to finish, and with a code. Keep it until you have completed the course: the program uses the code to check who took it.',
      ),
      heading('time', 'The time you have'),
      say(
        'An enrollment runs for a number of days that the course sets, usually a year. After that it expires. What you did stays in your history, and you can enroll again.',
      ),
      heading('good-to-know', 'Before you ask'),
      list(
        'You cannot be enrolled twice. If the network fails while you confirm, simply try again.',
        '“You must be logged in as a student to enroll in this course” means that your account has no student role. Ask your program to add it.',
        'A group coordinator who enrolls here enrolls only themself, not the students of the group.',
      ),
      see('student/watching-a-lesson', 'student/my-courses', 'coordinator/your-role'),
    ],
  },
  'watching-a-lesson': {
    keywords: 'video play pause seek credit progress locked resume rail seconds counted 95',
    blocks: [
      say(
        'A course is a row of lessons. Each is a video, then a quiz. The next lesson opens when you have passed the one before it; the list of lessons shows where you are.',
      ),
      heading('counting', 'What counts'),
      list(
        'Every second that you really play counts, at any speed up to 2x.',
        'What you skip does not count. You can go back as you like, but ahead only as far as you have watched.',
        'When the page is out of sight, the video pauses, and nothing is counted.',
        'When you have watched 95% of the video, the quiz opens.',
      ),
      tip(
        'Below the video, “Parts you have not watched” names every gap. Press one to go there. Often it is a few seconds after a pause.',
      ),
      heading('resuming', 'Stopping and going on'),
      say(
        'Stop whenever you must: a call comes in, the shift ends. Your watching is saved every ten seconds, when you pause and when you leave. On any device, the video goes on at the first second you have not watched.',
      ),
      heading('saved', 'Is it saved?'),
      table(
        'The line under the video',
        ['It says', 'It means'],
        ['“Watching time saved”', 'The server has it.'],
        ['“Not saved yet. Trying again”', 'It is on its way. Leave the page open.'],
        [
          '“Offline. Your watching time is kept on this device and sent later”',
          'It is sent when the network is back, even after you have closed the page and opened the lesson again.',
        ],
      ),
      see('student/captions-and-transcript', 'student/taking-a-quiz', 'anywhere/offline'),
    ],
  },
  'captions-and-transcript': {
    keywords:
      'subtitles captions sound voice language speed playback transcript text player keys mute volume full screen',
    blocks: [
      list(
        '“Captions” chooses the language of the captions, or “Captions off”, and one of three sizes. It starts with the language you read the site in. What is written on the picture comes in the same language. Where a video speaks several languages, “Sound” in the same menu chooses one; the time you have watched counts the same in each.',
        '“Speed” plays from half to double speed. Every speed counts in full.',
        '“Back 10 seconds” repeats what you just missed.',
        '“Full screen” gives the video the whole screen. On a computer “Use the whole width” puts the lessons below the video.',
        'What you choose is kept on this device. On a phone, tap twice at the left or right of the picture to go 10 seconds back or on.',
      ),
      heading('transcript', 'The transcript'),
      say(
        'Under the player stands all that is said, line by line. The line being spoken is marked. Press a line to go to its place, as far as you have watched. The list follows the video until you scroll in it; “Follow the video” takes it back. “Search the transcripts” finds words in this lesson and in the others of the course.',
      ),
      heading('keys', 'Keys of the player'),
      keys(
        'While the focus is in the player',
        ['K', 'Play or pause'],
        ['J L', '10 seconds back or on'],
        ['← →', '5 seconds back or on'],
        ['↑ ↓', 'Louder or quieter'],
        ['M', 'Sound off or on'],
        ['C', 'Captions off or on'],
        ['< >', 'Slower or faster'],
        ['0 9', 'To a tenth of the video'],
        ['F', 'Full screen'],
        ['T', 'Whole width of the page'],
        ['?', 'All keys of the player'],
      ),
      keys(
        'On the bar that shows the place in the video',
        ['← →', '5 seconds back or ahead'],
        ['PageDown PageUp', '30 seconds back or ahead'],
        ['Home', 'To the beginning'],
        ['End', 'To the end of what you have watched'],
      ),
      tip('The player reads from left to right in every language, also in Arabic: time runs the same way everywhere.'),
    ],
  },
  'taking-a-quiz': {
    keywords: 'exam test question answer time limit clock attempts submit hand in deadline saved',
    blocks: [
      say(
        'When the video is watched, the rules of the quiz appear: questions, what you need to pass, time and attempts.',
      ),
      steps(
        'Press “Start the quiz”. The clock starts with it, if there is one.',
        'Answer one question at a time. “All questions” shows which are answered and takes you to any of them.',
        'Press “Hand in”. If a question has no answer, you are asked first: no answer counts as wrong.',
      ),
      heading('saved-answers', 'Your answers are saved one by one'),
      say(
        'Each answer is saved as soon as you give it, and the question says so. If you reload the page, if the browser crashes or you change to another device, the same quiz goes on with the time that is left.',
      ),
      heading('offline', 'Without a network'),
      say(
        'Go on answering. “Offline. Your answers are kept on this device and sent later” appears, and they are sent as soon as the network is back. If you hand in offline, the quiz is handed in when the network returns.',
      ),
      care(
        'The time limit is held by the server and goes on while you are offline or away. Start when you have the time.',
      ),
      heading('the-clock', 'The clock'),
      say(
        '“Hide the time” puts the clock away; the last minutes are still announced quietly. If you have been granted extra time, it is shown before you start and applies to every quiz.',
      ),
      heading('two-tabs', 'Open in two tabs'),
      say(
        'There is only ever one attempt. The tab that is out of date says so, and “Take over here” brings the quiz to it.',
      ),
      keys('Keys in a quiz', ['1 – 9', 'Choose an answer'], ['Enter', 'Go on; at the last question, hand in']),
      see('student/quiz-results', 'anywhere/offline', 'anywhere/accessibility'),
    ],
  },
  'quiz-results': {
    keywords: 'passed failed result feedback retry again attempts cooldown time ran out score',
    blocks: [
      table(
        'The three results',
        ['You see', 'What follows'],
        ['“You passed”', 'The lesson is complete for good, and the next one opens.'],
        ['“Not passed this time”', 'You see how many answers were right and how many you need.'],
        ['“Time ran out”', 'The quiz was not handed in within its time. It counts as an attempt.'],
      ),
      heading('learning', 'Learning from it'),
      steps(
        'Under “Look at your answers”, each question is marked right or wrong.',
        'At a wrong answer, “Watch this part again” opens the video at the place that teaches it.',
        'You may now move freely through the video.',
      ),
      heading('again', 'Trying again'),
      list(
        'Press “Try the quiz again”. The questions are drawn anew, and so is their order.',
        'Some quizzes ask you to wait between two attempts. The page says from when you can try again.',
        'Some quizzes limit the attempts. When all are used, ask your instructor or the program for another one.',
      ),
      tip('A lesson that you have passed stays passed, whatever you do in it later.'),
    ],
  },
  certificates: {
    keywords: 'certificate pdf download print number qr proof name wrong correction expiry renew',
    blocks: [
      say(
        'When you have passed every lesson, the course is complete. Your certificate is issued at once, and an email brings you its number.',
      ),
      steps(
        'Open “My Courses” and find “Certificates”.',
        '“Download PDF” saves the certificate. It can be printed, and screen readers can read it.',
        '“Verification page” shows what others see when they check it.',
      ),
      page('/student/dash', 'Go to My Courses'),
      heading('what-is-on-it', 'What is on it'),
      say(
        'Your name, the course, its hours, the day you completed it, until when it is valid, and its number with a square code. The code leads anyone who scans it to the page that confirms the certificate.',
      ),
      heading('expiry', 'When it expires'),
      say(
        'Some certificates are valid for a limited time. The date stands on the certificate and in “My Courses”. To renew it, enroll in the course again: the old certificate stays in your history.',
      ),
      heading('wrong-name', 'If your name is wrong'),
      say(
        'Ask for the right name in your profile, under “Name on certificates”. Once an administrator approves it, your certificates are issued again with it; the old number then shows “Superseded” and cannot be mistaken for the new one. Where one still has the old name, press “Correct the name” beside it in “My Courses”.',
      ),
      see('start/verifying-a-certificate'),
    ],
  },
  'my-courses': {
    keywords: 'dashboard overview enrollment status label active expired completed dropped verified continue',
    blocks: [
      say(
        '“My Courses” begins with what comes next: the lesson you are in and the time that is left of it. One press and you are there.',
      ),
      page('/student/dash', 'Go to My Courses'),
      heading('labels', 'What the labels mean'),
      table(
        'Online enrollments',
        ['Label', 'Meaning'],
        ['Active - 3 of 9 complete', 'It is running, and you have passed three of nine lessons.'],
        ['“Completed”', 'All lessons are passed.'],
        ['“Completed - Expired”', 'You completed it, and its time has passed since.'],
        ['“Expired - Incomplete”', 'The time passed before you had finished. You can enroll again.'],
        ['“Expired”', 'The enrollment was closed because its time was over.'],
        ['“Dropped”', 'You were taken off the course.'],
      ),
      heading('verified', 'Verified or not'),
      say(
        '“Verified” means that the program has checked who you are for this enrollment; “Not Verified” means that this is still to be done. “Course Incomplete” is added while lessons are missing.',
      ),
      heading('the-rest', 'Further down'),
      list(
        '“Classes”: your in-person classes with time and place.',
        '“Certificates”: numbers, dates and downloads.',
        '“History”: enrollments that are over. Nothing is ever removed from it.',
      ),
    ],
  },
} satisfies GuideSection<'student'>
