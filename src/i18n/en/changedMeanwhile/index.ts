import type { BaseTranslation } from '../../i18n-types'

/** A form that somebody else was quicker to save. */
const en_changedMeanwhile = {
  title: 'Somebody else changed this meanwhile',
  text: 'Nothing of yours was saved, and what you wrote is still here. Where you changed nothing, theirs is in. Save again to keep it as it stands here.',
  take: 'Take over theirs',
  now: 'Now there:',
  before: 'Changed meanwhile. Before:',
  nothing: 'nothing',
} satisfies BaseTranslation

export default en_changedMeanwhile
