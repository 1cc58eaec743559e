import type { BaseTranslation } from '../../i18n-types'

/** In the place of a page whose files are not on this device. */
const en_awaitedPage = {
  title: 'This page needs the network.',
  text: 'Nothing is lost. It opens by itself as soon as the network is back.',
  back: 'Go back',
} satisfies BaseTranslation

export default en_awaitedPage
