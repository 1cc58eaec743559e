import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { filterChip } from 'styled-system/recipes/filter-chip'

import { Icon } from './icon.view.tsx'

export type FilterChipProps = {
  children: ReactNode
  /** Names the button: "Remove filter: Online". */
  removeLabel: string
  onRemove: () => void
}

/** A filter in force, in words that can be read back, with a way to drop it. */
export const FilterChip = ({ children, removeLabel, onRemove }: FilterChipProps) => {
  const styles = filterChip()
  return (
    <span className={styles.root}>
      <span>{children}</span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} className={styles.remove}>
        <Icon as={X} size="sm" />
      </button>
    </span>
  )
}
