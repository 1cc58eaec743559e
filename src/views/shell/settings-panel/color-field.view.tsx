import { css } from 'styled-system/css'

import { toHexColour, type HexColour } from '../../../domain/colour.ts'
import type { PaletteField, PaletteProblem } from '../../../domain/palette.ts'
import { useWords } from '../../../i18n/words.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', columnGap: '3', alignItems: 'start' }),
  /** Beside the box: as far down as its label is high. */
  well: css({
    width: '11',
    height: '11',
    marginBlockStart: '[calc(1.4rem * var(--line-heights-snug) + 0.6rem)]',
    padding: '0',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'transparent',
    overflow: 'hidden',
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { padding: '0' },
    '&::-webkit-color-swatch': { border: 'none', borderRadius: 'none' },
    '&::-moz-color-swatch': { border: 'none', borderRadius: 'none' },
  }),
}

type ColorFieldProps = Readonly<{
  field: PaletteField
  /** In a bar the same colour is for other things than on a page. */
  isBar: boolean
  written: string
  /** What the picker shows while what is written is no colour. */
  fallback: HexColour
  problem: PaletteProblem | null
  onWritten: (written: string) => void
}>

/** One colour, picked or written: the browser's picker beside a field for the code. */
export const ColorField = ({ field, isBar, written, fallback, problem, onWritten }: ColorFieldProps) => {
  const { colors } = useWords().settingsPanel
  const label = colors[field]()
  const help = field === 'text' ? undefined : colors[isBar ? (`${field}BarHelp` as const) : (`${field}Help` as const)]()
  return (
    <div className={styles.row}>
      <input
        type="color"
        aria-label={colors.pick({ color: label })}
        value={toHexColour(written) ?? fallback}
        onChange={(event) => onWritten(event.currentTarget.value)}
        className={styles.well}
      />
      <TextField
        label={label}
        help={help}
        error={problem !== null && colors[problem]()}
        dir="ltr"
        value={written}
        onValueChange={onWritten}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
    </div>
  )
}
