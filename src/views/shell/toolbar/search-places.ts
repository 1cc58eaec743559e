import { useSelector } from '@xstate/react'
import { use } from 'react'

import { furtherPlacesFor, type FurtherPlaceId } from '../../../domain/further-places.ts'
import { ARTICLES } from '../../../domain/guide.ts'
import type { Place } from '../../../domain/menu-search.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import { selectRoles } from '../../../machines/auth/auth.connect.ts'
import { loadHeads } from '../../pages/documentation/content/heads.ts'
import { headOf } from '../../pages/documentation/content/reading.ts'
import { useActors } from '../actors.context.tsx'
import { usePlaces } from '../places.context.tsx'
import { usePlaceList } from './place-list.ts'

const useTitles = (): Readonly<Record<FurtherPlaceId, string>> => {
  const { shell, toolbar } = useWords()
  const { further } = toolbar.search
  return {
    newClass: further.newClass(),
    materials: further.materials(),
    enrollmentVerification: further.enrollmentVerification(),
    checkIn: further.checkIn(),
    onlineEnrollment: shell.titles.onlineEnrollment(),
    profile: shell.myProfile(),
    signIn: shell.signIn(),
    signUp: shell.signUp(),
    guide: shell.hint.title(),
  }
}

/** All that the search leads to: the menu, the pages that stand in none, and the guide. */
export const useSearchPlaces = (): readonly Place[] => {
  const { auth } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const language = useLanguage()
  const heads = use(loadHeads(language))
  const { shell, toolbar } = useWords()
  const { synonyms } = toolbar.search
  const titles = useTitles()
  const guide = shell.hint.title()
  const pages = [
    ...usePlaceList(),
    ...furtherPlacesFor(roles)
      .filter(({ url }) => leadsSomewhere(url))
      .map(({ id, url, icon, group }) => ({ id, url, icon, title: titles[id], group: shell.groups[group]() })),
  ]
  return [
    ...pages.map(({ id, url, icon, title, group }) => ({ id, url, icon, title, group, synonyms: synonyms[id]() })),
    ...ARTICLES.map((article): Place => {
      const { title, summary } = headOf({ heads }, article)
      return {
        id: article.id,
        title,
        group: guide,
        url: article.path,
        icon: 'book',
        synonyms: summary,
        isArticle: true,
      }
    }),
  ]
}
