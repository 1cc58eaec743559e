import { use, useDeferredValue, useState } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'

import { createGuideSearch, type GuideSearch } from '../../domain/guide-search.ts'
import { GUIDE_HOME, guidePlaceOf, type GuideSectionId } from '../../domain/guide.ts'
import type { Language } from '../../domain/language.ts'
import { useLanguage } from '../../i18n/words.tsx'
import { guideSearchMachine } from '../../machines/guide-search/guide-search.machine.ts'
import { guideTexts, headOf } from '../../views/pages/documentation/content/reading.ts'
import { DocumentationPage } from '../../views/pages/documentation/documentation.view.tsx'
import { heldGuide, loadHeads, loadSection, loadWhole, sourcesOf } from '../guide-texts.ts'
import { writeQuery } from '../page/write-query.ts'
import type { RouteContent, RouteProps } from '../route-props.ts'

const sectionAt = (pathname: string): GuideSectionId | null => {
  const place = guidePlaceOf(pathname)
  return place.kind === 'article' ? place.article.section : null
}

/** What the first paint shows: the contents, the article, and for a search all that it looks through. */
const loadFirst = async (language: Language, { pathname, searchParams }: URL): Promise<void> => {
  if (searchParams.has('q') || !pathname.startsWith(GUIDE_HOME)) return loadWhole(language)
  const section = sectionAt(pathname)
  await Promise.all([loadHeads(language), section && loadSection(language, section)])
  return undefined
}

export const content: RouteContent = {
  load: (language) => (import.meta.env.SSR ? loadWhole(language) : loadFirst(language, new URL(location.href))),
  sources: (pathname, language) => sourcesOf(language, sectionAt(pathname)),
  describe: (pathname, language) => {
    const place = guidePlaceOf(pathname)
    return {
      title: place.kind === 'article' ? headOf(heldGuide(language), place.article).title : null,
      isFound: place.kind !== 'unknown',
    }
  },
}

type GuideInProps = RouteProps & Readonly<{ language: Language }>

const GuideIn = ({ language, params, query }: GuideInProps) => {
  const [, navigate] = useLocation()
  // Of the page that is shown: while the next one loads, the address bar is ahead of it.
  const pathname = params['*'] ? `${GUIDE_HOME}/${params['*']}` : GUIDE_HOME
  const section = sectionAt(pathname)
  if (section) use(loadSection(language, section))
  const [machine] = useState(() =>
    guideSearchMachine.provide({
      actors: {
        gatherTexts: fromPromise<GuideSearch, undefined>(async () => {
          await loadWhole(language)
          return createGuideSearch(guideTexts(heldGuide(language)))
        }),
        writeAddress: fromPromise<void, { text: string }>(async ({ input: { text } }) => {
          writeQuery(navigate, pathname, text.trim() === '' ? '' : `?q=${encodeURIComponent(text)}`)
        }),
      },
    }),
  )
  return (
    <DocumentationPage
      guide={heldGuide(language)}
      place={guidePlaceOf(pathname)}
      machine={machine}
      asked={query.get('q') ?? ''}
      onPrint={() => print()}
    />
  )
}

const DocumentationRoute = (props: RouteProps) => {
  // What is read stays until it is here in another language.
  const language = useDeferredValue(useLanguage())
  return <GuideIn key={language} language={language} {...props} />
}

export default DocumentationRoute
