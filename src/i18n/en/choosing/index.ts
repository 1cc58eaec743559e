import type { BaseTranslation } from '../../i18n-types'

/** A list in which one searches by typing. */
const en_choosing = {
  show: 'Show the list',
  clear: 'Clear',
  found: '{{count:?? result|?? results}}',
  more: '{{count:?? more|?? more}}. Type to find one.',
  near: 'Close to it:',
  chosen: 'Chosen',
  remove: 'Remove {label:string}',
} satisfies BaseTranslation

export default en_choosing
