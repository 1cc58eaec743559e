import type { BaseTranslation } from '../../i18n-types'

/** What a page says in a browser that runs no scripts: the server alone writes it. */
const en_scriptless = {
  text: 'JavaScript is switched off in this browser. You can read this page, but its buttons and forms do not work until you allow JavaScript and load it again.',
} satisfies BaseTranslation

export default en_scriptless
