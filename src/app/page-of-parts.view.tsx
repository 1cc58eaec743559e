import { Suspense, type ComponentType, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { lostAmong } from '../domain/list.ts'
import { LostAsked } from '../views/list/lost-asked.view.tsx'
import { ListPage } from '../views/pages/list-page.view.tsx'
import { PageParts } from '../views/pages/page-parts.view.tsx'
import { Skeleton } from '../views/ui/skeleton.view.tsx'
import type { PlacesOfParts } from './page-parts.ts'

/** What a part of a page is given. */
export type PartProps = Readonly<{
  title: string
  /** Of the address. */
  query: URLSearchParams
  /** The way to the other parts. */
  parts: ReactNode
  /** Of the part where its list asks this: a query without or with its question mark. */
  addressOf: (asked: string) => string
}>

type PageOfPartsProps<Part extends string> = Readonly<{
  title: string
  query: URLSearchParams
  places: PlacesOfParts<Part>
  /** What the parts are called, and all of them together. */
  words: Readonly<Record<Part | 'label', () => string>>
  draw: Readonly<Record<Part, ComponentType<PartProps>>>
}>

/** A page that shows one of several parts, by its address. All but the first are fetched when they are first wanted. */
export const PageOfParts = <Part extends string>({ title, query, places, words, draw }: PageOfPartsProps<Part>) => {
  const { names, partIn, addressOf } = places
  const shown = partIn(query)
  const Shown: ComponentType<PartProps> = draw[shown]
  const lost = lostAmong('view', query.get('view'), names)
  const parts = (
    <>
      <PageParts
        label={words.label()}
        parts={names.map((name) => ({
          key: name,
          label: words[name](),
          href: addressOf(name),
          isCurrent: name === shown,
        }))}
      />
      {lost.length > 0 && (
        <div className={css({ marginBlock: '3' })}>
          <LostAsked lost={lost} />
        </div>
      )}
    </>
  )
  const part = <Shown title={title} query={query} parts={parts} addressOf={(asked) => addressOf(shown, asked)} />
  if (shown === names[0]) return part
  const waiting = (
    <ListPage title={title} lead="">
      {parts}
      <Skeleton height="20rem" />
    </ListPage>
  )
  return <Suspense fallback={waiting}>{part}</Suspense>
}
