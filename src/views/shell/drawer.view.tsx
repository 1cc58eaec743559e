import { useSelector } from '@xstate/react'
import { css, cx } from 'styled-system/css'
import { iconButton } from 'styled-system/recipes/icon-button'

import { menuPlaceOf } from '../../domain/layout.ts'
import { useWords } from '../../i18n/words.tsx'
import { isDrawerOpen, isPanelOpen } from '../../machines/navigation/navigation.connect.ts'
import { selectLayout } from '../../machines/settings/settings.connect.ts'
import { latePart } from '../ui/late-part.ts'
import { useActors } from './actors.context.tsx'
import { MenuIcon } from './navigation/menu-icon.view.tsx'
import { Part } from './part.view.tsx'

const loadDrawer = () => import('./navigation/drawer-dialog.view.tsx')
const DrawerDialog = latePart(loadDrawer)

const styles = {
  phone: css({ lg: { display: 'none' } }),
  desktop: css({ display: { base: 'none', lg: 'inline-grid' } }),
}

/** The ways to the menu from the bar: the drawer on a phone, the panel beside the page on a large screen. */
export const Drawer = () => {
  const { navigation, settings } = useActors()
  const place = useSelector(settings, (snapshot) => menuPlaceOf(selectLayout(snapshot)))
  const isOpen = useSelector(navigation, isDrawerOpen)
  const isPanel = useSelector(navigation, isPanelOpen)
  const words = useWords()
  const hasPanel = place === 'panel' || place === 'columns'
  const prepare = () => void loadDrawer()
  const panelLabel = isPanel ? words.shell.hideMenu() : words.shell.showMenu()
  return (
    <>
      <button
        type="button"
        aria-label={words.shell.openMenu()}
        title={words.shell.openMenu()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={cx(iconButton(), place === 'drawer' ? '' : styles.phone)}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => navigation.send({ type: 'drawer.opened' })}
      >
        <MenuIcon name="menu" />
      </button>
      {hasPanel && (
        <button
          type="button"
          aria-label={panelLabel}
          title={panelLabel}
          aria-expanded={isPanel}
          className={cx(iconButton(), styles.desktop)}
          onClick={() => navigation.send({ type: 'panel.toggled' })}
        >
          <MenuIcon name="menu" />
        </button>
      )}
      {isOpen && (
        <Part onFailed={() => navigation.send({ type: 'drawer.closed' })}>
          <DrawerDialog />
        </Part>
      )}
    </>
  )
}
