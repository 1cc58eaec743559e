import { useState } from 'react'
import { css, cx } from 'styled-system/css'

import { useFormats, useWords, type Words } from '../../../i18n/words.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { SectionLead } from '../information/prose.view.tsx'
import { watchContrast } from './contrast.ts'

const SIZES = [
  [4.8, css({ textStyle: 'display' })],
  [3.6, css({ textStyle: 'heading.page' })],
  [2.8, css({ fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' })],
  [2.2, css({ textStyle: 'heading.section' })],
  [1.8, css({ textStyle: 'lead' })],
  [1.6, css({ textStyle: 'body' })],
  [1.4, css({ textStyle: 'small' })],
  [1.2, css({ textStyle: 'caption' })],
] as const

/** From here on a size is a heading's. */
const LEAST_HEADING = 2.2

const sizeRow = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[9rem minmax(0, 1fr)]' },
  alignItems: 'baseline',
  columnGap: '6',
  paddingBlock: '4',
  borderBlockEndWidth: 'hairline',
  overflowWrap: 'anywhere',
})
const quiet = css({ textStyle: 'caption', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' })

export const TypeSample = () => {
  const { type } = useWords().example
  const formats = useFormats()
  return (
    <>
      <SectionLead>{type.lead()}</SectionLead>
      <ul className={css({ marginBlockStart: '4' })}>
        {SIZES.map(([size, style]) => (
          <li key={size} className={sizeRow}>
            <span className={quiet}>{type.size({ size: formats.number(size) })}</span>
            <span className={style}>{size >= LEAST_HEADING ? type.sample() : type.body()}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

type ColourId = Exclude<keyof Words['example']['colours'], 'heading' | 'lead' | 'contrast' | 'ratio'>

const hairline = css({ borderWidth: 'hairline' })

const COLOURS: readonly (readonly [ColourId, string])[] = [
  ['canvas', cx(hairline, css({ backgroundColor: 'bg.canvas', color: 'fg.default' }))],
  ['surface', cx(hairline, css({ backgroundColor: 'bg.surface', color: 'fg.default' }))],
  ['raised', cx(hairline, css({ backgroundColor: 'bg.raised', color: 'fg.default' }))],
  ['sunken', css({ backgroundColor: 'bg.sunken', color: 'fg.default' })],
  ['muted', cx(hairline, css({ backgroundColor: 'bg.surface', color: 'fg.muted' }))],
  ['link', cx(hairline, css({ backgroundColor: 'bg.surface', color: 'accent.fg' }))],
  ['accent', css({ backgroundColor: 'accent.solid', color: 'accent.on' })],
  ['accentSubtle', css({ backgroundColor: 'accent.subtle', color: 'accent.fg' })],
  ['brand', css({ backgroundColor: 'brand.pink', color: 'brand.on' })],
  ['success', css({ backgroundColor: 'status.success.subtle', color: 'status.success.fg' })],
  ['warning', css({ backgroundColor: 'status.warning.subtle', color: 'status.warning.fg' })],
  ['danger', css({ backgroundColor: 'status.danger.subtle', color: 'status.danger.fg' })],
  ['info', css({ backgroundColor: 'status.info.subtle', color: 'status.info.fg' })],
  ['nav', css({ backgroundColor: 'shell.nav.bg', color: 'shell.nav.fg' })],
  ['toolbar', cx(hairline, css({ backgroundColor: 'shell.toolbar.bg', color: 'shell.toolbar.fg' }))],
  ['footer', css({ backgroundColor: 'shell.footer.bg', color: 'shell.footer.fg' })],
]

const swatches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: '3',
  marginBlockStart: '6',
})
const swatch = css({
  display: 'grid',
  alignContent: 'space-between',
  minHeight: '24',
  padding: '4',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
})

const Swatch = ({ name, style }: { name: string; style: string }) => {
  const { colours } = useWords().example
  const formats = useFormats()
  const [ratio, setRatio] = useState<number | null>(null)
  const [watch] = useState(() => (element: Element | null) => {
    if (element) return watchContrast(element, setRatio)
    return undefined
  })
  return (
    <li ref={watch} className={cx(swatch, style)}>
      <span className={css({ fontWeight: 'semibold' })}>{name}</span>
      <span className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
        {/* Known where it is painted only. */}
        {ratio === null ? colours.contrast() : colours.ratio({ ratio: formats.number(Math.floor(ratio * 10) / 10) })}
      </span>
    </li>
  )
}

export const ColourSample = () => {
  const { colours } = useWords().example
  return (
    <>
      <SectionLead>{colours.lead()}</SectionLead>
      <ul className={swatches}>
        {COLOURS.map(([id, style]) => (
          <Swatch key={id} name={colours[id]()} style={style} />
        ))}
      </ul>
    </>
  )
}

const STEPS = [
  [4, css({ width: '1' })],
  [8, css({ width: '2' })],
  [12, css({ width: '3' })],
  [16, css({ width: '4' })],
  [24, css({ width: '6' })],
  [32, css({ width: '8' })],
  [48, css({ width: '12' })],
  [64, css({ width: '16' })],
] as const

const TONES = ['plain', 'sunken', 'accent', 'bare'] as const

export const SpaceSample = () => {
  const { space } = useWords().example
  const formats = useFormats()
  return (
    <>
      <SectionLead>{space.lead()}</SectionLead>
      <ul className={css({ display: 'grid', gap: '2', marginBlockStart: '6' })}>
        {STEPS.map(([pixels, width]) => (
          <li key={pixels} className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
            <span className={cx(quiet, css({ width: '16' }))}>{space.step({ pixels: formats.number(pixels) })}</span>
            <span className={cx(width, css({ height: '4', backgroundColor: 'accent.mark' }))} />
          </li>
        ))}
      </ul>
      <div className={swatches}>
        {TONES.map((tone) => (
          <Surface key={tone} tone={tone}>
            {space[tone]()}
          </Surface>
        ))}
      </div>
    </>
  )
}
