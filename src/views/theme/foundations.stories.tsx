import type { Meta, StoryObj } from '@storybook/react-vite'
import { css } from 'styled-system/css'

import { SCHEME_IDS, THEME_MODES } from './schemes.ts'

const meta: Meta = { title: 'Design system/Foundations' }
export default meta
type Story = StoryObj

const sizes = [
  ['4xl', css({ textStyle: 'display' }), 'Move it or work it'],
  ['3xl', css({ textStyle: 'heading.page' }), 'Scene Safety'],
  ['2xl', css({ fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight' }), 'Lesson 3 of 9'],
  ['xl', css({ textStyle: 'heading.section' }), 'Your classes'],
  ['lg', css({ textStyle: 'lead' }), 'A responder is struck every few days.'],
  ['md', css({ textStyle: 'body' }), 'Park upstream, block the lane, keep your wheels turned.'],
  ['sm', css({ textStyle: 'small' }), 'Saved a minute ago'],
  ['xs', css({ textStyle: 'caption' }), 'Version 3.12.2'],
] as const

export const Type: Story = {
  render: () => (
    <div className={css({ display: 'grid', gap: '5' })}>
      {sizes.map(([name, style, text]) => (
        <div key={name} className={css({ display: 'flex', alignItems: 'baseline', gap: '6' })}>
          <code className={css({ width: '10', flexShrink: '0', textStyle: 'caption', color: 'fg.muted' })}>{name}</code>
          <span className={style}>{text}</span>
        </div>
      ))}
    </div>
  ),
}

const swatch = css({ display: 'grid', alignContent: 'end', minHeight: '20', padding: '3', borderRadius: 'control' })

const pairs = [
  ['canvas', css({ backgroundColor: 'bg.canvas', color: 'fg.default', borderWidth: 'hairline' })],
  ['surface', css({ backgroundColor: 'bg.surface', color: 'fg.default', borderWidth: 'hairline' })],
  ['raised', css({ backgroundColor: 'bg.raised', color: 'fg.muted', borderWidth: 'hairline' })],
  ['sunken', css({ backgroundColor: 'bg.sunken', color: 'fg.muted' })],
  ['accent', css({ backgroundColor: 'accent.solid', color: 'accent.on' })],
  ['accent subtle', css({ backgroundColor: 'accent.subtle', color: 'accent.fg' })],
  ['success', css({ backgroundColor: 'status.success.subtle', color: 'status.success.fg' })],
  ['warning', css({ backgroundColor: 'status.warning.subtle', color: 'status.warning.fg' })],
  ['danger', css({ backgroundColor: 'status.danger.subtle', color: 'status.danger.fg' })],
  ['info', css({ backgroundColor: 'status.info.subtle', color: 'status.info.fg' })],
  ['brand', css({ backgroundColor: 'brand.pink', color: 'brand.on' })],
  ['navigation', css({ backgroundColor: 'shell.nav.bg', color: 'shell.nav.fg' })],
  ['toolbar', css({ backgroundColor: 'shell.toolbar.bg', color: 'shell.toolbar.fg', borderWidth: 'hairline' })],
  ['footer', css({ backgroundColor: 'shell.footer.bg', color: 'shell.footer.muted' })],
] as const

const grid = css({ display: 'grid', gap: '3', gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' })

const Swatches = () => (
  <div className={grid}>
    {pairs.map(([name, style]) => (
      <div key={name} className={`${swatch} ${style}`}>
        {name}
      </div>
    ))}
  </div>
)

export const Colours: Story = { render: () => <Swatches /> }

export const EveryScheme: Story = {
  render: () => (
    <div className={css({ display: 'grid', gap: '6' })}>
      {SCHEME_IDS.flatMap((scheme) =>
        THEME_MODES.map((mode) => (
          <section
            key={`${scheme} ${mode}`}
            data-scheme={scheme}
            data-mode={mode}
            className={css({
              padding: '5',
              borderRadius: 'surface',
              backgroundColor: 'bg.canvas',
              color: 'fg.default',
            })}
          >
            <h2 className={css({ textStyle: 'heading.card', marginBlockEnd: '3' })}>
              {scheme}, {mode}
            </h2>
            <Swatches />
          </section>
        )),
      )}
    </div>
  ),
}

const widths = [
  css({ width: '1' }),
  css({ width: '2' }),
  css({ width: '3' }),
  css({ width: '4' }),
  css({ width: '6' }),
  css({ width: '8' }),
  css({ width: '12' }),
  css({ width: '16' }),
]

export const Spacing: Story = {
  render: () => (
    <div className={css({ display: 'grid', gap: '3' })}>
      {widths.map((width) => (
        <div key={width} className={`${width} ${css({ height: '4', backgroundColor: 'accent.solid' })}`} />
      ))}
    </div>
  ),
}
