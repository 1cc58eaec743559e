import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { css } from 'styled-system/css'

import { createGuideSearch } from '../../../domain/guide-search.ts'
import { GUIDE_HOME, type GuidePlace } from '../../../domain/guide.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { GuideSearchActor, guideSearchMachine } from '../../../machines/guide-search/guide-search.machine.ts'
import { RoadClosed } from '../../illustrations/road-closed.view.tsx'
import { EmptyState } from '../../ui/empty-state.view.tsx'
import { LinkButton } from '../../ui/link.view.tsx'
import { PageHeader } from '../../ui/page-header.view.tsx'
import { PageFrame } from '../page-frame.view.tsx'
import { ArticleView } from './article.view.tsx'
import type { Guide } from './content/guide.types.ts'
import { bodyOf, guideTexts, isWhole } from './content/reading.ts'
import { Contents } from './contents.view.tsx'
import { pageStyles } from './page.styles.ts'
import { SearchField, SearchResults } from './search.view.tsx'
import { SideContents } from './side-contents.view.tsx'

export type DocumentationPageProps = Readonly<{
  guide: Guide
  place: GuidePlace
  machine: typeof guideSearchMachine
  /** `q` of the address. */
  asked: string
  onPrint: () => void
}>

/** Tells the search that the address has changed, whoever changed it. */
const AskedText = ({ actor, asked }: { actor: GuideSearchActor; asked: string }) => {
  const [tell] = useState(() => (element: HTMLElement | null) => {
    if (element) actor.send({ type: 'address.changed', text: asked })
  })
  return <span hidden ref={tell} />
}

const ContentsPage = ({ actor, guide }: { actor: GuideSearchActor; guide: Guide }) => {
  const { documentation } = useWords()
  const isFound = useSelector(actor, (snapshot) => snapshot.matches({ result: 'found' }))
  return (
    <>
      <PageHeader title={documentation.title()} lead={documentation.lead()} />
      <div className={css({ maxWidth: '[56rem]', marginBlockEnd: '8' })}>
        <SearchField actor={actor} />
      </div>
      <SearchResults actor={actor} />
      {!isFound && <Contents guide={guide} />}
    </>
  )
}

const UnknownArticle = () => {
  const { documentation } = useWords()
  return (
    <EmptyState
      level={1}
      title={documentation.unknownTitle()}
      illustration={<RoadClosed />}
      action={<LinkButton href={GUIDE_HOME}>{documentation.contents()}</LinkButton>}
    >
      {documentation.unknown()}
    </EmptyState>
  )
}

/** The user guide: its contents, one of its articles, or an address that has none; searchable on each. */
export const DocumentationPage = ({ guide, place, machine, asked, onPrint }: DocumentationPageProps) => {
  const [search] = useState(() => createGuideSearch(guideTexts(guide)))
  const actor = useActorRef(machine, { input: { text: asked, search, isWhole: isWhole(guide) } })
  const isBlank = useSelector(actor, (snapshot) => snapshot.matches({ result: 'blank' }))
  const article = place.kind === 'article' ? place.article : null
  const body = article && bodyOf(guide, article)
  return (
    <PageFrame>
      <AskedText key={asked} actor={actor} asked={asked} />
      <div className={pageStyles.page}>
        {place.kind === 'contents' ? (
          <ContentsPage actor={actor} guide={guide} />
        ) : (
          <div className={pageStyles.columns}>
            <div className={pageStyles.side}>
              <SearchField actor={actor} isLabelled={false} />
              <div>
                <SearchResults actor={actor} />
                {isBlank && (
                  <div className={pageStyles.wideOnly}>
                    <SideContents guide={guide} article={article} />
                  </div>
                )}
              </div>
            </div>
            {place.kind === 'article' && body ? (
              <ArticleView guide={guide} place={place} body={body} onPrint={onPrint} />
            ) : (
              <UnknownArticle />
            )}
          </div>
        )}
      </div>
    </PageFrame>
  )
}
