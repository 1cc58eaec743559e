import type { BaseTranslation } from '../../i18n-types'

const en_crashReport = {
  details: 'Error details',
  copy: 'Copy the details',
  copied: 'Copied!',
  copyFailed: 'They could not be copied. Select the text above instead.',
  write: 'Write to us about it: what led here can be sent along',
} satisfies BaseTranslation

export default en_crashReport
