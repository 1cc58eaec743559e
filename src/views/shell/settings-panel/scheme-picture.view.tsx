import { css } from 'styled-system/css'

import type { SchemeId } from '../../../domain/appearance.ts'
import type { ThemeMode } from '../../../domain/theme-mode.ts'
import { SCHEME_PALETTES } from '../../theme/scheme-palettes.data.ts'

/** The colours are what it shows: they stay where the reader's system sets its own. */
const picture = css({
  display: 'block',
  width: 'full',
  height: 'auto',
  forcedColorAdjust: 'none',
  _rtl: { transform: 'scaleX(-1)' },
})

/** A page in the colours of a scheme: menu, toolbar, a card with its button, and the footer. */
export const SchemePicture = ({ scheme, mode }: { scheme: SchemeId; mode: ThemeMode }) => {
  const { bg, fg, border, accent, nav, footer } = SCHEME_PALETTES[scheme][mode]
  return (
    <svg viewBox="0 0 160 100" aria-hidden className={picture}>
      <rect width="160" height="100" fill={bg.canvas} />
      <rect width="42" height="100" fill={nav.bg} />
      <circle cx="11" cy="11" r="4" fill={nav.focus} />
      <rect x="19" y="9" width="15" height="4" rx="2" fill={nav.fg} />
      <rect x="5" y="23" width="32" height="11" rx="3" fill={nav.active} />
      <rect x="10" y="27" width="18" height="3" rx="1.5" fill={nav.fg} />
      <rect x="10" y="41" width="21" height="3" rx="1.5" fill={nav.muted} />
      <rect x="10" y="52" width="16" height="3" rx="1.5" fill={nav.muted} />
      <rect x="10" y="63" width="19" height="3" rx="1.5" fill={nav.muted} />
      <rect x="42" width="118" height="15" fill={bg.surface} />
      <rect x="42" y="14.5" width="118" height="0.75" fill={border.hairline} />
      <circle cx="150" cy="7.5" r="3.5" fill={accent.solid} />
      <rect x="50" y="6" width="24" height="3" rx="1.5" fill={fg.muted} />
      <rect x="50.5" y="24.5" width="101" height="55" rx="4" fill={bg.surface} stroke={border.hairline} />
      <rect x="59" y="33" width="22" height="3" rx="1.5" fill={accent.mark} />
      <rect x="59" y="41" width="54" height="5" rx="2.5" fill={fg.default} />
      <rect x="59" y="51" width="76" height="3" rx="1.5" fill={fg.muted} />
      <rect x="59" y="60" width="34" height="12" rx="3" fill={accent.solid} />
      <rect x="66" y="64.5" width="20" height="3" rx="1.5" fill={accent.on} />
      <rect x="101" y="64.5" width="22" height="3" rx="1.5" fill={accent.fg} />
      <rect x="42" y="89" width="118" height="11" fill={footer.bg} />
      <rect x="50" y="93" width="36" height="3" rx="1.5" fill={footer.muted} />
    </svg>
  )
}
