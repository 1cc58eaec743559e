import { css } from 'styled-system/css'

import type { Palette, ThemeSection } from '../../../domain/palette.ts'
import { useWords } from '../../../i18n/words.tsx'
import { variablesOf } from '../../theme/own-palettes.ts'

const styles = {
  group: css({ display: 'grid', gap: '2' }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
  root: css({
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'surface',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  }),
  page: css({ padding: '4', backgroundColor: 'bg.canvas', color: 'fg.default' }),
  card: css({
    display: 'grid',
    gap: '2',
    padding: '4',
    borderWidth: 'hairline',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
  }),
  mark: css({ height: '1', width: '10', borderRadius: 'full', backgroundColor: 'accent.mark' }),
  title: css({ textStyle: 'heading.card' }),
  muted: css({ textStyle: 'small', color: 'fg.muted' }),
  actions: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginBlockStart: '1' }),
  button: css({
    paddingInline: '3',
    paddingBlock: '1.5',
    borderRadius: 'control',
    backgroundColor: 'accent.solid',
    color: 'accent.on',
    textStyle: 'label',
  }),
  link: css({ color: 'accent.fg', textDecorationLine: 'underline', textStyle: 'label' }),
  bar: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', padding: '3' }),
  item: css({ paddingInline: '3', paddingBlock: '1.5', borderRadius: 'control', textStyle: 'label' }),
  chosen: css({
    backgroundColor: 'bg.sunken',
    outline: '2px solid',
    outlineColor: 'focus',
    outlineOffset: '[2px]',
  }),
}

const BAR_PALETTES = { navbar: 'nav', toolbar: 'toolbar', footer: 'footer' } as const

type PalettePreviewProps = Readonly<{
  section: ThemeSection
  palette: Palette
  /** What is written now cannot be saved: this is how it was before. */
  isStale: boolean
}>

/** A piece of the product in the colours that are chosen, by the same variables that the page would wear. */
export const PalettePreview = ({ section, palette, isStale }: PalettePreviewProps) => {
  const { colors } = useWords().settingsPanel
  const variables = variablesOf({ [section]: palette }, palette.mode)
  return (
    <div className={styles.group}>
      <div role="img" aria-label={colors.preview()} data-mode={palette.mode} className={styles.root} style={variables}>
        {section === 'main' ? (
          <div className={styles.page}>
            <div className={styles.card}>
              <span className={styles.mark} />
              <span className={styles.title}>{colors.previewTitle()}</span>
              <span>{colors.previewText()}</span>
              <span className={styles.muted}>{colors.previewMuted()}</span>
              <span className={styles.actions}>
                <span className={styles.button}>{colors.previewButton()}</span>
                <span className={styles.link}>{colors.previewLink()}</span>
              </span>
            </div>
          </div>
        ) : (
          <div data-palette={BAR_PALETTES[section]} className={styles.bar}>
            <span className={`${styles.item} ${styles.chosen}`}>{colors.previewChosen()}</span>
            <span className={styles.item}>{colors.previewOther()}</span>
            <span className={styles.muted}>{colors.previewMuted()}</span>
          </div>
        )}
      </div>
      {isStale && <p className={styles.note}>{colors.previewStale()}</p>}
    </div>
  )
}
