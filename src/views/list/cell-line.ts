import { css } from 'styled-system/css'

// In the midst of a word: one that does not fit would leave half of a narrow column empty. Letters of Arabic are joined:
// half of a word runs into the one before.
const cut = {
  lineClamp: '1',
  overflowWrap: 'anywhere',
  wordBreak: 'break-all',
  '&:lang(ar):not([dir=ltr])': { wordBreak: 'normal' },
} as const
const whole = { lineClamp: 'none!', whiteSpace: 'normal!', wordBreak: 'normal!', maxHeight: '[none!]' } as const

/**
 * A page of a table is looked over row by row: a cell is one line. Dates, codes and chips are never cut, nor is what says
 * by `data-figure` that it is one.
 */
export const cellLine = css({
  '& :is(time, .chip, code, [data-figure])': { whiteSpace: 'nowrap' },
  '&:not(:has(time, .chip, code, [data-figure]))': { minWidth: '[8rem]', _print: { minWidth: '[9rem]' } },
  // What is of another direction begins where the others do, and is cut where it ends.
  '&:has(> bdi)': { display: 'flex' },
  '&:not(:has(> bdi))': cut,
  '& > bdi:not([data-figure])': cut,
  _print: { '&, & :not(.chip, .chip *, time, code)': whole },
})

/** A cell that says two things: after each other in a table's line, one below the other where there is room for that. */
export const twoFacts = css({
  display: 'grid',
  justifyItems: 'start',
  columnGap: '2',
  rowGap: '0.5',
  'tr &': {
    display: 'flex',
    alignItems: 'center',
    // The second gives way before the first: it goes under the line where a few letters of it are all that would be left.
    '&:not(:has(> :is(.chip, time)))': { flexWrap: 'wrap', maxHeight: '[1lh]', overflow: 'hidden' },
    '& > :not(.chip, time)': { ...cut, flex: '[1 1 7rem]', minWidth: '0' },
    '& > :is(.chip, time)': { flex: 'none' },
    '& > :first-child:not(.chip, time)': { flex: '[0 1 auto]', maxWidth: '[min(28rem, 100%)]' },
    '& > :first-child:has(+ time)': { flex: '[0 1 auto!]', minWidth: '[8rem]' },
  },
  _print: { display: 'grid!' },
})

/** The lesser of the two. */
export const lesserFact = css({
  textStyle: 'small',
  color: 'fg.muted',
  fontWeight: 'normal',
  overflowWrap: 'anywhere',
})
