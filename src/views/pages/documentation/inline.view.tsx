import { css } from 'styled-system/css'

import { inlineOf } from './content/inline.ts'

const styles = {
  screen: css({ fontWeight: 'semibold', color: 'fg.default' }),
  code: css({
    paddingInline: '1',
    borderRadius: 'inset',
    backgroundColor: 'bg.sunken',
    fontFamily: 'mono',
    fontSize: '[0.92em]',
    overflowWrap: 'anywhere',
  }),
}

/** A text of the guide: words of the screen stand out, and what a computer reads stays left to right. */
export const Inline = ({ text }: { text: string }) =>
  inlineOf(text).map(({ kind, text: piece, at }) => {
    if (kind === 'screen') {
      return (
        <b key={at} className={styles.screen}>
          {piece}
        </b>
      )
    }
    return kind === 'code' ? (
      <code key={at} dir="ltr" className={styles.code}>
        {piece}
      </code>
    ) : (
      piece
    )
  })
