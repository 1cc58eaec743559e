import { useSelector } from '@xstate/react'
import { Maximize, Moon, PanelRight, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'

import { LANGUAGES } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import { isFullscreen } from '../../../machines/fullscreen/fullscreen.connect.ts'
import { selectLanguage, selectLayout, selectMode } from '../../../machines/settings/settings.connect.ts'
import { Flag } from '../../illustrations/flags.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Link as TextLink } from '../../ui/link.view.tsx'
import { useActors } from '../actors.context.tsx'
import { Help } from '../help.context.tsx'
import { useLazySelector } from '../lazy-actor.ts'
import { MenuIcon } from '../navigation/menu-icon.view.tsx'
import { usePlaces } from '../places.context.tsx'
import { Speaking } from '../speaking.view.tsx'
import { FontSize } from './font-size.view.tsx'
import { ABOUT_LANGUAGES, OWN_NAME } from './languages.ts'
import { ShortcutPicker } from './shortcut-picker.view.tsx'
import { useStarred } from './starred-links.view.tsx'

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: '3',
  borderWidth: 'hairline',
  borderColor: 'border.control',
  borderRadius: 'control',
  fontWeight: 'medium',
  color: 'fg.default',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-pressed=true]': { borderColor: 'accent.fg', backgroundColor: 'accent.subtle', color: 'accent.fg' },
} as const

const styles = {
  sections: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' }),
  section: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' }),
  heading: css({ textStyle: 'label' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' }),
  /** The toolbar of a phone has no room for it in the largest text. */
  help: css({ _empty: { display: 'none' } }),
  pill: css(pill),
  none: css({ textStyle: 'small', color: 'fg.muted' }),
  picker: css({
    borderWidth: 'hairline',
    borderRadius: 'surface',
    '&[open] > summary': { borderBlockEndWidth: 'hairline' },
  }),
  summary: css({
    minHeight: 'touch',
    display: 'flex',
    alignItems: 'center',
    paddingInline: '4',
    cursor: 'pointer',
    fontWeight: 'medium',
  }),
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

type ToggleProps = Readonly<{ icon: LucideIcon; label: string; isOn: boolean; onToggle: () => void }>

const Toggle = ({ icon, label, isOn, onToggle }: ToggleProps) => (
  <button type="button" aria-pressed={isOn} className={styles.pill} onClick={onToggle}>
    <Icon as={icon} />
    {label}
  </button>
)

const Languages = () => {
  const { settings } = useActors()
  const language = useSelector(settings, selectLanguage)
  return (
    <div className={styles.row}>
      {LANGUAGES.map((id) => (
        <button
          key={id}
          type="button"
          lang={id}
          aria-pressed={id === language}
          className={styles.pill}
          onClick={() => settings.send({ type: 'language.chosen', language: id })}
        >
          <Flag language={id} />
          {OWN_NAME[id]}
        </button>
      ))}
    </div>
  )
}

const Starred = ({ onLeave }: { onLeave: () => void }) => {
  const starred = useStarred()
  const { toolbar } = useWords()
  if (starred.length === 0) return <p className={styles.none}>{toolbar.shortcuts.none()}</p>
  return (
    <div className={styles.row}>
      {starred.map(({ id, url, title, icon }) => (
        <Link key={id} href={url} className={styles.pill} onClick={onLeave}>
          <MenuIcon name={icon} />
          {title}
        </Link>
      ))}
    </div>
  )
}

type SheetProps = Readonly<{ isOpen: boolean; onClose: () => void }>

const Sheet = ({ isOpen, onClose }: SheetProps) => {
  const { settings, fullscreen, navigation } = useActors()
  const hasQuickPanel = useSelector(settings, (snapshot) => selectLayout(snapshot).config.rightSidePanel.display)
  const isDark = useSelector(settings, (snapshot) => selectMode(snapshot) === 'dark')
  const isFull = useLazySelector(fullscreen, isFullscreen, false)
  const leadsSomewhere = usePlaces()
  const { actions, shell, toolbar } = useWords()
  return (
    <Dialog open={isOpen} onClose={onClose} title={toolbar.more.title()} closeLabel={actions.close()} size="sm">
      <div className={styles.sections}>
        <Section title={shell.shortcuts()}>
          <Starred onLeave={onClose} />
          <details className={styles.picker}>
            <summary className={styles.summary}>{toolbar.shortcuts.placeholder()}</summary>
            <ShortcutPicker />
          </details>
        </Section>
        <FontSize />
        <div className={styles.row}>
          <Toggle
            icon={Moon}
            label={shell.darkMode()}
            isOn={isDark}
            onToggle={() => settings.send({ type: 'mode.toggled' })}
          />
          <Toggle
            icon={Maximize}
            label={shell.fullScreen()}
            isOn={isFull}
            onToggle={() => fullscreen.send({ type: 'fullscreen.toggled' })}
          />
          {hasQuickPanel && (
            <button
              type="button"
              className={styles.pill}
              onClick={() => {
                onClose()
                navigation.send({ type: 'quickPanel.toggled' })
              }}
            >
              <Icon as={PanelRight} mirrored />
              {shell.quickPanel()}
            </button>
          )}
        </div>
        <div className={styles.help}>
          <Help isWorded />
        </div>
        <Section title={shell.language()}>
          <Languages />
          {leadsSomewhere(ABOUT_LANGUAGES) && (
            <TextLink href={ABOUT_LANGUAGES} variant="standalone" onClick={onClose}>
              {shell.learnMore()}
            </TextLink>
          )}
        </Section>
      </div>
    </Dialog>
  )
}

const ToolsSheet = (props: SheetProps) => (
  <Speaking namespaces={['toolbar']}>
    <Sheet {...props} />
  </Speaking>
)

// The default export is what arrives.
export default ToolsSheet
