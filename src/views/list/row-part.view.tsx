import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useIsWide } from '../ui/use-wide.ts'

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2' }),
  heading: css({ textStyle: 'heading.card' }),
}

/** A part of what a row is whole: beside the list its name is a heading; on a phone the row is none. */
export const RowPart = ({ title, children }: Readonly<{ title: string; children: ReactNode }>) => {
  const id = useId()
  const Heading = useIsWide() ? 'h3' : 'h2'
  return (
    <section aria-labelledby={id} className={styles.root}>
      <Heading id={id} className={styles.heading}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
