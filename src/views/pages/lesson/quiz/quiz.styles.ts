import { css } from 'styled-system/css'

export const quizStyles = {
  panel: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '6',
    padding: { base: '4', md: '8' },
    borderWidth: 'hairline',
    borderRadius: 'surface',
    backgroundColor: 'bg.surface',
    outlineStyle: 'none',
  }),
  /**
   * What stands in the quiz's place for a while has its room on a phone, which is longer than the screen as what comes
   * there is: what is below stays out of sight, also when the page goes down to that.
   */
  held: css({ alignContent: 'start', smDown: { minHeight: '[calc(100dvh + 16rem)]' } }),
  /**
   * On a phone it fills the screen below the bar, from the line with the clock on, and the ways on lie at its end: where
   * the thumb was, it finds them again.
   */
  asked: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    minWidth: '0',
    smDown: { minHeight: '[calc(100dvh - 11rem)]' },
  }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '2',
  }),
  /** On a phone it has one line with the question's number: its button's own room is in that of the panel. */
  clock: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: { base: '0', sm: '3' },
    rowGap: '1',
    marginInlineStart: 'auto',
    '& > button': { marginInlineEnd: { base: '-3', sm: '0' } },
  }),
  /** As wide for 9:59 as for 10:00: what stands beside it stays on its line. */
  time: css({
    display: 'inline-block',
    minWidth: '[5ch]',
    textStyle: 'heading.card',
    fontVariantNumeric: 'tabular-nums',
  }),
  /** The room of its icon is there before the icon is. */
  mark: css({ display: 'inline-flex', width: '[1em]' }),
  overview: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  number: css({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minWidth: '11',
    minHeight: '10',
    _touch: { minHeight: 'touch' },
    paddingInline: '2',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { backgroundColor: 'bg.sunken' },
    '&[data-answered=true]': { backgroundColor: 'accent.subtle', borderColor: 'accent.fg' },
    '&[aria-current=step]': { outline: '[2px solid]', outlineColor: 'accent.fg', outlineOffset: '[-3px]' },
  }),
  /**
   * The end of their line, which what is told beside them never takes from them; on a phone a line of their own, in two
   * halves whatever their words are.
   */
  ways: css({
    display: { base: 'grid', sm: 'flex' },
    gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
    flexShrink: '0',
    gap: '2',
    marginInlineStart: { sm: 'auto' },
    '& > *': { flex: { sm: 'none' } },
  }),
  /**
   * What is asked begins right under the clock, and its answers right under it; what room is left on a phone is between
   * these and the ways on.
   */
  question: css({
    outlineStyle: 'none',
    smDown: { display: 'flex', flexDirection: 'column', flex: '1' },
  }),
  steps: css({
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    gap: '3',
    alignItems: { base: 'stretch', sm: 'center' },
    position: { base: 'sticky', lg: 'static' },
    insetBlockEnd: '0',
    paddingBlock: '3',
    backgroundColor: 'bg.surface',
    borderBlockStartWidth: { base: 'hairline', lg: 'none' },
    marginBlockStart: { smDown: 'auto' },
  }),
  /** Its room is kept while nothing is told, of two lines: what stands below it stays where it is. */
  told: css({ display: 'flex', alignItems: 'center', minHeight: '12' }),
  place: css({ textStyle: 'label', color: 'fg.muted' }),
  hint: css({ textStyle: 'small', color: 'fg.muted', _touch: { display: 'none' } }),
}
