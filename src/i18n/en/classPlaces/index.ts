import type { BaseTranslation } from '../../i18n-types'

/** Many people registered for one class at once. */
const en_classPlaces = {
  choose: 'Register for a class',
  title: '{{count:Register nobody for a class?|Register this person for a class?|Register ?? people for a class?}}',
  atLeast: 'Register more than {count:number|number} people for a class?',
  text: 'Each is told by email, as if they had registered themselves. Whoever is in the class already stays as they are. You can undo this for each place that has not changed since.',
  keep: 'Do not register',
  confirm: 'Register',
  failed: 'Nobody was registered',
  held: 'Class',
  help: 'Type some of its course or of its place.',
  nothing: 'No class open for registration matches this',
  choice: '{course:string}, {when:string}, {where:string}: {seats:string}',
  seats: '{{count:no seats left|one seat left|?? seats left}}',
  chosen: '{{count:Nobody chosen|One person chosen|?? people chosen}}, {seats:string}.',
  chosenAtLeast: 'More than {count:number|number} people chosen, {seats:string}.',
  everybody: '{{count:Nobody gets a seat|This person gets a seat|All of them get a seat}}.',
  some: 'In the order of their names, {{seats:nobody gets a seat|the first gets the seat|the first ?? get a seat}}; {{others:nobody goes|one goes|the other ?? go}} on the waitlist until a seat comes free.',
  someOf:
    'In the order of their names, {{seats:nobody gets a seat|the first gets the seat|the first ?? get a seat}}; the others go on the waitlist until a seat comes free.',
  nobody:
    '{{count:Nobody goes|This person goes|They all go}} on the waitlist, behind {{waiting:nobody|one who waits|?? who wait}}.',
  meanwhile:
    'This counts as if none of them were on the class yet. Whoever may not register is left out, and the results say why. Seats that others take meanwhile count.',
} satisfies BaseTranslation

export default en_classPlaces
