import type { BaseTranslation } from '../../i18n-types'

const en_classRecording = {
  title: 'Record a class that was held',
  lead: 'For a class that was not planned here. It is kept as completed, with certificates dated by the class.',
  list: 'All classes',
  loading: 'Loading the form',
  failed: 'The form could not be opened',
  courseLead: 'Which course was held, and who taught it.',
  sessionsLead: 'When the class met, by the clock of the venue.',
  venueLead: 'Where it was held.',
  people: 'People',
  peopleLead: 'Who was there from the beginning to the end, and what shows it.',
  reviewLead: 'This is what will be kept. Whoever gets a certificate is emailed at once.',
  find: 'Find somebody by name or address',
  added: 'Added: {name:string}',
  peopleLabel: 'Who was there',
  peopleHelp:
    'One a line: an email address, a license number, or the number of a certificate. At most {most:number|number}.',
  peopleTooMany: 'At most {most:number|number} people are recorded at once.',
  peopleTooLong: 'One of these lines is too long for an address or a number.',
  evidence: 'What shows that it was held',
  evidenceHelp: 'For example the signed sheet, and where it is kept. The log keeps this.',
  names: 'Who is recorded',
  looking: 'Looking who these people are',
  unlooked: 'Who these people are could not be found out',
  line: 'Line {line:number|number}',
  problems: {
    unknown: 'Nobody has this address or number',
    several: 'Several people have this number',
    twice: 'Named before',
    own: 'This is you: somebody else records you',
  },
  held: 'Holds a certificate of this course and day',
  certificate: 'Gets a certificate',
  wrong:
    '{{count:Every line names somebody|One line names nobody who can be recorded|?? lines name nobody who can be recorded}}',
  correct: 'Change the lines',
  certificates: '{{count:No certificate is issued.|One certificate is issued.|?? certificates are issued.}}',
  clashes: 'Held at the same time',
  clashesText: 'You can record it anyway.',
  record: 'Record the class',
  recordedTitle: 'The class is recorded',
  recorded: '{{count:No certificate was issued.|One certificate was issued.|?? certificates were issued.}}',
  seeClass: 'See the class',
  another: 'Record another',
} satisfies BaseTranslation

export default en_classRecording
