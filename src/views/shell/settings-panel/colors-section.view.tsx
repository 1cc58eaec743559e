import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { css } from 'styled-system/css'

import { THEME_SECTIONS, type Palette, type ThemeSection } from '../../../domain/palette.ts'
import { useWords } from '../../../i18n/words.tsx'
import { paletteOrigin, wornPalette } from '../../theme/worn-palettes.ts'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { useActors } from '../actors.context.tsx'
import { PanelSection } from './panel-section.view.tsx'

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', borderBlockStartWidth: 'hairline' }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    borderBlockEndWidth: 'hairline',
  }),
  swatch: css({ flexShrink: '0', borderWidth: 'hairline', borderColor: 'border.control', borderRadius: 'control' }),
  text: css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' }),
  name: css({ display: 'block', textStyle: 'label' }),
  origin: css({ display: 'block', textStyle: 'small', color: 'fg.muted' }),
}

/** The five colours at a glance: a sheet on its ground, with text and two marks. */
const Swatch = ({ palette: { background, text, primary, secondary } }: { palette: Palette }) => (
  <svg viewBox="0 0 44 32" width="44" height="32" aria-hidden className={styles.swatch}>
    <rect width="44" height="32" rx="5" fill={background.default} />
    <path d="M22 5h14a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H22z" fill={background.paper} />
    <text x="12" y="21" textAnchor="middle" fontSize="14" fontWeight="700" fill={text}>
      A
    </text>
    <circle cx="27" cy="16" r="3.5" fill={primary} />
    <circle cx="35" cy="16" r="3.5" fill={secondary} />
  </svg>
)

const focus = (element: HTMLElement | null) => element?.focus()

type ColorsSectionProps = Readonly<{
  /** The section whose palette was just edited. */
  edited: ThemeSection | null
  onEdit: (section: ThemeSection) => void
}>

export const ColorsSection = ({ edited, onEdit }: ColorsSectionProps) => {
  const { settings } = useActors()
  const appearance = useSelector(settings, (snapshot) => snapshot.context.appearance)
  const { colors, parts } = useWords().settingsPanel
  return (
    <PanelSection title={colors.title()} lead={colors.lead()}>
      <ul className={styles.list}>
        {THEME_SECTIONS.map((section) => (
          <li key={section} className={styles.row}>
            <Swatch palette={wornPalette(appearance, section)} />
            <span className={styles.text}>
              <span className={styles.name}>{parts[section]()}</span>
              <span className={styles.origin}>{colors[paletteOrigin(appearance, section)]()}</span>
            </span>
            <IconButton
              icon={Pencil}
              label={colors.edit({ part: parts[section]() })}
              onClick={() => onEdit(section)}
              {...(section === edited && { ref: focus })}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="outline"
        disabled={Object.keys(appearance.palettes).length === 0}
        onClick={() => settings.send({ type: 'palettes.dropped' })}
      >
        {colors.drop()}
      </Button>
    </PanelSection>
  )
}
