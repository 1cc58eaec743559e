import type { BaseTranslation } from '../../i18n-types'

/** The dashboard of who runs the program. */
const en_programmeDash = {
  loading: 'Loading the figures',
  failed: 'The figures could not be loaded',
  waiting: 'Waiting',
  nothing: 'Nothing waits.',
  figures: 'The year {year:string}',
  trained: 'People trained',
  trainedNote: 'With a certificate issued this year',
  classesHeld: 'Classes held',
  classesAhead: 'Classes ahead',
  learning: 'Learning online now',
  expiring: 'Certificates that end within {days:number|number} days',
  instructors: 'Instructors',
  byDiscipline: 'People trained, by discipline',
  discipline: 'Discipline',
  noDiscipline: 'Not given',
  nobody: 'Nobody was trained yet this year.',
} satisfies BaseTranslation

export default en_programmeDash
