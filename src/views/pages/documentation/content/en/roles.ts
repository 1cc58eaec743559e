import { heading, list, page, say, see, steps, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const instructor = {
  'your-role': {
    keywords: 'instructor trainer teacher class roster attendance students materials teach',
    blocks: [
      say(
        'You teach scheduled classes: you know who is registered, you record who was there, and those who were get their certificates. You also follow your students in online courses, and confirm their identity where the program asks for it.',
      ),
      heading('today', 'What you find here today'),
      list(
        'Your dashboard: the classes that you planned, their rosters, the check-in code and what waits for you.',
        '“My Student Enrollments”: who learns with you, their questions and their verification.',
        'The current courses, with their hours and descriptions, to point students to.',
        'The check of certificates, for a student who says that they have taken a course before.',
        'This guide. Its articles for students answer most questions that come up in class.',
      ),
      page('/course/verification', 'Check a certificate'),
      heading('your-menu', 'Your part of the menu'),
      say(
        'When you are signed in, the group “Instructor” stands in the menu as soon as it holds a page for you. It shows only pages that exist and that you may open.',
      ),
      heading('helping', 'When a student asks you for help'),
      list(
        'No credit for the video: let them open “Parts you have not watched” under the player.',
        'No attempts left: the program can grant another one.',
        'More time needed: an administrator can grant one and a half times, twice, or unlimited time for every quiz.',
      ),
      tip(
        'To take a course yourself, you need a student role beside your instructor role. Ask an administrator for it.',
      ),
      see('student/watching-a-lesson', 'student/quiz-results', 'anywhere/accessibility'),
    ],
  },
} satisfies GuideSection<'instructor'>

export const coordinator = {
  'your-role': {
    keywords: 'group coordinator agency department crew students progress self only enroll others',
    blocks: [
      say(
        'You look after the people of one or more groups, such as a department, a district or a towing company: who has to take which course, who is on the way, and whose certificate runs out soon.',
      ),
      heading('today', 'What you find here today'),
      list(
        '“Student List”: your people, and invitations, one by one or from a file.',
        '“Student Course Progress”: who completed what, who is on the way and who is overdue.',
        'Reminders, for one person or for all who are overdue.',
        'Seats in a class for many at once: choose students in the list and press “Register for a class”. Before you confirm it says how many seats are left; whoever finds none goes on the waitlist.',
      ),
      heading('yourself', 'Taking a course yourself'),
      say(
        'With a student role beside your coordinator role you take courses like everyone else. When you enroll, the page tells you that you enroll only yourself.',
      ),
      heading('your-students', 'Your students enroll themselves'),
      list(
        'Each student signs in with their own account and enrolls on their own.',
        'Lessons and quizzes are personal: nobody can take them for another.',
        'Send your students the address below. It says what each online course asks, and how to sign in and enroll.',
      ),
      page('/online-course-enrollment', 'The page to send your students to'),
      heading('checking', 'Checking what they have'),
      say(
        'Ask for the certificate number and check it, or let them send you the address of the verification page: it always shows the present state.',
      ),
      tip('In the menu, the group “Group Coordinator” stands as soon as it holds a page for you.'),
      see('student/enrolling', 'start/verifying-a-certificate'),
    ],
  },
} satisfies GuideSection<'coordinator'>

export const admin = {
  'your-role': {
    keywords: 'admin administrator owner roles permissions extra time api audit manage users',
    blocks: [
      say(
        'You keep the program running: the people and their roles, the courses and their rules, enrollments and certificates. The server checks every right again at each request, so a role that is taken away is gone at once.',
      ),
      heading('admin-and-owner', 'Administrator and owner'),
      list(
        'An owner can do all that an administrator can.',
        'Only an owner can give or take the roles of administrator and owner.',
        'Both are signed out after an hour without use, and after twelve hours in any case.',
      ),
      heading('today', 'What you find here today'),
      list(
        'The home page begins with what waits for you and, before the program opens, with what it still needs.',
        'In the menu, the group “Admin” has people, courses, students, instructors and files.',
        'Ctrl and K find anybody and anything from every page: a person by name, email or license number, a certificate by its number, courses and classes.',
        'The server describes every call it answers at `/api/docs`, and for other programs at `/api/openapi.json`.',
        'The commands `npm run admin` make the first owner, bring the database up to date, and make and restore backups.',
      ),
      heading('what-is-recorded', 'What is recorded'),
      say(
        'Sign-ins, refused tries, changes of roles, names, courses and certificates, and what is taken out of the program go into a log, with the time, the person and what it was before. Nobody changes or removes an entry.',
      ),
      see('admin/people', 'admin/courses', 'configuration/running-it', 'configuration/keeping-it-safe'),
    ],
  },
  people: {
    keywords:
      'people users accounts roles deactivate session reset verify merge name approval audit log history person',
    blocks: [
      say(
        'Everybody who has an account stands in one list. Filters and views narrow it: who never signed in, who has not confirmed the email, who runs the program.',
      ),
      page('/admin/users', 'The list of users'),
      heading('one-page', 'The page of a person'),
      say('A name leads to the page of its person. It has five parts, and you see those that are yours to see.'),
      list(
        'Profile: what they told of themselves.',
        'Training: certificates, online courses and classes, and a transcript to print.',
        'Access: roles, verification, open sessions and limits, with what can be done about them.',
        'Messages: the emails and texts that they were sent. Codes are never shown.',
        'History: what was done about them, and what it was before.',
      ),
      heading('many', 'Many at once'),
      say(
        'Choose rows, or all that match, and act on them: give or take a role, close accounts, send a reset, end sessions. It goes on while you leave the page; rows that were refused are named with the reason, and most of it can be undone.',
      ),
      list('Only owners act on administrators and owners.', 'Nobody acts on themselves, and the last owner stays.'),
      heading('twice', 'Two accounts of one person'),
      say(
        'The view Likely duplicates shows accounts with the same birthdate and last name, phone or license number. Under Access you merge one with another: you compare them, see what would move, choose between what both have, and type the address of the account that goes. Both addresses lead to the account that stays. It can be undone for 30 days, while nothing of it is changed.',
      ),
      heading('names', 'Names on certificates'),
      say(
        'Who holds a certificate asks for another name, and says why. Under Approvals you approve, which replaces each certificate in force, or refuse with a reason that the person reads.',
      ),
      heading('log', 'The log'),
      say(
        'Under Log you find what was done: about a person, by a person, of a kind, on some days. It can be saved as a file.',
      ),
      see('admin/training-records', 'admin/inviting', 'configuration/keeping-it-safe'),
    ],
  },
  'training-records': {
    keywords:
      'students lapse expire overdue remind enroll group extra time certificate issue revoke instructors approval suspend renew',
    blocks: [
      heading('students', 'Students'),
      say(
        'The list of students says who is under way, who completed what and when they last did something. Above it stand who is overdue and who lapses within 60 days, each with a reminder that goes to all of them.',
      ),
      page('/admin/students', 'The list of students'),
      list(
        'By course and standing: who holds it, who never had it, whose certificate ends within some days.',
        'Many at once: remind, enroll in an online course, register for a class, bring into a group or out of it, give more time for quizzes.',
        'For a class the first, in the order of their names, get the seats that are left, and the others go on the waitlist. The results name each who may not register, with the reason.',
        'Transcripts of many as one file for spreadsheets, certificates in force as one archive, up to 500: both are prepared while you go on, and are kept for a day.',
        'A reminder for the same course reaches a person once in seven days at most.',
      ),
      heading('by-hand', 'A certificate by hand'),
      steps(
        'Open the page of the person, and there Training.',
        'Press “Issue a certificate”, choose the course and the day, and say why and what shows it.',
        'The person is told by email. What you wrote stands in the log.',
      ),
      say(
        'A certificate is revoked with a reason, and given back if that was a mistake. It is never changed or removed.',
      ),
      heading('instructors', 'Instructors'),
      say(
        'An instructor is approved for courses until a day, and told sixty days before it. You approve, renew, or suspend with a reason: who is suspended plans no class of it, and the classes ahead are handed over one by one, to somebody who is approved for the course. You can write to one or to many.',
      ),
      page('/admin/instructors', 'The list of instructors'),
      see('admin/people', 'admin/inviting', 'student/certificates'),
    ],
  },
  courses: {
    keywords:
      'course editor lesson video captions quiz question bank import publish version draft category agency file zip',
    blocks: [
      say(
        'You need the videos, their captions and the questions. Nothing that you write is seen by students until you publish.',
      ),
      page('/admin/courses', 'The list of courses'),
      heading('to-make', 'To make a course'),
      steps(
        'Press “New course”, and give it a title, a category and how it is given.',
        'Details: what it is about, for whom, and its hours, in every language.',
        'Lessons: add each with its video and captions, and labels where its picture has none. A file that is interrupted goes on where it was.',
        'Questions: write them, or bring them in from GIFT, Moodle XML or a table.',
        'Rules: how many questions are drawn, what is enough to pass, and the instructors who answer for its students.',
        'Questions say, from thirty answers on, how many had them right, whether they tell who knows, and what was chosen instead. One that you retire stays in the bank with its figures, no quiz of the next version asks it, and you can put it back. Attempts that had it keep it.',
        'Preview: see it as a student does. Then publish.',
      ),
      say('All is saved by itself. What is missing for publishing is listed, and each line leads to its field.'),
      heading('versions', 'People who are under way'),
      say(
        'Publishing makes a version. Who has begun keeps theirs, with its lessons, questions and answers; who begins from then on has the new one.',
      ),
      heading('words', 'Categories and agencies'),
      say(
        'Beside the courses stand their categories, and the agencies that people choose among. You add, rename and merge them, and bring in a list of agencies as CSV.',
      ),
      heading('file', 'A course as a file'),
      say('A course with its videos is saved as one ZIP, and comes in on another server as a draft.'),
      page('/admin/file-manager', 'The file manager: what is used where, and the trash'),
      page('/admin/how-to', 'How To Videos: which there are for whom, and on which pages the question mark opens them'),
      see('admin/training-records', 'instructor/your-role', 'student/watching-a-lesson'),
    ],
  },
  inviting: {
    keywords: 'invite invitation verification code instructor coordinator revoke resend expire mail link',
    blocks: [
      say(
        'Nobody becomes an instructor without an invitation: it emails a verification code to one person. Administrators, owners and the master trainer can invite. Coordinators and students may be invited too; they can also sign up without a code.',
      ),
      page('/admin/instructors', 'Invitations, for administrators: beside the list of instructors'),
      page('/master/dash', 'Invitations, for the master trainer'),
      heading('to-invite', 'To invite someone'),
      steps(
        'Press “Invite someone” and choose what the person is to be.',
        'Enter the name and the email address. Phone and agency are optional; the person can change both.',
        'For an instructor, choose courses and a last day, if you like: whoever accepts is approved to teach them.',
        'Choose the language of the email and send it.',
      ),
      say(
        'The email brings a link to the form for signing up, filled in with what you entered, and the code for who would rather type it. Who has an account already signs in and enters the code on the profile; it must have gone to the address of that account.',
      ),
      heading('what-became-of-it', 'What became of it'),
      list(
        'Open: the code waits for its person. It works once, for 14 days.',
        'Used: the person has the role.',
        'Expired: the days are over. Send it again.',
        'Revoked: you or a colleague took it back, or a later invitation took its place.',
      ),
      heading('again-or-back', 'Sending it again, and taking it back'),
      list(
        '“Send again” emails a fresh code with fresh days. The code of the earlier email stops working.',
        '“Revoke” ends an open code for good. You are asked first.',
        'A second invitation of the same address as the same takes the place of the first.',
      ),
      tip('The code is in the email alone: the server keeps only its fingerprint, and nobody can look it up.'),
      see('admin/your-role', 'master/your-role', 'start/your-profile'),
    ],
  },
} satisfies GuideSection<'admin'>

export const master = {
  'your-role': {
    keywords: 'master trainer train the trainer instructors figures program',
    blocks: [
      say(
        'You train the trainers, follow how instructors teach across the state, and look at the program as a whole: how many people are trained, in which disciplines and counties, and where more is needed.',
      ),
      heading('today', 'What you find here today'),
      list(
        '“Master Dashboard”: how many people are trained, where and in which disciplines, who teaches, and what is not complete.',
        'The train-the-trainer course and all other courses on the home page.',
        'The check of certificates, for people who want to become instructors.',
        'In the menu, the group “Master Trainer” as soon as it holds a page for you.',
      ),
      page('/home', 'See the current courses'),
      tip('Like administrators, you are signed out after an hour without use.'),
      see('admin/inviting', 'instructor/your-role', 'start/verifying-a-certificate'),
    ],
  },
} satisfies GuideSection<'master'>
