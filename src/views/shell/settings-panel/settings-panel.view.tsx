import { useSelector } from '@xstate/react'
import { X } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../../i18n/words.tsx'
import { selectSettingsView } from '../../../machines/navigation/navigation.connect.ts'
import type { SettingsView as View } from '../../../machines/navigation/navigation.machine.ts'
import { useBackCloses } from '../../ui/back-closes.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { useSwipe } from '../../ui/use-swipe.ts'
import { useActors } from '../actors.context.tsx'
import { Speaking } from '../speaking.view.tsx'
import { SaveState } from './save-state.view.tsx'
import { SchemesView } from './schemes-view.view.tsx'
import type { SettingsPanelMachines } from './settings-panel.props.ts'
import { SettingsView } from './settings-view.view.tsx'

const styles = {
  panel: css({
    position: 'fixed',
    insetBlock: '0',
    insetInlineStart: '[auto]',
    insetInlineEnd: '0',
    width: 'settingsPanel',
    maxWidth: 'screen',
    // No sliver of a page beside it on a phone.
    '@media (max-width: 440px)': { width: 'full', borderWidth: 'none' },
    height: 'viewport',
    maxHeight: 'viewport',
    margin: '0',
    padding: '0',
    borderWidth: 'none',
    borderInlineStartWidth: 'hairline',
    backgroundColor: 'bg.surface',
    color: 'fg.default',
    boxShadow: 'float',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What is chosen shows on the page beside it, in its own colours.
    '&::backdrop': { backgroundColor: 'transparent' },
    presence: 'appear',
  }),
  /** On a low screen, or a much enlarged one, everything scrolls: fixed bars would leave no room between them. */
  column: css({
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    '@media (max-height: 480px)': { height: 'auto' },
  }),
  head: css({ display: 'grid', gap: '3', padding: '5', paddingBlockEnd: '4', borderBlockEndWidth: 'hairline' }),
  title: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' }),
  heading: css({ textStyle: 'heading.section', minWidth: '0', overflowWrap: 'anywhere', outlineStyle: 'none' }),
  close: css({ marginInlineEnd: '-2', marginBlock: '-2' }),
  body: css({
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '5',
    '@media (max-height: 480px)': { overflowY: 'visible' },
  }),
}

/**
 * The browser's own modal dialog keeps the focus, hears Escape, and gives the focus back when it goes. It starts
 * at its name, not at its way out.
 */
const open = (dialog: HTMLDialogElement) => {
  dialog.showModal()
  dialog.querySelector('h2')?.focus()
  return () => dialog.close()
}

const Panel = ({ view, machines }: { view: View; machines: SettingsPanelMachines }) => {
  const { navigation } = useActors()
  const words = useWords()
  const headingId = useId()
  const close = () => navigation.send({ type: 'settingsPanel.closed' })
  useBackCloses(true, close)
  const swipe = useSwipe('end', close)
  return (
    <dialog ref={open} aria-labelledby={headingId} className={styles.panel} onClose={close} closedby="any" {...swipe}>
      <div className={styles.column}>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 id={headingId} tabIndex={-1} className={styles.heading}>
              {view === 'settings' ? words.settingsPanel.title() : words.settingsPanel.schemesTitle()}
            </h2>
            <IconButton icon={X} label={words.settingsPanel.close()} className={styles.close} onClick={close} />
          </div>
          <Segmented<View>
            legend={words.settingsPanel.views()}
            isLegendHidden
            segments={[
              { value: 'settings', label: words.settingsPanel.title() },
              { value: 'schemes', label: words.settingsPanel.schemesTitle() },
            ]}
            value={view}
            onValueChange={(chosen) => navigation.send({ type: 'settingsPanel.opened', view: chosen })}
          />
        </header>
        {/* A view of its own, scrolled to its own start. */}
        <div key={view} className={styles.body}>
          {view === 'settings' ? <SettingsView machines={machines} /> : <SchemesView />}
        </div>
        <SaveState />
      </div>
    </dialog>
  )
}

/** The settings panel: one view of it at a time, over the edge of the page. It loads when first opened. */
const SettingsPanel = ({ machines }: { machines: SettingsPanelMachines }) => {
  const { navigation } = useActors()
  const view = useSelector(navigation, selectSettingsView)
  if (view === null) return null
  return (
    <Speaking namespaces={['settingsPanel']}>
      <Panel view={view} machines={machines} />
    </Speaking>
  )
}

// The default export is what React's lazy() takes.
export default SettingsPanel
