import { useId } from 'react'
import { css, cx } from 'styled-system/css'
import { progressBar } from 'styled-system/recipes/progress-bar'

export type ProgressBarProps = {
  label: string
  /** From 0 to `max`. */
  value: number
  max?: number
  /** The value in words: "3 of 9 lessons". Shown at the end of the line and read aloud. */
  valueText: string
  /** Keep the words for screen readers only. */
  quiet?: boolean
}

const mirrorFill = css({ '--from': 'left', _rtl: { '--from': 'right' } })

export const ProgressBar = ({ label, value, max = 100, valueText, quiet = false }: ProgressBarProps) => {
  const id = useId()
  const styles = progressBar()
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={styles.root}>
      {!quiet && (
        <div className={styles.head}>
          <span id={id}>{label}</span>
          <span className={styles.value}>{valueText}</span>
        </div>
      )}
      <div
        role="progressbar"
        {...(quiet ? { 'aria-label': label } : { 'aria-labelledby': id })}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={cx(styles.track, mirrorFill)}
      >
        <div className={styles.fill} style={{ transform: `scaleX(${part})` }} />
      </div>
    </div>
  )
}
