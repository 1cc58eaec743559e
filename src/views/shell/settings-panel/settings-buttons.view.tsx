import { useSelector } from '@xstate/react'
import { Palette, Settings2 } from 'lucide-react'

import { mayAccess } from '../../../domain/permission.ts'
import { useWords } from '../../../i18n/words.tsx'
import { selectRoles } from '../../../machines/auth/auth.connect.ts'
import { selectSettingsView } from '../../../machines/navigation/navigation.connect.ts'
import type { SettingsView } from '../../../machines/navigation/navigation.machine.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'

const ICONS = { settings: Settings2, schemes: Palette } as const

const SettingsButton = ({ view, label }: { view: SettingsView; label: string }) => {
  const { navigation } = useActors()
  const isOpen = useSelector(navigation, (snapshot) => selectSettingsView(snapshot) === view)
  return (
    <IconButton
      icon={ICONS[view]}
      label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => navigation.send({ type: 'settingsPanel.opened', view })}
    />
  )
}

/** The two ways into the settings panel. A guest has none; they load for whom they are. */
const SettingsButtons = () => {
  const { auth } = useActors()
  const { shell } = useWords()
  const isGuest = mayAccess([], useSelector(auth, selectRoles))
  if (isGuest) return null
  return (
    <>
      <SettingsButton view="settings" label={shell.settings()} />
      <SettingsButton view="schemes" label={shell.schemes()} />
    </>
  )
}

// The default export is what React's lazy() takes.
export default SettingsButtons
