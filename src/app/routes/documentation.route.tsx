import { useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'

import { GUIDE_HOME, guidePlaceOf } from '../../domain/guide.ts'
import type { Language } from '../../domain/language.ts'
import { useLanguage } from '../../i18n/words.tsx'
import { guideSearchMachine } from '../../machines/guide-search/guide-search.machine.ts'
import type { Guide } from '../../views/pages/documentation/content/guide.types.ts'
import { articleOf } from '../../views/pages/documentation/content/reading.ts'
import { DocumentationPage } from '../../views/pages/documentation/documentation.view.tsx'
import type { RouteContent, RouteProps } from '../route-props.ts'

const GUIDES: Readonly<Record<Language, () => Promise<{ guide: Guide }>>> = {
  en: () => import('../../views/pages/documentation/content/en/guide.ts'),
  tr: () => import('../../views/pages/documentation/content/tr/guide.ts'),
  ar: () => import('../../views/pages/documentation/content/ar/guide.ts'),
}

const held = new Map<Language, Guide>()

const guideIn = (language: Language): Guide => {
  const guide = held.get(language)
  if (!guide) throw new Error(`The guide in "${language}" was not loaded before its page.`)
  return guide
}

export const content: RouteContent = {
  load: async (language) => {
    held.set(language, (await GUIDES[language]()).guide)
  },
  source: (language) => `src/views/pages/documentation/content/${language}/guide.ts`,
  describe: (pathname, language) => {
    const place = guidePlaceOf(pathname)
    return {
      title: place.kind === 'article' ? articleOf(guideIn(language), place.article).title : null,
      isFound: place.kind !== 'unknown',
    }
  },
}

const DocumentationRoute = ({ params, query }: RouteProps) => {
  const language = useLanguage()
  const [, navigate] = useLocation()
  // Of the page that is shown: while the next one loads, the address bar is ahead of it.
  const pathname = params['*'] ? `${GUIDE_HOME}/${params['*']}` : GUIDE_HOME
  const [machine] = useState(() =>
    guideSearchMachine.provide({
      actors: {
        writeAddress: fromPromise<void, { text: string }>(async ({ input: { text } }) => {
          navigate(text.trim() === '' ? pathname : `${pathname}?q=${encodeURIComponent(text)}`, { replace: true })
        }),
      },
    }),
  )
  return (
    <DocumentationPage
      key={language}
      guide={guideIn(language)}
      place={guidePlaceOf(pathname)}
      machine={machine}
      asked={query.get('q') ?? ''}
      onPrint={() => print()}
    />
  )
}

export default DocumentationRoute
