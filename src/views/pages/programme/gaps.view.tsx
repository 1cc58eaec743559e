import { Download } from 'lucide-react'
import { css } from 'styled-system/css'

import type { ProgrammeQuality } from '../../../domain/contract/programme-quality.contract.ts'
import { csvText } from '../../../domain/csv-text.ts'
import { DISCIPLINES } from '../../../domain/discipline.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import type { SaveText } from '../../charts/charted.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { Table } from '../../ui/table.view.tsx'
import { disciplineName } from './programme-charts.ts'

type Cells = ProgrammeQuality['cells']
type Cell = Cells[number]

const cell = css({
  display: 'block',
  position: 'relative',
  isolation: 'isolate',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'inset',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})

/** Behind the number, which says the same: the more who lack a certificate, the darker. */
const shade = css({
  position: 'absolute',
  inset: '0',
  zIndex: '[-1]',
  backgroundColor: 'status.warning.subtle',
  printColorAdjust: 'exact',
})

const Gap = ({ found }: Readonly<{ found: Cell | undefined }>) => {
  const { programmeDash: said } = useWords()
  const formats = useFormats()
  if (!found) return '–'
  const { people, trained } = found
  return (
    <span className={cell}>
      <span aria-hidden className={shade} style={{ opacity: 1 - trained / people }} />
      {said.gap({ trained: formats.number(trained), people: formats.number(people) })}
    </span>
  )
}

const gapOf = (cells: Cells, discipline: string | null) => {
  const ofRow = (county: string | null) => (
    <Gap found={cells.find((one) => one.county === county && one.discipline === discipline)} />
  )
  return ofRow
}

/** Those that there are, in the order in which disciplines are listed; another kind, then none, come last. */
const disciplinesOf = (cells: Cells): readonly (string | null)[] => {
  const found = new Set(cells.map(({ discipline }) => discipline))
  const known = DISCIPLINES.filter((one) => found.has(one))
  return [...known, ...[...found].filter((one) => !known.some((other) => other === one))]
}

/** How many who learn hold a certificate that is good, by county and discipline. */
export const Gaps = ({ cells, saveText }: Pick<ProgrammeQuality, 'cells'> & Readonly<{ saveText: SaveText }>) => {
  const words = useWords()
  const { programmeDash: said } = words
  if (cells.length === 0) return <DetailSection bare title={said.gaps()} lead={said.nobodyLearns()} />
  const counties = [...new Set(cells.map(({ county }) => county))]
  const countyName = (county: string | null) => county ?? said.notGiven()
  const save = () =>
    saveText(
      'training-gaps.csv',
      csvText([
        [said.county(), said.discipline(), said.holders(), said.people()],
        ...cells.map(({ county, discipline, trained, people }) => [
          countyName(county),
          disciplineName(words, discipline),
          String(trained),
          String(people),
        ]),
      ]),
    )
  return (
    <DetailSection
      bare
      title={said.gaps()}
      lead={said.gapsNote()}
      actions={
        <Button
          variant="ghost"
          size="sm"
          icon={Download}
          aria-label={said.csvOf({ title: said.gaps() })}
          onClick={save}
        >
          {said.csv()}
        </Button>
      }
    >
      <Table
        caption={said.gaps()}
        captionHidden
        rows={counties}
        rowKey={(county) => county ?? ''}
        columns={[
          { key: 'county', head: said.county(), cell: countyName },
          ...disciplinesOf(cells).map((discipline) => ({
            key: discipline ?? '',
            head: disciplineName(words, discipline),
            align: 'end' as const,
            cell: gapOf(cells, discipline),
          })),
        ]}
      />
    </DetailSection>
  )
}
