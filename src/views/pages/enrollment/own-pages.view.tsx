import { css } from 'styled-system/css'

import { MENU, menuFor, pagesOf } from '../../../domain/menu.ts'
import type { RoleId } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import { usePlaces } from '../../shell/places.context.tsx'
import { Link } from '../../ui/link.view.tsx'

/** Groups of the menu that only some roles see: what they hold is somebody's own work. */
const WORK = MENU.filter(({ auth }) => auth !== undefined)

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5', rowGap: '1', marginBlockStart: '2' })

/** A way on for somebody who is here for something other than taking courses; nothing for who has no such page. */
export const OwnPages = ({ roles }: Readonly<{ roles: readonly RoleId[] }>) => {
  const { enrollment, shell } = useWords()
  const pages = pagesOf(menuFor(roles, usePlaces(), WORK))
  if (pages.length === 0) return null
  return (
    <>
      <p>{enrollment.ownPages()}</p>
      <ul className={list}>
        {pages.map(({ id, url }) => (
          <li key={id}>
            <Link href={url} variant="standalone">
              {shell.menu[id]()}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
