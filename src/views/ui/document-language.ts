import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  return () => observer.disconnect()
}

const read = () => document.documentElement.lang || 'en'

/** The language that the page is in now. Ark's parts take their direction from it, as they stand outside the tree. */
export const useDocumentLanguage = () => useSyncExternalStore(subscribe, read, () => 'en')
