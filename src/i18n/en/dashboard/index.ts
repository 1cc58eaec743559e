import type { BaseTranslation } from '../../i18n-types'

const en_dashboard = {
  title: 'My Courses',
  lead: 'Your courses, classes and certificates.',
  next: {
    continue: 'Continue: Lesson {position:number|number}, {title:string}',
    left: '{time:string} left',
    quiz: 'The quiz is next',
  },
  online: {
    heading: 'Online courses',
    progress: 'Lessons complete',
    complete: '{complete:number|number} of {total:number|number}',
    expires: 'Expires {date:string}',
    expired: 'Expired {date:string}',
    continue: 'Continue',
    review: 'Review lessons',
    again: 'Enroll again',
  },
  classes: {
    heading: 'Classes',
    when: 'When',
    where: 'Where',
    scheduled: 'Scheduled',
    cancelled: 'Cancelled',
    completed: 'Completed',
    unknown: 'N/A',
  },
  certificates: {
    heading: 'Certificates',
    number: 'Number',
    completedOn: 'Completed',
    expiresAt: 'Expires',
    never: 'Does not expire',
    download: 'Download PDF',
    verify: 'Verification page',
  },
  history: { heading: 'History' },
  loading: 'Loading your courses',
  emptyTitle: 'No courses yet',
  empty: 'Enroll in an online course or register for a class, and it appears here.',
  browse: 'Browse current courses',
  failed: 'Your courses could not be loaded',
  failedText: 'Your progress and certificates are safe on the server.',
  stale: 'This page may be out of date: it could not be read again.',
} satisfies BaseTranslation

export default en_dashboard
