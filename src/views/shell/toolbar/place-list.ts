import { useSelector } from '@xstate/react'

import { placesOf, type Place } from '../../../domain/menu-search.ts'
import { menuFor, type MenuIcon } from '../../../domain/menu.ts'
import { mayAccess, type Access } from '../../../domain/permission.ts'
import { ROLE } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectRoles } from '../../../machines/auth/auth.connect.ts'
import { useActors } from '../actors.context.tsx'
import { usePlaces } from '../places.context.tsx'

type FurtherPlace = Readonly<{ id: 'materials' | 'newClass'; url: string; icon: MenuIcon; auth: Access }>

const teaches: Access = [ROLE.instructor, ROLE.admin, ROLE.owner]

/** Pages of whoever teaches that the menu does not have. */
const BESIDE_THE_MENU: readonly FurtherPlace[] = [
  { id: 'newClass', url: '/instructor/course/new', icon: 'classroom', auth: teaches },
  { id: 'materials', url: '/instructor/materials', icon: 'files', auth: teaches },
]

/** The pages of the menu that this viewer may see and that lead somewhere, in the reader's language. */
export const usePlaceList = (): readonly Place[] => {
  const { auth } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const { menu, groups } = useWords().shell
  return placesOf(menuFor(roles, leadsSomewhere), { page: (id) => menu[id](), group: (id) => groups[id]() })
}

/** All that a search finds: the menu, and what stands beside it. Only what the menu has can be starred. */
export const useFoundPlaces = (): readonly Place[] => {
  const { auth } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const { groups } = useWords().shell
  const { places } = useWords().toolbar.search
  const further = BESIDE_THE_MENU.filter(({ auth: access, url }) => mayAccess(access, roles) && leadsSomewhere(url))
  return [
    ...usePlaceList(),
    ...further.map(({ id, url, icon }) => ({ id, title: places[id](), group: groups.instructor(), url, icon })),
  ]
}
