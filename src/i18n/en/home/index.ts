import type { BaseTranslation } from '../../i18n-types'

const en_home = {
  title: 'Home',
  banner: {
    welcome: 'Welcome to {product:string}',
    headline: 'Clear the road. Everyone goes home.',
    promise:
      'Traffic incident management training for everyone who works at the roadside: police, fire, EMS, towing, transportation and dispatch.',
    accomplish: 'What would you like to accomplish?',
    browse: 'Browse current courses',
  },
  courses: {
    heading: 'Current courses',
    lead: 'Take a course online at your own pace, or in a classroom with the agencies you meet on the road.',
    online: 'Online',
    inPerson: 'In person',
    totalHours: 'Total hours',
    enrolled: 'Enrolled',
    notEnrolled: 'Not Enrolled',
    continue: 'Continue',
    enroll: 'Enroll',
    classes: 'See classes',
    myClass: 'See my class',
    loading: 'Loading courses',
    emptyTitle: 'No courses yet',
    empty: 'Courses appear here as soon as they are published. Look again later.',
    failed: 'The courses could not be loaded',
    stale: 'These courses may be out of date: the list could not be read again.',
    unchecked: 'Your enrollments could not be checked. The courses are shown without them.',
  },
  mission: {
    heading: 'What we train for',
    lead: 'Five goals, shared by every agency at the scene.',
    struckBy: 'Fewer struck-by fatalities',
    struckByWhy: 'Positioning, lights and vests keep people on foot out of the path of passing traffic.',
    onScene: 'Shorter on-scene times',
    onSceneWhy: 'Each minute on the road is a minute of exposure. Shared command and an early tow call save many.',
    secondary: 'Fewer secondary crashes',
    secondaryWhy: 'The queue behind an incident causes the next one. Early warning upstream prevents it.',
    education: 'Sustained public education on state traffic laws',
    educationWhy: 'Drivers who know when to move over and slow down give responders room to work.',
    congestion: 'Less congestion impact',
    congestionWhy: 'A lane that opens early gives a whole corridor its time back.',
  },
} satisfies BaseTranslation

export default en_home
