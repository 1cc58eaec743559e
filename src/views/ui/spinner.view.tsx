import { spinner } from 'styled-system/recipes/spinner'

export type SpinnerProps = {
  size?: 'sm' | 'md' | 'lg'
  /** Said to a screen reader. Without it the spinner is decoration beside words that say the same. */
  label?: string
}

export const Spinner = ({ size = 'md', label }: SpinnerProps) =>
  label === undefined ? (
    <span aria-hidden className={spinner({ size })} />
  ) : (
    <span role="status" aria-label={label} className={spinner({ size })} />
  )
