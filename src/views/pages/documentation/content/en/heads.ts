import type { Heads } from '../guide.types.ts'

/** What stands in the contents. */
export const heads = {
  start: {
    'finding-your-way': {
      title: 'Finding your way',
      summary: 'What this site is for, what you can do without an account, and how to use this guide.',
    },
    'signing-in': {
      title: 'Signing in and out',
      summary: 'How to get in, what to do when it does not work, and how long you stay signed in.',
    },
    'your-profile': {
      title: 'Your profile',
      summary: 'Name, phone, agencies, photo, password and sessions: what is held of you, and how to change it.',
    },
    'finding-courses': {
      title: 'Finding courses',
      summary: 'Where the courses are, what a course card tells you, and what its button does.',
    },
    'verifying-a-certificate': {
      title: 'Checking a certificate',
      summary: 'Anyone can check a certificate by its number or its code, without an account.',
    },
  },
  screen: {
    navigation: {
      title: 'The menu and the toolbar',
      summary: 'Where everything is, how to make room for the page, and how it works on a phone.',
    },
    'search-and-shortcuts': {
      title: 'Search and shortcuts',
      summary: 'Open any page by typing a few letters, and keep the ones you use most in the toolbar.',
    },
    'quick-panel': {
      title: 'The quick panel',
      summary: 'Today’s date, your own notes, and what is coming up, beside any page.',
    },
    'reading-comfort': {
      title: 'Text size, light and dark, full screen',
      summary: 'Three quick changes that make long reading and night work easier.',
    },
    layouts: {
      title: 'Layouts and the settings panel',
      summary: 'Put the parts of the screen where you want them. For people who are signed in.',
    },
    colors: {
      title: 'Color schemes and your own palette',
      summary: 'Seven ready schemes, each light and dark, and an editor for colors of your own.',
    },
  },
  anywhere: {
    offline: {
      title: 'When the network is gone',
      summary: 'What goes on working at the roadside, what waits, and what needs the network.',
    },
    keyboard: { title: 'Keyboard', summary: 'Everything can be done without a mouse. These are the keys.' },
    accessibility: {
      title: 'Accessibility',
      summary: 'For people who see, hear, move or read differently, and for everyone on a bad day.',
    },
    privacy: {
      title: 'Privacy',
      summary: 'What is kept on this device, what the server keeps, and what others can see.',
    },
    'when-something-goes-wrong': {
      title: 'When something goes wrong',
      summary: 'Messages you may meet, what they mean, and what to do. What you saved is safe.',
    },
  },
  student: {
    enrolling: {
      title: 'Enrolling in an online course',
      summary: 'From the course card to your first lesson, and how long you have.',
    },
    'watching-a-lesson': {
      title: 'Watching a lesson',
      summary: 'How lessons open, how your watching is counted, and how you go on where you stopped.',
    },
    'captions-and-transcript': {
      title: 'Captions, speed and transcript',
      summary: 'Read along in your language, play faster or slower, and steer the player by keys.',
    },
    'taking-a-quiz': {
      title: 'Taking a quiz',
      summary: 'What you see before you start, how answers are saved, and what happens offline or in another tab.',
    },
    'quiz-results': {
      title: 'Results and trying again',
      summary: 'What each result means, how to learn from it, and when you can try again.',
    },
    certificates: { title: 'Your certificates', summary: 'When you get one, where it is, and how others check it.' },
    'my-courses': {
      title: 'My Courses',
      summary: 'Your own page: what to do next, all your enrollments, classes and certificates.',
    },
  },
  instructor: {
    'your-role': {
      title: 'What an instructor does',
      summary: 'Your part in the program, and what you find here today.',
    },
  },
  coordinator: {
    'your-role': {
      title: 'What a group coordinator does',
      summary: 'Looking after the training of an agency or a crew, and taking courses yourself.',
    },
  },
  admin: {
    'your-role': {
      title: 'What an administrator does',
      summary: 'The program in your hands: people, courses, enrollments, and the server behind them.',
    },
    people: {
      title: 'People, their page and the log',
      summary: 'Find anybody, see what is known of them, decide on names, and read what was done.',
    },
    'training-records': {
      title: 'Students, instructors and certificates',
      summary: 'Who lapses, who was never trained, who may teach what, and certificates by hand.',
    },
    courses: {
      title: 'Making and publishing a course',
      summary: 'From videos on your disk to a course that people take, and what changes for those under way.',
    },
    inviting: {
      title: 'Inviting instructors and coordinators',
      summary: 'Email a verification code, see what became of it, send it again or revoke it.',
    },
  },
  configuration: {
    'multi-language': {
      title: 'Languages',
      summary: 'English, Turkish and Arabic: how one is chosen, and what changes with it.',
    },
    'mending-words': {
      title: 'Having a word mended',
      summary: 'A word is wrong, unclear or not what your agency says: how it is put right.',
    },
    'adding-a-language': {
      title: 'Adding a language',
      summary: 'For developers: the steps in this project, in the order in which the compiler asks for them.',
    },
    'running-it': {
      title: 'Running it for your state',
      summary: 'For the IT of a state: what it needs, how it starts, and every setting of the server.',
    },
    'keeping-it-safe': {
      title: 'Backups, updates and health',
      summary: 'For the IT of a state: what to copy, how to update, and what to watch.',
    },
  },
  master: {
    'your-role': { title: 'What a master trainer does', summary: 'Instructors and the program as a whole.' },
  },
} satisfies Heads
