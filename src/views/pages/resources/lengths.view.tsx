import { useState } from 'react'
import { css } from 'styled-system/css'

import { LANE_WIDTH_FT, SHOULDER_WIDTH_FT, TAPER_SPEEDS, taperAt, TAPERS, type Taper } from '../../../domain/taper.ts'
import type { Formats } from '../../../i18n/formats.ts'
import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { Select } from '../../ui/select.view.tsx'
import { Stat } from '../../ui/stat.view.tsx'
import { Table, type TableColumn } from '../../ui/table.view.tsx'
import { useMeasures, type Measures } from '../information/measures.ts'
import { SectionLead, Source } from '../information/prose.view.tsx'

const USUAL_SPEED = 60
/** Either side of the step between the two formulas. */
const SLOW_MPH = 40
const FAST_MPH = 45

const picker = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[20rem minmax(0, 1fr)]' },
  gap: '6',
  padding: { base: '5', md: '6' },
  marginBlockStart: '6',
  borderWidth: 'hairline',
  borderRadius: 'surface',
  backgroundColor: 'bg.surface',
  _print: { display: 'none' },
})
const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: '5',
})

const formulas = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  rowGap: '3',
  marginBlockStart: '6',
  marginBlockEnd: '2',
  '& dt': { textStyle: 'small', color: 'fg.muted' },
  '& dd': { margin: '0', textStyle: 'heading.card' },
})

/** The numbers for one road, large enough to be read at arm's length. */
const LengthsAtSpeed = () => {
  const { lengths } = useWords().resources
  const measures = useMeasures()
  const formats = useFormats()
  const [speed, setSpeed] = useState(USUAL_SPEED)
  const taper = taperAt(speed)
  const stat = (label: string, feet: number) => (
    <Stat label={label} value={measures.feet(feet)} note={measures.metres(feet) ?? undefined} />
  )
  return (
    <div className={picker}>
      <Select
        label={lengths.speed()}
        value={String(speed)}
        options={TAPER_SPEEDS.map((mph) => ({ value: String(mph), label: measures.speed(mph) }))}
        onValueChange={(value) => setSpeed(Number(value))}
      />
      <div role="status" aria-label={lengths.answer({ speed: measures.speed(speed) })} className={figures}>
        {stat(lengths.merging(), taper.mergingFt)}
        {stat(lengths.buffer(), taper.bufferFt)}
        {stat(lengths.spacing(), taper.spacingFt)}
        <Stat label={lengths.cones()} value={formats.number(taper.cones)} />
      </div>
    </div>
  )
}

/** As the road says it, and below it in the reader's own units. */
const Twice = ({ main, other }: { main: string; other: string | null }) => (
  <span className={css({ whiteSpace: 'nowrap' })}>
    {main}
    {other !== null && (
      <span className={css({ display: 'block', textStyle: 'caption', color: 'fg.muted' })}>{other}</span>
    )}
  </span>
)

const columnsIn = (
  { lengths }: Words['resources'],
  { feet, metres, speed, kilometres }: Measures,
  formats: Formats,
): readonly TableColumn<Taper>[] => {
  const length = (key: string, head: string, pick: (taper: Taper) => number): TableColumn<Taper> => ({
    key,
    head,
    align: 'end',
    cell: (taper) => <Twice main={feet(pick(taper))} other={metres(pick(taper))} />,
  })
  return [
    {
      key: 'speed',
      head: lengths.speed(),
      cell: ({ speedMph }) => <Twice main={speed(speedMph)} other={kilometres(speedMph)} />,
    },
    length('merging', lengths.merging(), ({ mergingFt }) => mergingFt),
    length('shoulder', lengths.shoulder(), ({ shoulderFt }) => shoulderFt),
    length('buffer', lengths.buffer(), ({ bufferFt }) => bufferFt),
    length('spacing', lengths.spacing(), ({ spacingFt }) => spacingFt),
    length('tangent', lengths.tangent(), ({ tangentSpacingFt }) => tangentSpacingFt),
    { key: 'cones', head: lengths.cones(), align: 'end', cell: ({ cones }) => formats.number(cones) },
  ]
}

const LengthTable = () => {
  const words = useWords().resources
  const measures = useMeasures()
  const formats = useFormats()
  return (
    <Table
      caption={words.lengths.caption({ lane: measures.length(LANE_WIDTH_FT) })}
      captionHidden
      rows={TAPERS}
      rowKey={({ speedMph }) => String(speedMph)}
      columns={columnsIn(words, measures, formats)}
    />
  )
}

export const Lengths = () => {
  const { lengths, sources } = useWords().resources
  const measures = useMeasures()
  return (
    <>
      <SectionLead>{lengths.lead({ lane: measures.length(LANE_WIDTH_FT) })}</SectionLead>
      <LengthsAtSpeed />
      <div className={css({ marginBlockStart: '8' })}>
        <LengthTable />
      </div>
      <p className={css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '3' })}>
        {lengths.shoulder()}: {lengths.shoulderNote({ width: measures.length(SHOULDER_WIDTH_FT) })}.
      </p>
      <p className={css({ maxWidth: 'prose', marginBlockStart: '5', textWrap: '[pretty]' })}>{lengths.first()}</p>
      <dl className={formulas}>
        <div>
          <dt>{lengths.upTo({ speed: measures.speed(SLOW_MPH) })}</dt>
          <dd dir="ltr">L = W × S² ÷ 60</dd>
        </div>
        <div>
          <dt>{lengths.from({ speed: measures.speed(FAST_MPH) })}</dt>
          <dd dir="ltr">L = W × S</dd>
        </div>
      </dl>
      <p className={css({ textStyle: 'small', color: 'fg.muted', maxWidth: 'prose' })}>{lengths.formula()}</p>
      <Source label={sources()}>{lengths.source()}</Source>
    </>
  )
}
