import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { css, cx } from 'styled-system/css'

import { menuFor, type MenuGroup } from '../../../domain/menu.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectRoles } from '../../../machines/auth/auth.connect.ts'
import { selectPath } from '../../../machines/route-guard/route-guard.connect.ts'
import { useActors } from '../actors.context.tsx'
import { usePlaces } from '../places.context.tsx'
import { Entries } from './entries.view.tsx'
import { folded } from './fold.styles.ts'

const styles = {
  groups: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    paddingInline: '3',
    paddingBlock: '4',
    _folded: { gap: '3' },
  }),
  /** Folded, a line stands for the heading. */
  group: css({
    '[data-fold=folded] & + &': { borderBlockStartWidth: 'hairline', paddingBlockStart: '3' },
  }),
  heading: css({
    textStyle: 'caption',
    fontWeight: 'semibold',
    color: 'fg.muted',
    paddingInline: '3',
    marginBlockEnd: '1',
  }),
}

const pathOnly = (path: string) => path.split(/[?#]/, 1)[0] ?? path

/** The menu as the viewer's roles allow, and the page that is shown now. */
export const useMenu = (): Readonly<{ menu: readonly MenuGroup[]; path: string }> => {
  const { auth, guard } = useActors()
  const leadsSomewhere = usePlaces()
  const roles = useSelector(auth, selectRoles)
  const path = pathOnly(useSelector(guard, selectPath))
  return { menu: menuFor(roles, leadsSomewhere), path }
}

const Group = ({ group, path, onLeave }: { group: MenuGroup; path: string; onLeave?: (() => void) | undefined }) => {
  const words = useWords()
  const labelId = useId()
  return (
    <div className={styles.group}>
      <p id={labelId} className={cx(styles.heading, folded.hidden)}>
        {words.shell.groups[group.id]()}
      </p>
      <Entries entries={group.children} path={path} onLeave={onLeave} labelledBy={labelId} />
    </div>
  )
}

/** The menu in groups under headings. `onLeave` closes the drawer that holds it. */
export const Navigation = ({ onLeave }: { onLeave?: () => void }) => {
  const { menu, path } = useMenu()
  const words = useWords()
  return (
    <nav aria-label={words.shell.mainMenu()} className={styles.groups}>
      {menu.map((group) => (
        <Group key={group.id} group={group} path={path} onLeave={onLeave} />
      ))}
    </nav>
  )
}
