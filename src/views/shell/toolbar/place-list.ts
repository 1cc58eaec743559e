import { useSelector } from '@xstate/react'

import { placesOf, type Place } from '../../../domain/menu-search.ts'
import { menuFor, type MenuItemId } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectRoles } from '../../../machines/auth/auth.connect.ts'
import { useActors } from '../actors.context.tsx'
import { usePlaces } from '../places.context.tsx'

/** The pages of the menu that this viewer may see and that lead somewhere, in the reader's language. */
export const usePlaceList = (): readonly Place<MenuItemId>[] => {
  const { auth } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const { menu, groups } = useWords().shell
  return placesOf(menuFor(roles, leadsSomewhere), { page: (id) => menu[id](), group: (id) => groups[id]() })
}
