import type { ReactNode } from 'react'
import { descriptionList } from 'styled-system/recipes/description-list'

export type DescriptionListProps = {
  items: readonly { key: string; term: ReactNode; value: ReactNode }[]
  /** Rows read like a form; columns like the facts under a title. */
  layout?: 'rows' | 'columns'
}

export const DescriptionList = ({ items, layout = 'rows' }: DescriptionListProps) => {
  const styles = descriptionList({ layout })
  return (
    <dl className={styles.root}>
      {items.map((item) => (
        <div key={item.key} className={styles.item}>
          <dt className={styles.term}>{item.term}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
