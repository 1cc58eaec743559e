import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

export type PictureChoiceOption<Value extends string> = Readonly<{
  value: Value
  label: string
  about?: string
  picture: ReactNode
}>

type PictureChoiceProps<Value extends string> = Readonly<{
  legend: string
  help?: string
  columns: 'two' | 'three'
  choices: readonly PictureChoiceOption<Value>[]
  value: Value
  onValueChange: (value: Value) => void
}>

const styles = {
  root: css({ minWidth: '0', border: 'none', padding: '0' }),
  legend: css({ textStyle: 'label', padding: '0', marginBlockEnd: '1.5', overflowWrap: 'anywhere' }),
  grid: css({
    display: 'grid',
    gap: '3',
    '&[data-columns=three]': { gridTemplateColumns: '[repeat(auto-fit, minmax(min(9.2rem, 100%), 1fr))]' },
    '&[data-columns=two]': { gridTemplateColumns: '[repeat(auto-fit, minmax(min(14rem, 100%), 1fr))]' },
  }),
  choice: css({
    position: 'relative',
    display: 'grid',
    gap: '1.5',
    alignContent: 'start',
    minWidth: '0',
    cursor: 'pointer',
  }),
  input: css({
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    opacity: '0',
    cursor: 'inherit',
  }),
  frame: css({
    display: 'block',
    overflow: 'hidden',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    transitionProperty: '[border-color]',
    transitionDuration: 'fast',
    'label:hover > &': { borderColor: 'fg.muted' },
    ':checked + &': { borderColor: 'accent.fg', outline: '2px solid', outlineColor: 'accent.fg' },
    ':focus-visible + &': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[3px]' },
  }),
  name: css({
    textStyle: 'label',
    overflowWrap: 'anywhere',
    fontWeight: 'medium',
    ':checked ~ &': { fontWeight: 'bold' },
  }),
  about: css({ display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'fg.muted' }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockStart: '2' }),
}

/** One of several that are told apart by how they look: a radio button under each picture. */
export const PictureChoice = <Value extends string>({
  legend,
  help,
  columns,
  choices,
  value,
  onValueChange,
}: PictureChoiceProps<Value>) => {
  const id = useId()
  return (
    <fieldset className={styles.root} {...(help === undefined ? {} : { 'aria-describedby': `${id}-help` })}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.grid} data-columns={columns}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              aria-label={choice.label}
              {...(choice.about === undefined ? {} : { 'aria-describedby': `${id}-${choice.value}` })}
              className={styles.input}
            />
            <span className={styles.frame}>{choice.picture}</span>
            <span className={styles.name}>
              {choice.label}
              {choice.about !== undefined && (
                <span id={`${id}-${choice.value}`} className={styles.about}>
                  {choice.about}
                </span>
              )}
            </span>
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
