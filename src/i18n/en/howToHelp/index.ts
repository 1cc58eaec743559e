import type { BaseTranslation } from '../../i18n-types'

/** How something is done, shown on the page where it is done. */
const en_howToHelp = {
  open: 'See how it is done',
  title: 'How it is done',
  loading: 'Loading the video',
  failed: 'The video could not be loaded',
  others: 'Also on this page',
} satisfies BaseTranslation

export default en_howToHelp
