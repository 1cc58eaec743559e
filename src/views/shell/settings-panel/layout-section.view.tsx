import { useSelector } from '@xstate/react'

import { LAYOUT_MODES, LAYOUT_STYLES, type LayoutMode, type LayoutStyle } from '../../../domain/layout.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { numberSettingMachine } from '../../../machines/number-setting/number-setting.machine.ts'
import { selectDirection, selectLayout } from '../../../machines/settings/settings.connect.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { useActors } from '../actors.context.tsx'
import { ContainerWidth } from './container-width.view.tsx'
import { LayoutParts } from './layout-parts.view.tsx'
import { LayoutPicture } from './layout-picture.view.tsx'
import { PanelSection } from './panel-section.view.tsx'
import { PictureChoice } from './picture-choice.view.tsx'

export const LayoutSection = ({ containerWidth }: { containerWidth: typeof numberSettingMachine }) => {
  const { settings } = useActors()
  const layout = useSelector(settings, selectLayout)
  const direction = useSelector(settings, selectDirection)
  const words = useWords().settingsPanel.layout
  return (
    <PanelSection title={words.title()}>
      <PictureChoice<LayoutStyle>
        legend={words.style()}
        help={words.styleHelp()}
        columns="three"
        choices={LAYOUT_STYLES.map((style) => ({
          value: style,
          label: words[style](),
          about: words[`${style}About`](),
          picture: <LayoutPicture style={style} />,
        }))}
        value={layout.style}
        onValueChange={(style) => settings.send({ type: 'layoutStyle.chosen', style })}
      />
      <Segmented<LayoutMode>
        legend={words.mode()}
        segments={LAYOUT_MODES.map((mode) => ({ value: mode, label: words[mode]() }))}
        value={layout.config.mode}
        onValueChange={(mode) => settings.send({ type: 'layout.changed', change: { mode } })}
      />
      {layout.config.mode !== 'fullwidth' && (
        <ContainerWidth machine={containerWidth} value={layout.config.containerWidth} />
      )}
      <LayoutParts layout={layout} direction={direction} />
    </PanelSection>
  )
}
