import { useSelector } from '@xstate/react'

import { FONT_SCALE } from '../../../domain/appearance.ts'
import type { Direction } from '../../../domain/language.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { selectDirection, selectFontScale, selectScrollbars } from '../../../machines/settings/settings.connect.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Slider } from '../../ui/slider.view.tsx'
import { Switch } from '../../ui/switch.view.tsx'
import { useActors } from '../actors.context.tsx'
import { PanelSection } from './panel-section.view.tsx'

export const ReadingSection = () => {
  const { settings } = useActors()
  const fontScale = useSelector(settings, selectFontScale)
  const direction = useSelector(settings, selectDirection)
  const hasOwnScrollbars = useSelector(settings, selectScrollbars)
  const words = useWords().settingsPanel.reading
  const formats = useFormats()
  return (
    <PanelSection title={words.title()}>
      <Slider
        label={words.fontSize()}
        {...FONT_SCALE}
        value={fontScale}
        valueText={formats.percent(fontScale)}
        onValueChange={(chosen) => settings.send({ type: 'fontScale.chosen', fontScale: chosen })}
      />
      <Segmented<Direction>
        legend={words.direction()}
        segments={[
          { value: 'ltr', label: words.ltr() },
          { value: 'rtl', label: words.rtl() },
        ]}
        value={direction}
        onValueChange={(chosen) => settings.send({ type: 'direction.chosen', direction: chosen })}
      />
      <Switch
        label={words.scrollbars()}
        help={words.scrollbarsHelp()}
        checked={hasOwnScrollbars}
        onCheckedChange={(customScrollbars) => settings.send({ type: 'scrollbars.chosen', customScrollbars })}
      />
    </PanelSection>
  )
}
