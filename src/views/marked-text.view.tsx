import { css } from 'styled-system/css'

import type { Marked } from '../domain/guide-search.ts'

const match = css({
  backgroundColor: 'accent.subtle',
  color: 'fg.default',
  borderBlockEndWidth: 'thick',
  borderColor: 'accent.mark',
  _forcedColors: { backgroundColor: '[Mark]', color: '[MarkText]' },
})

/** A text with what was found in it. */
export const MarkedText = ({ text }: { text: Marked }) =>
  text.map(({ text: piece, isMatch, at }) =>
    isMatch ? (
      <mark key={at} className={match}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
