import type { BaseTranslation } from '../../i18n-types'

const en_toolbar = {
  fontSize: {
    smaller: 'Smaller text',
    larger: 'Larger text',
    reset: 'Back to {size:string}',
  },
  fullscreenFailed: 'fullscreenElement is not supported by this browser',
  search: {
    placeholder: 'Search for a page',
    suggestions: 'Pages',
    noResults: 'No results..',
    choose: 'Choose',
    open: 'Open',
    close: 'Close',
    further: {
      newClass: 'New class',
      materials: 'Instructor Materials',
      enrollmentVerification: 'Enrollment Verification',
    },
    // Other words by which people look for a page.
    synonyms: {
      home: 'start main front welcome',
      userList: 'accounts people roles permissions',
      courseList: 'catalog lessons quizzes questions publish',
      studentList: 'learners people trainees roster',
      instructorList: 'teachers trainers invitations invite',
      fileManager: 'uploads documents videos media',
      onlineEnrollments: 'registrations online progress verify',
      inPersonEnrollments: 'registrations classes classroom attendance',
      emailReports: 'email messages outbox sent delivery',
      contactFormLogs: 'inbox questions requests support messages',
      howToVideos: 'help tutorials instructions guide',
      masterDashboard: 'statistics figures reports overview',
      instructorDashboard: 'my classes teaching roster schedule sign-in sheet attendance new class',
      studentEnrollments: 'my students people verify learners certificates',
      courseSearch: 'find classes register enroll training near me calendar waitlist',
      verification: 'certificate credential check verify badge proof number QR code',
      myCourses:
        'certificates certificate badge transcript history dashboard my classes lessons quiz continue enrollments',
      groupStudents: 'people members team invite import CSV department',
      studentProgress: 'matrix overdue reminders certificates completion report',
      cableBarrier: 'wire rope median guardrail vehicle removal',
      mission: 'about us purpose goals',
      resources: 'downloads links publications cards documents',
      partners: 'agencies organizations',
      contact: 'help support question email phone message',
      newClass: 'plan schedule create add class session course',
      materials: 'slides handouts downloads documents teaching uploads',
      onlineEnrollment: 'enroll online course start register',
      enrollmentVerification: 'verify confirm enrollment code agency',
      profile: 'account settings name email password phone photo notifications sessions delete',
      signIn: 'log in login account password',
      signUp: 'register create account join',
      guide: 'help manual user guide how to documentation instructions',
    },
  },
  shortcuts: {
    placeholder: 'Search for an app or page',
    pages: 'Pages to keep at hand',
    guest: 'Kept on this device. Sign in to have your shortcuts everywhere.',
    full: 'You have {most:number} shortcuts, as many as fit. Take a star away to add another.',
    unsaved: 'Your shortcuts could not be saved. They are kept here and sent again.',
    none: 'Star the pages you use most. They stay here, one tap away.',
  },
  more: {
    title: 'Tools',
  },
} satisfies BaseTranslation

export default en_toolbar
