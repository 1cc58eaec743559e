import { useSelector } from '@xstate/react'
import { Settings2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { FONT_SCALE } from '../../../domain/appearance.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import type { ThemeMode } from '../../../domain/theme-mode.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectSettingsView } from '../../../machines/navigation/navigation.connect.ts'
import { selectFontScale, selectLanguage, selectMode } from '../../../machines/settings/settings.connect.ts'
import { useActors } from '../../shell/actors.context.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Slider } from '../../ui/slider.view.tsx'
import { ProfileSection } from './profile-section.view.tsx'

const styles = {
  all: css({ display: 'grid', justifyItems: 'start', gap: '2' }),
  help: css({ textStyle: 'small', color: 'fg.muted' }),
}

/** The choices that most people look for; all others are in the settings. */
export const AppearanceSection = () => {
  const { settings, navigation } = useActors()
  const language = useSelector(settings, selectLanguage)
  const mode = useSelector(settings, selectMode)
  const fontScale = useSelector(settings, selectFontScale)
  const isOpen = useSelector(navigation, (snapshot) => selectSettingsView(snapshot) !== null)
  const { profile, shell } = useWords()
  const { appearance } = profile
  const formats = useFormats()
  return (
    <ProfileSection id="appearance" title={appearance.title()} lead={appearance.lead()}>
      <Segmented<Language>
        legend={appearance.language()}
        segments={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{OWN_NAME[value]}</span> }))}
        value={language}
        onValueChange={(chosen) => settings.send({ type: 'language.chosen', language: chosen })}
      />
      <Segmented<ThemeMode>
        legend={appearance.mode()}
        segments={[
          { value: 'light', label: appearance.light() },
          { value: 'dark', label: appearance.dark() },
        ]}
        value={mode}
        onValueChange={(chosen) => settings.send({ type: 'mode.chosen', mode: chosen })}
      />
      <Slider
        label={shell.fontSize()}
        {...FONT_SCALE}
        value={fontScale}
        valueText={formats.percent(fontScale)}
        onValueChange={(chosen) => settings.send({ type: 'fontScale.chosen', fontScale: chosen })}
      />
      <div className={styles.all}>
        <Button
          variant="outline"
          icon={Settings2}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby="all-settings"
          onClick={() => navigation.send({ type: 'settingsPanel.opened', view: 'settings' })}
        >
          {appearance.all()}
        </Button>
        <p id="all-settings" className={styles.help}>
          {appearance.allHelp()}
        </p>
      </div>
    </ProfileSection>
  )
}
