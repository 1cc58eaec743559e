import { use, type ReactNode } from 'react'

import type { Namespaces } from '../../i18n/i18n-types'
import { loadWords, SpeechProvider, useLanguage } from '../../i18n/words.tsx'

/** A part that arrives after the page, with words of its own. Suspends until they are here, in any language. */
export const Speaking = ({ namespaces, children }: { namespaces: readonly Namespaces[]; children: ReactNode }) => {
  const language = useLanguage()
  use(loadWords(language, namespaces))
  return <SpeechProvider language={language}>{children}</SpeechProvider>
}
