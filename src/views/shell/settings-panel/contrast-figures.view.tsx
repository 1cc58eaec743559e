import { CircleDashed } from 'lucide-react'
import { useId } from 'react'
import { css } from 'styled-system/css'

import { TEXT_CONTRAST, textContrast, type PaletteBackground, type PaletteDraft } from '../../../domain/palette.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'

const styles = {
  title: css({ textStyle: 'label', marginBlockEnd: '1.5' }),
  list: css({ display: 'grid', gap: '2' }),
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' }),
  name: css({ flex: '[1 1 9rem]', minWidth: '0', overflowWrap: 'anywhere' }),
  figure: css({ fontVariantNumeric: 'tabular-nums' }),
}

/** Never rounded up: 4.499 is not enough, and is not shown as if it were. */
const shown = (ratio: number) => Math.floor(ratio * 100) / 100

const Figure = ({
  draft,
  background,
  label,
}: {
  draft: PaletteDraft
  background: PaletteBackground
  label: string
}) => {
  const { colors } = useWords().settingsPanel
  const formats = useFormats()
  const ratio = textContrast(draft, background)
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{label}</dt>
      {ratio === null ? (
        <dd>
          <StatusChip tone="neutral" icon={CircleDashed}>
            {colors.unknown()}
          </StatusChip>
        </dd>
      ) : (
        <>
          <dd className={styles.figure}>{colors.ratio({ ratio: formats.number(shown(ratio)) })}</dd>
          <dd>
            <StatusChip tone={ratio >= TEXT_CONTRAST ? 'success' : 'danger'}>
              {ratio >= TEXT_CONTRAST ? colors.passes() : colors.fails()}
            </StatusChip>
          </dd>
        </>
      )}
    </div>
  )
}

/** How well the text reads on both backgrounds, as it is chosen. */
export const ContrastFigures = ({ draft }: { draft: PaletteDraft }) => {
  const { colors } = useWords().settingsPanel
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className={styles.title}>
        {colors.contrast()}
      </h4>
      <dl className={styles.list}>
        <Figure draft={draft} background="paper" label={colors.onPaper()} />
        <Figure draft={draft} background="default" label={colors.onDefault()} />
      </dl>
    </section>
  )
}
