import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'
import { checkbox } from 'styled-system/recipes/checkbox'

import { MERGE_SIDES, type MergeSide } from '../../domain/person-merge.ts'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(8rem, 12rem) repeat(2, minmax(0, 1fr))]' },
    gap: { base: '2', md: '3' },
    paddingBlock: '3',
    borderBlockEndWidth: 'hairline',
    borderColor: 'border',
    _last: { borderBlockEndWidth: '[0]' },
  }),
  name: css({ textStyle: 'label', alignSelf: 'center', overflowWrap: 'anywhere' }),
  side: css({
    display: 'flex',
    alignItems: 'start',
    gap: '2.5',
    minWidth: '0',
    minHeight: 'touch',
    padding: '2.5',
    borderWidth: 'hairline',
    borderColor: 'border',
    borderRadius: 'control',
    cursor: 'pointer',
    '&:hover': { borderColor: 'border.control' },
    '&:has(:checked)': { borderColor: 'accent.solid', backgroundColor: 'bg.sunken' },
    _forcedColors: { '&:has(:checked)': { outline: '2px solid', outlineOffset: '[-2px]' } },
  }),
  words: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  of: css({ display: 'block', textStyle: 'small', color: 'fg.muted' }),
}

type MergePairProps = Readonly<{
  label: ReactNode
  /** Null while none was chosen. */
  chosen: MergeSide | null
  /** Whose each of the two is. */
  whose: Readonly<Record<MergeSide, ReactNode>>
  values: Readonly<Record<MergeSide, ReactNode>>
  onChoose: (side: MergeSide) => void
}>

/** What two accounts say of one thing, side by side, or one under the other on a phone: one of them is chosen. */
export const MergePair = ({ label, chosen, whose, values, onChoose }: MergePairProps) => {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={styles.row}>
      <p id={`${id}-label`} className={styles.name}>
        {label}
      </p>
      {MERGE_SIDES.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            name={id}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            className={checkbox().box}
          />
          <span className={styles.words}>
            {values[side]}
            <span className={styles.of}>{whose[side]}</span>
          </span>
        </label>
      ))}
    </div>
  )
}
