import { useSelector } from '@xstate/react'
import { lazy } from 'react'
import { css } from 'styled-system/css'

import { isAuthenticated } from '../../../machines/auth/auth.connect.ts'
import { useActors } from '../actors.context.tsx'
import { Part } from '../part.view.tsx'

const SettingsButtons = lazy(() => import('../settings-panel/settings-buttons.view.tsx'))

const styles = {
  /** At the edge of a large screen, in the margin that pages leave there. A phone has them in the user menu. */
  rail: css({
    display: { base: 'none', lg: 'grid' },
    position: 'fixed',
    insetBlockStart: '[40dvh]',
    insetInlineEnd: '0',
    zIndex: 'sticky',
    overflow: 'hidden',
    borderWidth: 'hairline',
    borderInlineEndWidth: 'none',
    borderStartStartRadius: 'surface',
    borderEndStartRadius: 'surface',
    backgroundColor: 'bg.surface',
    '& button': { width: '8' },
    _empty: { borderWidth: 'none' },
  }),
}

/** The ways into the settings panel, for who has settings that are kept. */
export const SettingsRail = () => {
  const { auth } = useActors()
  const isPresent = useSelector(auth, isAuthenticated)
  if (!isPresent) return null
  return (
    <div className={styles.rail}>
      <Part>
        <SettingsButtons />
      </Part>
    </div>
  )
}
