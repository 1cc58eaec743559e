import { Download, Image } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { csvText } from '../../domain/csv-text.ts'
import { useFormats, useWords } from '../../i18n/words.tsx'
import { Button } from '../ui/button.view.tsx'
import { DetailSection } from '../ui/detail.view.tsx'
import { Segmented } from '../ui/segmented.view.tsx'
import { Table } from '../ui/table.view.tsx'
import { chartPicture } from './chart-picture.ts'
import type { Chart } from './chart.ts'
import { Columns } from './columns.view.tsx'
import { Lines } from './lines.view.tsx'

/** Saves a text as a file; of a table, unless its type is told. */
export type SaveText = (name: string, text: string, type?: string) => void

type ChartedProps = Readonly<{
  chart: Chart
  /** Said instead where it counts nothing. */
  empty: string
  lead?: ReactNode
  saveText: SaveText
}>

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', _print: { display: 'none' } })

/** The colours of the scheme that an element is seen in, as CSS writes them. */
const coloursAt = (element: Element) => {
  const style = getComputedStyle(element)
  const of = (token: string) => style.getPropertyValue(`--colors-${token}`).trim()
  return { ground: of('bg-surface'), text: of('fg-default'), full: of('accent-solid'), thin: of('border-control') }
}

const nameOf = ({ label }: Chart['rows'][number]) => <bdi>{label}</bdi>

const lineOf = ({ label, values }: Chart['rows'][number]): readonly string[] => [label].concat(values.map(String))

const Figures = ({ chart }: Readonly<{ chart: Chart }>) => {
  const formats = useFormats()
  const countOf = (measure: number) => {
    const cell = ({ values }: Chart['rows'][number]) => formats.number(values[measure] ?? 0)
    return cell
  }
  return (
    <Table
      caption={chart.title}
      captionHidden
      rowKey={({ key }) => key}
      rows={chart.rows}
      columns={[
        { key: 'by', head: chart.by, cell: nameOf },
        ...chart.measures.map((measure, at) => ({
          key: measure,
          head: measure,
          align: 'end' as const,
          cell: countOf(at),
        })),
      ]}
    />
  )
}

/** A chart, or its table; and both as files. */
export const Charted = ({ chart, empty, lead, saveText }: ChartedProps) => {
  const { programmeDash: said } = useWords()
  const formats = useFormats()
  const [isTable, setTable] = useState(false)
  const { title, by, measures, rows, fileName } = chart
  if (rows.length === 0) return <DetailSection bare title={title} lead={empty} />
  const Drawn = chart.shape === 'columns' ? Columns : Lines
  return (
    <DetailSection
      title={title}
      lead={lead}
      actions={
        <div className={tools}>
          <Segmented
            legend={said.seenAs({ title })}
            isLegendHidden
            segments={[
              { value: 'chart', label: said.chart() },
              { value: 'table', label: said.table() },
            ]}
            value={isTable ? 'table' : 'chart'}
            onValueChange={(value) => setTable(value === 'table')}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={Download}
            aria-label={said.csvOf({ title })}
            onClick={() => saveText(`${fileName}.csv`, csvText([[by, ...measures], ...rows.map(lineOf)]))}
          >
            {said.csv()}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={Image}
            aria-label={said.pictureOf({ title })}
            onClick={({ currentTarget }) =>
              saveText(
                `${fileName}.svg`,
                chartPicture(chart, {
                  dir: getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr',
                  number: formats.number,
                  colours: coloursAt(currentTarget),
                }),
                'image/svg+xml',
              )
            }
          >
            {said.picture()}
          </Button>
        </div>
      }
    >
      {isTable ? <Figures chart={chart} /> : <Drawn chart={chart} />}
    </DetailSection>
  )
}
