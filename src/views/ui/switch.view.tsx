import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

export type SwitchProps = Readonly<{
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  help?: ReactNode
  disabled?: boolean
}>

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: '9',
    cursor: 'pointer',
    _touch: { minHeight: 'touch' },
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: '0.5' },
  }),
  label: css({ textStyle: 'label', minWidth: '0', overflowWrap: 'anywhere' }),
  help: css({ textStyle: 'small', color: 'fg.muted' }),
  track: css({
    position: 'relative',
    flexShrink: '0',
    appearance: 'none',
    width: '10',
    height: '6',
    margin: '0',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'full',
    backgroundColor: 'bg.sunken',
    cursor: 'inherit',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlockStart: '[calc(50% - 0.8rem)]',
      insetInlineStart: '[0.3rem]',
      width: '4',
      height: '4',
      borderRadius: 'full',
      backgroundColor: 'border.control',
      transitionProperty: '[transform]',
      transitionDuration: 'fast',
    },
    _checked: {
      borderColor: 'accent.fg',
      backgroundColor: 'accent.solid',
      _before: {
        backgroundColor: 'accent.on',
        transform: 'translateX(1.6rem)',
        _rtl: { transform: 'translateX(-1.6rem)' },
      },
    },
    _forcedColors: { appearance: 'auto', width: '6', _before: { display: 'none' } },
  }),
}

/** On or off, at once: what it stands for needs no other button to hold. */
export const Switch = ({ label, checked, onCheckedChange, help, disabled = false }: SwitchProps) => {
  const id = useId()
  return (
    <div>
      <label className={styles.row}>
        <span className={styles.label}>{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
          className={styles.track}
          {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}
        />
      </label>
      {help !== undefined && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  )
}
