import { useId } from 'react'
import { slider } from 'styled-system/recipes/slider'

export type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step: number
  onValueChange: (value: number) => void
  /** The value in words, shown and read: "110 %". */
  valueText: string
  disabled?: boolean
}

export const Slider = ({ label, value, min, max, step, onValueChange, valueText, disabled = false }: SliderProps) => {
  const id = useId()
  const styles = slider()
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} className={styles.value}>
          {valueText}
        </output>
      </div>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={valueText}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className={styles.input}
      />
    </div>
  )
}
