import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

export type Segment<Value extends string> = Readonly<{ value: Value; label: ReactNode; disabled?: boolean }>

export type SegmentedProps<Value extends string> = Readonly<{
  legend: ReactNode
  segments: readonly Segment<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  help?: ReactNode
  disabled?: boolean
  /** The legend is read but not shown: for a choice that the words around it already name. */
  isLegendHidden?: boolean
}>

const styles = {
  root: css({ minWidth: '0', border: 'none', padding: '0', _disabled: { opacity: '0.5' } }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5', overflowWrap: 'anywhere' }),
  unseen: css({ srOnly: true }),
  track: css({
    display: 'flex',
    flexWrap: 'wrap',
    // Two stay side by side, and their words wrap.
    '&:not(:has(> :nth-child(3)))': { flexWrap: 'nowrap' },
    // Three do so as long as each word stays whole.
    '&:has(> :nth-child(3):last-child) > label': { flexBasis: '[min-content]', overflowWrap: 'break-word' },
    gap: '0.5',
    padding: '0.5',
    borderRadius: 'control',
    backgroundColor: 'bg.sunken',
  }),
  segment: css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    // As wide as its word needs, and together as wide as there is room.
    flex: '[1 1 auto]',
    minWidth: '0',
    minHeight: '9',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderWidth: 'hairline',
    borderColor: 'transparent',
    borderRadius: 'inset',
    color: 'fg.default',
    textStyle: 'label',
    fontWeight: 'medium',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    _touch: { minHeight: 'touch' },
    '&:hover:not(:has(:checked, :disabled))': { borderColor: 'border' },
    '&:has(:checked)': { borderColor: 'border.control', backgroundColor: 'bg.surface', fontWeight: 'semibold' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    _forcedColors: { '&:has(:checked)': { outline: '2px solid', outlineOffset: '[-2px]' } },
  }),
  /** Over the whole segment, so that the control itself is what is pressed. */
  input: css({
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'inherit',
  }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '1.5' }),
}

/** One of a few, side by side: native radio buttons, so that arrows just work. */
export const Segmented = <Value extends string>({
  legend,
  segments,
  value,
  onValueChange,
  help,
  disabled = false,
  isLegendHidden = false,
}: SegmentedProps<Value>) => {
  const id = useId()
  return (
    <fieldset
      disabled={disabled}
      className={styles.root}
      {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
    >
      <legend className={isLegendHidden ? styles.unseen : styles.legend}>{legend}</legend>
      <div className={styles.track}>
        {segments.map((segment) => (
          <label key={segment.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              value={segment.value}
              checked={segment.value === value}
              disabled={segment.disabled}
              onChange={() => onValueChange(segment.value)}
              className={styles.input}
            />
            {segment.label}
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </fieldset>
  )
}
