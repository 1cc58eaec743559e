import type { BaseTranslation } from '../../i18n-types'

const en_crashReport = {
  details: 'Error details',
  copy: 'Copy the details',
  copied: 'Copied!',
  copyFailed: 'They could not be copied. Select the text above instead.',
} satisfies BaseTranslation

export default en_crashReport
