import type { ReactNode } from 'react'
import { stat } from 'styled-system/recipes/stat'

export type StatProps = { label: ReactNode; value: ReactNode; note?: ReactNode }

/** One figure and what it counts. */
export const Stat = ({ label, value, note }: StatProps) => {
  const styles = stat()
  return (
    <div className={styles.root}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{value}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  )
}
