import { css, cx } from 'styled-system/css'

import SettingsButtons from '../settings-panel/settings-buttons.view.tsx'
import { beside } from './frame.styles.ts'

const styles = {
  /** Takes no room of its own: it lies in the margin that pages leave at their edge. A phone has it in the user menu. */
  place: css({
    display: { base: 'none', lg: 'block' },
    flexShrink: '0',
    position: 'relative',
    zIndex: '[90]',
    width: '0',
  }),
  dock: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    pointerEvents: 'none',
    '[data-position=right] &': { justifyContent: 'flex-start' },
  }),
  rail: css({
    display: 'grid',
    flexShrink: '0',
    pointerEvents: 'auto',
    overflow: 'hidden',
    borderWidth: 'hairline',
    borderInlineEndWidth: 'none',
    borderStartStartRadius: 'surface',
    borderEndStartRadius: 'surface',
    backgroundColor: 'bg.surface',
    '& button': { width: '8' },
    '[data-position=right] &': {
      borderInlineEndWidth: 'hairline',
      borderInlineStartWidth: 'none',
      borderStartStartRadius: 'none',
      borderEndStartRadius: 'none',
      borderStartEndRadius: 'surface',
      borderEndEndRadius: 'surface',
    },
    _empty: { borderWidth: 'none' },
  }),
}

/**
 * The ways into the settings panel, for who has settings that are kept: among the tools, or at the edge of the page
 * where no toolbar is shown.
 */
const SettingsWays = ({ isEdge }: Readonly<{ isEdge: boolean }>) =>
  isEdge ? (
    <div className={styles.place}>
      <div className={cx(styles.dock, beside)}>
        <div className={styles.rail}>
          <SettingsButtons />
        </div>
      </div>
    </div>
  ) : (
    <SettingsButtons />
  )

// The default export is what React's lazy() takes.
export default SettingsWays
